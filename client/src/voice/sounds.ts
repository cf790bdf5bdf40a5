/** Sound effects, synthesised with Web Audio; all of them quiet. */
import { preferences } from '../session/preferences.svelte'

interface Tone {
  at?: number
  volume?: number
  shape?: OscillatorType
}

/** A sound later than this no longer matches what is on screen. */
const TOO_LATE = 2000

let context: AudioContext | null = null

function tone(frequency: number, length: number, how: Tone = {}): void {
  if (!preferences.hasSound || typeof AudioContext === 'undefined') return
  // Before the first user gesture no page may play sound, and trying costs time.
  if (navigator.userActivation && !navigator.userActivation.hasBeenActive) return
  const audio = (context ??= new AudioContext())
  if (audio.state === 'running') return strike(audio, frequency, length, how)
  const asked = performance.now()
  audio.resume().then(
    () => performance.now() - asked < TOO_LATE && strike(audio, frequency, length, how),
    () => {}, // the system does not allow sound
  )
}

function strike(
  audio: AudioContext,
  frequency: number,
  length: number,
  { at = 0, volume = 0.1, shape = 'sine' }: Tone,
): void {
  const start = audio.currentTime + at
  const voice = audio.createOscillator()
  const fade = audio.createGain()
  voice.type = shape
  voice.frequency.value = frequency
  fade.gain.setValueAtTime(0, start)
  fade.gain.linearRampToValueAtTime(volume, start + 0.008)
  fade.gain.exponentialRampToValueAtTime(0.0001, start + length)
  voice.connect(fade).connect(audio.destination)
  voice.start(start)
  voice.stop(start + length)
}

const PENTATONIC = [0, 2, 4, 7, 9, 12, 14, 16, 19, 21, 24]
const step = (base: number, number: number): number => base * 2 ** ((PENTATONIC[number % PENTATONIC.length] ?? 0) / 12)

export const sounds = {
  choose: (): void => tone(660, 0.06, { shape: 'triangle' }),
  seal: (): void => {
    tone(82, 0.16, { volume: 0.18 })
    tone(164, 0.08, { volume: 0.06, shape: 'triangle' })
  },
  land: (order: number): void => tone(step(220, order), 0.09, { shape: 'triangle', volume: 0.08 }),
  lamp: (): void => {
    tone(880, 0.5, { volume: 0.06 })
    tone(1320, 0.6, { at: 0.12, volume: 0.05 })
  },
  hop: (order: number): void => tone(step(330, order), 0.12, { volume: 0.07 }),
  yourTurn: (): void =>
    [0, 1, 2].forEach((each) => tone(step(440, each), 0.3, { at: each * 0.11, volume: 0.07, shape: 'triangle' })),
}
