/** Animations of cards being dealt into a hand and hung on the wall. */
import { play } from './play'

const dealt = new WeakSet<Element>()
/** Milliseconds: a page younger than this was reloaded after its hand was dealt. */
const ARRIVED = 2500

/** Cards fly from the pile into the hand, once per card; after a reload they are already there. */
export function deal(fan: HTMLElement): void {
  const isBack = performance.now() < ARRIVED
  ;[...fan.querySelectorAll('.held')]
    .filter((card) => !dealt.has(card))
    .forEach((card, order) => {
      dealt.add(card)
      if (!isBack)
        play(
          card,
          [
            { transform: 'translate(-70vw, -30vh) rotate(-22deg) scale(.7)', opacity: 0 },
            { transform: 'none', opacity: 1 },
          ],
          { delay: order * 80, duration: 520 },
        )
    })
}

/** Pictures drop into their places on the wall, in slot order. */
export function hangUp(wall: HTMLElement): void {
  wall
    .querySelectorAll('.hang')
    .forEach((hang, order) =>
      play(
        hang,
        [
          { transform: 'translateY(-26px) rotate(-2deg)', opacity: 0 },
          { transform: 'rotate(1.2deg)', opacity: 1, offset: 0.7 },
          { transform: 'none' },
        ],
        { delay: order * 45, duration: 320 },
      ),
    )
}
