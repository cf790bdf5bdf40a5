/** Seat layout of the waiting room, in percent of the table: mine is at the near edge, partners sit opposite. */
export interface Chair {
  x: number
  y: number
}

/** Around a round table; `reach` is the distance from the centre. */
export function roundTable(place: number, count: number, reach: Chair): Chair {
  const angle = Math.PI / 2 + (place / count) * 2 * Math.PI
  return { x: 50 + reach.x * Math.cos(angle), y: 50 + reach.y * Math.sin(angle) }
}

/** How many sit along each side of a long table. */
export const rowsOf = (count: number): number => Math.ceil(count / 2) - 1

/** One chair at each end, the others along the sides, so that no names overlap; an odd count has no far end. */
export function longTable(place: number, count: number, reach = 50): Chair {
  const isEven = count % 2 === 0
  if (place === 0) return { x: 50, y: 50 + reach }
  if (isEven && place === count / 2) return { x: 50, y: 50 - reach }
  const isNearSide = place < count / 2
  const row = isNearSide ? place : count - place
  const y = 50 + reach * (1 - (2 * row) / (rowsOf(count) + (isEven ? 1 : 0.2)))
  return { x: isNearSide ? 50 - reach : 50 + reach, y }
}
