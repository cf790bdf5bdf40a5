/* Runs inside the page. Each looks only at what is on top: a dialog hides the page below it. */
window.inspection = (() => {
  const top = () => document.querySelector('dialog[open]') ?? document.body

  async function findings([tags, without]) {
    const rules = Object.fromEntries(without.map((rule) => [rule, { enabled: false }]))
    const { violations } = await axe.run(document, { resultTypes: ['violations'], runOnly: tags, rules })
    const why = (node) => node.any.map((each) => each.message).join(' ').slice(0, 200)
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html.slice(0, 160)} ${why(node)}`))
  }

  const BOXES = 'button, a, .slip, .sheet, li, p, h1, h2, dt, dd, label, small, span'
  const UNREAD = '.vh, svg, option, noscript, script'

  function scrollsSideways(element) {
    for (let above = element; above; above = above.parentElement)
      if (/auto|scroll/.test(getComputedStyle(above).overflowX)) return true
    return false
  }

  /** Why this line of text is not wholly to be seen, if so. */
  function trouble(box, parent) {
    if (!scrollsSideways(parent) && (box.left < -1 || box.right > innerWidth + 1)) return 'beside the screen'
    const own = parent.closest(BOXES)?.getBoundingClientRect()
    if (own && own.width > 0 && (box.left < own.left - 2 || box.right > own.right + 2)) return 'out of its box'
    for (let above = parent; above && above !== document.documentElement; above = above.parentElement) {
      const style = getComputedStyle(above)
      const edge = above.getBoundingClientRect()
      const spare = 3 + (parseFloat(style.overflowClipMargin) || 0)
      const isCut = (way) => /hidden|clip/.test(way)
      if (isCut(style.overflowX) && (box.left < edge.left - 1 || box.right > edge.right + 1)) return 'cut at the side'
      if (/auto|scroll/.test(style.overflowY)) return ''
      if (isCut(style.overflowY) && (box.top < edge.top - spare || box.bottom > edge.bottom + spare)) return 'cut off'
      if (style.position === 'fixed') return ''
    }
    return ''
  }

  function cutText() {
    const found = new Set()
    if (document.documentElement.scrollWidth > innerWidth + 1) found.add('the page is wider than the screen')
    const walker = document.createTreeWalker(top(), NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode
      const parent = text.parentElement
      if (!text.data.trim() || parent.closest(UNREAD) || !parent.checkVisibility({ visibilityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      for (const box of range.getClientRects()) {
        const why = box.width < 1 ? '' : trouble(box, parent)
        if (why) found.add(`${why}: <${parent.localName} class="${parent.className}"> ${text.data.trim().slice(0, 60)}`)
      }
    }
    return [...found]
  }

  function smallTargets() {
    const pressed = 'button, a[href], input, select, summary, [role=button]'
    return [...top().querySelectorAll(pressed)]
      .filter((each) => each.checkVisibility({ visibilityProperty: true }) && !each.disabled && !each.closest('[inert]'))
      .map((each) => each.closest('label') ?? each)
      .map((target) => ({ target, box: target.getBoundingClientRect() }))
      .filter(({ box }) => Math.min(box.width, box.height) < 43.5)
      .map(({ target, box }) => `${Math.round(box.width)}x${Math.round(box.height)}: ${target.outerHTML.slice(0, 110)}`)
  }

  return { findings, cutText, smallTargets }
})()
