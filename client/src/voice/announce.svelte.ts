/** What a screen reader is told: what happened and what is asked, nothing else. */
class Announcer {
  text = $state('')
}

export const announcer = new Announcer()

export function announce(text: string): void {
  // The same sentence twice is two pieces of news.
  announcer.text = announcer.text === text ? `${text}\u200b` : text
}
