/** Prevents misclicks: a main button that is new, or has a new meaning, ignores presses for a moment. */

/** Milliseconds a new main button ignores presses: a tap meant for what was there before is over by then. */
const DEAF = 600

/**
 * For `{@attach guarded(meaning)}` on every button that commits something: starts again whenever `meaning` changes.
 * A press counts from when it began. `data-new` marks a button that still ignores presses, for styles and tests; it can
 * be focused all the time.
 */
export function guarded(meaning: unknown): (button: HTMLElement) => () => void {
  void meaning // read by the attachment: a changed meaning attaches again
  return (button) => {
    const live = performance.now() + DEAF
    let began: number | null = null
    const begin = (event: Event): void => void (began = event.timeStamp)
    const press = (event: MouseEvent): void => {
      const pressed = began ?? event.timeStamp
      began = null
      if (pressed >= live) return
      event.preventDefault()
      event.stopImmediatePropagation()
    }
    button.dataset.new = ''
    const timer = setTimeout(() => delete button.dataset.new, DEAF)
    button.addEventListener('pointerdown', begin)
    button.addEventListener('keydown', begin)
    button.addEventListener('click', press, true)
    return () => {
      clearTimeout(timer)
      button.removeEventListener('pointerdown', begin)
      button.removeEventListener('keydown', begin)
      button.removeEventListener('click', press, true)
    }
  }
}
