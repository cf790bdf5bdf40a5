/** How each language is written, as far as a program can check. docs/languages.md says why. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentBundle, FluentResource } from '@fluent/bundle'
import { FluentParser, serializeExpression, type Message, type Pattern, type SelectExpression } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import { LANGUAGES, t, tags, i18n, type Language } from './index.svelte'

const LOCALES = new URL('../../../locales/', import.meta.url).pathname
const languages = Object.keys(LANGUAGES) as Language[]
const read = (language: Language): string => readFileSync(join(LOCALES, `${language}.ftl`), 'utf8')

interface Sentence {
  key: string
  text: string
}

/** Every sentence a reader can see, each plural form separately, with placeables in braces left as they are. */
function sentences(language: Language): Sentence[] {
  const found: Sentence[] = []
  function walk(key: string, pattern: Pattern): void {
    let text = ''
    for (const part of pattern.elements) {
      if (part.type === 'TextElement') text += part.value
      else if (part.expression.type === 'SelectExpression')
        part.expression.variants.forEach((each) => walk(key, each.value))
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
    return chosen.map((each) => ({
      key: message.id.name,
      named: each.variants.map(({ key }) => (key.type === 'Identifier' ? key.name : key.value)),
    }))
  })
}

const offending = (language: Language, pattern: RegExp, but: readonly string[] = []): Sentence[] =>
  sentences(language).filter(({ key, text }) => pattern.test(text) && !but.includes(key))

/** The quotation marks each language uses; all others are wrong in it. */
const QUOTES: Record<Language, string> = {
  en: '“”',
  de: '„“',
  fr: '«»',
  es: '«»',
  pt: '«»',
  it: '«»',
  nl: '“”',
  pl: '„”',
  ru: '«»',
  ar: '«»',
}

