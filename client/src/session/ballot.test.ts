import { expect, it } from 'vitest'
import type { MayVote } from '../wire/protocol'
import { Ballot } from './ballot.svelte'

const may = (rest: Partial<MayVote> = {}): MayVote => ({
  kind: 'may_vote',
  slots: [1, 2, 3],
  at_most: 1,
  red: [],
  red_on_green: true,
  ...rest,
})

it('moves the only token when another picture is voted for', () => {
  const ballot = new Ballot()
  ballot.place(1, may())
  ballot.place(3, may())
  expect(ballot.slots).toEqual([3])
})

it('keeps two tokens apart, moves the second and gives one back', () => {
  const ballot = new Ballot()
  const option = may({ at_most: 2 })
  for (const slot of [1, 2, 3]) ballot.place(slot, option)
  expect(ballot.slots).toEqual([1, 3])
  ballot.place(1, option)
  expect(ballot.slots).toEqual([3])
  expect(ballot.isComplete(option)).toBe(true)
})

it('refuses a slot that is not offered', () => {
  const ballot = new Ballot()
  expect(ballot.placing(4, may())).toBe('not-here')
})

it('lays green, then red, and red on green only where that is allowed', () => {
  const ballot = new Ballot()
  const option = may({ red: [1, 2, 3] })
  ballot.place(2, option)
  expect([ballot.slots, ballot.isComplete(option)]).toEqual([[2], false])
  expect(ballot.placing(2, option)).toBe('red')
  expect(ballot.placing(2, may({ red: [1, 2, 3], red_on_green: false }))).toBe('take-back')
  ballot.place(2, option)
  expect([ballot.slots, ballot.red]).toEqual([[2], 2])
})
