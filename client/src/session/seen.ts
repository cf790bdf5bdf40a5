/** Which reveals this tab has shown: a reload does not tell the story again. */
const SEEN = 'conteur.seen'

export const hasSeenReveal = (moment: string): boolean => sessionStorage.getItem(SEEN) === moment
export const rememberReveal = (moment: string): void => sessionStorage.setItem(SEEN, moment)
