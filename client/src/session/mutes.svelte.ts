/** Whose talk this device does not show, kept per table in local storage. Nobody else can see it. */
const PREFIX = 'conteur.muted.'

export class Mutes {
  readonly #name: string
  #people = $state.raw<ReadonlySet<number>>(new Set())

  constructor(code: string) {
    this.#name = PREFIX + code
    this.#people = new Set(read(this.#name))
  }

  has(person: number): boolean {
    return this.#people.has(person)
  }

  set(person: number, isMuted: boolean): void {
    const others = [...this.#people].filter((each) => each !== person)
    this.#people = new Set(isMuted ? [...others, person] : others)
    if (this.#people.size) localStorage.setItem(this.#name, JSON.stringify([...this.#people]))
    else localStorage.removeItem(this.#name)
  }
}

/** Person numbers are never reused, so numbers of people who have left do no harm here. */
function read(name: string): number[] {
  try {
    const kept = JSON.parse(localStorage.getItem(name) ?? '[]') as unknown
    return Array.isArray(kept) ? kept.filter((each) => typeof each === 'number') : []
  } catch {
    return []
  }
}
