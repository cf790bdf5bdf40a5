/** The reveal in words, for the shared screen and for whoever listens instead of looking. */
import { t, voice } from '../i18n/index.svelte'
import { SCENES, type Caption } from '../motion/reveal'
import type { Faces } from '../session/faces'
import type { GameView } from '../wire/protocol'

const names = (faces: Faces, side: number): string => faces.side(side).map((face) => face.short).join(' · ')

/** How many found the storyteller's picture, and what that was worth. On their own device it is said to them. */
export function outcomeInWords(game: GameView, faces: Faces): string {
  const turned = game.reveal!
  const teller = faces.at(game.storyteller!)
  const count = turned.ballots.filter((ballot) => ballot.slots.includes(turned.story_slot!)).length
  return t(`told-${turned.found_by}${teller.isMe ? '-yours' : ''}`, { name: teller.name, count })
}

export function captionsFor(game: GameView, faces: Faces): Caption[] {
  const turned = game.reveal
  if (!turned) return []
  const captions: Caption[] = [{ at: 0, text: t('told-all-voted') }]
  if (turned.owners && turned.story_slot !== null && game.storyteller !== null) {
    const { name, isMe } = faces.at(game.storyteller)
    captions.push({ at: SCENES.lamp, text: t(isMe ? 'told-it-was-yours' : 'told-it-was', { slot: turned.story_slot, name }) })
    captions.push({ at: SCENES.found, text: outcomeInWords(game, faces) })
    const decoy = turned.awards.filter((award) => award.reason === 'votes').sort((one, other) => other.points - one.points)[0]
    if (decoy) {
      const isMine = !faces.isTeam && faces.side(decoy.side).some((face) => face.isMe)
      captions.push({ at: SCENES.owners, text: t(isMine ? 'told-decoy-yours' : 'told-decoy', { name: names(faces, decoy.side), count: decoy.voters.length, points: decoy.points }) })
    }
  } else {
    const best = [...turned.awards].sort((one, other) => other.points - one.points)[0]
    captions.push({ at: SCENES.lamp, text: best ? t('told-together', { count: best.voters.length, points: best.points }) : t('told-nobody-met') })
    const red = turned.ballots.find((ballot) => ballot.red !== null)?.red
    if (red) captions.push({ at: SCENES.found, text: t('told-red', { slot: red }) })
  }
  const score = Math.max(...game.players.map((player) => player.score))
  const ahead = [...new Set(game.players.filter((player) => player.score === score).map((player) => player.side))]
  const leaders = ahead.flatMap((side) => faces.side(side).map((face) => face.short))
  const listed = new Intl.ListFormat(voice.language, { type: 'conjunction' }).format(leaders)
  captions.push({ at: SCENES.hop, text: leaders.length === 1 ? t('told-leads', { name: listed, score }) : t('told-lead-together', { names: listed, score }) })
  return captions
}

