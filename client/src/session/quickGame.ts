/** Quick game against bots: sit down, add bots, start. */
import type { Table } from './table.svelte'

const WISH = 'conteur.quick'
export const QUICK_BOTS = 4

export const wishQuickGame = (code: string, bots: number): void => sessionStorage.setItem(WISH, `${code}.${bots}`)

/** How many bots were requested for this table; 0 if none. */
export function takeQuickWish(code: string): number {
  const [table, bots] = (sessionStorage.getItem(WISH) ?? '').split('.')
  if (table !== code) return 0
  sessionStorage.removeItem(WISH)
  return Number(bots)
}

export async function playQuickly(table: Table, name: string, rabbit: number | null, bots: number): Promise<boolean> {
  if (!(await table.sit(name, rabbit))) return false
  for (let bot = 0; bot < bots; bot++) if (!(await table.ask({ kind: 'add_bot' }))) return false
  return table.ask({ kind: 'start_game' })
}
