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
const SMALLEST = 62

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
