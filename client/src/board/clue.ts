/** What kind of thing a clue is: words, a voice, or something that was only said aloud. */
import { t } from '../i18n/index.svelte'

/** Recordings have names of 128 bits, as the server writes them; bots have no voice and say something else. */
const RECORDING = /^[\w-]{22}$/

export type Clue = { kind: 'words'; words: string } | { kind: 'recording'; name: string } | { kind: 'spoken' }

export function readClue(clue: string | null, agreed: 'text' | 'spoken' | 'sound'): Clue {
  if (!clue) return { kind: 'spoken' }
  if (agreed === 'sound' && RECORDING.test(clue)) return { kind: 'recording', name: clue }
  return { kind: 'words', words: clue }
}

/** A clue on one line, for places too small for a voice. */
export function clueInWords(clue: string | null, agreed: 'text' | 'spoken' | 'sound'): string {
  const read = readClue(clue, agreed)
  return read.kind === 'words' ? t('quoted', { words: read.words }) : t(`clue-as-${read.kind}`)
}
