/** Upload queue for pictures: two at a time, each with its own progress and answer. */
import { uploadPicture } from '../wire/api'
import type { TakenFile } from '../wire/http'
import { shrinkPhoto } from './files'

const AT_ONCE = 2
const PATIENCE = 6

export class Upload {
  state = $state<'waiting' | 'sending' | 'opening' | 'done' | 'refused'>('waiting')
  /** How much of it has been sent, from 0 to 1. */
  share = $state(0)
  refused = $state<string | null>(null)
  /** Pictures added from it: one, or as many as were in the zip. */
  taken = $state(0)

  constructor(
    readonly name: string,
    readonly file: File | null = null,
  ) {}
}

export class Uploads {
  all = $state<Upload[]>([])
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

  /** The total progress, from 0 to 1. */
  get share(): number {
    const files = this.all.filter((each) => each.file)
    const far = files.map((each) => (each.state === 'done' || each.state === 'refused' ? 1 : each.share * 0.8))
    return files.length ? far.reduce((sum, each) => sum + each, 0) / files.length : 0
  }

  get refused(): Upload[] {
    return this.all.filter((each) => each.state === 'refused')
  }

  add(files: readonly File[]): void {
    if (!this.isBusy) this.all = []
    this.all = [...this.all, ...files.map((file) => new Upload(file.name, file))]
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

  #next(): Upload | undefined {
    return this.all.find((each) => each.state === 'waiting' && each.file)
  }

  async #send(upload: Upload): Promise<void> {
    upload.state = 'sending'
    const body = await shrinkPhoto(upload.file!)
    for (let attempt = 1; ; attempt++) {
      const why = await uploadPicture(this.#code, this.#key() ?? '', upload.name, body, {
        onShare: (share) => {
          upload.share = share
          if (share === 1) upload.state = 'opening'
        },
        onTaken: (taken) => this.#hear(upload, taken),
      })
      if (why === 'too_fast' && attempt < PATIENCE) {
        await new Promise((resolve) => setTimeout(resolve, attempt * 700))
        continue
      }
      if (why && !upload.refused) this.#refuse(upload, why)
      else if (!upload.refused) upload.state = 'done'
      return
    }
  }

  #hear(upload: Upload, taken: TakenFile): void {
    if (!taken.refused) upload.taken++
    else if (taken.name === upload.name) this.#refuse(upload, taken.refused)
    else {
      const inside = new Upload(taken.name)
      this.#refuse(inside, taken.refused)
      this.all = [...this.all, inside]
    }
  }

  #refuse(upload: Upload, why: string): void {
    upload.refused = why
    upload.state = 'refused'
  }
}
