/** What everybody at this page has to know now: the line is lost, a wish was refused. Shown above all, open dialogs included. */
export interface Headline {
  text: string
  more?: string
  isWaiting?: boolean
  /** Taken away by pressing it; without, it goes when it is over. */
  dismiss?: () => void
}

class Headlines {
  now = $state.raw<Headline | null>(null)
}

export const headlines = new Headlines()
