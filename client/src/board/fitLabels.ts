/** Shrinks name labels to fit, by measuring: the number of letters says little about a name's width. */
/** Steps: smaller letters, then no rabbit, then the smallest letters. */
const SMALLER = ['long', 'narrow', 'tight'] as const

/** Shrink labels whose names are cut off, step by step; all in one batch, so that there is one layout per step. */
function fitLabels(wall: HTMLElement, steps: number): void {
  let names = [...wall.querySelectorAll<HTMLElement>('.plaque bdi')]
  for (const name of names) labelOf(name).classList.remove(...SMALLER)
  for (const step of SMALLER.slice(0, steps)) {
    names = names.filter(isCut)
    for (const name of names) labelOf(name).classList.add(step)
  }
}

/** Fit again whenever a font has loaded that may be wider; returns a function that stops this. */
export function fitLabelsToLetters(wall: HTMLElement, steps: number): () => void {
  const again = (): void => fitLabels(wall, steps)
  again()
  document.fonts.addEventListener('loadingdone', again)
  return () => document.fonts.removeEventListener('loadingdone', again)
}

function isCut(name: HTMLElement): boolean {
  const text = document.createRange()
  text.selectNodeContents(name)
  return text.getBoundingClientRect().width > name.getBoundingClientRect().width + 0.1
}

const labelOf = (name: HTMLElement): HTMLElement => name.closest<HTMLElement>('.plaque')!
