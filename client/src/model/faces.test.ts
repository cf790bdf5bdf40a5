import { expect, it } from 'vitest'
import { initialsOf, shortNames } from './faces'

it('gives one letter, and two where two share the first', () => {
  expect(initialsOf(['Ana', 'bo', 'Ali', 'Żaneta'])).toEqual(['An', 'B', 'Al', 'Ż'])
})

it('takes a letter of any script whole', () => {
  const initials = initialsOf(['👩‍👩‍👧 Kim', 'e\u0301va', 'Ёлка', 'سَلمى', ' Øyvind'])
  expect(initials).toEqual(['👩‍👩‍👧', 'E\u0301', 'Ё', 'سَ', 'Ø'])
})

it('calls people by their first word, unless two share it', () => {
  expect(shortNames(['Ana María', 'Bo', 'Anna', 'Jean-Luc Petit'])).toEqual(['Ana', 'Bo', 'Anna', 'Jean-Luc'])
  expect(shortNames(['Ana María', 'Ana Lucía'])).toEqual(['Ana María', 'Ana Lucía'])
})
