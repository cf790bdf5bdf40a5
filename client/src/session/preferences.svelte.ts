/** Preferences kept on this device: theme, sound, notifications, name, rabbit. Independent of tables. */
export type Theme = 'auto' | 'light' | 'dark'

const read = (name: string): string | null => localStorage.getItem(`conteur.${name}`)
const write = (name: string, value: string): void => localStorage.setItem(`conteur.${name}`, value)

const THEMES: readonly Theme[] = ['auto', 'light', 'dark']
const dark = matchMedia('(prefers-color-scheme: dark)')

class Preferences {
  #theme = $state<Theme>(THEMES.find((theme) => theme === read('theme')) ?? 'auto')
  #sound = $state<string | null>(read('sound'))
  /** Whether this is a shared screen, or a phone next to one: silent unless its owner changes that. */
  isBesideScreen = $state(/\/tv\//.test(location.pathname))
  #wantsNotice = $state(read('notice') === 'on')
  #name = $state(read('name') ?? '')
  #rabbit = $state<number | null>(read('rabbit') === null ? null : Number(read('rabbit')))

  get theme(): Theme {
    return this.#theme
  }
  set theme(theme: Theme) {
    this.#theme = theme
    write('theme', theme)
    this.paint()
  }
  get hasSound(): boolean {
    return this.#sound === null ? !this.isBesideScreen : this.#sound === 'on'
  }
  set hasSound(on: boolean) {
    this.#sound = on ? 'on' : 'off'
    write('sound', this.#sound)
  }
  /** Whether notifications may announce this person's turn. */
  get wantsNotice(): boolean {
    return this.#wantsNotice
  }
  set wantsNotice(on: boolean) {
    this.#wantsNotice = on
    write('notice', on ? 'on' : 'off')
  }
  get name(): string {
    return this.#name
  }
  set name(name: string) {
    this.#name = name
    write('name', name)
  }
  get rabbit(): number | null {
    return this.#rabbit
  }
  set rabbit(rabbit: number | null) {
    this.#rabbit = rabbit
    if (rabbit !== null) write('rabbit', String(rabbit))
  }

  /** Apply the theme to the page; `usual` is what "auto" means if the system has no preference. */
  paint(usual?: 'light' | 'dark'): void {
    const auto = usual ?? (dark.matches ? 'dark' : 'light')
    document.documentElement.dataset.theme = this.#theme === 'auto' ? auto : this.#theme
  }
}

export const preferences = new Preferences()
dark.addEventListener('change', () => preferences.paint())
