/** Points put into words: the number, then the reason. */
import { t } from '../i18n/index.svelte'
import type { Face, Faces } from '../session/faces'
import type { AwardView, RevealView } from '../wire/protocol'

export interface Reason {
  points: number
  words: string
  face: Face | null
}

export function reasonsFor(awards: readonly AwardView[], faces: Faces, reveal: RevealView | null): Reason[] {
  return awards.flatMap((award): Reason[] => {
    if (award.reason === 'votes' && award.points === award.voters.length)
      return award.voters.map((voter) => ({ points: 1, words: t('won-vote-of', { name: faces.at(voter).name }), face: faces.at(voter) }))
    if (award.reason === 'votes') return [{ points: award.points, words: t('won-votes-capped', { count: award.voters.length, cap: award.points }), face: null }]
    if (award.reason === 'together') return [{ points: award.points, words: t('won-together', { count: award.voters.length }), face: null }]
    const why = award.reason === 'spared' ? `spared-${reveal?.found_by}` : award.reason
    return [{ points: award.points, words: t(`won-${why}`), face: null }]
  })
}

/** Why a side won nothing this round: whoever has never played learns most from that. */
export function whyNothing(reveal: RevealView, faces: Faces, side: number, storyteller: number | null): string {
  const ballots = reveal.ballots.filter((ballot) => faces.sideOf(ballot.seat) === side)
  if (reveal.story_slot === null) {
    const red = reveal.ballots.find((ballot) => ballot.red !== null)?.red
    return !ballots.length ? 'no-points' : ballots.some((ballot) => ballot.slots.includes(red!)) ? 'no-points-struck' : 'no-points-alone'
  }
  if (storyteller !== null && faces.sideOf(storyteller) === side) return reveal.found_by === 'all' ? 'no-points-all' : 'no-points-none'
  return ballots.length ? 'no-points-missed' : 'no-points'
}
