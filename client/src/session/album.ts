/** A finished game as an album: every round as it hung, with the people of that evening. */
import { wallAtReveal, type Hung } from '../board/gallery'
import { honoursOf, type Honour } from '../board/honours'
import type { Album, AlbumRound } from '../wire/protocol'
import { Faces } from './faces'

export interface Page {
  round: AlbumRound
  faces: Faces
  hung: Hung[]
  /** The card to remember it by: the storyteller's, or in Party the one most met at. */
  cover: number
  /** How many found the storyteller's picture, and how many tried; null in Party. */
  found: { count: number; of: number } | null
}

export interface OpenAlbum {
  pages: Page[]
  honours: Honour[]
  setup: Album['setup']
}

export function openAlbum(album: Album, me: number | null): OpenAlbum {
  const pages = album.rounds.map((round) => pageOf(round, album, me))
  return { pages, honours: honoursOf(album.rounds), setup: album.setup }
}

function pageOf(round: AlbumRound, { setup }: Album, me: number | null): Page {
  const faces = new Faces({ table: round, game: { setup, players: round.players }, you: me === null ? null : { person: me } })
  const hung = wallAtReveal(round, faces)
  const reveal = round.reveal
  const busiest = [...hung].sort((one, other) => other.tokens.length - one.tokens.length)[0]
  const story = reveal?.story_slot ?? null
  return {
    round,
    faces,
    hung,
    cover: round.gallery[(story ?? busiest?.slot ?? 1) - 1]!,
    found: story === null ? null : { count: reveal!.ballots.filter((ballot) => ballot.slots.includes(story)).length, of: reveal!.ballots.length },
  }
}
