/** One device at one table: connection, view, identity, requests. The only place that holds a view. */
import { isUnderstood } from '../model/remarks'
import { deleteMyData } from '../wire/api'
import { browserWorld } from '../wire/browserWorld'
import { Line, type LineState } from '../wire/line'
import type { Answer, Ask, Look, NoticeView, RemarkView, View, WireMove, WireOption } from '../wire/protocol'
import { Faces } from '../model/faces'
import { isKnownNotice, talkLines } from '../model/talkLines'
import { forgetLook, keepLook, keptLook } from './lookKeys'
import { Mutes } from './mutes.svelte'
import { forgetKey, keepKey, keptKey, newKey } from './seatKeys'
import { RevealProgress } from './revealProgress.svelte'

type OptionOf<Kind extends WireOption['kind']> = Extract<WireOption, { kind: Kind }>
export type AskKind = Ask['kind']

const TALK_KEPT = 50
const A_BREATH = 1500
const TRY_AGAIN = new Set(['cannot_write_now', 'too_fast'])

export class Table {
  readonly code: string
  view = $state.raw<View | null>(null)
  line = $state<LineState>('connecting')
  /** Why the server closed the socket, as a refusal code. */
  trouble = $state<string | null>(null)
  /** Why the last request was refused; screens show it until the next request. */
  refusal = $state<string | null>(null)
  /** If a remark was refused because it came too soon: milliseconds until the next one may be sent. */
  wait = $state(0)
  isBusy = $state(false)
  /** Whether this device came with a key that is not valid here. */
  hasOldLink = $state(false)
  /** What was said, oldest first. */
  talk = $state.raw<RemarkView[]>([])
  /** Remarks since this page was loaded, to be shown once. */
  fresh = $state.raw<readonly RemarkView[]>([])
  /** The notices, oldest first, and the new ones. */
  notices = $state.raw<readonly NoticeView[]>([])
  freshNotices = $state.raw<readonly NoticeView[]>([])
  /** Whose talk is not shown on this device. */
  readonly mutes: Mutes
  heard = $derived.by(() => this.talk.filter((remark) => !this.mutes.has(remark.person)))
  lines = $derived(talkLines(this.heard, this.notices))
  /** The lost seat this device claims, and whether the claim expired or was refused. */
  claimed = $state<number | null>(null)
  isClaimOver = $state(false)
  /** Whether the talk sheet is open; it stays open when the screen below changes. */
  isTalking = $state(false)
  #readUpTo = $state(0)
  hasUnread = $derived(
    this.heard.some(
      (remark) =>
        remark.number > this.#readUpTo &&
        !remark.is_reaction &&
        !remark.is_phrase &&
        remark.person !== this.view?.you?.person,
    ),
  )
  /** When the newest view arrived, on the page's own clock. */
  seenAt = $state(0)
  /** How far the reveal has been shown on this device. */
  readonly progress = new RevealProgress()
  faces = $derived(this.view ? new Faces(this.view) : null)
  key: string | null
  /** Whether this device may see own pictures: with a stored key, assumed until the table has answered. */
  isLetIn = $state(false)
  /** The look key: put into links once this device has been admitted. */
  #look = $state<string | null>(null)
  #line: Line
  #sittingKey: string | null = null
  /** A key from a personal link or a claim, stored once the server has accepted it. */
  #newKey: string | null = null
  #arrivedAt = Infinity
  #underWay = new Map<string, Promise<boolean>>()

