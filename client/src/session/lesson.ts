/** Tutorial progress, kept in the session storage of this tab. */
import type { Learnt } from '../model/lesson'

const LESSON = 'conteur.lesson'

export const beginLesson = (code: string): void =>
  sessionStorage.setItem(LESSON, JSON.stringify({ code, told: false, voted: false }))
export const endLesson = (): void => sessionStorage.removeItem(LESSON)

export function lessonAt(code: string): Learnt | null {
  const kept = JSON.parse(sessionStorage.getItem(LESSON) ?? 'null') as (Learnt & { code: string }) | null
  return kept?.code === code ? { told: kept.told, voted: kept.voted } : null
}

export const rememberLesson = (code: string, learnt: Learnt): void =>
  sessionStorage.setItem(LESSON, JSON.stringify({ code, ...learnt }))
