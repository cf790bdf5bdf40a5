/** Placeholder images: a landscape for each card number, so that cards look different before their pictures load. */
const HUES = [8, 34, 48, 92, 152, 178, 202, 226, 258, 288, 322, 346]

function dice(seed: number): () => number {
  let state = (seed + 1) * 0x9e3779b9
  return () => {
    state = Math.imul(state ^ (state >>> 15), 0x2c1b3c6d) + 0x6d2b79f5
    state ^= state >>> 12
    return (state >>> 0) / 2 ** 32
  }
}

const hill = (y: number, sway: number, phase: number): string => {
  const at = (x: number): string =>
    (y + Math.sin(x / 60 + phase) * sway + Math.sin(x / 23 + phase * 3) * sway * 0.3).toFixed(0)
  let path = `M0 ${at(0)}`
  for (let x = 20; x <= 200; x += 20) path += `L${x} ${at(x)}`
  return `${path}V300H0Z`
}

/** The seven objects in the landscape: with twelve kinds of light that makes eighty-four images. */
const THINGS: readonly ((ink: string, light: string) => string)[] = [
  (ink, light) =>
    `<path d="M92 214V96h16v118zM84 96h32l-16-26z" fill="${ink}"/><circle cx="100" cy="106" r="5" fill="${light}"/>`,
  (ink, light) =>
    `<path d="M56 190h88l-14 26H70zM98 186V92l46 78zM92 180V108l-34 62z" fill="${ink}"/>` +
    `<path d="M104 180V110l28 60z" fill="${light}" opacity=".5"/>`,
  (ink, light) =>
    `<path d="M96 224q4-60 2-84h6q-2 24 2 84z" fill="${ink}"/>` +
    `<circle cx="100" cy="118" r="36" fill="${ink}"/><circle cx="88" cy="108" r="4" fill="${light}"/>` +
    `<circle cx="112" cy="122" r="4" fill="${light}"/><circle cx="102" cy="96" r="3" fill="${light}"/>`,
  (ink, light) =>
    `<path d="M70 216V120a30 30 0 0 1 60 0v96z" fill="${ink}"/>` +
    `<path d="M80 216V122a20 20 0 0 1 40 0v94z" fill="${light}" opacity=".85"/>`,
  (ink, light) =>
    `<path d="M100 84c-40 0-46 52-46 52s12-14 24 0c10-14 22-14 22 0 0-14 12-14 22 0 12-14 24 0` +
    ` 24 0s-6-52-46-52z" fill="${ink}"/>` +
    `<path d="M99 132v72q0 10 10 10" fill="none" stroke="${ink}" stroke-width="4"/>` +
    `<circle cx="100" cy="80" r="4" fill="${light}"/>`,
  (ink, light) =>
    `<path d="M60 216l26-60 14 20 20-52 28 92z" fill="${ink}"/><path d="M120 124l-8 22 8 6 8-4z" fill="${light}"/>`,
  (ink, light) =>
    `<path d="M60 130c0-30 30-44 60-30 22-24 44-6 30 14 14 30-20 62-54 52-26-4-40-18-36-36z"` +
    ` fill="${ink}"/><path d="M88 166v44M112 168v42" stroke="${ink}" stroke-width="4"/>` +
    `<circle cx="132" cy="116" r="4" fill="${light}"/>`,
]

export function placeholder(card: number): string {
  const roll = dice(card)
  const hue = HUES[card % HUES.length]!
  const thing = THINGS[Math.floor(card / HUES.length) % THINGS.length]!
  const isNight = (card + Math.floor(card / HUES.length)) % 2 === 0
  const [top, low, near, far] = isNight ? [20, 44, 16, 27] : [80, 90, 34, 60]
  const light = isNight ? '#f7e2ad' : '#fff6df'
  const ink = `hsl(${(hue + 24) % 360} 34% ${isNight ? 11 : 26}%)`
  const x = 40 + roll() * 120
  const y = 40 + roll() * 50
  const stars = isNight
    ? Array.from(
        { length: 14 },
        () =>
          `<circle cx="${(roll() * 200).toFixed(0)}" cy="${(roll() * 130).toFixed(0)}"` +
          ` r="${(0.6 + roll()).toFixed(1)}" fill="${light}"/>`,
      ).join('')
    : ''
  return (
    `<defs><linearGradient id="sky-${card}" x2="0" y2="1"><stop stop-color="hsl(${hue} 48% ${top}%)"/>` +
    `<stop offset="1" stop-color="hsl(${(hue + 40) % 360} 54% ${low}%)"/></linearGradient></defs>` +
    `<rect width="200" height="300" fill="url(#sky-${card})"/>${stars}<circle` +
    ` cx="${x.toFixed(0)}" cy="${y.toFixed(0)}" r="${(14 + roll() * 16).toFixed(0)}"` +
    ` fill="${light}" opacity=".92"/>` +
    `<path d="${hill(190 + roll() * 20, 14, roll() * 6)}" fill="hsl(${(hue + 18) % 360} 36%` +
    ` ${far}%)"/>${thing(ink, light)}` +
    `<path d="${hill(224 + roll() * 14, 9, roll() * 6)}" fill="hsl(${(hue + 350) % 360} 38% ${near}%)"/>` +
    `<rect x="3" y="3" width="194" height="294" fill="none" stroke="#f6ecd8" stroke-width="6"/>`
  )
}
