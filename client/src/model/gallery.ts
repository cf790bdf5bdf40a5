/** The pictures on the wall, slot by slot: card, vote tokens, label. Reads a view, knows no rules. */
import type { Faces, Face } from './faces'
import { pointsAt } from './scenes'
import type { AwardView, Card, GameView, HandView, RevealView } from '../wire/protocol'

export type VoteToken = { kind: 'mark'; face: Face; seat: number; order: number } | { kind: 'green' } | { kind: 'red' }

export interface PictureLabel {
  faces: Face[]
  points: number
  /** In Party pictures have no owner: how many players voted here. */
  together: number | null
}

export interface WallPicture {
  slot: number
  card: number
  isMine: boolean
  isStory: boolean
  isLeftAlone: boolean
  isStruck: boolean
  /** The points of each player who found it. */
  found: number
  tokens: VoteToken[]
  plaque: PictureLabel | null
}

/** A picture in the viewer, in a hand or on the wall. */
export interface ViewedPicture {
  card: number
  slot?: number
  wallPicture?: WallPicture
}

/** A round whose cards and voting boards are revealed. */
export interface RevealedRound {
  gallery: readonly Card[]
  reveal: RevealView | null
}

/** My vote tokens, confirmed or not. */
export interface Picks {
  slots: readonly number[]
  red: number | null
  hasRed: boolean
  face: Face | null
}

export function wallWhileVoting(game: GameView, you: HandView | null, picks: Picks): WallPicture[] {
  const mine = new Set(you?.submitted ?? [])
  // In Team nothing is marked: partners would otherwise learn each other's picture from the screen.
  const marksOwn = game.setup.mode !== 'team'
  return game.gallery.map((card, place) => {
    const slot = place + 1
    const tokens: VoteToken[] = []
    if (picks.slots.includes(slot)) {
      tokens.push(
        picks.hasRed || game.setup.mode === 'party'
          ? { kind: 'green' }
          : { kind: 'mark', face: picks.face!, seat: you?.seat ?? 0, order: 0 },
      )
    }
    if (picks.red === slot) tokens.push({ kind: 'red' })
    return {
      slot,
      card,
      isMine: marksOwn && mine.has(card),
      isStory: false,
      isLeftAlone: false,
      isStruck: false,
      found: 0,
      tokens,
      plaque: null,
    }
  })
}

export function wallAtReveal(game: RevealedRound, faces: Faces): WallPicture[] {
  const reveal = game.reveal
  if (!reveal) return []
  const ballots = [...reveal.ballots].sort((one, other) => one.seat - other.seat)
  const red = ballots.find((ballot) => ballot.red !== null)?.red ?? null
  let order = 0
  const landed = new Map<number, VoteToken[]>()
  for (const ballot of ballots)
    for (const slot of ballot.slots) {
      const tokens = landed.get(slot) ?? []
      tokens.push({ kind: 'mark', face: faces.at(ballot.seat), seat: ballot.seat, order: order++ })
      landed.set(slot, tokens)
    }
  return game.gallery.map((card, place) => {
    const slot = place + 1
    const marks = landed.get(slot) ?? []
    const tokens: VoteToken[] = red === slot ? [...marks, { kind: 'red' }] : marks
    const owner = reveal.owners?.[place]
    return {
      slot,
      card,
      isMine: false,
      isStory: reveal.story_slot === slot,
      isLeftAlone: marks.length === 0 && reveal.story_slot !== slot,
      isStruck: red === slot,
      found: reveal.story_slot === slot ? (reveal.awards.find((award) => award.reason === 'found')?.points ?? 0) : 0,
      tokens,
      plaque:
        owner === undefined
          ? partyPlaque(marks.length, red === slot, reveal.awards)
          : ownersPlaque(game, faces, owner, slot, marks.length),
    }
  })
}

function ownersPlaque(game: RevealedRound, faces: Faces, owner: number, slot: number, votes: number): PictureLabel {
  const reveal = game.reveal!
  const isStory = reveal.story_slot === slot
  const side = faces.sideOf(owner)
  const award = reveal.awards.find((each) => each.side === side && each.reason === (isStory ? 'told' : 'votes'))
  const cards = reveal.owners!.filter((other) => other === owner).length
  const points = !award ? 0 : isStory || cards === 1 ? award.points : votes
  return { faces: [faces.at(owner)], points, together: null }
}

function partyPlaque(count: number, isStruck: boolean, awards: readonly AwardView[]): PictureLabel | null {
  if (count === 0) return null
  const points = isStruck ? 0 : (awards.find((award) => award.voters.length === count)?.points ?? 0)
  return { faces: [], points: count > 1 ? points : 0, together: count }
}

/** What one side won, award by award. */
export function awardsOf(game: RevealedRound, side: number): AwardView[] {
  return game.reveal?.awards.filter((award) => award.side === side) ?? []
}

export const sum = (awards: readonly AwardView[]): number => awards.reduce((total, award) => total + award.points, 0)

/** Score and points of a player as far as the reveal has shown them; `place` is theirs in the score strip. */
export function standingAt(
  game: GameView,
  faces: Faces,
  face: Face,
  place: number,
  progress: { has(scene: number): boolean } | undefined,
): { score: number; plus: number } {
  const won = progress ? sum(awardsOf(game, faces.sideOf(face.seat!))) : 0
  const isTold = progress?.has(pointsAt(place)) ?? true
  return { score: isTold ? face.score : face.score - won, plus: isTold ? won : 0 }
}
