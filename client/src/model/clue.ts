/** The kinds of clue: text, a voice recording, or something said aloud. */
import { RECORDING_NAME_LENGTH } from '../wire/facts'
/** Recordings have names of 128 bits, as the server writes them; bots have no voice and say something else. */
const RECORDING = new RegExp(`^[\\w-]{${RECORDING_NAME_LENGTH}}$`)

/** Words that would be taken for a recording end with a full stop: then they are words to everybody. */
export const asWords = (words: string): string => (RECORDING.test(words) ? `${words}.` : words)

/** What a storyteller has ready to tell: a recording or, without a microphone, words, or something said aloud. */
export type DraftClue = { kind: 'recording'; sound: Blob } | { kind: 'words'; words: string } | { kind: 'spoken' }

export type Clue = { kind: 'words'; words: string } | { kind: 'recording'; name: string } | { kind: 'spoken' }

export function readClue(clue: string | null, agreed: 'text' | 'spoken' | 'sound'): Clue {
  if (!clue) return { kind: 'spoken' }
  if (agreed === 'sound' && RECORDING.test(clue)) return { kind: 'recording', name: clue }
  return { kind: 'words', words: clue }
}
