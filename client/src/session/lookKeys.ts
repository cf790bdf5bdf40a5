/** Look keys: they let this device watch a locked table; kept per table in local storage. */
const PREFIX = 'conteur.look.'

export function keptLook(code: string): string | null {
  return localStorage.getItem(PREFIX + code)
}

export function keepLook(code: string, key: string): void {
  localStorage.setItem(PREFIX + code, key)
}

export function forgetLook(code: string): void {
  localStorage.removeItem(PREFIX + code)
}

/** A spectator link has its key after the #, which no server ever sees; it is removed from the address at once. */
export function takeLookFromAddress(): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('look')
  if (key !== null) history.replaceState(null, '', location.pathname + location.search)
  return key
}

/** Pasting a link over a table's own address does not load a page: reload with its key. */
export function followLookLink(): void {
  if (new URLSearchParams(location.hash.slice(1)).has('look')) location.reload()
}

/** A link for a screen or a spectator; without a key it opens only tables that are not locked. */
export function lookLink(link: string, key: string | null): string {
  return key === null ? link : `${link}#look=${key}`
}
