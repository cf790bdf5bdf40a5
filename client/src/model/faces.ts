/** Avatars: the name, short name, initial and rabbit of every person and seat. */
import type { PersonView, PlayerView, SetupView } from '../wire/protocol'

export interface Face {
  name: string
  /** For narrow places: the first word of the name, if nobody else has the same. */
  short: string
  rabbit: number
  initial: string
  seat: number | null
  person: number | null
  isMe: boolean
  isBot: boolean
  isHere: boolean
  isHost: boolean
  isLeaving: boolean
  isMuted: boolean
  score: number
  /** In Team: whether the rabbit faces the opposite way from its partner's. */
  isTurned: boolean
}

/** What faces are read from: a view, or a page of an album. */
export interface Seating {
  table: { people: readonly PersonView[] }
  game: { setup: Pick<SetupView, 'mode'>; players: readonly PlayerView[] } | null
  you: { person: number } | null
}

/** Scripts with a code point per letter; others need Intl.Segmenter, which takes 100 ms to start on a phone. */
const PLAIN = /^[ -~\u00a0-\u024f\u0400-\u045f]*$/
let graphemes: Intl.Segmenter | null = null

function letters(name: string, count: number): string {
  const text = name.trim()
  if (PLAIN.test(text)) return text.slice(0, count)
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' })
  return [...graphemes.segment(text)]
    .slice(0, count)
    .map((part) => part.segment)
    .join('')
}

/** One letter each, or two where people share the first. */
export function initialsOf(names: readonly string[]): string[] {
  const first = names.map((name) => letters(name, 1).toLocaleUpperCase())
  return names.map((name, place) => {
    const one = first[place]!
    if (first.filter((other) => other === one).length === 1) return one
    const two = letters(name, 2)
    return two.charAt(0).toLocaleUpperCase() + two.slice(1).toLocaleLowerCase()
  })
}

/** The first word of each name, unless two people would then have the same. */
export function shortNames(names: readonly string[]): string[] {
  const first = names.map((name) => name.trim().split(/\s+/)[0]!)
  return names.map((name, place) =>
    first.filter((other) => other === first[place]).length === 1 ? first[place]! : name,
  )
}

export class Faces {
  readonly all: Face[]
  readonly isTeam: boolean
  #bySeat = new Map<number, Face>()
  #byPerson = new Map<number, Face>()
  #sideOf = new Map<number, number>()

  constructor(view: Seating) {
    const { people } = view.table
    const initials = initialsOf(people.map((person) => person.name))
    const short = shortNames(people.map((person) => person.name))
    const game = view.game
    this.isTeam = game?.setup.mode === 'team'
    for (const player of game?.players ?? []) this.#sideOf.set(player.seat, player.side)
    const bySeat = new Map(people.filter((each) => each.seat !== null).map((each) => [each.seat, each]))
    this.all = people.map((person, place) => this.#face(person, initials[place]!, short[place]!, view, bySeat))
    for (const face of this.all) {
      this.#byPerson.set(face.person!, face)
      if (face.seat !== null) this.#bySeat.set(face.seat, face)
    }
  }

  #face(
    person: PersonView,
    initial: string,
    short: string,
    view: Seating,
    bySeat: Map<number | null, PersonView>,
  ): Face {
    const player = view.game?.players.find((each) => each.seat === person.seat)
    // Partners share one rabbit, the lower seat's, because they share their points.
    const leader = this.isTeam && player ? bySeat.get(player.side) : undefined
    return {
      name: person.name,
      short,
      rabbit: (leader ?? person).rabbit,
      initial,
      seat: person.seat,
      person: person.person,
      isMe: view.you?.person === person.person,
      isBot: person.is_bot,
      isHere: person.is_here,
      isHost: person.is_host,
      isLeaving: person.is_leaving,
      isMuted: person.is_muted,
      score: player?.score ?? 0,
      isTurned: leader !== undefined && player!.side !== player!.seat,
    }
  }

  at(seat: number): Face {
    return this.#bySeat.get(seat) ?? { ...NOBODY, seat, rabbit: seat }
  }

  person(person: number): Face {
    return this.#byPerson.get(person) ?? NOBODY
  }

  /** Everybody on this side: one player, or in Team two. */
  side(side: number): Face[] {
    const seats = [...this.#sideOf].filter(([, other]) => other === side).map(([seat]) => seat)
    return seats.length ? seats.map((seat) => this.at(seat)) : [this.at(side)]
  }

  sideOf(seat: number): number {
    return this.#sideOf.get(seat) ?? seat
  }

  /** People who sat down during a round, and wait for the next one. */
  get joining(): Face[] {
    return this.#sideOf.size ? this.all.filter((face) => face.seat === null && !face.isBot && !face.isLeaving) : []
  }

  get players(): Face[] {
    return [...this.#sideOf.keys()].map((seat) => this.at(seat))
  }
}

const NOBODY: Face = {
  name: '–',
  short: '–',
  rabbit: 8,
  initial: '–',
  seat: null,
  person: null,
  isMe: false,
  isBot: false,
  isHere: false,
  isHost: false,
  isLeaving: false,
  isMuted: false,
  score: 0,
  isTurned: false,
}
