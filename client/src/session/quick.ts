/** "Play now with bots": sit, call bots, deal. */
import type { Table } from './table.svelte'

const WISH = 'conteur.quick'
const BOTS = 4

export const wishQuickGame = (code: string): void => sessionStorage.setItem(WISH, code)

export function takeQuickWish(code: string): boolean {
  const isWished = sessionStorage.getItem(WISH) === code
  if (isWished) sessionStorage.removeItem(WISH)
  return isWished
}

export async function playQuickly(table: Table, name: string, rabbit: number | null): Promise<boolean> {
  if (!(await table.sit(name, rabbit))) return false
  for (let bot = 0; bot < BOTS; bot++) if (!(await table.ask({ kind: 'add_bot' }))) return false
  return table.ask({ kind: 'start_game' })
}
