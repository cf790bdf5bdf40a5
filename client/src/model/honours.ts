/** Achievements of a finished game ("most mysterious clue"), counted from its album. Knows no points. */
import type { AlbumRound, RevealView } from '../wire/protocol'

/** Who stood out, by what, and which picture shows it. */
export interface Honour {
  kind: 'mysterious' | 'decoy' | 'reader' | 'tuned' | 'kindred' | 'own-eyes' | 'red'
  seats: number[]
  count: number
  /** Out of how many; 0 where that is meaningless. */
  of: number
  /** The round it happened in, as a place in the album, and the slot; null if it is about the whole game. */
  page: number | null
  slot: number | null
}

interface StoryRound {
  page: number
  storyteller: number
  reveal: RevealView
}

/** Fewer than this happens to everybody. */
const WORTH_A_WORD = 2
/** If more than this many share it, nobody stands out. */
const MOST_SHARING = 2
const MOST_HONOURS = 5

export function honoursOf(album: readonly AlbumRound[]): Honour[] {
  const rounds = album.flatMap(({ storyteller, reveal }, page): StoryRound[] =>
    reveal && storyteller !== null ? [{ page, storyteller, reveal }] : [],
  )
  const kinds = [mysterious, decoy, reader, tuned, kindred, red, ownEyes]
  return kinds
    .map((kind) => kind(rounds))
    .filter((honour) => honour !== null)
    .slice(0, MOST_HONOURS)
}

const votesOn = (reveal: RevealView, slot: number): number =>
  reveal.ballots.filter((ballot) => ballot.slots.includes(slot)).length

/** The clue that the fewest found, but somebody did. */
function mysterious(rounds: readonly StoryRound[]): Honour | null {
  const told = rounds
    .filter(({ reveal }) => reveal.found_by === 'some')
    .map(({ page, storyteller, reveal }) => ({
      page,
      storyteller,
      slot: reveal.story_slot!,
      count: votesOn(reveal, reveal.story_slot!),
      of: reveal.ballots.length,
    }))
    .sort((one, other) => one.count / one.of - other.count / other.of)
  const [best] = told
  return best
    ? {
        kind: 'mysterious',
        seats: [best.storyteller],
        count: best.count,
        of: best.of,
        page: best.page,
        slot: best.slot,
      }
    : null
}

/** The picture that most took for the storyteller's. */
function decoy(rounds: readonly StoryRound[]): Honour | null {
  const drew = rounds
    .flatMap(({ page, reveal }) =>
      (reveal.owners ?? [])
        .map((owner, place) => ({ page, owner, slot: place + 1, count: votesOn(reveal, place + 1) }))
        .filter(({ slot }) => slot !== reveal.story_slot),
    )
    .sort((one, other) => other.count - one.count)
  const [best] = drew
  return best && best.count >= WORTH_A_WORD
    ? { kind: 'decoy', seats: [best.owner], count: best.count, of: 0, page: best.page, slot: best.slot }
    : null
}

/** Who found the storyteller's picture most often. */
function reader(rounds: readonly StoryRound[]): Honour | null {
  const finds = rounds.flatMap(({ reveal }) =>
    reveal.story_slot === null
      ? []
      : reveal.ballots.filter((ballot) => ballot.slots.includes(reveal.story_slot!)).map(({ seat }) => seat),
  )
  const tried = tally(
    rounds.flatMap(({ reveal }) => (reveal.story_slot === null ? [] : reveal.ballots.map(({ seat }) => seat))),
  )
  return mostOften('reader', finds, (seat) => tried.get(seat) ?? 0)
}

/** Party: who most often voted like others. */
function tuned(rounds: readonly StoryRound[]): Honour | null {
  const met = rounds.flatMap(({ reveal }) =>
    reveal.awards.filter((award) => award.reason === 'together').map(({ side }) => side),
  )
  return mostOften('tuned', met, () => rounds.length)
}

/** Who most often found what nobody else found. */
function ownEyes(rounds: readonly StoryRound[]): Honour | null {
  const alone = rounds.flatMap(({ reveal }) =>
    reveal.ballots.flatMap(({ seat, slots }) => slots.filter((slot) => votesOn(reveal, slot) === 1).map(() => seat)),
  )
  return mostOften('own-eyes', alone, () => 0)
}

/** The two who most often voted alike. */
function kindred(rounds: readonly StoryRound[]): Honour | null {
  const pairs = rounds.flatMap(({ reveal }) =>
    reveal.ballots.flatMap((one) =>
      reveal.ballots
        .filter((other) => one.seat < other.seat && one.slots.some((slot) => other.slots.includes(slot)))
        .map((other) => `${one.seat} ${other.seat}`),
    ),
  )
  const ranked = [...tally(pairs)].sort((one, other) => other[1] - one[1])
  const [best, second] = ranked
  if (!best || best[1] < WORTH_A_WORD || best[1] === second?.[1]) return null
  return { kind: 'kindred', seats: best[0].split(' ').map(Number), count: best[1], of: 0, page: null, slot: null }
}

/** Party: the red token that cost the most. */
function red(rounds: readonly StoryRound[]): Honour | null {
  const struck = rounds
    .flatMap(({ page, storyteller, reveal }) => {
      const slot = reveal.ballots.find((ballot) => ballot.red !== null)?.red
      return slot ? [{ page, storyteller, slot, count: votesOn(reveal, slot) }] : []
    })
    .sort((one, other) => other.count - one.count)
  const [best] = struck
  return best && best.count >= WORTH_A_WORD
    ? { kind: 'red', seats: [best.storyteller], count: best.count, of: 0, page: best.page, slot: best.slot }
    : null
}

function tally<Thing>(things: readonly Thing[]): Map<Thing, number> {
  const counts = new Map<Thing, number>()
  for (const thing of things) counts.set(thing, (counts.get(thing) ?? 0) + 1)
  return counts
}

function mostOften(kind: Honour['kind'], seats: readonly number[], of: (seat: number) => number): Honour | null {
  const counts = tally(seats)
  const count = Math.max(0, ...counts.values())
  const best = [...counts].filter(([, each]) => each === count).map(([seat]) => seat)
  if (count < WORTH_A_WORD || best.length > MOST_SHARING) return null
  return { kind, seats: best.sort((one, other) => one - other), count, of: of(best[0]!), page: null, slot: null }
}
