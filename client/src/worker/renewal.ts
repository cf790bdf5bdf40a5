/** A newer version of the pages waits until nobody here is in a game: then the next page is a whole new one. */
import { here, ROOT } from '../wire/root'

const PATIENCE = 1000

class Renewal {
  #registration: ServiceWorkerRegistration | null = null

  /** Let the worker keep shell and pictures; without HTTPS, or in a private window, there is none. */
  async start(isInGame: boolean): Promise<void> {
    if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
    try {
      this.#registration = await navigator.serviceWorker.register(here('worker.js'), { scope: ROOT, updateViaCache: 'none' })
    } catch {
      return // the pages do without
    }
    if (!isInGame) void this.#takeOver() // this page has just come from the server and is new itself
    document.addEventListener('visibilitychange', () => document.visibilityState === 'visible' && void this.#registration?.update().catch(() => {}))
  }

  get isWaiting(): boolean {
    return !!this.#registration?.waiting
  }

  /** Go to a page of this server by loading it, with the newest version. */
  async load(path: string): Promise<void> {
    await this.#takeOver()
    location.assign(here(path))
  }

  /** A page asked for while one worker follows the other may wait for both; so it is asked for afterwards. */
  #takeOver(): Promise<void> {
    const next = this.#registration?.waiting
    return new Promise((resolve) => {
      if (!next) return resolve()
      next.addEventListener('statechange', () => next.state === 'activated' && resolve())
      next.postMessage('take over')
      setTimeout(resolve, PATIENCE) // the old one finishes what it is fetching first, however long that takes
    })
  }

  /** Tell somebody who looks elsewhere; pressing it brings this page back. */
  async notify(title: string, body: string): Promise<void> {
    const how = { body, tag: 'conteur', icon: here('icon-192.png'), data: { address: location.href } }
    if (this.#registration?.active) await this.#registration.showNotification(title, how)
    else new Notification(title, how).onclick = () => window.focus()
  }
}

export const renewal = new Renewal()
