/** The kinds of clue: text, a voice recording, or something said aloud. */
import { RECORDING_NAME_LENGTH } from '../wire/facts'
/** Recordings have names of 128 bits, as the server writes them; bots have no voice and send something else. */
const RECORDING = new RegExp(`^[\\w-]{${RECORDING_NAME_LENGTH}}$`)

/** A typed clue that looks like a recording's name gets a full stop, so that it is read as text everywhere. */
export const asWords = (words: string): string => (RECORDING.test(words) ? `${words}.` : words)

/** A storyteller's prepared clue: a recording or, without a microphone, text, or something said aloud. */
export type DraftClue = { kind: 'recording'; sound: Blob } | { kind: 'words'; words: string } | { kind: 'spoken' }

export type Clue = { kind: 'words'; words: string } | { kind: 'recording'; name: string } | { kind: 'spoken' }

export function readClue(clue: string | null, agreed: 'text' | 'spoken' | 'sound'): Clue {
  if (!clue) return { kind: 'spoken' }
  if (agreed === 'sound' && RECORDING.test(clue)) return { kind: 'recording', name: clue }
  return { kind: 'words', words: clue }
}
