/** Grid layout of the wall: the columns that make n pictures of 2:3 largest. Same for phone, laptop and TV. */
export interface WallLayout {
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

/** Pixels below which a picture is unrecognisable. */
const SMALLEST = 54

export function layOutWall(
  count: number,
  width: number,
  height: number,
  { gap, rowGap, top, bottom }: Spacing,
): WallLayout {
  let best: WallLayout = { columns: 1, rows: count, width: 0, scrolls: false }
  for (let columns = 1; columns <= count; columns++) {
    const rows = Math.ceil(count / columns)
    const last = count - (rows - 1) * columns
    if (rows > 1 && last < Math.ceil(columns / 2)) continue // no nearly empty last row
    const wide = Math.min(
      (width - (columns - 1) * gap) / columns,
      (((height - (rows - 1) * rowGap - top - bottom) / rows) * 2) / 3,
    )
    if (wide > best.width * 1.04) best = { columns, rows, width: wide, scrolls: false }
  }
  if (best.width >= SMALLEST) return best
  const columns = count > 6 ? 4 : 3
  return { columns, rows: Math.ceil(count / columns), width: (width - (columns - 1) * gap) / columns, scrolls: true }
}

export interface TokenSize {
  size: number
  /** Pixels by which neighbours overlap if they do not fit side by side. */
  overlap: number
  /** Pixels by which a row overlaps the one above it if the rows do not fit. */
  rise: number
  /** How many are shown; if fewer than all, the last place says that there are more. */
  shown: number
}

/** The smallest size at which an initial is readable. */
const SMALLEST_TOKEN = 25
/** How much of a token the ones below may cover without hiding its letter. */
const MOST_COVERED = 0.4
/** A token is a disc with ears. */
const TALL = 1.25

/** The largest size at which `count` tokens fit on a picture, with its upper part left free if possible. */
export function tokenSize(count: number, width: number, height: number, largest: number): TokenSize {
  const columnsFor = (size: number, step: number): number => Math.max(1, 1 + Math.floor((width - size) / step))
  const size = Math.min(largest, Math.max(SMALLEST_TOKEN, largest * 0.55))
  for (let larger = largest; larger >= size; larger -= 1)
    if (Math.ceil(count / columnsFor(larger, larger)) * larger * TALL <= Math.min(width * 0.95, height))
      return { size: larger, overlap: 0, rise: 0, shown: count }
  const tall = size * TALL
  for (const overlap of [0, size / 3]) {
    const rows = Math.ceil(count / columnsFor(size, size - overlap))
    const rise = rows > 1 ? Math.max(0, tall - (height - tall) / (rows - 1)) : 0
    if (rise <= tall * MOST_COVERED) return { size, overlap, rise, shown: count }
  }
  const rise = tall * MOST_COVERED
  const rows = 1 + Math.max(0, Math.floor((height - tall) / (tall - rise)))
  return { size, overlap: size / 3, rise, shown: Math.min(count, rows * columnsFor(size, (size * 2) / 3) - 1) }
}
