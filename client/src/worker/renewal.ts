/** A newer version of the pages waits until nobody here is in a game: then the next page is a whole new one. */
import { here, ROOT } from '../wire/root'

class Renewal {
  #registration: ServiceWorkerRegistration | null = null
  #next: ServiceWorker | null = null

  /** Let the worker keep shell and pictures; without HTTPS, or in a private window, there is none. */
  async start(isInGame: boolean): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    try {
      this.#registration = await navigator.serviceWorker.register(here('worker.js'), { scope: ROOT, updateViaCache: 'none' })
    } catch {
      return // the pages do without
    }
    this.#next = isInGame ? null : (this.#registration?.waiting ?? null) // a browser told to block workers has none to give
    this.#next?.postMessage('take over') // this page has just come from the server and is new itself
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.#registration?.update().catch(() => {}))
  }

  /** Whether there is a newer version than this page. */
  get isWaiting(): boolean {
    const waiting = this.#registration?.waiting
    return !!waiting && waiting !== this.#next
  }

  /** Go to a page of this server by loading it, with the newest version.
   *
   * The new worker takes over when that page is there: one asked for while the old worker ends may wait for good. */
  load(path: string): void {
    location.assign(here(path))
  }

  /** Tell somebody who looks elsewhere; pressing it brings this page back. */
  async notify(title: string, body: string): Promise<void> {
    const how = { body, tag: 'conteur', icon: here('icon-192.png'), data: { address: location.href } }
    if (this.#registration?.active) await this.#registration.showNotification(title, how)
    else new Notification(title, how).onclick = () => window.focus()
  }
}

export const renewal = new Renewal()
