/** Explains awards: why a side won no points in a round, as the key of a sentence. */
import type { RevealView } from '../wire/protocol'
import type { Faces } from './faces'

export function whyNothing(reveal: RevealView, faces: Faces, side: number, storyteller: number | null): string {
  const ballots = reveal.ballots.filter((ballot) => faces.sideOf(ballot.seat) === side)
  if (reveal.story_slot === null) {
    const red = reveal.ballots.find((ballot) => ballot.red !== null)?.red
    return !ballots.length
      ? 'no-points'
      : ballots.some((ballot) => ballot.slots.includes(red!))
        ? 'no-points-struck'
        : 'no-points-alone'
  }
  if (storyteller !== null && faces.sideOf(storyteller) === side)
    return reveal.found_by === 'all' ? 'no-points-all' : 'no-points-none'
  return ballots.length ? 'no-points-missed' : 'no-points'
}
