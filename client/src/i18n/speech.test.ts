/** How each language is written, as far as a program can tell. docs/languages.md says why. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FluentParser, serializeExpression, type Message, type Pattern, type SelectExpression } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, t, voice, type Language } from './index.svelte'

const LOCALES = new URL('../../../locales/', import.meta.url).pathname
const languages = Object.keys(LANGUAGES) as Language[]
const read = (language: Language): string => readFileSync(join(LOCALES, `${language}.ftl`), 'utf8')

interface Sentence {
  key: string
  text: string
}

/** Every sentence a reader can meet, each form of a plural by itself, with what stands in braces left as it is. */
function sentences(language: Language): Sentence[] {
  const found: Sentence[] = []
  function walk(key: string, pattern: Pattern): void {
    let text = ''
    for (const part of pattern.elements) {
      if (part.type === 'TextElement') text += part.value
      else if (part.expression.type === 'SelectExpression') part.expression.variants.forEach((each) => walk(key, each.value))
      else text += `{${serializeExpression(part.expression)}}`
    }
    if (text.trim()) found.push({ key, text })
  }
  for (const message of messages(language)) walk(message.id.name, message.value!)
  return found
}

function messages(language: Language): Message[] {
  return new FluentParser().parse(read(language)).body.filter((entry): entry is Message => entry.type === 'Message')
}

function choices(language: Language): { key: string; named: string[] }[] {
  return messages(language).flatMap((message) => {
    const parts = message.value!.elements.map((each) => (each.type === 'Placeable' ? each.expression : each))
    const chosen = parts.filter((each): each is SelectExpression => each.type === 'SelectExpression')
    return chosen.map((each) => ({ key: message.id.name, named: each.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value)) }))
  })
}

const offending = (language: Language, pattern: RegExp, but: readonly string[] = []): Sentence[] =>
  sentences(language).filter(({ key, text }) => pattern.test(text) && !but.includes(key))

/** The quotation marks each language uses; all others are foreign to it. */
const QUOTES: Record<Language, string> = { en: '“”', de: '„“', fr: '«»', es: '«»', pt: '«»', it: '«»', nl: '“”', pl: '„”', ru: '«»', ar: '«»' }

describe.each(languages)('in %s', (language) => {
  it('quotes as the language does, with real apostrophes and ellipses', () => {
    const foreign = [...'„“”«»‚‘'].filter((mark) => !QUOTES[language].includes(mark)).join('')
    expect(offending(language, new RegExp(`["'\`]|\\.\\.\\.|[${foreign}]`))).toEqual([])
  })

  it('keeps its voice down, and its spaces in order', () => {
    expect(offending(language, /[!]/, ['phrase-all_right'])).toEqual([])
    expect(offending(language, language === 'fr' ? / {2}| [,.]|\s$/ : / {2}| [,.;:!?؟،؛]|\s$/)).toEqual([])
  })
})

it('keeps French marks on the line of their word', () => {
  expect(offending('fr', /[^\u00a0] ?[;:!?»](?!\/\/)|«[^\u00a0]/)).toEqual([])
})

/** What an editor has decided against: a second word for the same thing, or a form that takes everybody for a man. */
const AVOIDED: Partial<Record<Language, RegExp>> = {
  de: /Erzähler|Spieler|für jeden\b|Partner\b|bevor er/,
  fr: /\bconteur|\bjoueurs?\b|\b[Tt]ous\b|\b[Cc]hacun\b|partenaire|\bprêt\b|\bbots?\b|(?<!code )\bQR code/,
  es: /cuentacuentos|vosotr|vuestr|\b[Tt]odos\b|los demás|jugador|compañer|[Tt]urno|marcador|\baparato/,
  pt: /narrador|\b[Nn]arr|jogador|\b[Tt]odos\b|os outros (?!pares)|[Tt]urno|você|parceiro|aparelho|\btela\b/,
  it: /narrator|giocator|compagn|per primo|gettone/,
  nl: /uitspraak|[Vv]erteller|\bspelers\b|\bzijn hand|\bwand\b/,
  pl: /narrator|[Gg]racz|opiekun\b|znacznik|\bręk[aęio]|partner/,
  ru: /картинк|[Рр]ассказчик|[Хх]озяин|[Нн]апарник|[Мм]аркер|[Ии]грок|(?<![а-яё])[Хх]од(?![а-яё])/,
  ar: /الراوي|المضيف|لاعب|شريكك/,
}

