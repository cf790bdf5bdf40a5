import { expect, it } from 'vitest'
import { longTable, rowsOf, roundTable } from './chairs'

const ROW = 68
const NAME = 66

it.each([7, 8, 9, 10, 11, 12])('seats %i at a long table so that nobody sits on anybody', (count) => {
  const height = ROW * (rowsOf(count) + 1)
  const chairs = Array.from({ length: count }, (_, place) => longTable(place, count)).map(({ x, y }) => ({
    x,
    y: (y / 100) * height,
  }))
  for (const [place, one] of chairs.entries())
    for (const other of chairs.slice(place + 1))
      expect(Math.abs(one.x - other.x) >= 50 || Math.abs(one.y - other.y) >= NAME).toBe(true)
})

it.each([6, 8, 10, 12])('seats partners of %i across from each other at either table', (count) => {
  for (let place = 0; place < count / 2; place++)
    for (const [one, other] of [
      [longTable(place, count), longTable(place + count / 2, count)],
      [roundTable(place, count, { x: 50, y: 46 }), roundTable(place + count / 2, count, { x: 50, y: 46 })],
    ] as const) {
      expect(one.x + other.x).toBeCloseTo(100)
      expect(one.y + other.y).toBeCloseTo(100)
    }
})
