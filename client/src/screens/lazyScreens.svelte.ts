/** Lazy-loaded screens, each its own chunk: the first comes with the page, the others are prefetched. */
import { sleep } from '../session/idle'
import { pathTo } from '../wire/paths'

const SHORTEST_WAIT = 1000
const LONGEST_WAIT = 15_000

class LazyScreen<Screen> {
  #screen = $state.raw<Screen | null>(null)
  #load: () => Promise<{ default: Screen }>
  #needed: Promise<void> | null = null

  constructor(load: () => Promise<{ default: Screen }>) {
    this.#load = load
  }

  /** Null until it is loaded; reading it starts loading. */
  get screen(): Screen | null {
    if (!this.#screen) void this.fetch()
    return this.#screen
  }

  /** Load a screen that somebody is waiting for; retries until it is loaded, or the page is reloaded. */
  fetch(): Promise<void> {
    return (this.#needed ??= this.#fetch())
  }

  async #fetch(): Promise<void> {
    for (let wait = SHORTEST_WAIT; !(await this.fetchAhead()); wait = Math.min(LONGEST_WAIT, 2 * wait)) {
      await sleep(wait)
      // A file may disappear with its version. If the server answers but the file is gone, there is a newer page.
      if ((await isServerThere()) && !(await this.fetchAhead())) location.reload()
    }
  }

  /** Prefetch a screen; whether it loaded. */
  async fetchAhead(): Promise<boolean> {
    if (this.#screen) return true
    try {
      this.#screen = (await this.#load()).default
      return true
    } catch {
      return false
    }
  }
}

const isServerThere = (): Promise<boolean> =>
  fetch(pathTo(''), { cache: 'no-store' }).then(
    (answer) => answer.ok,
    () => false,
  )

export const pages = {
  home: new LazyScreen(() => import('./Home.svelte')),
  table: new LazyScreen(() => import('./AtTable.svelte')),
  tv: new LazyScreen(() => import('./Tv.svelte')),
  deck: new LazyScreen(() => import('./DeckPage.svelte')),
  how: new LazyScreen(() => import('./How.svelte')),
}

/** What a table shows after its first screen, in the order it may be needed. */
export const tableScreens = {
  gallery: new LazyScreen(() => import('./Gallery.svelte')),
  sitDown: new LazyScreen(() => import('./SitDown.svelte')),
  waiting: new LazyScreen(() => import('./Waiting.svelte')),
  menu: new LazyScreen(() => import('./Menu.svelte')),
  result: new LazyScreen(() => import('./Result.svelte')),
  talk: new LazyScreen(() => import('./TalkSheet.svelte')),
  prompts: new LazyScreen(() => import('./Prompts.svelte')),
  coach: new LazyScreen(() => import('./Coach.svelte')),
}

/** Prefetch everything a game may need, one after another, so that no reveal has to wait. */
export async function fetchAhead(): Promise<void> {
  for (const part of [pages.table, ...Object.values(tableScreens)]) await part.fetchAhead()
}
