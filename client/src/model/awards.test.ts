import { expect, it } from 'vitest'
import type { Faces } from './faces'
import type { BallotView, RevealView } from '../wire/protocol'
import { whyNothing } from './awards'

// Everybody for themselves: seat and side are one.
const faces = { sideOf: (seat: number) => seat } as Faces
const ballot = (seat: number, slot: number, red: number | null = null): BallotView => ({ seat, slots: [slot], red })
const guessed = (found_by: 'all' | 'some' | 'none'): RevealView => ({
  found_by,
  story_slot: 1,
  owners: [0, 1, 2, 3],
  ballots: [ballot(1, 3), ballot(2, 1)],
  awards: [],
})
const met: RevealView = {
  found_by: null,
  story_slot: null,
  owners: null,
  ballots: [ballot(0, 2, 4), ballot(1, 4), ballot(2, 4), ballot(3, 2)],
  awards: [],
}

it.each([
  ['whoever told too clearly', guessed('all'), 0, 'no-points-all'],
  ['whoever told too darkly', guessed('none'), 0, 'no-points-none'],
  ['whoever voted for another picture', guessed('some'), 1, 'no-points-missed'],
  ['whoever did not vote', guessed('some'), 3, 'no-points'],
  ['whoever stands under the red token', met, 1, 'no-points-struck'],
  ['whoever stands alone', { ...met, ballots: [ballot(1, 3)] }, 1, 'no-points-alone'],
])('tells %s why there are no points', (_who, reveal, side, words) => {
  expect(whyNothing(reveal, faces, side, 0)).toBe(words)
})