it.each(Object.entries(AVOIDED) as [Language, RegExp][])('has one word for a thing, and for everybody, in %s', (language, pattern) => {
  expect(offending(language, pattern)).toEqual([])
})

/** Arabic asks a man in these words and a woman in others; a noun asks both. */
const SAID_TO_A_MAN =
  'اختر اضغط المس قل قله اجلس انضمّ افتح أضف احفظ احفظها احذف اكتب حاول سجّل استمع أرسل انتظر أعد انظر ضع العب تكلّم اروِ أعطِ استرجع ثبّت أوقف أغلق غادر انسخ أظهر أخفِ امسح تابع شاهد ادعُ سلّم أبعِد اسمح تحدّث تعلّم دعني دعها كن صِل أفلت صغّرها احزم خذ اترك نبّهني تصفّح انقل مرّر اطلب'.split(' ')

it('asks nobody as a man in Arabic', () => {
  const said = new Set(SAID_TO_A_MAN)
  const words = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? []
  expect(sentences('ar').filter(({ text }) => words(text).some((word) => said.has(word)))).toEqual([])
})

it('keeps a plus before its number in Arabic', () => {
  expect(offending('ar', /(?<!\u200e)\+|\+(\d+|\{[^}]*\})(?!\u200e)/)).toEqual([])
})

describe('plurals', () => {
  const PLURALS = ['zero', 'one', 'two', 'few', 'many', 'other']
  /** A sentence that tells few from many has a form for every whole number; Arabic for all its six kinds. */
  it.each([
    ['pl', ['one', 'few', 'many']],
    ['ru', ['one', 'few', 'many']],
    ['ar', PLURALS],
  ] as const)('are complete in %s', (language, all) => {
    const counted = choices(language).filter(({ named }) => named.includes('few'))
    expect(counted.length).toBeGreaterThan(10)
    expect(counted.filter(({ named }) => all.some((each) => !named.includes(each)))).toEqual([])
  })

  it.each([
    ['pl', { 1: 'jeden obraz', 2: '2 obrazy', 4: '4 obrazy', 5: '5 obrazów', 12: '12 obrazów', 21: '21 obrazów', 22: '22 obrazy', 100: '100 obrazów' }],
    ['ru', { 1: '1 картина', 2: '2 картины', 5: '5 картин', 11: '11 картин', 12: '12 картин', 21: '21 картина', 22: '22 картины', 100: '100 картин' }],
    ['ar', { 0: 'لا صور', 1: 'صورة واحدة', 2: 'صورتان', 3: '3 صور', 10: '10 صور', 11: '11 صورة', 12: '12 صورة', 21: '21 صورة', 100: '100 صورة' }],
  ] as [Language, Record<number, string>][])('are right in %s', (language, expected) => {
    const bundle = new FluentBundle([`${language}-u-nu-latn`, language], { useIsolating: false })
    bundle.addResource(new FluentResource(read(language)))
    const say = (count: number): string => bundle.formatPattern(bundle.getMessage('picture-count')!.value!, { count })
    expect(Object.fromEntries(Object.keys(expected).map((count) => [count, say(Number(count))]))).toEqual(expected)
  })
})

it('sets a name from the right apart in a sentence from the left, and leaves others alone', async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await voice.speak('en')
  expect(t('won-vote-of', { name: 'سارة' })).toBe('\u2068سارة\u2069’s vote')
  expect(t('won-vote-of', { name: 'Bo' })).toBe('Bo’s vote')
})

it.each(languages)('writes numbers in %s as the browser would', async (language) => {
  globalThis.document ??= { documentElement: {} } as Document
  await voice.speak(language)
  const bundle = new FluentBundle([`${language}-u-nu-latn`, language], { useIsolating: language === 'ar' })
  bundle.addResource(new FluentResource(read(language)))
  const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 999, 1000, 12_345, 2.5, -3]
  expect(counts.map((count) => t('picture-count', { count }))).toEqual(counts.map((count) => bundle.formatPattern(bundle.getMessage('picture-count')!.value!, { count })))
})
