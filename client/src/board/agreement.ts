/** The options a host may choose, as the protocol writes them. Which of them matter at a table is the server's to say. */
import type { Phase, Settings, SetupView } from '../wire/protocol'

type OptionName = Exclude<keyof SetupView, 'mode' | 'players' | 'end' | 'deck_size' | 'clue'>
type Choices = { readonly [Name in OptionName]: readonly SetupView[Name][] }

export const CHOICES: Choices = {
  first_storyteller: ['claim', 'clue', 'random'],
  second_vote: ['auto', 'never'],
  bonus_when: ['always', 'mixed'],
  bonus_cap: [3, null],
  red_on_green: ['allowed', 'forbidden'],
  party_hands: ['storyteller', 'all'],
  own_team_vote: ['void', 'count', 'forbid'],
  team_talk: ['public', 'private'],
}

export type OptionValue = Settings['options'][string]

/** What stands in a list for an option that is left as the edition has it. */
export const AS_PRINTED = 'printed'

/** A value as a word for a list. */
export const written = (value: OptionValue | undefined): string => (value === undefined ? AS_PRINTED : value === null ? 'none' : String(value))

/** The options with one of them changed; undefined gives it back to the edition. */
export function withOption(options: Settings['options'], name: string, value: OptionValue | undefined): Settings['options'] {
  const rest = Object.fromEntries(Object.entries(options).filter(([each]) => each !== name))
  return value === undefined ? rest : { ...rest, [name]: value }
}

export const PHASES = ['claiming', 'telling', 'submitting', 'voting', 'scored'] as const satisfies readonly Phase[]

/** Where a host's own clock begins; every number may be changed, or taken away. */
export const OWN_SECONDS: Settings['seconds'] = { claiming: 60, telling: 120, submitting: 90, voting: 90, scored: 45 }
