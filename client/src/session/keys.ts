/** Seat keys: sixteen random bytes of our own that prove a seat. Kept per table on this device. */
const PREFIX = 'conteur.seat.'

/** A key nobody can guess, in base64url without padding, as the server wants it. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}

export function isKey(text: string): boolean {
  return /^[A-Za-z0-9_-]{22}$/.test(text)
}

export function keptKey(code: string): string | null {
  return localStorage.getItem(PREFIX + code)
}

export function keepKey(code: string, key: string): void {
  localStorage.setItem(PREFIX + code, key)
}

export function forgetKey(code: string): void {
  localStorage.removeItem(PREFIX + code)
}

/** A personal link has the key behind the #, which no server ever sees; it is taken out of the address at once. */
export function takeKeyFromAddress(code: string): void {
  const key = new URLSearchParams(location.hash.slice(1)).get('seat')
  if (key === null) return
  if (isKey(key)) keepKey(code, key)
  history.replaceState(null, '', location.pathname + location.search)
}

export function personalLink(tableLink: string, key: string): string {
  return `${tableLink}#seat=${key}`
}
