/** Which reveals and results this tab has shown, so that a reload does not replay them. */
const SEEN = 'conteur.seen'

export const hasSeenReveal = (moment: string): boolean => sessionStorage.getItem(SEEN) === moment
export const rememberReveal = (moment: string): void => sessionStorage.setItem(SEEN, moment)

const RESULT = 'conteur.result'

/** The game whose result this tab has shown, also after a reload. */
export const seenResultOf = (code: string): number => {
  const [table, game] = (sessionStorage.getItem(RESULT) ?? '').split('.')
  return table === code ? Number(game) : -1
}
export const rememberResult = (code: string, game: number): void => sessionStorage.setItem(RESULT, `${code}.${game}`)