describe.each(languages)('in %s', (language) => {
  it('quotes as the language does, with real apostrophes and ellipses', () => {
    const foreign = '„ “ ” « » ‚ ‘'
      .split(' ')
      .filter((mark) => !QUOTES[language].includes(mark))
      .join('')
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

/** Rejected wordings: a second word for the same thing, or a form that assumes the reader is a man. */
const AVOIDED: Partial<Record<Language, RegExp>> = {
  en: /\bwall\b|\b(every|some|any)body\b|\btalk|\bgesture|\bpairs?\b|\bsen[dt] .*\baway\b|\bno one\b/i,
  de: /für jeden\b|bevor er|Tischleitung/,
  fr: /partenaire|\bprêt\b|\bbots?\b|(?<!code )\bQR code/,
  es: /quien (cuenta|cuida)|vosotr|vuestr|compañer|[Tt]urno|marcador|\baparato/,
  pt: /quem (conta|cuida)|\bligação (pessoal|para|nova)|[Tt]urno|você\b|aparelho|\btela\b/,
  it: /chi ospita|chi gioca con|per primo|gettone/,
  nl: /uitspraak|\b[Bb]eeld(en)?\b|voor de tafel zorgt|\bzijn hand|\bwand\b/,
  pl: /opiekun\b|[Żż]eton|odnośnik|osob\w+ prowadząc|\bręk[aęio]/,
  ru: /[Кк]артин(?!к|ок)|[Фф]ишк|[Пп]артнёр|[Кк]оснись|кто (рассказывает|ведёт)|(?<![а-яё])[Хх]од(?![а-яё])/,
  ar: /من يروي|يستضيف|قطعة|الختم|ختم/,
}

/** In English an image is a picture until it is played: on the table and in a hand there are cards. */
it('calls a picture in play a card', () => {
  const file = read('en')
  const outside = new Set(
    [...file.replace(/^## Pictures\n[^]*?(?=^## )/m, '').matchAll(/^([\w-]+) =/gm)].map((m) => m[1]),
  )
  const brought =
    /^(offline|see-pictures|my-data-all-help|copy-look-help|.*picture.*|nothing_in_it|uploads_are_off|.*out_of_room|archive_.*|deck_.*)$/
  const played = sentences('en').filter(
    ({ key }) => outside.has(key) && (!brought.test(key) || /^(choose|your|picture-of)/.test(key)),
  )
  expect(played.length).toBeGreaterThan(400)
  expect(played.filter(({ text }) => /picture|image/i.test(text))).toEqual([])
})

it.each(Object.entries(AVOIDED) as [Language, RegExp][])(
  'has one word for a thing, and for everybody, in %s',
  (language, pattern) => {
    expect(offending(language, pattern)).toEqual([])
  },
)

/**
 * "To give" in all its forms, and the objects it may have. Without an object it means "to deal" at a card table, and is
 * obscene in Russian, Portuguese and Polish.
 */
const GIVING: Record<Language, [verb: RegExp, thing: RegExp]> = {
  en: [/\b(give|gives|giving|gave|given)\b/i, /clue|title|seat|idea/i],
  de: [
    /\b(gib|gibst|gibt|gebe|gebt|geben|gab|gaben|gegeben)\b/i,
    /es gibt|gibt es|Hinweis|Titel|Bescheid|Link|ihn niemandem|Stimme/i,
  ],
  fr: [/\bdonn(?!ée)\p{L}+/iu, /indice|titre|idée|votes|donne à personne/i],
  es: [
    /(?<!\p{L})(dar|doy|das|da|damos|dan|des|dé|den|dio|dado|dando|dala|dalo|da(?=rl))(?!\p{L})/iu,
    /pista|punto|idea|\bvotos?\b|se lo des/i,
  ],
  pt: [
    /(?<!\p{L})(dar|dou|dás|dá|damos|dão|dê|dês|dares|darem|deu|dado|dada|dam|dar-\p{L}+)(?!\p{L})/iu,
    /pista|título|ponto|ideia/i,
  ],
  it: [
    /(?<!\p{L})(dare|do|dai|dà|diamo|date|danno|dia|diano|dato|darlo)(?!\p{L})/iu,
    /indizi|titolo|punt|idea|\bvoti\b|nessuno/i,
  ],
  nl: [/\b(geef|geeft|geven|gaf|gaven|gegeven)\b/i, /hint|titel|aan niemand|links door/i],
  pl: [
    /(?<!\p{L})(od)?da(ć|m|sz|dzą|ł|j|wa)?(?:ą|ę|e|esz|emy|ecie|cie|a|o|y|li|ły|ć|jcie)?(?!\p{L})/iu,
    /skojarzen|głos|punkt|nie da się/i,
  ],
  ru: [
    /(?<!\p{L})(от|по)?да(ть|м|шь|ст|дим|дите|дут|л|ла|ло|ли|й|йте|ю|ёшь|ёт|ём|ёте|ют|вать|вал|вала|вали|вай|вайте|вая)(?!\p{L})/iu,
    /подсказк|очк|голос|иде[юя]/i,
  ],
  ar: [/(?<!\p{L})[وفسل]?([يتنأ]عط\p{L}*|تُعط\p{L}*|إعطاء|عطاء)(?!\p{L})/iu, /تلميح/],
}

it.each(Object.entries(GIVING) as [Language, (typeof GIVING)[Language]][])(
  'gives nothing without saying what in %s',
  (language, [verb, thing]) => {
    const clauses = sentences(language).flatMap(({ key, text }) =>
      text.split(/[.?!;؟؛]/).map((clause) => ({ key, clause })),
    )
    expect(clauses.filter(({ clause }) => verb.test(clause) && !thing.test(clause))).toEqual([])
  },
)

/** Words that do not mean what was intended: comic, sinister or rude to native speakers. */
const MISLEADING: Record<Language, RegExp> = {
  en: /too dark|\bsleeps?\b|\basleep\b|\bsealed?\b|\banew\b|\bWho of you\b|play (your|this) seat|kept of you|as printed/i,
  de: /schläft|besiegel|Wo stimmen die|Hinein\b|jemanden getroffen|meisten Punkte gewinnen/i,
  fr: /\bdort\b|\bscell|[Ss]ouci\b|paroles sont coupées|que l’on raconte|image racontait/i,
  es: /\bduerme|\bsell(a|o)|[Pp]edir (que|a \{\$name\} que)|[Aa] solas|Aquí de nuevo/,
  pt: /\bdorme|\bsela(r|d)|[Pp]edir (para sair|a \{\$name\})|[Aa] sós|De volta$/,
  it: /\bdorme|[Ss]igill|Il tuo turno|parole sono spente|ai tavoli serve/,
  nl: /\bslaapt|[Bb]ezegel|bij de tijd|Erbij$|[Ww]ees waar/,
  pl: /śpi(ą|\b)|[Zz]apieczęt|Na twoim miejscu|[Oo]deślij|W pojedynkę|W druku/i,
  ru: /(?<!\p{L})сп(ят|ит)(?!\p{L})|[Зз]апечат|[Пп]обед[аы] (нет|не будет)|[Нн]оготки|[Лл]ишайник|ещё красивее|[Пп]опросить уйти/u,
  ar: /صلبان|الرواية ل|(?<!\p{L})[وفبلك]?(ال|لل)?(يد|أيدي)(ك|ه|ها|كما|كم|نا|هم)?(?!\p{L})|نائمة|تنام/u,
}

it.each(Object.entries(MISLEADING) as [Language, RegExp][])('misleads nobody in %s', (language, pattern) => {
  expect(offending(language, pattern)).toEqual([])
})

/** Arabic imperatives differ for men and women; a noun addresses both. */
const SAID_TO_A_MAN = [
  'اختر اضغط المس قل قله اجلس انضمّ افتح أضف احفظ احفظها احذف اكتب حاول سجّل استمع أرسل انتظر أعد انظر',
  'ضع العب تكلّم اروِ أعطِ استرجع ثبّت أوقف أغلق غادر انسخ أظهر أخفِ امسح تابع شاهد ادعُ سلّم أبعِد اسمح',
  'تحدّث تعلّم دعني دعها كن صِل أفلت صغّرها احزم خذ اترك نبّهني تصفّح انقل مرّر اطلب',
].flatMap((line) => line.split(' '))

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
  /** A sentence with plural forms covers every whole number; in Arabic all six categories. */
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
    [
      'pl',
      {
        1: 'jeden obraz',
        2: '2 obrazy',
        4: '4 obrazy',
        5: '5 obrazów',
        12: '12 obrazów',
        21: '21 obrazów',
        22: '22 obrazy',
        100: '100 obrazów',
      },
    ],
    [
      'ru',
      {
        1: '1 картинка',
        2: '2 картинки',
        5: '5 картинок',
        11: '11 картинок',
        12: '12 картинок',
        21: '21 картинка',
        22: '22 картинки',
        100: '100 картинок',
      },
    ],
    ['pt', { 0: '0 imagens', 1: 'uma imagem', 2: '2 imagens' }],
    [
      'ar',
      {
        0: 'لا صور',
        1: 'صورة واحدة',
        2: 'صورتان',
        3: '3 صور',
        10: '10 صور',
        11: '11 صورة',
        12: '12 صورة',
        21: '21 صورة',
        100: '100 صورة',
      },
    ],
  ] as [Language, Record<number, string>][])('are right in %s', (language, expected) => {
    const bundle = new FluentBundle(tags(language), { useIsolating: false })
    bundle.addResource(new FluentResource(read(language)))
    const say = (count: number): string => bundle.formatPattern(bundle.getMessage('picture-count')!.value!, { count })
    expect(Object.fromEntries(Object.keys(expected).map((count) => [count, say(Number(count))]))).toEqual(expected)
  })
})

it('sets a name from the right apart in a sentence from the left, and leaves others alone', async () => {
  globalThis.document ??= { documentElement: {} } as Document
  await i18n.speak('en')
  expect(t('won-vote-of', { name: 'سارة' })).toBe('\u2068سارة\u2069’s vote')
  expect(t('won-vote-of', { name: 'Bo' })).toBe('Bo’s vote')
})

it.each(languages)('writes numbers in %s as the browser would', async (language) => {
  globalThis.document ??= { documentElement: {} } as Document
  await i18n.speak(language)
  const bundle = new FluentBundle(tags(language), { useIsolating: language === 'ar' })
  bundle.addResource(new FluentResource(read(language)))
  const counts = [0, 1, 2, 3, 5, 11, 21, 22, 100, 101, 999, 1000, 12_345, 2.5, -3]
  expect(counts.map((count) => t('picture-count', { count }))).toEqual(
    counts.map((count) => bundle.formatPattern(bundle.getMessage('picture-count')!.value!, { count })),
  )
})
