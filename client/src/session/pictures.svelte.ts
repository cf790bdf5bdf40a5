/** Card images: which picture belongs to which card, and prefetching them before they are shown. */
import { t, type Language } from '../i18n/index.svelte'
import { whenIdle } from './idle'
import { fetchCards, fetchDeck } from '../wire/api'
import type { DeckPictures, Picture, TableCards } from '../wire/http'
import type { Table } from './table.svelte'

class Pictures {
  cards = $state.raw<readonly Picture[]>([])
  back = $state.raw<Picture | null>(null)
  /** Whose pictures these are, when they are one deck's. */
  deck = $state.raw<DeckPictures | null>(null)
  /** How often what did not come was asked for again: a lost connection must not lose a picture. */
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

  /** The pictures of a deck, with their words in the reader's language. */
  load(deck: string, language: Language): Promise<void> {
    this.#table = ''
    return this.#load(`${deck} ${language}`, () => fetchDeck(deck, language))
  }

  /** Somebody comes back to a table: its pictures are fetched while the line is still being opened. */
  comeEarly(code: string, language: Language, pass: string | null): void {
    this.#early = { asked: `${code} ${language}`, found: fetchCards(code, language, pass).catch(() => null) }
  }

  async #seeCards(code: string, stamp: string, language: Language, pass: string | null): Promise<TableCards> {
    const early = this.#early
    this.#early = null
    const found = early?.asked === `${code} ${language}` ? await early.found : null
    return found?.stamp === stamp ? found : fetchCards(code, language, pass)
  }

  /** The pictures a table plays with: others when its stamp is another. */
  loadTable(table: Table, language: Language): Promise<void> {
    const { code, pass, isLetIn } = table
    const { stamp } = table.view!.table.box
    const isPlaying = table.view!.game !== null
    const isOther = this.#table !== `${code} ${stamp}`
    // While a host adds pictures by the dozen, one look after the last is enough.
    const pause = !isPlaying && isOther && this.#table.startsWith(code) ? 300 : 0
    if (isPlaying && isOther) this.cards = [] // in a game, a wrong picture is worse than none
    this.#table = `${code} ${stamp}`
    const asked = `${code} ${stamp} ${language} ${isLetIn}` // who sits down sees the pictures people brought
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
      this.#deck = null // the drawn ones will do until the next table asks
    }
  }

  of(card: number): Picture | null {
    const picture = this.cards[card]
    return picture?.image ? picture : null
  }

  /** Some are people's own, and this device has only the table's code. */
  get areSomeHidden(): boolean {
    return this.cards.some((picture) => !picture.image)
  }

  /** What a card shows, in words. */
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

  /** The whole deck, one after the other while nothing else is to be done: then no wall ever waits. */
  fetchDeck(): void {
    if (this.#isFetching || (navigator as { connection?: { saveData?: boolean } }).connection?.saveData) return
    this.#isFetching = true
    const next = (card: number): void => {
      const picture = this.of(card)
      if (picture) void this.#fetch(picture.small).then(() => whenIdle(() => next(card + 1)))
    }
    setTimeout(() => whenIdle(() => next(0)), 1500)
  }

  /** Fetch what will be shown soon, so that no reveal waits. */
  fetchAhead(cards: readonly number[]): void {
    for (const card of cards) {
      const picture = this.of(card)
      if (picture && !this.#asked.has(picture.small)) void this.#fetch(picture.small)
    }
  }
}

export const pictures = new Pictures()
