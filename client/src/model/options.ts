/** House rules: the game options a host may change. The server says which of them matter at a table. */
import { EDITIONS, OPTION_CHOICES, PRINTED_ENDS } from '../wire/facts'
import type { Settings, SetupView } from '../wire/protocol'

type OptionName = Exclude<keyof SetupView, 'mode' | 'players' | 'end' | 'deck_size' | 'clue'>
type Choices = { readonly [Name in OptionName]: readonly SetupView[Name][] }

/** Every option with its values, the default first; checked against the types of the protocol. */
export const CHOICES: Choices = OPTION_CHOICES

export type OptionValue = Settings['options'][string]

/** The list entry for an option that keeps the edition's default. */
export const AS_PRINTED = 'printed'

/** A value as the string of a list entry. */
export function written(value: OptionValue | undefined): string {
  if (value === undefined) return AS_PRINTED
  if (value === null) return 'none'
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}

export interface GameEnd {
  kind: 'laps' | 'pile' | 'points'
  count: number
}

const isEdition = (word: string | null): word is (typeof EDITIONS)[number] =>
  (EDITIONS as readonly (string | null)[]).includes(word)

/** Where a game ends unless the host chooses otherwise; an unknown edition is the first one. */
export const printedEnd = (mode: Settings['mode'], edition: string | null): GameEnd =>
  PRINTED_ENDS[mode][isEdition(edition) ? edition : EDITIONS[0]]

/** The options with one of them changed; undefined restores the edition's default. */
export function withOption(
  options: Settings['options'],
  name: string,
  value: OptionValue | undefined,
): Settings['options'] {
  const rest = Object.fromEntries(Object.entries(options).filter(([each]) => each !== name))
  return value === undefined ? rest : { ...rest, [name]: value }
}

/** The initial times of a host's own clock; every number may be changed or removed. */
export const OWN_SECONDS: Settings['seconds'] = { claiming: 60, telling: 120, submitting: 90, voting: 90, scored: 45 }
