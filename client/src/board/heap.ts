/** How the index-th card lies on a heap: the first in the middle, the others loosely round it. `unit` is of its own size, or pixels. */
export const tilt = (index: number, unit: 'px' | '%'): string =>
  `translate(${((index * 37 + 22) % 44) - 22}${unit}, ${((index * 53 + 13) % 26) - 13}${unit}) rotate(${((index * 29 + 9) % 26) - 13}deg)`
