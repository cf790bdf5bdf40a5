import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FluentParser, type Message, type Resource } from '@fluent/syntax'
import { describe, expect, it } from 'vitest'
import { GAME_REFUSALS, PHRASES, PICTURE_REFUSALS, TABLE_REFUSALS } from '../wire/protocol'
import { LANGUAGES } from './index.svelte'
import { PREVIEW_KEYS, previewOf } from './previews'

const SOURCE = new URL('..', import.meta.url).pathname
const LOCALES = new URL('../../../locales/', import.meta.url).pathname

function parse(language: string): Resource {
  return new FluentParser().parse(readFileSync(join(LOCALES, `${language}.ftl`), 'utf8'))
}

/** Each message with the names of its variables. */
function messages(language: string): Map<string, string[]> {
  const found = parse(language).body.filter((entry): entry is Message => entry.type === 'Message')
  return new Map(
    found.map((message) => {
      const names = new Set<string>()
      JSON.stringify(message, (_, value: { type?: string; id?: { name: string } } | null) => {
        if (value?.type === 'VariableReference') names.add(value.id!.name)
        return value
      })
      return [message.id.name, [...names].sort()]
    }),
  )
}

/** The text of all source files, to look up keys in. */
function source(): string {
  return readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((name) => /\.(svelte|ts)$/.test(name) && !name.endsWith('.test.ts') && !name.endsWith('protocol.ts'))
    .map((name) => readFileSync(join(SOURCE, name), 'utf8'))
    .join('\n')
}

const text = source()
const asked = new Set(
  [...text.matchAll(/\bt\(\s*'([\w-]+)'/g), ...text.matchAll(/\?\s+'([\w-]+)'\s+:\s+'([\w-]+)'/g)].flatMap((match) =>
    match.slice(1),
  ),
)
const families = [...text.matchAll(/\bt\(`([\w-]+-)\$\{[^`]*\}([\w-]*)`/g)].map(
  ([, before, after]) => new RegExp(`^${before}[\\w-]+${after}$`),
)
for (const key of PREVIEW_KEYS) asked.add(key)
const refusals = new Set<string>([...GAME_REFUSALS, ...TABLE_REFUSALS, ...PICTURE_REFUSALS, 'no_connection'])
const languages = Object.keys(LANGUAGES).filter((language) => readdirSync(LOCALES).includes(`${language}.ftl`))
const english = messages('en')

it('speaks every language it offers', () => {
  expect(languages).toEqual(Object.keys(LANGUAGES))
})

describe.each(languages)('in %s', (language) => {
  const spoken = messages(language)

  it('has no broken lines', () => {
    expect(parse(language).body.filter((entry) => entry.type === 'Junk')).toEqual([])
  })

  it('says where a link leads, in as many letters as messengers show', () => {
    const preview = previewOf(language, readFileSync(join(LOCALES, `${language}.ftl`), 'utf8'))
    expect(preview['preview-title'].length).toBeLessThan(40)
    expect(preview['preview-invitation'].length).toBeLessThan(40)
    expect(preview['preview-text'].length).toBeLessThan(160)
  })

  it('has each key once', () => {
    const keys = parse(language).body.flatMap((entry) => (entry.type === 'Message' ? [entry.id.name] : []))
    expect(keys.filter((key, place) => keys.indexOf(key) !== place)).toEqual([])
  })

  it('says exactly what English says, with the same words given', () => {
    expect([...spoken.keys()].sort()).toEqual([...english.keys()].sort())
    for (const [key, names] of spoken) {
      const missing = names.filter((name) => !english.get(key)!.includes(name))
      expect({ key, missing }).toEqual({ key, missing: [] })
    }
  })
})

it('misses no key that a screen asks for', () => {
  const wanted = [...text.matchAll(/\bt\(\s*'([\w-]+)'/g)].map((match) => match[1]!)
  expect(wanted.filter((key) => !english.has(key))).toEqual([])
})

it('has a sentence for every refusal', () => {
  expect([...refusals].filter((code) => !english.has(code))).toEqual([])
})

it('says every phrase of a bot', () => {
  expect(PHRASES.filter((code) => !english.has(`phrase-${code}`))).toEqual([])
})

it('keeps no key that nobody asks for', () => {
  const unused = [...english.keys()].filter(
    (key) => !asked.has(key) && !refusals.has(key) && !families.some((family) => family.test(key)),
  )
  expect(unused).toEqual([])
})
