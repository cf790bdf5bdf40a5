/** WebSocket connection to one table: reconnects, and resends unanswered requests. Knows nothing about the game. */
import { wait } from './backoff'
import {
  PROTOCOL_VERSION,
  type Answer,
  type Ask,
  type FromClient,
  type Look,
  type NoticeView,
  type RemarkView,
  type ToClient,
  type View,
  type WireMove,
} from './protocol'

export type LineState = 'connecting' | 'open' | 'lost' | 'closed'

/** What a line needs from its environment; tests provide their own. */
export interface World {
  open(): WebSocketLike
  later(milliseconds: number, what: () => void): () => void
  chance(): number
}

export interface WebSocketLike {
  send(text: string): void
  close(): void
  onopen: ((event: never) => void) | null
  onmessage: ((event: { data: string }) => void) | null
  onclose: ((event: never) => void) | null
}

export interface Listener {
  onView(view: View): void
  onTalk(remarks: readonly RemarkView[], notices: readonly NoticeView[]): void
  /** The new look key. */
  onLook?(look: Look): void
  onState(state: LineState): void
  /** The server closed the socket; return true to reconnect. */
  onBye(why: string): boolean
}

const QUIET = 25_000
const PATIENCE = 8_000

interface Pending {
  message: FromClient
  settle: (answer: Answer) => void
}

export class Line {
  /** The seat key; null for a spectator. */
  key: string | null
  /** The look key of a spectator; null if there is none. */
  look: string | null
  #listener: Listener
  #world: World
  #socket: WebSocketLike | null = null
  #pending = new Map<string, Pending>()
  #prefix: string
  #count = 0
  #attempt = 0
  #newest = -1
  #cancel: () => void = () => {}
  #isOver = false
  #isReady = false

  constructor(key: string | null, listener: Listener, world: World, look: string | null = null) {
    this.key = key
    this.look = look
    this.#listener = listener
    this.#world = world
    this.#prefix = Math.floor(world.chance() * 2 ** 48).toString(36)
    this.#connect()
  }

  move(move: WireMove): Promise<Answer> {
    return this.#wish((ref) => ({ type: 'move', ref, move }))
  }

  ask(ask: Ask): Promise<Answer> {
    return this.#wish((ref) => ({ type: 'ask', ref, ask }))
  }

  /** The user or the network is back: reconnect without waiting any longer. */
  hasten(): void {
    if (this.#isOver) return
    if (this.#socket === null) {
      this.#cancel()
      this.#connect()
    } else this.#probe(PATIENCE)
  }

  /** Disconnect and connect again with another key. */
  restart(key: string | null): void {
    this.key = key
    this.#drop()
    this.#connect()
  }

  close(): void {
    this.#isOver = true
    this.#drop()
    this.#listener.onState('closed')
  }

  #wish(make: (ref: string) => FromClient): Promise<Answer> {
    const ref = `${this.#prefix}.${this.#count++}`
    const message = make(ref)
    return new Promise((settle) => {
      this.#pending.set(ref, { message, settle })
      if (this.#isReady) this.#send(message)
    })
  }

  #connect(): void {
    this.#listener.onState(this.#attempt === 0 ? 'connecting' : 'lost')
    const socket = this.#world.open()
    this.#socket = socket
    socket.onopen = () => {
      if (socket === this.#socket) this.#send(this.#hello())
    }
    socket.onmessage = (event) => {
      if (socket === this.#socket) this.#hear(JSON.parse(event.data) as ToClient)
    }
    socket.onclose = () => {
      if (socket === this.#socket) this.#comeBack()
    }
    this.#cancel()
    this.#cancel = this.#world.later(PATIENCE, () => this.#comeBack())
  }

  #hello(): FromClient {
    const look = this.look === null ? undefined : { look: this.look }
    return { type: 'hello', protocol: PROTOCOL_VERSION, key: this.key, ...look }
  }

  #hear(message: ToClient): void {
    this.#cancel()
    this.#cancel = this.#world.later(QUIET, () => this.#probe(PATIENCE))
    switch (message.type) {
      case 'view':
        this.#see(message)
        break
      case 'answer':
        // A repeated answer has no pending request any more.
        this.#pending.get(message.ref)?.settle(message)
        this.#pending.delete(message.ref)
        break
      case 'talk':
        this.#listener.onTalk(message.remarks, message.notices)
        break
      case 'look':
        this.look = message.key
        this.#listener.onLook?.(message)
        break
      case 'bye':
        this.#end(message.why)
        break
      case 'pong':
        break
    }
  }

  #see(view: View): void {
    const isFirst = !this.#isReady
    if (isFirst) {
      this.#isReady = true
      this.#attempt = 0
      this.#listener.onState('open')
    } else if (view.version < this.#newest) return // an outdated view
    this.#newest = view.version
    this.#listener.onView(view)
    if (isFirst) for (const { message } of this.#pending.values()) this.#send(message)
  }

  #end(why: string): void {
    this.#drop()
    if (this.#listener.onBye(why)) this.#comeBack()
    else {
      this.#isOver = true
      this.#listener.onState('closed')
    }
  }

  /** Send a ping, and reconnect if there is no answer. */
  #probe(patience: number): void {
    this.#cancel()
    this.#cancel = this.#world.later(patience, () => this.#comeBack())
    this.#send({ type: 'ping' })
  }

  #comeBack(): void {
    this.#drop()
    if (this.#isOver) return
    const attempt = this.#attempt++
    this.#listener.onState('lost')
    this.#cancel = this.#world.later(wait(attempt, this.#world.chance()), () => this.#connect())
  }

  #drop(): void {
    this.#cancel()
    this.#isReady = false
    const socket = this.#socket
    this.#socket = null
    socket?.close()
  }

  #send(message: FromClient): void {
    try {
      this.#socket?.send(JSON.stringify(message))
    } catch {
      // No longer open: it is resent after reconnecting.
    }
  }
}
