import { expect, it } from 'vitest'
import type { NoticeView, RemarkView } from '../wire/protocol'
import { isKnownNotice, talkLines } from './talkLines'

const remark = (number: number, at: number): RemarkView => ({
  number,
  at,
  person: 0,
  text: 'x',
  to_team: false,
  is_reaction: false,
  is_phrase: false,
})
const notice = (number: number, at: number): NoticeView => ({ number, at, kind: 'left', who: 'Bo', by: [] })

it('sorts what was said and what happened by time, what happened first', () => {
  const lines = talkLines([remark(1, 10), remark(2, 30)], [notice(1, 20), notice(2, 30)])
  expect(lines.map((line) => line.key)).toEqual(['r1', 'n1', 'n2', 'r2'])
})

it('keeps remarks of one moment in their own order', () => {
  expect(talkLines([remark(1, 10), remark(2, 10)], []).map((line) => line.key)).toEqual(['r1', 'r2'])
})

it('has no words for a notice of a newer server', () => {
  expect(isKnownNotice(notice(1, 1))).toBe(true)
  expect(isKnownNotice({ ...notice(1, 1), kind: 'danced' as NoticeView['kind'] })).toBe(false)
})
