/** How many columns hang n pictures of 2:3 largest on a wall. The same for phone, laptop and TV. */
export interface Wall {
  columns: number
  rows: number
  width: number
  scrolls: boolean
}

export interface Spacing {
  gap: number
  rowGap: number
  top: number
  bottom: number
}

/** Below this many pixels a picture is no longer a picture. */
const SMALLEST = 54

export function hang(count: number, width: number, height: number, { gap, rowGap, top, bottom }: Spacing): Wall {
  let best: Wall = { columns: 1, rows: count, width: 0, scrolls: false }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const last = count - (rows - 1) * columns
    if (rows > 1 && last < Math.ceil(columns / 2)) continue // no lonely last row
    const wide = Math.min((width - (columns - 1) * gap) / columns, (((height - (rows - 1) * rowGap - top - bottom) / rows) * 2) / 3)
    if (wide > best.width * 1.04) best = { columns, rows, width: wide, scrolls: false }
  }
  if (best.width >= SMALLEST) return best
  const columns = count > 6 ? 4 : 3
  return { columns, rows: Math.ceil(count / columns), width: (width - (columns - 1) * gap) / columns, scrolls: true }
}

export interface TokenSize {
  size: number
  /** Pixels by which neighbours cover each other, when there are more than fit side by side. */
  overlap: number
}

/** Never so small that an initial cannot be read. */
const SMALLEST_TOKEN = 25
/** A token is a disc with ears. */
const TALL = 1.25

/** The largest tokens so many of which fit on a picture, leaving its upper part free while that is possible. */
export function tokenSize(count: number, width: number, largest: number): TokenSize {
  const rowsFor = (size: number, step: number): number => Math.ceil(count / Math.max(1, 1 + Math.floor((width - size) / step)))
  const smallest = Math.min(largest, Math.max(SMALLEST_TOKEN, largest * 0.55))
  for (let size = largest; size >= smallest; size -= 1) if (rowsFor(size, size) * size * TALL <= width * 0.95) return { size, overlap: 0 }
  const step = smallest * 0.66
  return { size: smallest, overlap: rowsFor(smallest, smallest) * smallest * TALL <= width * 1.3 ? 0 : smallest - step }
}
