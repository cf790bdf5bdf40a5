/** The service worker: caches the app shell and the pictures. Knows nothing about tables and caches nothing private. */

// Prepended to this file by the build: every file of this version, and a hash that changes with them.
declare const SHELL: readonly string[]
declare const VERSION: string

interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void
}
interface Fetching extends Lasting {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
interface Pressed extends Lasting {
  readonly notification: { readonly data: { address: string }; close(): void }
}
interface Page {
  readonly url: string
  focus(): Promise<unknown>
}
interface Worker {
  readonly registration: { readonly scope: string }
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: object): Promise<readonly Page[]>
    openWindow(address: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(kind: string, what: (event: never) => void): void
}

const worker = self as unknown as Worker
const scope = new URL(worker.registration.scope)
const OWN = `shell-${VERSION}`
const PICTURES = 'pictures'
const MOST_PICTURES = 600
/** A page opened before an update may still request files of its own version. */
const VERSIONS_KEPT = 2

worker.addEventListener('install', (event: Lasting) => event.waitUntil(fetchShell()))
worker.addEventListener('activate', (event: Lasting) => event.waitUntil(tidy().then(() => worker.clients.claim())))
worker.addEventListener('message', (event: MessageEvent) => {
  if (event.data === 'take over') void worker.skipWaiting()
})
worker.addEventListener('fetch', (event: Fetching) => {
  const answer = answerTo(event.request)
  if (answer) event.respondWith(answer)
})
worker.addEventListener('notificationclick', (event: Pressed) => {
  event.notification.close()
  event.waitUntil(show(event.notification.data.address))
})

async function fetchShell(): Promise<void> {
  const cache = await caches.open(OWN)
  await cache.addAll([
    new Request(scope, { cache: 'no-cache' }),
    ...SHELL.map((name) => new Request(new URL(name, scope))),
  ])
}

async function tidy(): Promise<void> {
  const shells = (await caches.keys()).filter((name) => name.startsWith('shell-') && name !== OWN)
  await Promise.all(shells.slice(0, -(VERSIONS_KEPT - 1)).map((name) => caches.delete(name)))
}

/** The worker's response; null leaves the request to the network, as for everything about tables. */
function answerTo(request: Request): Promise<Response> | null {
  const url = new URL(request.url)
  if (request.method !== 'GET' || url.origin !== scope.origin || !url.pathname.startsWith(scope.pathname)) return null
  const path = url.pathname.slice(scope.pathname.length)
  if (request.mode === 'navigate') return /^(api|metrics|healthz|readyz)\b/.test(path) ? null : page(request)
  if (/^(assets|decks)\//.test(path)) return kept(request, path.startsWith('assets/') ? OWN : PICTURES)
  if (path === 'api/decks/reverie') return newest(request)
  return null
}

/** The single page: from the server, or the cached one of this version while the server is unreachable. */
async function page(request: Request): Promise<Response> {
  const fresh = await fetch(request).catch(() => null)
  if (fresh && fresh.status < 500) return fresh
  return (await caches.match(scope)) ?? fresh ?? Response.error()
}

/** Immutable files. Only what the server marks as public and immutable is cached. */
async function kept(request: Request, shelf: string): Promise<Response> {
  const found = await caches.match(request)
  if (found) return found
  const fresh = await fetch(request)
  if (fresh.ok && /public.*immutable/.test(fresh.headers.get('cache-control') ?? ''))
    await keep(request, fresh.clone(), shelf)
  return fresh
}

async function newest(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request)
    if (fresh.ok) await keep(request, fresh.clone(), OWN)
    return fresh
  } catch (error) {
    const found = await caches.match(request)
    if (found) return found
    throw error
  }
}

async function keep(request: Request, answer: Response, shelf: string): Promise<void> {
  const cache = await caches.open(shelf)
  await cache.put(request, answer)
  const [oldest, ...rest] = await cache.keys()
  if (shelf === PICTURES && oldest && rest.length >= MOST_PICTURES) await cache.delete(oldest)
}

async function show(address: string): Promise<void> {
  const open = (await worker.clients.matchAll({ type: 'window', includeUncontrolled: true })).find((each) =>
    each.url.startsWith(address),
  )
  await (open ? open.focus() : worker.clients.openWindow(address))
}
