/** Layout of the score track: rows of stones in alternating directions. */
export interface Stone {
  number: number
  x: number
  y: number
}

export interface TrackLayout {
  stones: Stone[]
  width: number
  height: number
  path: string
}

const CELL = 60
/** Space between rows: enough for a rabbit; with many rows, no more than that. */
const ROW = { few: 92, many: 80 }

export function layOutTrack(count: number, columns: number, isMirrored: boolean): TrackLayout {
  const width = columns * CELL
  const row = columns > 6 ? ROW.few : ROW.many
  const stones = Array.from({ length: count }, (_, number): Stone => {
    const line = Math.floor(number / columns)
    const along = number % columns
    const column = line % 2 === 0 ? along : columns - 1 - along
    const x = CELL / 2 + column * CELL
    return { number, x: isMirrored ? width - x : x, y: 74 + line * row }
  })
  return { stones, width, height: 74 + Math.floor((count - 1) / columns) * row + 40, path: trail(stones) }
}

function trail(stones: readonly Stone[]): string {
  return stones.reduce((path, stone, index) => {
    const before = stones[index - 1]
    if (!before) return `M${stone.x} ${stone.y}`
    if (before.y === stone.y) return `${path}H${stone.x}`
    const out = before.x > (stones[0]!.x + stones.at(-1)!.x) / 2 && before.x > CELL ? 46 : -46
    return `${path}C${before.x + out} ${before.y} ${stone.x + out} ${stone.y} ${stone.x} ${stone.y}`
  }, '')
}

/** How many stones the track needs: up to the goal, or past the leader. */
export function stonesFor(
  end: 'pile' | { points?: number; laps?: number },
  best: number,
): { count: number; goal: number | null } {
  const goal = end !== 'pile' && end.points ? end.points : null
  const last = Math.max(goal ?? Math.max(20, Math.ceil((best + 3) / 5) * 5), best)
  return { count: last + 1, goal }
}
