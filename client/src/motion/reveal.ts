/** The reveal animation, in an order that explains the points. */
import { pointsAt, SCENES } from '../model/scenes'
import type { RevealProgress } from '../session/revealProgress.svelte'
import { sounds } from '../voice/sounds'
import { seenFrom } from './flight'
import { OUT, PAPER, play, prefersReducedMotion } from './play'

export interface RevealAnimation {
  /** Jumps to the end. */
  skip(): void
  /** Stops it, because its screen is gone. */
  stop(): void
}

const LANDING: readonly Keyframe[] = [
  { transform: 'scale(1.14, .82)', opacity: 1, offset: 0.72 },
  { transform: 'translateY(-3px) scale(.97, 1.04)', offset: 0.86 },
  { transform: 'none', opacity: 1 },
]
const HOP: readonly Keyframe[] = [{ translate: '0 0' }, { translate: '0 -9px' }, { translate: '0 0' }]
const RISE: readonly Keyframe[] = [
  { transform: 'translateY(14px)', opacity: 0 },
  { transform: 'none', opacity: 1 },
]
const TURN_UP: readonly Keyframe[] = [
  { transform: 'perspective(300px) rotateX(-95deg)', opacity: 0 },
  { transform: 'perspective(300px) rotateX(12deg)', opacity: 1, offset: 0.75 },
  { transform: 'none', opacity: 1 },
]

/** Animates the screen and advances `told`, which captions, points and places depend on. */
export function reveal(screen: HTMLElement, progress: RevealProgress, seats: number): RevealAnimation {
  return new Reveal(screen, progress, seats)
}

class Reveal implements RevealAnimation {
  readonly #screen: HTMLElement
  readonly #progress: RevealProgress
  readonly #cues: readonly number[]
  readonly #animations: Animation[] = []
  readonly #timers: ReturnType<typeof setTimeout>[] = []

  constructor(screen: HTMLElement, progress: RevealProgress, seats: number) {
    this.#screen = screen
    this.#progress = progress
    this.#cues = [...Object.values(SCENES), ...Array.from({ length: seats }, (_, place) => pointsAt(place))]
    this.#landTokens()
    this.#lightStory()
    this.#showOwners()
    this.#tell(0)
    if (prefersReducedMotion() && document.visibilityState === 'hidden') this.skip()
  }

  skip(): void {
    if (this.#progress.has(SCENES.hop)) return
    for (const animation of this.#animations) animation.finish()
    this.stop()
    this.#tell(SCENES.hop)
  }

  stop(): void {
    for (const timer of this.#timers) clearTimeout(timer)
  }

  #landTokens(): void {
    const tokens = this.#all<HTMLElement>('.tokens .token')
    const pace = Math.min(130, 1700 / Math.max(1, tokens.length))
    // All places are measured before anything moves: measuring after a change would force another layout.
    const flights = tokens.map((token) => {
      const order = Number(token.dataset.order ?? tokens.length)
      return { token, order, from: this.#startOf(token, order) }
    })
    for (const { token, order, from } of flights) {
      const start = { transform: from, opacity: 0 }
      const seen = { transform: from, opacity: 1, offset: 0.12, easing: 'cubic-bezier(.4,0,.3,1)' }
      this.#run(token, [start, seen, ...LANDING], SCENES.land + order * pace, 560, 'linear')
      this.#later(SCENES.land + order * pace + 330, () => sounds.land(order))
    }
  }

  /** A token flies from its player's mark in the strip, or falls from above if there is none. */
  #startOf(token: HTMLElement, order: number): string {
    const mark = this.#screen.querySelector(`[data-player="${token.dataset.seat}"] .mark`)?.getBoundingClientRect()
    if (mark && mark.width > 0) return seenFrom(token, mark)
    return `translateY(-120px) scale(1.7) rotate(${order % 2 ? 22 : -22}deg)`
  }

  #lightStory(): void {
    for (const veil of this.#all('.veil')) this.#run(veil, [{ opacity: 0 }, {}], SCENES.fade, 400)
    for (const lamp of this.#all('.lamp'))
      this.#run(lamp, [{ transform: 'none', opacity: 0 }, {}], SCENES.lamp, 500, PAPER)
    for (const lit of this.#all('.tag .lit')) this.#run(lit, [{ opacity: 0 }, {}], SCENES.lamp, 300)
    if (this.#all('.story').length) this.#later(SCENES.lamp, () => sounds.lamp())
    // The drawing inside the token, because the token itself is animated: two animations on one element are slow.
    for (const [order, mark] of this.#all('.story .token > *').entries())
      this.#run(mark, HOP, SCENES.found + order * 70, 380)
    for (const gain of this.#all('.gain')) this.#run(gain, RISE, SCENES.found + 200, 360, PAPER)
  }

  #showOwners(): void {
    for (const plaque of this.#all('.story .plaque')) this.#run(plaque, TURN_UP, SCENES.lamp + 300, 300)
    for (const [order, plaque] of this.#all('.hang:not(.story) .plaque').entries())
      this.#run(plaque, TURN_UP, SCENES.owners + order * 90, 300)
  }

  /** Each cue after `from` at its time. */
  #tell(from: number): void {
    const progress = this.#progress
    progress.until = from
    for (const cue of this.#cues)
      if (cue > from) this.#later(cue - from, () => (progress.until = Math.max(progress.until, cue)))
  }

  #all<Kind extends Element = Element>(selector: string): Kind[] {
    return [...this.#screen.querySelectorAll<Kind>(selector)]
  }

  #later(delay: number, action: () => void): void {
    this.#timers.push(setTimeout(action, delay))
  }

  #run(element: Element, frames: readonly Keyframe[], delay: number, duration: number, easing = OUT): void {
    this.#animations.push(play(element, [...frames], { delay, duration, easing }))
  }
}
