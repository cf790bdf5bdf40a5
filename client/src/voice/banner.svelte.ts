/** The notification banner (connection lost, request refused), shown above everything, open dialogs included. */
export interface BannerMessage {
  text: string
  more?: string
  isWaiting?: boolean
  /** Taken away by pressing it; without, it goes when it is over. */
  dismiss?: () => void
}

class BannerState {
  message = $state.raw<BannerMessage | null>(null)
}

export const banner = new BannerState()
