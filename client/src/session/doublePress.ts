/** Ignores the second press of a double press (double click) on something new, and repeated Enter. */

const PRESSED = 'button, a, input, select, label, summary'

/** What can be pressed now: where a dialog is open, only what is in it. */
function within(): Set<Element> {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  return new Set(open.querySelectorAll(PRESSED))
}

/**
 * The second press of a double press is meant for what the first one pressed, not for what has come to lie there since:
 * a vote is not sealed, nor the next game begun, because a finger trembled. And who leans on Enter has pressed it once.
 */
export function ignoreDoublePresses(): void {
  let pressable = new Set<Element>()
  addEventListener(
    'click',
    (event) => {
      const pressed = event.target instanceof Element ? event.target.closest(PRESSED) : null
      if (event.detail > 1 && pressed && !pressable.has(pressed)) {
        event.preventDefault()
        event.stopImmediatePropagation()
      } else pressable = within()
    },
    true,
  )
  addEventListener(
    'keydown',
    (event) => {
      if (event.key !== 'Enter' || !event.repeat) return
      event.preventDefault()
      event.stopImmediatePropagation()
    },
    true,
  )
}
