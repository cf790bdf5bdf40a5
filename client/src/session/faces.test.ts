import { expect, it } from 'vitest'
import { initialsOf } from './faces'

it('gives one letter, and two where two share the first', () => {
  expect(initialsOf(['Ana', 'bo', 'Ali', 'Żaneta'])).toEqual(['An', 'B', 'Al', 'Ż'])
})
