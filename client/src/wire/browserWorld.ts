/** A real WebSocket, timers and randomness for a Line. */
import type { WebSocketLike, World } from './line'
import { pathTo } from './paths'

export function browserWorld(code: string): World {
  return {
    open: () => {
      const url = new URL(pathTo(`ws/${code}`), location.href)
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
