import { expect, it } from 'vitest'
import type { AlbumRound, AwardView, RevealView } from '../wire/protocol'
import { honoursOf } from './honours'

/** A round of four, told by `storyteller`: owners in slot order, votes by seat. */
function round(
  storyteller: number,
  owners: number[] | null,
  votes: Record<number, number[]>,
  rest: Partial<RevealView> = {},
): AlbumRound {
  const story = owners ? owners.indexOf(storyteller) + 1 : null
  const ballots = Object.entries(votes).map(([seat, slots]) => ({ seat: Number(seat), slots, red: null }))
  const found = ballots.filter((ballot) => story !== null && ballot.slots.includes(story)).length
  const found_by = story === null ? null : found === 0 ? 'none' : found === ballots.length ? 'all' : 'some'
  return {
    round: 1,
    storyteller,
    clue: 'Moon',
    gallery: [10, 11, 12, 13],
    players: [],
    people: [],
    reveal: { found_by, story_slot: story, owners, ballots, awards: [], ...rest },
  }
}

const kinds = (rounds: AlbumRound[]): string[] => honoursOf(rounds).map(({ kind }) => kind)
const together = (side: number): AwardView => ({ side, reason: 'together', points: 2, voters: [0, 1] })

it('praises the clue that the fewest found, with its picture', () => {
  const easy = round(0, [0, 1, 2, 3], { 1: [1], 2: [1], 3: [2] })
  const hard = round(1, [2, 1, 0, 3], { 0: [4], 2: [2], 3: [1] })
  expect(honoursOf([easy, hard])[0]).toEqual({ kind: 'mysterious', seats: [1], count: 1, of: 3, page: 1, slot: 2 })
})

it('does not praise a clue that everybody or nobody found', () => {
  expect(
    kinds([round(0, [0, 1, 2, 3], { 1: [1], 2: [1], 3: [1] }), round(1, [0, 1, 2, 3], { 0: [3], 2: [1], 3: [1] })]),
  ).not.toContain('mysterious')
})

it('finds the picture that drew the most wrong votes', () => {
  const decoy = honoursOf([round(0, [3, 0, 1, 2], { 1: [1], 2: [1], 3: [4] })]).find(({ kind }) => kind === 'decoy')
  expect(decoy).toEqual({ kind: 'decoy', seats: [3], count: 2, of: 0, page: 0, slot: 1 })
})

it('finds who read the storyteller best, out of the rounds they voted in', () => {
  const rounds = [
    round(0, [0, 1, 2, 3], { 1: [1], 2: [3], 3: [2] }),
    round(2, [0, 1, 2, 3], { 0: [1], 1: [3], 3: [1] }),
    round(1, [0, 1, 2, 3], { 0: [3], 2: [4], 3: [3] }),
  ]
  expect(honoursOf(rounds).find(({ kind }) => kind === 'reader')).toEqual({
    kind: 'reader',
    seats: [1],
    count: 2,
    of: 2,
    page: null,
    slot: null,
  })
})

it('says nothing of what three share', () => {
  const alike = { 1: [1], 2: [1], 3: [1] }
  expect(kinds([round(0, [0, 1, 2, 3], alike), round(0, [0, 1, 2, 3], alike)])).toEqual([])
})

it('finds the two who vote alike, and whoever sees what nobody else sees', () => {
  const rounds = [
    round(0, [0, 1, 2, 3], { 1: [3], 2: [4], 3: [4] }),
    round(0, [0, 1, 2, 3], { 1: [2], 2: [4], 3: [4] }),
  ]
  const found = honoursOf(rounds)
  expect(found.find(({ kind }) => kind === 'kindred')).toMatchObject({ seats: [2, 3], count: 2 })
  expect(found.find(({ kind }) => kind === 'own-eyes')).toMatchObject({ seats: [1], count: 2 })
})

it('knows Party: no owners, but who met others, and the red token', () => {
  const met = round(0, null, { 0: [1], 1: [1], 2: [2], 3: [2] }, { awards: [together(0), together(1)] })
  const struck = round(
    1,
    null,
    {},
    {
      ballots: [
        { seat: 1, slots: [3], red: 2 },
        { seat: 0, slots: [2], red: null },
        { seat: 2, slots: [2], red: null },
      ],
      awards: [together(0)],
    },
  )
  const found = honoursOf([met, struck])
  expect(found.find(({ kind }) => kind === 'tuned')).toMatchObject({ seats: [0], count: 2, of: 2 })
  expect(found.find(({ kind }) => kind === 'red')).toMatchObject({ seats: [1], count: 2, page: 1, slot: 2 })
  expect(found.map(({ kind }) => kind)).not.toContain('decoy')
})

it('has nothing to say of a game without a reveal', () => {
  expect(honoursOf([])).toEqual([])
  expect(honoursOf([{ ...round(0, null, {}), reveal: null }])).toEqual([])
})
