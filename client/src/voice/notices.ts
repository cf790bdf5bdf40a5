/** Notices of the talk in the reader's language: who did what to whom, never what was played. */
import { i18n, t } from '../i18n/index.svelte'
import type { NoticeView } from '../wire/protocol'

export function noticeInWords({ kind, who, by }: Pick<NoticeView, 'kind' | 'who' | 'by'>): string {
  const names = new Intl.ListFormat(i18n.language, { type: 'unit', style: 'short' }).format(by)
  return t(`notice-${kind}`, { who, by: names || '–' })
}
