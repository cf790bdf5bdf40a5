/** Runs a Web Animation, or a short fade if reduced motion is preferred. */
const less = matchMedia('(prefers-reduced-motion: reduce)')

export const OUT = 'cubic-bezier(.2,.8,.2,1)'
export const PAPER = 'cubic-bezier(.34,1.32,.5,1)'

export const prefersReducedMotion = (): boolean => less.matches

export interface Timing {
  delay?: number
  duration: number
  easing?: string
}

/** The first keyframe without movement: what appears fades in, and what only moves stays in place. */
const still = ({ transform, translate, ...rest }: Keyframe): Keyframe => rest

/** Animates towards the element's actual state, so that nothing depends on the animation. */
export function play(element: Element, frames: Keyframe[], { delay = 0, duration, easing = OUT }: Timing): Animation {
  if (less.matches) return element.animate([still(frames[0]!), {}], { delay, duration: 150, fill: 'backwards' })
  return element.animate(frames, { delay, duration, easing, fill: 'backwards' })
}
