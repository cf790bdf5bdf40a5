/** Points as text: the number, then the reason. */
import { t } from '../i18n/index.svelte'
import type { Face, Faces } from '../model/faces'
import type { AwardView, RevealView } from '../wire/protocol'

export interface ReasonInWords {
  points: number
  words: string
  face: Face | null
}

export function reasonsFor(awards: readonly AwardView[], faces: Faces, reveal: RevealView | null): ReasonInWords[] {
  return awards.flatMap((award): ReasonInWords[] => {
    if (award.reason === 'votes' && award.points === award.voters.length)
      return award.voters.map((voter) => ({
        points: 1,
        words: t('won-vote-of', { name: faces.at(voter).name }),
        face: faces.at(voter),
      }))
    if (award.reason === 'votes')
      return [
        {
          points: award.points,
          words: t('won-votes-capped', { count: award.voters.length, cap: award.points }),
          face: null,
        },
      ]
    if (award.reason === 'together')
      return [{ points: award.points, words: t('won-together', { count: award.voters.length }), face: null }]
    const why = award.reason === 'spared' ? `spared-${reveal?.found_by}` : award.reason
    return [{ points: award.points, words: t(`won-${why}`), face: null }]
  })
}
