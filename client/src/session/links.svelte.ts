/** Links to share with other devices; the page's own address may be a loopback address they cannot open. */
import { isLoopback, isTrusted } from '../model/addresses'
import { fetchAddress } from '../wire/api'
import { ROOT } from '../wire/paths'

const ASK_AGAIN = 10_000

class Links {
  #isHere = isLoopback(location.hostname)
  /** The server's address for others, without a trailing slash; null if there is none, undefined until known. */
  #base = $state<string | null | undefined>(this.#isHere ? undefined : location.origin + ROOT.slice(0, -1))
  #watchers = 0

  /** An address of this server that any device can open; null if there is none, or none is known yet. */
  to(path: string): string | null {
    return this.#base ? `${this.#base}/${path}` : null
  }

  /** The same, or one that at least this device can open. */
  orHere(path: string): string {
    return this.to(path) ?? ROOT + path
  }

  /** Whether no other device can open this server's pages. */
  get leadNowhere(): boolean {
    return this.#base === null
  }

  /** Whether others will use plain HTTP, where browsers give pages no microphone. */
  get arePlain(): boolean {
    return !!this.#base && !isTrusted(this.#base)
  }

  /** Keep the address up to date while it is shown: a laptop may change networks. */
  watch(): () => void {
    if (!this.#isHere) return () => {}
    if (this.#watchers++ === 0) void this.#ask()
    const timer = setInterval(this.#ask, ASK_AGAIN)
    addEventListener('online', this.#ask)
    return () => {
      this.#watchers--
      clearInterval(timer)
      removeEventListener('online', this.#ask)
    }
  }

  #ask = async (): Promise<void> => {
    if (document.visibilityState === 'hidden' && this.#base) return
    try {
      this.#base = (await fetchAddress()).url
    } catch {
      // The server is unreachable; the last known address may still be right.
    }
  }
}

export const links = new Links()
