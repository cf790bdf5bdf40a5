/** Service worker registration and updates: a new version waits until nobody here is in a game. */
import { pathTo, ROOT } from '../wire/paths'

class Updates {
  #registration: ServiceWorkerRegistration | null = null
  #next: ServiceWorker | null = null

  /** Register the worker, which caches shell and pictures; without HTTPS, or in a private window, there is none. */
  async start(isInGame: boolean): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    try {
      this.#registration = await navigator.serviceWorker.register(pathTo('worker.js'), {
        scope: ROOT,
        updateViaCache: 'none',
      })
    } catch {
      return // the pages work without
    }
    // A browser that blocks workers returns no registration.
    this.#next = isInGame ? null : (this.#registration?.waiting ?? null)
    this.#next?.postMessage('take over') // this page was just loaded from the server and is new itself
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'visible' && void this.#registration?.update().catch(() => {}),
    )
  }

  /** Whether there is a newer version than this page. */
  get isWaiting(): boolean {
    const waiting = this.#registration?.waiting
    return !!waiting && waiting !== this.#next
  }

  /** Navigate to a page of this server by loading it, with the newest version.
   *
   * The new worker takes over once that page is loaded: one requested while the old worker stops may hang forever. */
  load(path: string): void {
    location.assign(pathTo(path))
  }

  /** Notify somebody who is in another tab; pressing the notification brings this page back. */
  async notify(title: string, body: string): Promise<void> {
    const how = { body, tag: 'conteur', icon: pathTo('icon-192.png'), data: { address: location.href } }
    if (this.#registration?.active) await this.#registration.showNotification(title, how)
    else new Notification(title, how).onclick = () => window.focus()
  }
}

export const updates = new Updates()
