/** One device at one table: what it sees, who it is, what it may do. The only place that holds a view. */
import { browserWorld } from '../wire/browser'
import { Line, type State } from '../wire/line'
import type { Answer, Ask, RemarkView, View, WireMove, WireOption } from '../wire/protocol'
import { Faces } from './faces'
import { forgetKey, keepKey, keptKey, newKey } from './keys'

type OptionOf<Kind extends WireOption['kind']> = Extract<WireOption, { kind: Kind }>
export type AskKind = Ask['kind']

/** One round as it was seen to its end. */
export interface SeenRound {
  number: number
  clue: string | null
  storyteller: number
  gallery: readonly number[]
  storySlot: number | null
}

const TRY_AGAIN = new Set(['cannot_write_now', 'too_fast'])

export class Table {
  readonly code: string
  view = $state.raw<View | null>(null)
  line = $state<State>('connecting')
  /** Why the table ended the line, as a refusal code. */
  trouble = $state<string | null>(null)
  /** Why the last wish was refused; screens show it until the next wish. */
  refusal = $state<string | null>(null)
  isBusy = $state(false)
  talk = $state.raw<RemarkView[]>([])
  /** The rounds of the running game this page has seen to their end. */
  rounds = $state.raw<SeenRound[]>([])
  #game = 0
  /** When the newest view came, on the page's own clock. */
  seenAt = $state(0)
  faces = $derived(this.view ? new Faces(this.view) : null)
  key: string | null
  #line: Line
  #sittingKey: string | null = null

  constructor(code: string, { isScreen = false } = {}) {
    this.code = code
    this.key = isScreen ? null : keptKey(code)
    this.#line = new Line(
      this.key,
      {
        onView: (view) => this.#see(view),
        onTalk: (remarks) => (this.talk = [...this.talk, ...remarks].slice(-50)),
        onState: (state) => (this.line = state),
        onBye: (why) => this.#bye(why),
      },
      browserWorld(code),
    )
    addEventListener('online', this.#hasten)
    document.addEventListener('visibilitychange', this.#hasten)
  }

  close(): void {
    removeEventListener('online', this.#hasten)
    document.removeEventListener('visibilitychange', this.#hasten)
    this.#line.close()
  }

  // What may be done now; the server says so, nobody here knows a rule.

  option<Kind extends WireOption['kind']>(kind: Kind): OptionOf<Kind> | null {
    const found = this.view?.you?.game?.options.find((option) => option.kind === kind)
    return (found as OptionOf<Kind> | undefined) ?? null
  }

  may(kind: AskKind): boolean {
    return this.view?.you?.asks.includes(kind) ?? false
  }

  get isSpectator(): boolean {
    return this.view !== null && this.view.you === null
  }

  // Doing

  async move(move: WireMove): Promise<boolean> {
    return this.#wish(this.#line.move(move))
  }

  async ask(ask: Ask): Promise<boolean> {
    return this.#wish(this.#line.ask(ask))
  }

  async sit(name: string, rabbit: number | null): Promise<boolean> {
    const key = newKey()
    this.#sittingKey = key
    keepKey(this.code, key) // before asking: a page reloaded in between still owns its seat
    const isSeated = await this.#wish(this.#line.ask({ kind: 'sit', name, key, rabbit }))
    this.#sittingKey = null
    if (isSeated) this.#line.key = this.key = key
    else if (this.key === null) forgetKey(this.code)
    return isSeated
  }

  async leave(): Promise<void> {
    await this.ask({ kind: 'leave' })
  }

  async #wish(asked: Promise<Answer>): Promise<boolean> {
    this.refusal = null
    this.isBusy = true
    const answer = await asked
    this.isBusy = false
    this.refusal = answer.refused ?? null
    return !answer.refused
  }

  // Hearing

  #see(view: View): void {
    this.view = view
    this.seenAt = performance.now()
    this.trouble = null
    this.#remember(view)
  }

  #remember({ game, table }: View): void {
    if (table.games !== this.#game) this.rounds = []
    this.#game = table.games
    if (!game?.reveal || game.storyteller === null || this.rounds.some((round) => round.number === game.round)) return
    const { round: number, clue, storyteller, gallery, reveal } = game
    this.rounds = [...this.rounds, { number, clue, storyteller, gallery, storySlot: reveal.story_slot }]
  }

  #bye(why: string): boolean {
    if (TRY_AGAIN.has(why)) return true
    if (why === 'wrong_key' || why === 'sit_down_first') {
      // The seat is somebody else's now, or never was ours: look on from outside.
      if (this.#sittingKey === null) forgetKey(this.code)
      const wasSeated = this.view?.you != null
      this.#line.key = this.key = null
      if (wasSeated) this.trouble = 'seat_lost'
      return true
    }
    this.trouble = why
    return false
  }

  #hasten = (): void => {
    if (document.visibilityState === 'visible') this.#line.hasten()
  }
}
