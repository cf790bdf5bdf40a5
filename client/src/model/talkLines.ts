/** The lines of the talk: remarks and notices in chronological order. */
import { NOTICES, type NoticeView, type RemarkView } from '../wire/protocol'

export type TalkLine = { key: string; at: number } & (
  { remark: RemarkView; notice: null } | { remark: null; notice: NoticeView }
)

/** A notice comes before a remark of the same time: it is often the reason for it. */
export function talkLines(remarks: readonly RemarkView[], notices: readonly NoticeView[]): TalkLine[] {
  const lines: TalkLine[] = [
    ...notices.map((notice): TalkLine => ({ key: `n${notice.number}`, at: notice.at, remark: null, notice })),
    ...remarks.map((remark): TalkLine => ({ key: `r${remark.number}`, at: remark.at, remark, notice: null })),
  ]
  return lines.sort((one, other) => one.at - other.at)
}

/** A newer server may send notices that this page has no text for; those are not shown. */
export const isKnownNotice = (notice: NoticeView): boolean => (NOTICES as readonly string[]).includes(notice.kind)
