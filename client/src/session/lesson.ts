/** The first game: a real table with bots, and a coach who says what is going on. Reads views, knows no rule. */
import type { View } from '../wire/protocol'

const LESSON = 'conteur.lesson'
/** With three bots everybody gives one picture and has one vote: the plainest game there is. */
export const LESSON_BOTS = 3

/** What the pupil has been through. */
export interface Learnt {
  told: boolean
  voted: boolean
}

export const beginLesson = (code: string): void => sessionStorage.setItem(LESSON, JSON.stringify({ code, told: false, voted: false }))
export const endLesson = (): void => sessionStorage.removeItem(LESSON)

export function lessonAt(code: string): Learnt | null {
  const kept = JSON.parse(sessionStorage.getItem(LESSON) ?? 'null') as (Learnt & { code: string }) | null
  return kept?.code === code ? { told: kept.told, voted: kept.voted } : null
}

export const rememberLesson = (code: string, learnt: Learnt): void => sessionStorage.setItem(LESSON, JSON.stringify({ code, ...learnt }))

export type Step = 'claim' | 'tell' | 'told' | 'watch' | 'hear' | 'answer' | 'given' | 'vote' | 'sealed' | 'reveal-own' | 'reveal'

/** Where in a round the pupil is. */
export function stepOf({ game, you }: View): Step | null {
  if (!game || !you?.game) return null
  const isTeller = game.storyteller === you.game.seat
  const may = (kind: string): boolean => you.game!.options.some((option) => option.kind === kind)
  switch (game.phase) {
    case 'claiming':
      return may('may_claim') ? 'claim' : 'hear'
    case 'telling':
      return may('may_tell') ? 'tell' : 'hear'
    case 'submitting':
      return may('may_submit') ? 'answer' : isTeller ? 'told' : 'given'
    case 'voting':
      return isTeller ? 'watch' : you.game.slots.length ? 'sealed' : 'vote'
    case 'scored':
    case 'ended':
      return game.reveal ? (isTeller ? 'reveal-own' : 'reveal') : null
  }
}

export const learnAt = (step: Step | null, learnt: Learnt): Learnt => ({
  told: learnt.told || step === 'reveal-own',
  voted: learnt.voted || step === 'reveal',
})
