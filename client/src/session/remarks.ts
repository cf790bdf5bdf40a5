/** What a remark says, in the reader's language: bots and gestures come as codes. */
import { t } from '../i18n/index.svelte'
import { PHRASES, type RemarkView } from '../wire/protocol'

/** A newer server may know phrases this page does not; those are not shown. */
export const isUnderstood = (remark: RemarkView): boolean =>
  !remark.is_phrase || (PHRASES as readonly string[]).includes(remark.text)

export function wording(remark: RemarkView): string {
  if (remark.is_phrase) return t(`phrase-${remark.text}`)
  return remark.is_reaction ? t(`reaction-${remark.text}`) : remark.text
}
