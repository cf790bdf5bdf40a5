/** Runs a Web Animation, or a short fade where reduced motion is preferred. */
const less = matchMedia('(prefers-reduced-motion: reduce)')

export const OUT = 'cubic-bezier(.2,.8,.2,1)'
export const PAPER = 'cubic-bezier(.34,1.32,.5,1)'

export const prefersReducedMotion = (): boolean => less.matches

export interface Timing {
  delay?: number
  duration: number
  easing?: string
}

/** Where it begins, without the way: what was to appear appears, what was only to move stays where it is. */
const still = ({ transform, translate, ...rest }: Keyframe): Keyframe => rest

/** Plays towards the state the element has anyway, so that nothing depends on it. */
export function play(element: Element, frames: Keyframe[], { delay = 0, duration, easing = OUT }: Timing): Animation {
  if (less.matches) return element.animate([still(frames[0]!), {}], { delay, duration: 150, fill: 'backwards' })
  return element.animate(frames, { delay, duration, easing, fill: 'backwards' })
}
