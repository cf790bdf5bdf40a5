/** The name on a picture's label. */
import { t } from '../i18n/index.svelte'
import type { Face } from '../model/faces'

export const nameOn = (face: Face): string => (face.isMe ? t('yours') : face.short)
