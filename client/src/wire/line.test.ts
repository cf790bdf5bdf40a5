import { describe, expect, it } from 'vitest'
import { wait } from './backoff'
import { Line, type Listener, type LineState, type WebSocketLike } from './line'
import type { Answer, FromClient, ToClient, View } from './protocol'

class Socket implements WebSocketLike {
  sent: FromClient[] = []
  isClosed = false
  onopen: ((event: never) => void) | null = null
  onmessage: ((event: { data: string }) => void) | null = null
  onclose: ((event: never) => void) | null = null
  send(text: string): void {
    this.sent.push(JSON.parse(text) as FromClient)
  }
  close(): void {
    this.isClosed = true
  }
  opens(): void {
    this.onopen?.(undefined as never)
  }
  breaks(): void {
    this.onclose?.(undefined as never)
  }
  hears(message: Partial<ToClient>): void {
    this.onmessage?.({ data: JSON.stringify(message) })
  }
}

/** A world whose time advances only when told to. */
class Stage {
  sockets: Socket[] = []
  timers: { at: number; what: () => void }[] = []
  now = 0
  views: number[] = []
  states: LineState[] = []
  byes: string[] = []
  tryAgain = false
  listener: Listener = {
    onView: (view) => this.views.push(view.version),
    onTalk: () => {},
    onState: (state) => this.states.push(state),
    onBye: (why) => (this.byes.push(why), this.tryAgain),
  }
  world = {
    open: () => {
      const socket = new Socket()
      this.sockets.push(socket)
      return socket
    },
    later: (milliseconds: number, what: () => void) => {
      const timer = { at: this.now + milliseconds, what }
      this.timers.push(timer)
      return () => void (this.timers = this.timers.filter((other) => other !== timer))
    },
    chance: () => 0.5,
  }
  get socket(): Socket {
    return this.sockets.at(-1)!
  }
  pass(milliseconds: number): void {
    this.now += milliseconds
    for (const timer of this.timers.filter((each) => each.at <= this.now)) {
      this.timers = this.timers.filter((other) => other !== timer)
      timer.what()
    }
  }
  line(key: string | null = 'k'): Line {
    const line = new Line(key, this.listener, this.world)
    this.socket.opens()
    return line
  }
}

const view = (version: number): Partial<View> => ({ type: 'view', version })

describe('a line', () => {
  it('says hello with the seat key before anything else', () => {
    const stage = new Stage()
    stage.line('secret')
    expect(stage.socket.sent).toEqual([{ type: 'hello', protocol: 1, key: 'secret' }])
  })

  it('keeps the key to look on with that the table told last, and comes back with it', () => {
    const stage = new Stage()
    stage.line(null)
    expect(stage.socket.sent).toEqual([{ type: 'hello', protocol: 1, key: null }])
    stage.socket.hears(view(1))
    stage.socket.hears({ type: 'look', key: 'old', is_invitation: false })
    stage.socket.hears({ type: 'look', key: 'new', is_invitation: false })
    stage.socket.breaks()
    stage.pass(400)
    stage.socket.opens()
    expect(stage.socket.sent).toEqual([{ type: 'hello', protocol: 1, key: null, look: 'new' }])
  })

  it('waits longer after each failure, up to eight seconds, and starts over once it was open', () => {
    expect([0, 1, 2, 3, 4, 5, 9].map((attempt) => wait(attempt, 0.5))).toEqual([400, 800, 1600, 3200, 6400, 8000, 8000])
    const stage = new Stage()
    stage.line()
    stage.socket.breaks()
    stage.pass(399)
    expect(stage.sockets.length).toBe(1)
    stage.pass(1)
    expect(stage.sockets.length).toBe(2)
    stage.socket.breaks()
    stage.pass(799)
    expect(stage.sockets.length).toBe(2)
    stage.pass(1)
    expect(stage.sockets.length).toBe(3)
    stage.socket.opens()
    stage.socket.hears(view(1))
    stage.socket.breaks()
    stage.pass(400)
    expect(stage.sockets.length).toBe(4)
    expect(stage.states).toEqual(['connecting', 'lost', 'lost', 'lost', 'lost', 'open', 'lost', 'lost'])
  })

  it('sends an unanswered wish again under the same ref', async () => {
    const stage = new Stage()
    const line = stage.line()
    stage.socket.hears(view(1))
    const answered = line.move({ kind: 'confirm_scores' })
    const before = stage.socket.sent.at(-1) as { ref: string }
    stage.socket.breaks()
    stage.pass(400)
    stage.socket.opens()
    stage.socket.hears(view(2))
    expect(stage.socket.sent.at(-1)).toEqual(before)
    stage.socket.hears({ type: 'answer', ref: before.ref, refused: null, person: null })
    expect((await answered).refused).toBe(null)
  })

  it('does not send a wish before the table has been seen', () => {
    const stage = new Stage()
    const line = stage.line()
    void line.move({ kind: 'confirm_scores' })
    expect(stage.socket.sent.map((message) => message.type)).toEqual(['hello'])
    stage.socket.hears(view(1))
    expect(stage.socket.sent.map((message) => message.type)).toEqual(['hello', 'move'])
  })

  it('hears an answer once, however often it comes', async () => {
    const stage = new Stage()
    const line = stage.line()
    stage.socket.hears(view(1))
    const answers: Answer[] = []
    const answered = line.ask({ kind: 'leave' }).then((answer) => answers.push(answer))
    const { ref } = stage.socket.sent.at(-1) as { ref: string }
    stage.socket.hears({ type: 'answer', ref, refused: null, person: null })
    stage.socket.hears({ type: 'answer', ref, refused: 'too_fast', person: null })
    await answered
    expect(answers.map((answer) => answer.refused)).toEqual([null])
    stage.socket.breaks()
    stage.pass(400)
    stage.socket.opens()
    stage.socket.hears(view(2))
    expect(stage.socket.sent.map((message) => message.type)).toEqual(['hello'])
  })

  it('ignores an older view, and takes whatever comes first after a reconnect', () => {
    const stage = new Stage()
    stage.line()
    for (const version of [5, 4, 5, 7, 6]) stage.socket.hears(view(version))
    expect(stage.views).toEqual([5, 5, 7])
    stage.socket.breaks()
    stage.pass(400)
    stage.socket.opens()
    stage.socket.hears(view(3))
    expect(stage.views).toEqual([5, 5, 7, 3])
  })

  it('hears nothing from a socket it has given up', () => {
    const stage = new Stage()
    stage.line()
    const old = stage.socket
    old.hears(view(1))
    old.breaks()
    stage.pass(400)
    old.hears(view(9))
    expect(stage.views).toEqual([1])
  })

  it('notices a line that went silent', () => {
    const stage = new Stage()
    stage.line()
    stage.socket.hears(view(1))
    stage.pass(25_000)
    expect(stage.socket.sent.at(-1)).toEqual({ type: 'ping' })
    stage.pass(8_000)
    expect(stage.socket.isClosed).toBe(true)
    stage.pass(400)
    expect(stage.sockets.length).toBe(2)
  })

  it('stays closed when the table says goodbye, unless somebody wants another try', () => {
    const stage = new Stage()
    stage.line()
    stage.socket.hears({ type: 'bye', why: 'no_such_table' })
    stage.pass(60_000)
    expect([stage.sockets.length, stage.states.at(-1), stage.byes]).toEqual([1, 'closed', ['no_such_table']])
    const other = new Stage()
    other.tryAgain = true
    other.line()
    other.socket.hears({ type: 'bye', why: 'cannot_write_now' })
    other.pass(400)
    expect(other.sockets.length).toBe(2)
  })
})
