import { expect, it } from 'vitest'
import { asWords, readClue } from './clue'

it('tells a voice from words, and both from what was only said', () => {
  expect(readClue('aB3_-aB3_-aB3_-aB3_-aB', 'sound')).toEqual({ kind: 'recording', name: 'aB3_-aB3_-aB3_-aB3_-aB' })
  expect(readClue('…', 'sound')).toEqual({ kind: 'words', words: '…' }) // bots have no voice
  expect(readClue('aB3_-aB3_-aB3_-aB3_-aB', 'text').kind).toBe('words')
  expect(readClue('', 'spoken')).toEqual({ kind: 'spoken' })
  expect(readClue(null, 'text')).toEqual({ kind: 'spoken' })
  expect(readClue('', 'sound')).toEqual({ kind: 'spoken' })
})

it('takes no word for a voice', () => {
  const word = 'Weltuntergangsstimmung' // as long as the name of a recording
  expect(readClue(word, 'sound').kind).toBe('recording')
  expect(readClue(asWords(word), 'sound')).toEqual({ kind: 'words', words: `${word}.` })
  expect(asWords('Weltuntergang')).toBe('Weltuntergang')
})
