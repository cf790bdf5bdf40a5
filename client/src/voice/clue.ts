/** A clue as one line of text. */
import { t } from '../i18n/index.svelte'
import { readClue } from '../model/clue'

/** For places too small for an audio player. */
export function clueInWords(clue: string | null, agreed: 'text' | 'spoken' | 'sound'): string {
  const read = readClue(clue, agreed)
  return read.kind === 'words' ? t('quoted', { words: read.words }) : t(`clue-as-${read.kind}`)
}
