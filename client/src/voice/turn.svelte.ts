/** "Your turn": sound, vibration, page title and notification when the table waits for this person. */
import { t } from '../i18n/index.svelte'
import { preferences } from '../session/preferences.svelte'
import type { Table } from '../session/table.svelte'
import { updates } from '../worker/updates'
import { announce } from './announce.svelte'
import { sounds } from './sounds'

class Turn {
  isMine = $state(false)
  #last = ''

  notice(table: Table): void {
    const view = table.view
    const game = view?.game
    const options = view?.you?.game?.options ?? []
    const seat = view?.you?.game?.seat
    const isMine =
      !!game && seat !== undefined && game.awaited.includes(seat) && options.length > 0 && game.phase !== 'scored'
    this.isMine = isMine
    const moment = isMine ? `${view.table.games}.${game.round}.${game.phase}.${options[0]!.kind}` : ''
    if (!moment || moment === this.#last) {
      if (!isMine) this.#last = ''
      return
    }
    this.#last = moment
    announce(t(`asked-${options[0]!.kind.replaceAll('_', '-')}`))
    setTimeout(() => sounds.yourTurn()) // after rendering: a page's first sound takes a while to prepare
    if (document.visibilityState === 'hidden' && preferences.wantsNotice && Notification.permission === 'granted')
      void updates.notify(t('your-turn'), t(`asked-${options[0]!.kind.replaceAll('_', '-')}`)).catch(() => {})
    // Before the first user gesture a browser only logs a warning.
    if (document.visibilityState === 'visible' && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(30)
  }
}

export const turn = new Turn()
