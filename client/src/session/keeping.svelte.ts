/** How long this server keeps tables: fetched once, when first needed. */
import { fetchKeeping } from '../wire/api'
import type { Keeping } from '../wire/http'

class HowLong {
  #known = $state.raw<Keeping | null>(null)
  #isAsked = false

  /** Null until it is known. */
  get known(): Keeping | null {
    if (!this.#isAsked) {
      this.#isAsked = true
      void fetchKeeping().then(
        (found) => (this.#known = found),
        () => (this.#isAsked = false),
      )
    }
    return this.#known
  }
}

export const keeping = new HowLong()
