/** Ten seconds of somebody's voice, from the device's microphone. */
export const LONGEST = 10_000

/** Why nothing can be recorded. */
export type Silence = 'refused' | 'missing' | 'insecure'

const KINDS = ['audio/webm;codecs=opus', 'audio/mp4', 'audio/ogg;codecs=opus', 'audio/webm']
const ENOUGH_FOR_A_VOICE = 48_000

export interface Take {
  /** Ends the take; what was heard so far is it. */
  stop(): void
  /** The sound, when it is over. */
  sound: Promise<Blob>
}

export async function listen(): Promise<Take | Silence> {
  // Browsers open microphones only to pages that came over a line nobody can listen in on.
  if (typeof MediaRecorder === 'undefined' || !navigator.mediaDevices?.getUserMedia) return window.isSecureContext ? 'missing' : 'insecure'
  let stream: MediaStream
  try {
    stream = await navigator.mediaDevices.getUserMedia({ audio: true })
  } catch (error) {
    return error instanceof DOMException && (error.name === 'NotAllowedError' || error.name === 'SecurityError') ? 'refused' : 'missing'
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
