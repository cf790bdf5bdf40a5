/** Which chat remarks this version of the pages can show. */
import { PHRASES, type RemarkView } from '../wire/protocol'

/** A newer server may send phrases that this page does not know; those are not shown. */
export const isUnderstood = (remark: RemarkView): boolean =>
  !remark.is_phrase || (PHRASES as readonly string[]).includes(remark.text)
