/** The reveal, told in an order that explains the points. Every part moves towards the picture that is there anyway. */
import { sounds } from '../voice/sounds'
import { seenFrom } from './flight'
import { OUT, PAPER, play, wantsLess } from './play'

/** When each part of the story begins, in milliseconds. */
export const SCENES = { land: 600, fade: 2400, lamp: 3000, found: 4000, owners: 5400, tally: 7000, hop: 8000 } as const

export interface Caption {
  at: number
  text: string
}

export interface Performance {
  skip(): void
}

/** `say` is told which caption it is time for; its words may by then be in another language. */
export function reveal(stage: HTMLElement, captions: readonly Caption[], say: (place: number) => void): Performance {
  const running: Animation[] = []
  const timers: ReturnType<typeof setTimeout>[] = []
  const all = (selector: string): Element[] => [...stage.querySelectorAll(selector)]
  const later = (at: number, what: () => void): void => void timers.push(setTimeout(what, at))
  const run = (element: Element, frames: Keyframe[], delay: number, duration: number, easing = OUT): void =>
    void running.push(play(element, frames, { delay, duration, easing }))

  const tokens = all('.tokens .token') as HTMLElement[]
  const pace = Math.min(130, 1700 / Math.max(1, tokens.length))
  // Every place is looked up before anything moves: a look at a page that has just been changed lays it out anew.
  const flights = tokens.map((token) => {
    const order = Number(token.dataset.order ?? tokens.length)
    const seat = stage.querySelector(`[data-stall="${token.dataset.seat}"] .mark`)?.getBoundingClientRect()
    return { token, order, from: seat && seat.width > 0 ? seenFrom(token, seat) : `translateY(-120px) scale(1.7) rotate(${order % 2 ? 22 : -22}deg)` }
  })
  const pluses = all('.stalls .plus').filter((plus) => plus.getClientRects().length > 0)
  for (const { token, order, from } of flights) {
    run(token, [
      { transform: from, opacity: 0 },
      { transform: from, opacity: 1, offset: 0.12, easing: 'cubic-bezier(.4,0,.3,1)' },
      { transform: 'scale(1.14, .82)', opacity: 1, offset: 0.72 },
      { transform: 'translateY(-3px) scale(.97, 1.04)', offset: 0.86 },
      { transform: 'none', opacity: 1 },
    ], SCENES.land + order * pace, 560, 'linear') // prettier-ignore
    later(SCENES.land + order * pace + 330, () => sounds.land(order))
  }
  for (const veil of all('.veil')) run(veil, [{ opacity: 0 }, {}], SCENES.fade, 400)
  for (const picture of all('.story .picture')) run(picture, [{ transform: 'none' }, {}], SCENES.lamp, 500, PAPER)
  for (const lamp of all('.lamp')) run(lamp, [{ transform: 'none', opacity: 0 }, {}], SCENES.lamp, 500, PAPER)
  for (const lit of all('.tag .lit')) run(lit, [{ opacity: 0 }, {}], SCENES.lamp, 300)
  if (all('.story').length) later(SCENES.lamp, () => sounds.lamp())
  // The token's drawing, because the token has landed already: one thing moved twice is moved by the page itself, frame by frame.
  for (const [order, mark] of all('.story .token > *').entries()) run(mark, [{ translate: '0 0' }, { translate: '0 -9px' }, { translate: '0 0' }], SCENES.found + order * 70, 380)
  for (const gain of all('.gain')) run(gain, [{ transform: 'translateY(14px)', opacity: 0 }, { transform: 'none', opacity: 1 }], SCENES.found + 200, 360, PAPER)
  const turnUp = [
    { transform: 'perspective(300px) rotateX(-95deg)', opacity: 0 },
    { transform: 'perspective(300px) rotateX(12deg)', opacity: 1, offset: 0.75 },
    { transform: 'none', opacity: 1 },
  ]
  for (const plaque of all('.story .plaque')) run(plaque, turnUp, SCENES.lamp + 300, 300)
  for (const [order, plaque] of all('.hang:not(.story) .plaque').entries()) run(plaque, turnUp, SCENES.owners + order * 90, 300)
  for (const slip of all('.tally')) run(slip, [{ transform: 'translateY(26px)', opacity: 0 }, { transform: 'none', opacity: 1 }], SCENES.tally, 360)
  for (const part of all('.afterwards')) run(part, [{ opacity: 0 }, { opacity: 1 }], SCENES.tally + 500, 300)
  for (const [order, plus] of pluses.entries()) run(plus, [{ transform: 'translateY(10px)', opacity: 0 }, { transform: 'none', opacity: 1 }], SCENES.tally + order * 60, 300)
  for (const [place, { at }] of captions.entries()) later(at, () => say(place))

  const skip = (): void => {
    for (const animation of running) animation.finish()
    for (const timer of timers) clearTimeout(timer)
    if (captions.length) say(captions.length - 1)
  }
  if (wantsLess() && document.visibilityState === 'hidden') skip()
  return { skip }
}
