/** Waiting: until the page is idle, has settled, or for a while. */
export const whenIdle = (what: () => void): void =>
  void ('requestIdleCallback' in globalThis ? requestIdleCallback(what) : setTimeout(what, 60))

export const sleep = (milliseconds: number): Promise<void> => new Promise((done) => setTimeout(done, milliseconds))

const A_BREATH = 800
const LONGEST_LOADING = 5000

/** Resolves when the first screen has its fonts and pictures, and has been shown for a moment. */
export async function settled(): Promise<void> {
  const loaded = new Promise<void>((done) =>
    document.readyState === 'complete' ? done() : addEventListener('load', () => done()),
  )
  await Promise.race([loaded, sleep(LONGEST_LOADING)])
  await sleep(A_BREATH)
  await Promise.race([document.fonts.ready, sleep(LONGEST_LOADING)])
  await new Promise<void>(whenIdle)
}
