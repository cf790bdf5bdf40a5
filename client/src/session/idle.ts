/** When the page has nothing else to do; browsers that cannot say so are given a little time. */
export const whenIdle = (what: () => void): void => void ('requestIdleCallback' in globalThis ? requestIdleCallback(what) : setTimeout(what, 60))
