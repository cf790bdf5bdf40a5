/** Announcements for screen readers (ARIA live region): what happened and what is asked, nothing else. */
import { untrack } from 'svelte'

interface News {
  number: number
  text: string
}

const KEPT = 4

class Announcer {
  /** The newest last. Two announcements at once are both read out, and so is the same sentence twice. */
  news = $state.raw<readonly News[]>([])
}

export const announcer = new Announcer()

export function announce(text: string): void {
  untrack(() => {
    const number = (announcer.news.at(-1)?.number ?? 0) + 1
    announcer.news = [...announcer.news.slice(1 - KEPT), { number, text }]
  })
}
