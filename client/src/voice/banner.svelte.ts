/** The notification banner (connection lost, request refused), shown above everything, open dialogs included. */
export interface BannerMessage {
  text: string
  more?: string
  isWaiting?: boolean
  /** Dismisses it when pressed; without, it disappears when its reason is gone. */
  dismiss?: () => void
}

class BannerState {
  message = $state.raw<BannerMessage | null>(null)
}

export const banner = new BannerState()
