/** Reconnect backoff with jitter. */
const FIRST = 400
const LONGEST = 8_000

/** How long to wait before the nth attempt, in milliseconds; jitter keeps a whole table from reconnecting at once. */
export function wait(attempt: number, chance: number): number {
  return Math.min(LONGEST, FIRST * 2 ** attempt) * (0.5 + chance)
}
