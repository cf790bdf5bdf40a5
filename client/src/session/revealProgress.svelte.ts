/** Progress of a round's reveal on this device: nothing it reveals is shown before its scene. */
import type { View } from '../wire/protocol'
import { hasSeenReveal, rememberReveal } from './seenReveals'

export class RevealProgress {
  /** How far the reveal has been shown; before it begins, nothing is. */
  until = $state(-1)
  #moment: string | null = null

  /** A view has arrived: a new reveal starts from the beginning, unless this tab has shown it. */
  meet(code: string, { table, game }: View): void {
    const moment = game?.reveal && game.phase !== 'voting' ? `${code}.${table.games}.${game.round}` : null
    if (moment === this.#moment) return
    this.#moment = moment
    this.until = moment !== null && hasSeenReveal(moment) ? Infinity : -1
  }

  /** Whether the reveal still has to be played here. Asking marks it as seen: after a reload only its end is shown. */
  begin(): boolean {
    if (this.#moment === null || this.until >= 0) return false
    rememberReveal(this.#moment)
    this.until = 0
    return true
  }

  /** The reveal is over or was interrupted: show all of it. */
  end(): void {
    this.until = Infinity
  }

  has(scene: number): boolean {
    return this.until >= scene
  }
}
