/** The real world for a line: a browser's socket and clock. */
import type { WebSocketLike, World } from './line'
import { here } from './root'

export function browserWorld(code: string): World {
  return {
    open: () => {
      const url = new URL(here(`ws/${code}`), location.href)
      url.protocol = url.protocol === 'https:' ? 'wss:' : 'ws:'
      return new WebSocket(url) as unknown as WebSocketLike
    },
    later: (milliseconds, what) => {
      const timer = setTimeout(what, milliseconds)
      return () => clearTimeout(timer)
    },
    chance: Math.random,
  }
}
