/** Look keys: what lets this device look on at a table when it is locked, kept per table in local storage. */
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

/** A link to look on has its key behind the #, which no server ever sees; it is taken out of the address at once. */
export function takeLookFromAddress(): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('look')
  if (key !== null) history.replaceState(null, '', location.pathname + location.search)
  return key
}

/** A link pasted over a table's own address loads no page by itself: begin anew, with its key. */
export function followLookLink(): void {
  if (new URLSearchParams(location.hash.slice(1)).has('look')) location.reload()
}

/** A link for a screen or an onlooker; without a key it opens only tables that are not locked. */
export function lookLink(link: string, key: string | null): string {
  return key === null ? link : `${link}#look=${key}`
}
