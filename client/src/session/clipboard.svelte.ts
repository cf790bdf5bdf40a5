/** Copies text to the clipboard, and reports success only if it is there. */
const LONG_ENOUGH_TO_READ = 2000

/** Whether the text is on the clipboard now. Called from a press, as browsers want it. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text) // no clipboard on plain HTTP, or not for us
  }
}

/** The old way, which works on plain HTTP, too: select it in a field of our own, and copy what is selected. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // no keyboard springs up on a phone
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0;font-size:16px'
  // Beneath an open sheet nothing can be selected.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(field)
  field.select()
  field.setSelectionRange(0, text.length)
  let wasAsked = false
  field.addEventListener('copy', () => (wasAsked = true), { once: true })
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else copies on plain HTTP
  const isDone = document.execCommand('copy') && wasAsked
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isDone
}

/** One button that copies: what came of it. */
export class CopyState {
  /** For a moment after it was copied. */
  isDone = $state(false)
  /** Nothing copies here: the reader has to, from a field. */
  isByHand = $state(false)

  async copy(text: string): Promise<void> {
    this.isDone = await copy(text)
    this.isByHand = !this.isDone
    if (this.isDone) setTimeout(() => (this.isDone = false), LONG_ENOUGH_TO_READ)
  }
}
