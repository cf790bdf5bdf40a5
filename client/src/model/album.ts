/** The album of a finished game: every round as it was on the wall, with the people who played. */
import { wallAtReveal, type WallPicture } from './gallery'
import { honoursOf, type Honour } from './honours'
import type { Album, AlbumRound } from '../wire/protocol'
import { Faces } from './faces'

export interface AlbumPage {
  round: AlbumRound
  faces: Faces
  wallPictures: WallPicture[]
  /** The representative card of the round: the storyteller's, or in Party the one with the most votes. */
  cover: number
  /** How many found the storyteller's picture, and how many tried; null in Party. */
  found: { count: number; of: number } | null
}

export interface AlbumPages {
  pages: AlbumPage[]
  honours: Honour[]
  setup: Album['setup']
}

export function openAlbum(album: Album, me: number | null): AlbumPages {
  const pages = album.rounds.map((round) => pageOf(round, album, me))
  return { pages, honours: honoursOf(album.rounds), setup: album.setup }
}

function pageOf(round: AlbumRound, { setup }: Album, me: number | null): AlbumPage {
  const faces = new Faces({
    table: round,
    game: { setup, players: round.players },
    you: me === null ? null : { person: me },
  })
  const wallPictures = wallAtReveal(round, faces)
  const reveal = round.reveal
  const busiest = [...wallPictures].sort((one, other) => other.tokens.length - one.tokens.length)[0]
  const story = reveal?.story_slot ?? null
  return {
    round,
    faces,
    wallPictures,
    cover: round.gallery[(story ?? busiest?.slot ?? 1) - 1]!,
    found:
      story === null
        ? null
        : {
            count: reveal!.ballots.filter((ballot) => ballot.slots.includes(story)).length,
            of: reveal!.ballots.length,
          },
  }
}
