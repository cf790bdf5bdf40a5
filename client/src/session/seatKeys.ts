/** Seat keys: random secrets that prove a seat, kept per table in local storage. */
const PREFIX = 'conteur.seat.'

/** An unguessable key in base64url without padding, as the server expects. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')
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

/**
 * A personal link has the key after the #, which no server ever sees; it is removed from the address at once.
 * Not stored: anybody can make such a link, and it may open nothing, or somebody else's seat.
 */
export function takeKeyFromAddress(): string | null {
  const key = new URLSearchParams(location.hash.slice(1)).get('seat')
  if (key !== null) history.replaceState(null, '', location.pathname + location.search)
  return key
}

export function personalLink(tableLink: string, key: string): string {
  return `${tableLink}#seat=${key}`
}
