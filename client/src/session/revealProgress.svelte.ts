/** Progress of a round's reveal on this device: nothing it reveals is shown before its scene. */
import type { View } from '../wire/protocol'
import { hasSeenReveal, rememberReveal } from './seenReveals'

export class RevealProgress {
  /** The story is told up to here; before it begins, nothing is. */
  until = $state(-1)
  #moment: string | null = null

  /** A view has come: another reveal is untold, unless this tab has seen it. */
  meet(code: string, { table, game }: View): void {
    const moment = game?.reveal && game.phase !== 'voting' ? `${code}.${table.games}.${game.round}` : null
    if (moment === this.#moment) return
    this.#moment = moment
    this.until = moment !== null && hasSeenReveal(moment) ? Infinity : -1
  }

  /** Whether the story has still to be told here; to ask is to begin, and a reload then shows how it ends. */
  begin(): boolean {
    if (this.#moment === null || this.until >= 0) return false
    rememberReveal(this.#moment)
    this.until = 0
    return true
  }

  /** Nobody goes on telling it: all of it may be seen. */
  end(): void {
    this.until = Infinity
  }

  has(scene: number): boolean {
    return this.until >= scene
  }
}
