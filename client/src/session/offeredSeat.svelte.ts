/** Tries the seat key of a personal link on a second connection, so that the seat held here is not lost. */
import { browserWorld } from '../wire/browserWorld'
import { Line } from '../wire/line'
import { keepKey } from './seatKeys'

const TRY_AGAIN = new Set(['cannot_write_now', 'too_fast'])

export class OfferedSeat {
  readonly #code: string
  readonly #key: string
  #line: Line
  /** Whose seat it is, once the table has accepted its key. */
  name = $state<string | null>(null)
  /** The table does not know this key. */
  isWrong = $state(false)

  constructor(code: string, key: string) {
    this.#code = code
    this.#key = key
    this.#line = new Line(
      key,
      {
        onView: (view) => {
          const person = view.you?.person
          this.name = view.table.people.find((each) => each.person === person)?.name ?? null
          this.#line.close()
        },
        onTalk: () => {},
        onState: () => {},
        onBye: (why) => {
          this.isWrong = !TRY_AGAIN.has(why)
          return !this.isWrong
        },
      },
      browserWorld(code),
    )
  }

  close(): void {
    this.#line.close()
  }

  /** Take this seat. The page reloads, so that nothing of the other seat stays on it. */
  take(): void {
    keepKey(this.#code, this.#key)
    location.reload()
  }
}
