/** Translations: formats the Fluent messages of locales/*.ftl in the reader's language. */
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from '@fluent/bundle'
import type { Language } from '../wire/protocol'

export const LANGUAGES: Readonly<Record<Language, string>> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  pt: 'Português',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  ru: 'Русский',
  ar: 'العربية',
}

export type { Language }
export type Words = Record<string, FluentVariable>

const FILES = import.meta.glob<string>('../../../locales/*.ftl', { query: '?raw', import: 'default' })
const RIGHT_TO_LEFT: ReadonlySet<string> = new Set(['ar'])

const [APART, TOGETHER] = [String.fromCodePoint(0x2068), String.fromCodePoint(0x2069)]
const FROM_THE_RIGHT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/

/** Bidi isolation: a right-to-left name must not move the number that follows it. */
const apart = (word: FluentVariable): FluentVariable =>
  typeof word === 'string' && FROM_THE_RIGHT.test(word) ? `${APART}${word}${TOGETHER}` : word

/** Small numbers look the same in every language; starting Intl.NumberFormat takes 100 ms on a phone. */
class SmallNumber extends FluentNumber {
  override toString(): string {
    return String(this.value)
  }
}
const isSmall = (word: FluentVariable): word is number =>
  typeof word === 'number' && Number.isInteger(word) && word >= 0 && word < 1000

const isLanguage = (word: string): word is Language => word in LANGUAGES

/**
 * BCP 47 tags for plural forms and numbers: Portuguese is that of Portugal. Digits are Western everywhere, since people
 * at one table share a screen and say numbers aloud.
 */
export function tags(language: Language): string[] {
  const region = language === 'pt' ? 'pt-PT' : language
  return [`${region}-u-nu-latn`, region]
}

/** The first of the browser's languages that we support. */
function preferred(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const language = tag.toLowerCase().split('-')[0]!
    if (isLanguage(language)) return language
  }
  return 'en'
}

class Translator {
  language = $state<Language>('en')
  #bundle = $state.raw<FluentBundle | null>(null)
  isRightToLeft = $derived(RIGHT_TO_LEFT.has(this.language))

  async speak(language: Language): Promise<void> {
    const load = FILES[`../../../locales/${language}.ftl`]
    if (!load) return
    const bundle = new FluentBundle(tags(language), { useIsolating: language === 'ar' })
    bundle.addResource(new FluentResource(await load()))
    this.#bundle = bundle
    this.language = language
    document.documentElement.lang = language
    document.documentElement.dir = RIGHT_TO_LEFT.has(language) ? 'rtl' : 'ltr'
  }

  say(key: string, words?: Words): string {
    const message = this.#bundle?.getMessage(key)
    if (!message?.value) return key
    const given = words && Object.fromEntries(Object.entries(words).map(([name, word]) => [name, this.#ready(word)]))
    return this.#bundle!.formatPattern(message.value, given ?? null, [])
  }

  #ready(word: FluentVariable): FluentVariable {
    if (isSmall(word)) return new SmallNumber(word)
    return this.isRightToLeft ? word : apart(word) // in Arabic the bundle itself isolates everything
  }

  knows(key: string): boolean {
    return this.#bundle?.hasMessage(key) ?? false
  }
}

export const i18n = new Translator()

/** A sentence, by its key. */
export const t = (key: string, words?: Words): string => i18n.say(key, words)

const KEPT = 'conteur.language'

export async function startSpeaking(): Promise<void> {
  // Another tab of this reader has switched: this one follows.
  addEventListener('storage', ({ key, newValue }) => {
    if (key === KEPT && newValue && isLanguage(newValue)) void i18n.speak(newValue)
  })
  const asked = new URLSearchParams(location.search).get('lang') ?? localStorage.getItem(KEPT)
  await i18n.speak(asked && isLanguage(asked) ? asked : preferred(navigator.languages))
}

export async function switchTo(language: Language): Promise<void> {
  localStorage.setItem(KEPT, language)
  await i18n.speak(language)
}
