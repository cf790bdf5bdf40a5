/** Card images: which picture belongs to which card, and prefetching them before they are shown. */
import { t, type Language } from '../i18n/index.svelte'
import { whenIdle } from './idle'
import { fetchCards, fetchDeck } from '../wire/api'
import type { DeckPictures, Picture, TableCards } from '../wire/http'
import type { Table } from './table.svelte'

class Pictures {
  cards = $state.raw<readonly Picture[]>([])
  back = $state.raw<Picture | null>(null)
  /** Whose pictures these are, if they are from one deck. */
  deck = $state.raw<DeckPictures | null>(null)
  /** How often failed pictures were requested again: a lost connection must not lose a picture. */
  chances = $state(0)
  #deck: string | null = null
  #asked = new Set<string>()
  #here = new Set<string>()
  #isFetching = false
  #table = ''
  #early: { asked: string; found: Promise<TableCards | null> } | null = null

  constructor() {
    globalThis.addEventListener?.('online', () => (this.chances += 1))
  }

  /** The pictures of a deck, with their texts in the reader's language. */
  load(deck: string, language: Language): Promise<void> {
    this.#table = ''
    return this.#load(`${deck} ${language}`, () => fetchDeck(deck, language))
  }

  /** Somebody returns to a table: fetch its pictures while the socket is still connecting. */
  comeEarly(code: string, language: Language, pass: string | null): void {
    this.#early = { asked: `${code} ${language}`, found: fetchCards(code, language, pass).catch(() => null) }
  }

  async #seeCards(code: string, stamp: string, language: Language, pass: string | null): Promise<TableCards> {
    const early = this.#early
    this.#early = null
    const found = early?.asked === `${code} ${language}` ? await early.found : null
    return found?.stamp === stamp ? found : fetchCards(code, language, pass)
  }

  /** The pictures a table plays with; fetched again when its stamp changes. */
  loadTable(table: Table, language: Language): Promise<void> {
    const { code, pass, isLetIn } = table
    const { stamp } = table.view!.table.box
    const isPlaying = table.view!.game !== null
    const isOther = this.#table !== `${code} ${stamp}`
    // While a host adds many pictures, one fetch after the last is enough.
    const pause = !isPlaying && isOther && this.#table.startsWith(code) ? 300 : 0
    if (isPlaying && isOther) this.cards = [] // in a game, a wrong picture is worse than none
    this.#table = `${code} ${stamp}`
    const asked = `${code} ${stamp} ${language} ${isLetIn}` // seated players see own pictures
    return this.#load(asked, () => this.#seeCards(code, stamp, language, pass), pause)
  }

  async #load(asked: string, ask: () => Promise<DeckPictures | TableCards>, pause = 0): Promise<void> {
    if (asked === this.#deck) return
    this.#deck = asked
    try {
      if (pause) await new Promise((resolve) => setTimeout(resolve, pause))
      if (asked !== this.#deck) return
      const found = await ask()
      if (asked !== this.#deck) return
      this.#isFetching = false
      this.cards = found.cards
      this.deck = 'title' in found ? found : null
      this.back = found.back
    } catch {
      this.#deck = null // the placeholders will do until the next table
    }
  }

  of(card: number): Picture | null {
    const picture = this.cards[card]
    return picture?.image ? picture : null
  }

  /** Whether some are own pictures, which this device may not see because it has only the table's code. */
  get areSomeHidden(): boolean {
    return this.cards.some((picture) => !picture.image)
  }

  /** The alternative text of a card. */
  described(card: number): string {
    return this.of(card)?.description || this.of(card)?.title || t('card-number', { number: card + 1 })
  }

  /** Whether it has been fetched, and can be shown without waiting. */
  isHere(card: number): boolean {
    return this.#here.has(this.of(card)?.small ?? '')
  }

  #fetch(address: string): Promise<void> {
    this.#asked.add(address)
    return new Promise((done) => {
      const image = new Image()
      image.onload = () => done(void this.#here.add(address))
      image.onerror = () => done()
      image.src = address
    })
  }

  /** Prefetch the whole deck, one by one while idle, so that no wall ever has to wait. */
  fetchDeck(): void {
    if (this.#isFetching || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    this.#isFetching = true
    const next = (card: number): void => {
      const picture = this.of(card)
      if (picture) void this.#fetch(picture.small).then(() => whenIdle(() => next(card + 1)))
    }
    setTimeout(() => whenIdle(() => next(0)), 1500)
  }

  /** Prefetch what will be shown soon, so that no reveal has to wait. */
  fetchAhead(cards: readonly number[]): void {
    for (const card of cards) {
      const picture = this.of(card)
      if (picture && !this.#asked.has(picture.small)) void this.#fetch(picture.small)
    }
  }
}

export const pictures = new Pictures()
