/** The votes on my board before they are sent. Where a token may go is read from the server's option alone. */
import type { HandView, MayVote } from '../wire/protocol'

export type Placing = 'vote' | 'move' | 'green' | 'red' | 'take-back' | 'not-here'

export class Ballot {
  slots = $state<number[]>([])
  red = $state<number | null>(null)

  /** Start from the votes the server has. */
  readFrom(you: HandView | null): void {
    this.slots = [...(you?.slots ?? [])]
    this.red = you?.red ?? null
  }

  hasRed(option: MayVote): boolean {
    return option.red.length > 0
  }

  /** Whether one press is the whole vote, so that no confirmation is needed. */
  isSingle(option: MayVote): boolean {
    return option.at_most === 1 && !this.hasRed(option)
  }

  /** What pressing "vote" on this slot would do now. */
  placing(slot: number, option: MayVote): Placing {
    if (this.slots.includes(slot) && (!this.hasRed(option) || this.red !== null || !option.red_on_green))
      return 'take-back'
    if (this.red === slot) return 'take-back'
    if (this.hasRed(option)) {
      if (this.slots.length < option.at_most)
        return option.slots.includes(slot) && (option.red_on_green || this.red !== slot) ? 'green' : 'not-here'
      if (this.red === null)
        return option.red.includes(slot) && (option.red_on_green || !this.slots.includes(slot)) ? 'red' : 'not-here'
    }
    if (!option.slots.includes(slot)) return 'not-here'
    return this.slots.length < option.at_most ? 'vote' : 'move'
  }

  place(slot: number, option: MayVote): void {
    switch (this.placing(slot, option)) {
      case 'take-back':
        if (this.red === slot) this.red = null
        else this.slots = this.slots.filter((other) => other !== slot)
        break
      case 'red':
        this.red = slot
        break
      case 'vote':
      case 'green':
        this.slots = [...this.slots, slot]
        break
      case 'move':
        this.slots = [...this.slots.slice(0, -1), slot]
        break
      case 'not-here':
        break
    }
  }

  /** Whether there are enough votes to send. */
  isComplete(option: MayVote): boolean {
    return this.slots.length >= 1 && (!this.hasRed(option) || this.red !== null)
  }

  isSealed(you: HandView | null): boolean {
    if (!you || you.slots.length === 0) return false
    return (
      you.red === this.red &&
      you.slots.length === this.slots.length &&
      you.slots.every((slot) => this.slots.includes(slot))
    )
  }
}
