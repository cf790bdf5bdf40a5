/** Who leads after a round, in words; after the last one, who has won. */
import { t, i18n } from '../i18n/index.svelte'
import type { Faces } from '../model/faces'
import type { GameView } from '../wire/protocol'

export function standingInWords(game: GameView, faces: Faces): string {
  const score = Math.max(...game.players.map((player) => player.score))
  const ahead = [...new Set(game.players.filter((player) => player.score === score).map((player) => player.side))]
  const leaders = ahead.flatMap((side) => faces.side(side).map((face) => face.short))
  const hasWon = game.phase === 'ended' && game.end_reason !== 'stopped'
  const how = leaders.length === game.players.length ? 'all' : hasWon ? 'won' : ahead.length === 1 ? 'leads' : 'level'
  const listed = new Intl.ListFormat(i18n.language, { type: 'conjunction' }).format(leaders)
  return leaders.length === 1
    ? t('told-leads', { name: listed, score, how })
    : t('told-lead-together', { names: listed, score, how })
}
