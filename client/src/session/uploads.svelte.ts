/** Pictures on their way to the table: two at a time, each with its own progress and its own answer. */
import { sendPicture, type TakenFile } from '../wire/api'
import { lighter } from './files'

const AT_ONCE = 2
const PATIENCE = 6

export class Sending {
  state = $state<'waiting' | 'sending' | 'opening' | 'done' | 'refused'>('waiting')
  /** How much of it has been sent, from 0 to 1. */
  share = $state(0)
  refused = $state<string | null>(null)
  /** Pictures it became: one, or as many as were in the zip. */
  taken = $state(0)

  constructor(
    readonly name: string,
    readonly file: File | null = null,
  ) {}
}

export class Uploads {
  all = $state<Sending[]>([])
  readonly #code: string
  readonly #key: () => string | null
  #working = 0

  constructor(code: string, key: () => string | null) {
    this.#code = code
    this.#key = key
  }

  get isBusy(): boolean {
    return this.all.some((each) => each.state === 'waiting' || each.state === 'sending' || each.state === 'opening')
  }

  /** How far all of it is, from 0 to 1. */
  get share(): number {
    const files = this.all.filter((each) => each.file)
    const far = files.map((each) => (each.state === 'done' || each.state === 'refused' ? 1 : each.share * 0.8))
    return files.length ? far.reduce((sum, each) => sum + each, 0) / files.length : 0
  }

  get refused(): Sending[] {
    return this.all.filter((each) => each.state === 'refused')
  }

  add(files: readonly File[]): void {
    if (!this.isBusy) this.all = []
    this.all = [...this.all, ...files.map((file) => new Sending(file.name, file))]
    for (let worker = this.#working; worker < AT_ONCE; worker++) void this.#work()
  }

  forget(): void {
    this.all = this.all.filter((each) => each.state !== 'refused' && each.state !== 'done')
  }

  async #work(): Promise<void> {
    this.#working++
    for (let next = this.#next(); next; next = this.#next()) await this.#send(next)
    this.#working--
  }

  #next(): Sending | undefined {
    return this.all.find((each) => each.state === 'waiting' && each.file)
  }

  async #send(sending: Sending): Promise<void> {
    sending.state = 'sending'
    const body = await lighter(sending.file!)
    for (let attempt = 1; ; attempt++) {
      const why = await sendPicture(this.#code, this.#key() ?? '', sending.name, body, {
        onShare: (share) => {
          sending.share = share
          if (share === 1) sending.state = 'opening'
        },
        onTaken: (taken) => this.#hear(sending, taken),
      })
      if (why === 'too_fast' && attempt < PATIENCE) {
        await new Promise((resolve) => setTimeout(resolve, attempt * 700))
        continue
      }
      if (why && !sending.refused) this.#refuse(sending, why)
      else if (!sending.refused) sending.state = 'done'
      return
    }
  }

  #hear(sending: Sending, taken: TakenFile): void {
    if (!taken.refused) sending.taken++
    else if (taken.name === sending.name) this.#refuse(sending, taken.refused)
    else {
      const inside = new Sending(taken.name)
      this.#refuse(inside, taken.refused)
      this.all = [...this.all, inside]
    }
  }

  #refuse(sending: Sending, why: string): void {
    sending.refused = why
    sending.state = 'refused'
  }
}
