import { expect, it } from 'vitest'
import { readClue } from './clue'

it('tells a voice from words, and both from what was only said', () => {
  expect(readClue('aB3_-aB3_-aB3_-aB3_-aB', 'sound')).toEqual({ kind: 'recording', name: 'aB3_-aB3_-aB3_-aB3_-aB' })
  expect(readClue('…', 'sound')).toEqual({ kind: 'words', words: '…' }) // bots have no voice
  expect(readClue('aB3_-aB3_-aB3_-aB3_-aB', 'text').kind).toBe('words')
  expect(readClue('', 'spoken')).toEqual({ kind: 'spoken' })
  expect(readClue(null, 'text')).toEqual({ kind: 'spoken' })
})
