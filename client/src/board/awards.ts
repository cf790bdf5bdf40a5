/** Points put into words: the number, then the reason. */
import { t } from '../i18n/index.svelte'
import type { Face, Faces } from '../session/faces'
import type { AwardView } from '../wire/protocol'

export interface Reason {
  points: number
  words: string
  face: Face | null
}

export function reasonsFor(awards: readonly AwardView[], faces: Faces): Reason[] {
  return awards.flatMap((award): Reason[] => {
    if (award.reason === 'votes' && award.points === award.voters.length)
      return award.voters.map((voter) => ({ points: 1, words: t('won-vote-of', { name: faces.at(voter).name }), face: faces.at(voter) }))
    if (award.reason === 'votes') return [{ points: award.points, words: t('won-votes-capped', { count: award.voters.length, cap: award.points }), face: null }]
    if (award.reason === 'together') return [{ points: award.points, words: t('won-together', { count: award.voters.length }), face: null }]
    return [{ points: award.points, words: t(`won-${award.reason}`), face: null }]
  })
}
