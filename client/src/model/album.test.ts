import { expect, it } from 'vitest'
import base from '../../../docs/protocol/examples/http-album.json'
import type { Album } from '../wire/protocol'
import { openAlbum } from './album'

const album = base as unknown as Album

it('opens every round with its own people, pictures, owners and votes', () => {
  const { pages } = openAlbum(album, null)
  expect(pages.length).toBe(album.rounds.length)
  for (const [index, page] of pages.entries()) {
    const told = album.rounds[index]!
    const reveal = told.reveal!
    expect(page.wallPictures.map(({ card }) => card)).toEqual(told.gallery)
    expect(page.wallPictures.map(({ plaque }) => plaque?.faces[0]?.seat)).toEqual(reveal.owners)
    expect(page.wallPictures.flatMap(({ tokens }) => tokens).length).toBe(
      reveal.ballots.flatMap(({ slots }) => slots).length,
    )
    expect(page.cover).toBe(told.gallery[reveal.story_slot! - 1])
    expect(page.faces.at(told.storyteller!).name).toBe(told.people.find(({ seat }) => seat === told.storyteller)!.name)
    expect(page.found).toEqual({
      count: reveal.ballots.filter(({ slots }) => slots.includes(reveal.story_slot!)).length,
      of: reveal.ballots.length,
    })
  }
})

it('remembers a round of Party by the picture most met at, and tells nobody whose it was', () => {
  const [first] = album.rounds
  const party: Album = {
    setup: { ...album.setup, mode: 'party' },
    rounds: [
      {
        ...first!,
        reveal: {
          found_by: null,
          story_slot: null,
          owners: null,
          awards: [],
          ballots: [0, 1, 2].map((seat) => ({ seat, slots: [seat === 0 ? 1 : 3], red: null })),
        },
      },
    ],
  }
  const [page] = openAlbum(party, null).pages
  expect(page!.cover).toBe(first!.gallery[2])
  expect(page!.found).toBeNull()
  expect(page!.wallPictures.every(({ plaque }) => !plaque?.faces.length)).toBe(true)
})

it('knows which rabbit is mine', () => {
  const me = album.rounds[0]!.people[1]!
  const [page] = openAlbum(album, me.person).pages
  expect(page!.faces.at(me.seat!).isMe).toBe(true)
  expect(openAlbum(album, null).pages[0]!.faces.all.some(({ isMe }) => isMe)).toBe(false)
})
