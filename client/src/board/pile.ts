/** Transform of the index-th card on a messy pile, the first in the middle. `unit` is pixels, or % of its size. */
export function tilt(index: number, unit: 'px' | '%'): string {
  const x = ((index * 37 + 22) % 44) - 22
  const y = ((index * 53 + 13) % 26) - 13
  const angle = ((index * 29 + 9) % 26) - 13
  return `translate(${x}${unit}, ${y}${unit}) rotate(${angle}deg)`
}
