/** The tutorial: where in their first game the learner is, and which parts they have done. */
import type { View } from '../wire/protocol'

/** With three bots everybody plays one picture and has one vote: the simplest game. */
export const LESSON_BOTS = 3

/** Which parts the learner has done. */
export interface Learnt {
  told: boolean
  voted: boolean
}

export type Step =
  'claim' | 'tell' | 'told' | 'watch' | 'hear' | 'answer' | 'given' | 'vote' | 'sealed' | 'reveal-own' | 'reveal'

/** Where in a round the learner is. */
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