  constructor(
    code: string,
    {
      isScreen = false,
      link = null,
      look = null,
    }: { isScreen?: boolean; link?: string | null; look?: string | null } = {},
  ) {
    this.code = code
    if (look !== null) keepLook(code, look) // it has left the address: a reload must not lose it
    this.#look = look ?? keptLook(code)
    this.mutes = new Mutes(code)
    const kept = isScreen ? null : keptKey(code)
    if (kept === null) this.#newKey = link // a seat held here takes precedence: SeatOffer asks
    this.key = kept ?? link
    this.isLetIn = this.key !== null || this.#look !== null
    this.#line = new Line(
      this.key,
      {
        onView: (view) => this.#see(view),
        onTalk: (remarks, notices) => this.#hear(remarks, notices),
        onLook: (look) => this.#keepLook(look),
        onState: (state) => (this.line = state),
        onBye: (why) => this.#bye(why),
      },
      browserWorld(code),
      this.#look,
    )
    addEventListener('online', this.#hasten)
    document.addEventListener('visibilitychange', this.#hasten)
    document.addEventListener('resume', this.#hasten) // after the laptop was closed for an hour
  }

  close(): void {
    removeEventListener('online', this.#hasten)
    document.removeEventListener('visibilitychange', this.#hasten)
    document.removeEventListener('resume', this.#hasten)
    this.#line.close()
  }

  // What may be done now, as the server says; nothing here knows the rules.

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

  /** Whether this person sat down during a round, and joins with the next one. */
  get isJoining(): boolean {
    return this.view?.table.status === 'playing' && this.view.you !== null && this.view.you.game === null
  }

  /** The key for HTTP requests: a seat key, or a look key. */
  get pass(): string | null {
    return this.key ?? this.#look
  }

  /** The key for spectator links; null if this device may not give one. */
  get invitation(): string | null {
    return this.isLetIn ? this.#look : null
  }

  // Requests

  async move(move: WireMove): Promise<boolean> {
    return this.#once(move, () => this.#line.move(move))
  }

  async ask(ask: Ask): Promise<boolean> {
    return this.#once(ask, () => this.#line.ask(ask))
  }

  async sit(name: string, rabbit: number | null): Promise<boolean> {
    const key = newKey()
    this.#sittingKey = key
    keepKey(this.code, key) // before the request: a page reloaded in between still has its seat
    const isSeated = await this.#wish(this.#line.ask({ kind: 'sit', name, key, rabbit }))
    this.#sittingKey = null
    if (isSeated) {
      this.#line.key = this.key = key
      this.isLetIn = true
    }
    if (!isSeated && this.key === null) forgetKey(this.code)
    return isSeated
  }

  /** Claim a seat whose key was lost: the people here decide, and a view with a seat means yes. */
  async claimSeat(person: number): Promise<void> {
    const key = newKey()
    this.isClaimOver = false
    if (!(await this.#wish(this.#line.ask({ kind: 'claim_seat', person, key })))) return
    this.claimed = person
    this.#newKey = key
  }

  async withdrawClaim(): Promise<void> {
    if (this.#newKey === null) return
    await this.#wish(this.#line.ask({ kind: 'withdraw_claim', key: this.#newKey }))
    this.#endClaim()
  }

  #endClaim(): void {
    this.claimed = null
    if (this.isSpectator) this.#newKey = null // unless somebody agreed at the same time
  }

  /** Mark everything said so far as seen. */
  readTalk(): void {
    this.#readUpTo = this.talk.at(-1)?.number ?? 0
  }

  async leave(): Promise<void> {
    await this.ask({ kind: 'leave' })
  }

  /** Erase this player's data, here and on the server; throws if that failed. */
  async deleteMyData(): Promise<void> {
    await deleteMyData(this.code, this.key!)
    forgetKey(this.code)
    forgetLook(this.code)
  }

  /** Pressed again before the answer arrives, the same request is sent only once. */
  #once(wish: WireMove | Ask, send: () => Promise<Answer>): Promise<boolean> {
    const words = JSON.stringify(wish)
    const asked = this.#underWay.get(words) ?? this.#wish(send()).finally(() => this.#underWay.delete(words))
    this.#underWay.set(words, asked)
    return asked
  }

  async #wish(asked: Promise<Answer>): Promise<boolean> {
    this.refusal = null
    this.isBusy = true
    const answer = await asked
    this.isBusy = false
    this.refusal = answer.refused ?? null
    this.wait = answer.wait
    return !answer.refused
  }

  // Incoming messages

  #see(view: View): void {
    if (this.view === null) this.#arrivedAt = performance.now()
    this.progress.meet(this.code, view)
    this.view = view
    this.seenAt = performance.now()
    if (this.#newKey !== null && view.you) {
      keepKey(this.code, this.#newKey)
      this.#line.key = this.key = this.#newKey
      this.#newKey = this.claimed = null
    }
    if (this.claimed !== null && !view.table.claims.some(({ person }) => person === this.claimed)) {
      this.isClaimOver = true
      this.#endClaim()
    }
    this.trouble = null
  }

  #hear(remarks: readonly RemarkView[], notices: readonly NoticeView[]): void {
    const heard = this.talk.at(-1)?.number ?? 0
    // After a reconnect the server sends old remarks again.
    const news = remarks.filter((remark) => remark.number > heard && isUnderstood(remark))
    // The first batch on a new page is old; it need not float by.
    const isPast = performance.now() - this.#arrivedAt < A_BREATH
    const noticed = this.notices.at(-1)?.number ?? 0
    const happened = notices.filter((notice) => notice.number > noticed && isKnownNotice(notice))
    if (!isPast) {
      this.fresh = news
      this.freshNotices = happened
    }
    this.notices = [...this.notices, ...happened].slice(-TALK_KEPT)
    this.talk = [...this.talk, ...news].slice(-TALK_KEPT)
    if (isPast) this.readTalk()
  }

  #keepLook(look: Look): void {
    this.#look = look.key
    this.isLetIn = look.is_invitation
    keepLook(this.code, look.key)
  }

  #bye(why: string): boolean {
    if (TRY_AGAIN.has(why)) return true
    if (why === 'wrong_key' || why === 'sit_down_first') {
      // The seat is somebody else's now, or never was ours: reconnect as a spectator.
      if (this.#sittingKey === null && this.#newKey === null) forgetKey(this.code)
      this.#newKey = null
      const wasSeated = this.view?.you != null
      this.#line.key = this.key = null
      if (wasSeated) this.trouble = 'seat_lost'
      else this.hasOldLink = true
      return true
    }
    this.trouble = why
    return false
  }

  #hasten = (): void => {
    if (document.visibilityState === 'visible') this.#line.hasten()
  }
}
