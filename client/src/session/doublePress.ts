/** Ignores the second press of a double press (double click) on something new, and repeated Enter. */

const PRESSED = 'button, a, input, select, label, summary'

/** What can be pressed now: if a dialog is open, only its content. */
function within(): Set<Element> {
  const open = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document
  return new Set(open.querySelectorAll(PRESSED))
}

/**
 * The second press of a double press is meant for what the first one pressed, not for what has appeared there since: a
 * double tap must not confirm a vote or start the next game. And holding Enter down counts as one press.
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
