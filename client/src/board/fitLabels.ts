/** Shrinks name labels to fit, by measuring: the number of letters says little about the width of a name. */
/** Smaller letters, then no rabbit, then the smallest letters there are. */
const SMALLER = ['long', 'narrow', 'tight'] as const

/** Make labels smaller whose names are cut, step by step; all at once, so that the page is laid out once a step. */
function fitLabels(wall: HTMLElement, steps: number): void {
  let names = [...wall.querySelectorAll<HTMLElement>('.plaque bdi')]
  for (const name of names) labelOf(name).classList.remove(...SMALLER)
  for (const step of SMALLER.slice(0, steps)) {
    names = names.filter(isCut)
    for (const name of names) labelOf(name).classList.add(step)
  }
}

/** The same again, whenever letters have come that may be wider than those before; returns how to end that. */
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
