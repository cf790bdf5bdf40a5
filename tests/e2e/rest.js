/* Runs inside the page: resolves when nothing on it is on its way any more, so that it can be measured. */
async () => {
  const LONGEST = 30_000
  const frame = () => new Promise(requestAnimationFrame)

  /** What is on its way for ever, as a flame flickers, is at rest. */
  const isOnItsWay = (each) => each.playState === 'running' && each.effect.getComputedTiming().iterations !== Infinity

  /** Whether it is waited for: an image far below is fetched when somebody scrolls there. */
  function isAwaited(image) {
    if (image.complete) return false
    const { top, bottom, width } = image.getBoundingClientRect()
    return image.loading !== 'lazy' || (width > 0 && bottom > 0 && top < innerHeight)
  }

  const moving = () => [
    ...(document.fonts.status === 'loaded' ? [] : ['letters']),
    ...(document.querySelector('[data-new]') ? ['a button that does not listen yet'] : []),
    ...document.getAnimations().filter(isOnItsWay).map(({ effect }) => `${effect.target?.className} moves`),
    ...[...document.images].filter(isAwaited).map((image) => image.currentSrc || 'an image'),
  ]

  /** Where everything is, without what transforms do to it. */
  const places = () => [...document.body.querySelectorAll('*')].filter((each) => each instanceof HTMLElement)
    .map((each) => `${each.offsetLeft} ${each.offsetTop} ${each.offsetWidth} ${each.offsetHeight}`).join('\n')

  const begun = performance.now()
  for (let before = null; ; ) {
    await frame()
    const still = moving()
    const now = still.length ? null : places()
    if (now !== null && now === before) return
    before = now
    if (performance.now() - begun > LONGEST)
      throw new Error(`the page does not come to rest: ${still.join(', ') || 'something is in another place with each frame'}`)
  }
}
