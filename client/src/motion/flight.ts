/** Animations of things moving from one place to another (FLIP). */
import { OUT, PAPER, play, prefersReducedMotion } from './play'

interface Flight {
  duration?: number
  easing?: string
  delay?: number
}

/** The transform that puts an element at another place. */
export function seenFrom(element: Element, from: DOMRect): string {
  const to = element.getBoundingClientRect()
  const across = from.left + from.width / 2 - (to.left + to.width / 2)
  const down = from.top + from.height / 2 - (to.top + to.height / 2)
  const scale = Math.max(0.2, Math.min(4, from.height / Math.max(1, to.height)))
  return `translate(${across}px, ${down}px) scale(${scale})`
}

/** Moves the element from there to its own place. */
export function fly(
  element: Element,
  from: DOMRect,
  { duration = 420, easing = OUT, delay = 0 }: Flight = {},
): Animation {
  return play(element, [{ transform: seenFrom(element, from) }, { transform: 'none' }], { delay, duration, easing })
}

/** Moves the element there; the caller removes it afterwards. */
export async function flyTo(element: Element, to: DOMRect, duration: number): Promise<void> {
  if (prefersReducedMotion()) return
  await element
    .animate([{ transform: 'none' }, { transform: seenFrom(element, to) }], { duration, easing: OUT, fill: 'forwards' })
    .finished.catch(() => {})
}

/** Where a card is shown, if it is visible. */
export function boxOf(card: number | null, within: Element | undefined): DOMRect | null {
  const box = card === null ? undefined : within?.querySelector(`[data-card="${card}"]`)?.getBoundingClientRect()
  return box && box.width > 0 ? box : null
}

/** Milliseconds after which a card that left no longer flies to the next screen. */
const FORGOTTEN = 2500

interface Departed {
  box: DOMRect
  picture: string | null
  at: number
}

/** Cards that left one screen and have not arrived on the next. */
class Flights {
  #departed: Departed[] = []

  leave(hand: Element | undefined, ...cards: (number | null)[]): void {
    this.#departed = cards.flatMap((card) => {
      const box = boxOf(card, hand)
      const picture = hand?.querySelector(`[data-card="${card}"] img`)?.getAttribute('src') ?? null
      return box ? [{ box, picture, at: performance.now() }] : []
    })
  }

  /** Each comes down face up and lands face down; the topmost first. */
  land(places: readonly HTMLElement[]): void {
    const departed = this.#departed.filter(({ at }) => performance.now() - at < FORGOTTEN)
    this.#departed = []
    departed.forEach(({ box, picture }, order) => {
      const place = places.at(-1 - order)
      if (!place) return
      fly(place, box, { easing: PAPER, delay: order * 90 })
      if (picture && !prefersReducedMotion()) this.#turnDown(place, picture, order * 90)
    })
  }

  #turnDown(place: HTMLElement, picture: string, delay: number): void {
    const face = new Image()
    face.src = picture
    face.alt = ''
    face.className = 'flying-face'
    place.append(face)
    face.animate(
      [{ transform: 'none', opacity: 1 }, { transform: 'rotateY(90deg)', opacity: 1, offset: 0.99 }, { opacity: 0 }],
      { delay, duration: 260, fill: 'both', easing: 'ease-in' },
    ).onfinish = () => face.remove()
  }
}

export const flights = new Flights()
