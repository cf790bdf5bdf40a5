/** Records a spoken clue with the microphone (MediaRecorder). */
import { MAX_RECORDING_SECONDS } from '../wire/facts'

/** Milliseconds a recording may last. */
export const LONGEST = MAX_RECORDING_SECONDS * 1000

/** Why nothing can be recorded. */
export type MicrophoneError = 'refused' | 'missing' | 'insecure'

const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm']
const ENOUGH_FOR_A_VOICE = 48_000

export interface Take {
  /** Stops recording and keeps what was recorded so far. */
  stop(): void
  /** The audio, once recording has stopped. */
  sound: Promise<Blob>
}

/** Why this page can never record; null if it may be able to. */
export function microphoneErrorOfPage(): MicrophoneError | null {
  if (typeof MediaRecorder !== 'undefined' && 'mediaDevices' in navigator) return null
  // Browsers allow microphones only in secure contexts.
  return window.isSecureContext ? 'missing' : 'insecure'
}

export async function listen(): Promise<Take | MicrophoneError> {
  const silence = microphoneErrorOfPage()
  if (silence) return silence
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError')
      ? 'refused'
      : 'missing'
  }
  const mimeType = KINDS.find((kind) => MediaRecorder.isTypeSupported(kind))
  const recorder = new MediaRecorder(stream, { mimeType, audioBitsPerSecond: ENOUGH_FOR_A_VOICE })
  const parts: Blob[] = []
  recorder.ondataavailable = (event) => parts.push(event.data)
  const sound = new Promise<Blob>((done) => {
    recorder.onstop = () => {
      for (const track of stream.getTracks()) track.stop()
      done(new Blob(parts, { type: recorder.mimeType || mimeType || 'audio/webm' }))
    }
  })
  recorder.start()
  const stop = (): void => {
    clearTimeout(timer)
    if (recorder.state !== 'inactive') recorder.stop()
  }
  const timer = setTimeout(stop, LONGEST)
  return { stop, sound }
}
