import { expect, it } from 'vitest'
import { layOutWall, tokenSize } from './wallLayout'

const phone = { gap: 7, rowGap: 22, top: 13, bottom: 9 }
const laptop = { gap: 24, rowGap: 40, top: 21, bottom: 20 }

it.each([
  [4, 2],
  [5, 3],
  [6, 3],
  [7, 4],
  [8, 3],
  [9, 3],
  [10, 4],
  [11, 4],
  [12, 4],
])('hangs %i pictures in %i columns on a phone', (count, columns) => {
  const wall = layOutWall(count, 332, 455, phone)
  expect(wall.columns).toBe(columns)
  expect(wall.scrolls).toBe(false)
})

it.each([
  [4, 4],
  [5, 5],
  [6, 6],
  [7, 4],
  [9, 5],
  [12, 6],
])('hangs %i pictures in %i columns on a laptop', (count, columns) => {
  expect(layOutWall(count, 1376, 613, laptop).columns).toBe(columns)
})

it('scrolls where a picture would be too small to see', () => {
  expect(layOutWall(12, 290, 180, phone)).toMatchObject({ columns: 4, rows: 3, scrolls: true })
})

it.each([1, 2, 3, 5, 7, 9, 11])(
  'lays %i tokens on the smallest picture of a phone so that all can be read, and its number too',
  (count) => {
    const [width, height] = [82, 86]
    const { size, overlap, rise, shown } = tokenSize(count, width, height, 34)
    expect(size).toBeGreaterThanOrEqual(25)
    expect(shown).toBe(count)
    const rows = Math.ceil(count / Math.max(1, 1 + Math.floor((width - size) / (size - overlap))))
    expect(rows * size * 1.25 - (rows - 1) * rise).toBeLessThanOrEqual(height + 0.01)
  },
)

it('says that there are more where a picture is too small for all who voted', () => {
  const { size, overlap, rise, shown } = tokenSize(11, 58, 50, 34)
  expect(shown).toBeLessThan(11)
  const rows = Math.ceil((shown + 1) / (1 + Math.floor((58 - size) / (size - overlap))))
  expect(rows * size * 1.25 - (rows - 1) * rise).toBeLessThanOrEqual(50)
})

it('makes few tokens large and many small', () => {
  expect(tokenSize(1, 200, 255, 42)).toEqual({ size: 42, overlap: 0, rise: 0, shown: 1 })
  expect(tokenSize(11, 82, 86, 34).size).toBeLessThan(tokenSize(2, 82, 86, 34).size)
})
