/** Captions of the reveal, for the TV and for screen readers. */
import { t } from '../i18n/index.svelte'
import type { Faces } from '../model/faces'
import { SCENES } from '../model/scenes'
import type { GameView } from '../wire/protocol'
import { standingInWords } from './standing'

export interface Caption {
  at: number
  text: string
}

/** The caption for this moment of the reveal. */
export const captionAt = (captions: readonly Caption[], until: number): string =>
  captions.findLast(({ at }) => at <= until)?.text ?? ''

const names = (faces: Faces, side: number): string =>
  faces
    .side(side)
    .map((face) => face.short)
    .join(' · ')

/** How many found the storyteller's picture, and what that was worth. A player's own device addresses them directly. */
export function outcomeInWords(game: GameView, faces: Faces): string {
  const reveal = game.reveal!
  const teller = faces.at(game.storyteller!)
  const count = reveal.ballots.filter((ballot) => ballot.slots.includes(reveal.story_slot!)).length
  return t(`told-${reveal.found_by}${teller.isMe ? '-yours' : ''}`, { name: teller.name, count })
}

export function captionsFor(game: GameView, faces: Faces): Caption[] {
  const reveal = game.reveal
  if (!reveal) return []
  const captions: Caption[] = [{ at: 0, text: t('told-all-voted') }]
  if (reveal.owners && reveal.story_slot !== null && game.storyteller !== null) {
    const { name, isMe } = faces.at(game.storyteller)
    captions.push({
      at: SCENES.lamp,
      text: t(isMe ? 'told-it-was-yours' : 'told-it-was', { slot: reveal.story_slot, name }),
    })
    captions.push({ at: SCENES.found, text: outcomeInWords(game, faces) })
    const decoy = reveal.awards
      .filter((award) => award.reason === 'votes')
      .sort((one, other) => other.points - one.points)[0]
    if (decoy) {
      const isMine = !faces.isTeam && faces.side(decoy.side).some((face) => face.isMe)
      captions.push({
        at: SCENES.owners,
        text: t(isMine ? 'told-decoy-yours' : 'told-decoy', {
          name: names(faces, decoy.side),
          count: decoy.voters.length,
          points: decoy.points,
        }),
      })
    }
  } else {
    const best = [...reveal.awards].sort((one, other) => other.points - one.points)[0]
    captions.push({
      at: SCENES.lamp,
      text: best ? t('told-together', { count: best.voters.length, points: best.points }) : t('told-nobody-met'),
    })
    const red = reveal.ballots.find((ballot) => ballot.red !== null)?.red
    if (red) captions.push({ at: SCENES.found, text: t('told-red', { slot: red }) })
  }
  captions.push({ at: SCENES.hop, text: standingInWords(game, faces) })
  return captions
}
