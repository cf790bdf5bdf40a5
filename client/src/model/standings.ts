/** Final ranking with shared ranks; the scores are the server's. */
import type { Faces } from './faces'
import type { PlayerView } from '../wire/protocol'

export interface Standing {
  side: number
  score: number
  /** Equal scores share a rank, and the next rank is skipped. */
  rank: number
  names: string
  /** The same with short names. */
  short: string
}

export function standingsOf(players: readonly PlayerView[], faces: Faces, list: Intl.ListFormat): Standing[] {
  const scores = [...new Map(players.map((player) => [player.side, player.score]))].sort(
    (one, other) => other[1] - one[1],
  )
  return scores.map(([side, score]) => ({
    side,
    score,
    rank: 1 + scores.filter(([, other]) => other > score).length,
    names: list.format(faces.side(side).map((face) => face.name)),
    short: list.format(faces.side(side).map((face) => face.short)),
  }))
}
