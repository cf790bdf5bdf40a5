import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'

const SOURCE = new URL('.', import.meta.url).pathname
const FILES = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  /\.(svelte|ts|css)$/.test(name),
)
const GENERATED = ['wire/protocol.ts', 'wire/http.ts', 'wire/facts.ts']

const read = (name: string): string => readFileSync(join(SOURCE, name), 'utf8')

it('has no component, exported type or class name twice', () => {
  const components = FILES.filter((name) => name.endsWith('.svelte')).map((name) => basename(name, '.svelte'))
  const exported = FILES.filter((name) => name.endsWith('.ts')).flatMap((name) =>
    [...read(name).matchAll(/^export (?:interface|type|class) (\w+)/gm)].map((match) => match[1]!),
  )
  const names = [...components, ...exported]
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([])
})

it('has no style sheet over 300 lines or line over 120 characters, which ESLint does not check', () => {
  const isLong = (lines: string[]): boolean => lines.length > 301 || lines.some((line) => line.length > 120)
  expect(FILES.filter((name) => name.endsWith('.css') && isLong(read(name).split('\n')))).toEqual([])
})

it('opens every module with a line that says what it is', () => {
  const modules = FILES.filter(
    (name) => name.endsWith('.ts') && !name.endsWith('.test.ts') && !GENERATED.includes(name),
  )
  expect(modules.filter((name) => !read(name).startsWith('/** '))).toEqual([])
})
