/** Copies text to the clipboard, and reports success only if it worked. */
const LONG_ENOUGH_TO_READ = 2000

/** Copy; whether the text is on the clipboard now. Must be called from a user gesture, as browsers require. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(text) // no clipboard on plain HTTP, or no permission
  }
}

/** The old way, which also works on plain HTTP: select it in a temporary field, and copy the selection. */
function copySelected(text: string): boolean {
  const before = document.activeElement
  const field = document.createElement('textarea')
  field.value = text
  field.readOnly = true // so that a phone shows no keyboard
  field.style.cssText = 'position:fixed;inset:0 auto auto 0;width:1px;height:1px;opacity:0;font-size:16px'
  // Behind an open dialog nothing can be selected.
  const place = [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  place.append(field)
  field.select()
  field.setSelectionRange(0, text.length)
  let wasAsked = false
  field.addEventListener('copy', () => (wasAsked = true), { once: true })
  // eslint-disable-next-line @typescript-eslint/no-deprecated -- nothing else works on plain HTTP
  const isDone = document.execCommand('copy') && wasAsked
  field.remove()
  if (before instanceof HTMLElement) before.focus({ preventScroll: true })
  return isDone
}

/** The state of one copy button. */
export class CopyState {
  /** True for a moment after copying. */
  isDone = $state(false)
  /** Copying does not work here: the reader has to do it by hand, from a field. */
  isByHand = $state(false)

  async copy(text: string): Promise<void> {
    this.isDone = await copy(text)
    this.isByHand = !this.isDone
    if (this.isDone) setTimeout(() => (this.isDone = false), LONG_ENOUGH_TO_READ)
  }
}
