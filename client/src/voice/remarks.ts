/** Chat remarks in the reader's language: bots and reactions send codes. */
import { t } from '../i18n/index.svelte'
import type { RemarkView } from '../wire/protocol'

export function wording(remark: RemarkView): string {
  if (remark.is_phrase) return t(`phrase-${remark.text}`)
  return remark.is_reaction ? t(`reaction-${remark.text}`) : remark.text
}
