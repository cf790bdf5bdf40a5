/** Animation of the rabbits hopping along the score track. */
import { sounds } from '../voice/sounds'
import { prefersReducedMotion } from './play'

export interface Run {
  element: Element
  /** The stones passed, each relative to the last one. */
  stops: (readonly [number, number])[]
}

const STONE = 300
const MOST = 5

/** Rabbits hop to their new place: at most five hops, the rest of the way they glide. */
export function hop(runs: readonly Run[]): void {
  if (prefersReducedMotion()) return
  runs.forEach(({ element, stops }, order) => {
    if (stops.length < 2) return
    const first = stops[0]!
    const hops = stops.slice(-MOST - 1)
    const frames: Keyframe[] = []
    const put = ([x, y]: readonly [number, number], extra = '', easing = 'ease-in-out'): void =>
      void frames.push({ transform: `translate(${x}px, ${y}px) ${extra}`, easing })
    put(first)
    if (hops[0] !== first) put(hops[0]!)
    for (let index = 1; index < hops.length; index++) {
      const [fromX, fromY] = hops[index - 1]!
      const [toX, toY] = hops[index]!
      put([fromX, fromY], 'scale(1.12, .86)', 'cubic-bezier(.2,.6,.4,1)')
      put(
        [(fromX + toX) / 2, Math.min(fromY, toY) - 40],
        `rotate(${Math.sign(toX - fromX) * 5}deg)`,
        'cubic-bezier(.6,0,.8,.4)',
      )
      put([toX, toY], 'scale(1.1, .88)')
    }
    frames.push({ transform: 'none' })
    const delay = 500 + order * 120
    element.animate(frames, {
      delay,
      duration: (hops.length - 1) * STONE + (hops[0] === first ? 0 : 400),
      fill: 'backwards',
    })
    for (let index = 1; index < hops.length; index++) setTimeout(() => sounds.hop(index), delay + index * STONE)
  })
}
