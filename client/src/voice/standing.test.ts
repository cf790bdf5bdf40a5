import { expect, it } from 'vitest'
import { i18n } from '../i18n/index.svelte'
import { Faces } from '../model/faces'
import type { GameView, PersonView, PlayerView } from '../wire/protocol'
import { standingInWords } from './standing'

const NAMES = ['Ana', 'Bo', 'Cy', 'Di']

/** The sentence for these scores; in Team, the player across the table is the partner. */
async function words(scores: number[], phase: 'scored' | 'ended', mode: 'party' | 'team' = 'party'): Promise<string> {
  globalThis.document ??= { documentElement: {} } as Document
  await i18n.speak('en')
  const people = NAMES.map((name, seat): PersonView => ({
    person: seat,
    name,
    rabbit: seat,
    seat,
    is_host: false,
    is_bot: false,
    is_here: true,
    is_leaving: false,
    is_muted: false,
  }))
  const players = scores.map((score, seat) => ({ seat, side: mode === 'team' ? seat % 2 : seat, score }) as PlayerView)
  const game = { setup: { mode }, players, phase, end_reason: phase === 'ended' ? 'laps' : null } as unknown as GameView
  const faces = new Faces({ table: { people }, game, you: null })
  return standingInWords(game, faces)
}

it.each([
  ['one is ahead', [3, 5, 0, 1], 'Bo leads with 5.'],
  ['two are ahead', [5, 5, 0, 1], 'Ana and Bo are tied on 5.'],
  ['nobody is ahead', [2, 2, 2, 2], 'Everyone is tied on 2.'],
])('says who leads when %s', async (_when, scores, said) => {
  expect(await words(scores, 'scored')).toBe(said)
})

it.each([
  ['one', [3, 5, 0, 1], 'Bo wins with 5.'],
  ['two', [5, 5, 0, 1], 'Ana and Bo win with 5.'],
])('says after the last round that %s won', async (_who, scores, said) => {
  expect(await words(scores, 'ended')).toBe(said)
})

it('says of a pair that it leads, not that it is level with itself', async () => {
  expect(await words([4, 1, 4, 1], 'scored', 'team')).toBe('Ana and Cy lead with 4.')
  expect(await words([4, 1, 4, 1], 'ended', 'team')).toBe('Ana and Cy win with 4.')
})
