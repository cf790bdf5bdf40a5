/** SVG drawings of the twelve player rabbits: colour, ears and pattern, any two of which identify one. */
const INK = '#22283a'
const CREAM = '#fff4de'

type Pattern =
  | 'plain'
  | 'dots'
  | 'bands'
  | 'stripes'
  | 'diagonals'
  | 'checks'
  | 'half'
  | 'crosses'
  | 'rings'
  | 'chevrons'
  | 'spots'
  | 'belts'
interface Ears {
  outline: string
  inner: string
}
interface RabbitStyle {
  colour: string
  over: string
  pattern: Pattern
  ears: Ears
}

const leaf = (x: number, angle: number, length: number, width: number): string =>
  `<path transform="translate(${x} -12) rotate(${angle})" d="M${-width * 0.5} 3` +
  `C${-width * 0.85} ${-length * 0.45} ${-width * 0.5} ${-length * 0.97}` +
  ` 0 ${-length}C${width * 0.5} ${-length * 0.97} ${width * 0.85} ${-length * 0.45} ${width * 0.5} 3Z"/>`
const hollow = (x: number, angle: number, length: number, width: number): string =>
  `<path transform="translate(${x} -12) rotate(${angle})" d="M${-width * 0.2} -2` +
  `C${-width * 0.4} ${-length * 0.45} ${-width * 0.2} ${-length * 0.8}` +
  ` 0 ${-length * 0.84}C${width * 0.2} ${-length * 0.8} ${width * 0.4} ${-length * 0.45} ${width * 0.2}` +
  ` -2Z"/>`
const pair = (left: number, right: number, length: number, width: number, apart = 7): Ears => ({
  outline: leaf(-apart, left, length, width) + leaf(apart, right, length, width),
  inner: hollow(-apart, left, length, width) + hollow(apart, right, length, width),
})

const LOP_LEFT = '<path d="M-5 -15C-16 -24 -27 -14 -27 2C-27 13 -16 15 -15 6C-14.5 0 -14 -5 -9 -9Z"/>'
const LOP_RIGHT = '<path d="M5 -15C16 -24 27 -14 27 2C27 13 16 15 15 6C14.5 0 14 -5 9 -9Z"/>'
const FOLD_LEFT =
  '<path d="M-2 -12C-1 -26 -5 -35 -13 -35C-22 -35 -28 -28 -27 -20C-26.5 -15 -19 -15 -18 -20' +
  'C-17.4 -24 -14 -23 -12.5 -10Z"/>'
const FOLD_RIGHT =
  '<path d="M2 -12C1 -26 5 -35 13 -35C22 -35 28 -28 27 -20C26.5 -15 19 -15 18 -20C17.4 -24 14 -23 12.5 -10Z"/>'
const CURLED =
  '<path d="M-3 -13C-2 -28 -8 -34 -16 -33C-23 -32 -24 -24 -19 -23C-15 -22.5 -14 -26 -16.5 -27' +
  'C-12 -29 -11 -20 -12 -11Z"/>' +
  '<path d="M3 -13C2 -28 8 -34 16 -33C23 -32 24 -24 19 -23C15 -22.5 14 -26 16.5 -27' +
  'C12 -29 11 -20 12 -11Z"/>'

const look = (colour: string, over: string, pattern: Pattern, ears: Ears): RabbitStyle => ({
  colour,
  over,
  pattern,
  ears,
})

const RABBITS: readonly RabbitStyle[] = [
  look('#c5402f', CREAM, 'plain', pair(-7, 7, 27, 11)),
  look('#e3a22b', INK, 'dots', pair(-40, 40, 25, 11, 8)),
  look('#1f7b7d', CREAM, 'bands', { outline: LOP_LEFT + LOP_RIGHT, inner: '' }),
  look('#7fb2db', INK, 'stripes', { outline: leaf(-7, -8, 27, 11) + FOLD_RIGHT, inner: hollow(-7, -8, 27, 11) }),
  look('#6d3d7e', CREAM, 'diagonals', pair(-52, -20, 26, 11)),
  look('#e48ea4', INK, 'checks', pair(20, 52, 26, 11)),
  look('#5b8b3c', CREAM, 'half', pair(-20, 20, 19, 10.5, 8)),
  look('#2d499d', CREAM, 'crosses', pair(-3, 3, 36, 7.5, 5)),
  look('#f3e8d0', INK, 'rings', pair(24, -24, 33, 8, 8.5)),
  look('#80502e', CREAM, 'chevrons', { outline: CURLED, inner: '' }),
  look('#3b3c46', CREAM, 'spots', { outline: leaf(-7, -8, 28, 11) + LOP_RIGHT, inner: hollow(-7, -8, 28, 11) }),
  look('#bcb84f', INK, 'belts', { outline: FOLD_LEFT + FOLD_RIGHT, inner: '' }),
]

export const RABBIT_COUNT = RABBITS.length

const TILES: Partial<Record<Pattern, (over: string) => string>> = {
  dots: (over) => `width="7" height="7"><circle cx="3.5" cy="3.5" r="1.7" fill="${over}"/>`,
  bands: (over) => `width="6" height="6"><rect width="6" height="2.6" fill="${over}"/>`,
  stripes: (over) => `width="6" height="6"><rect width="2.2" height="6" fill="${over}"/>`,
  diagonals: (over) => `width="7" height="7" patternTransform="rotate(45)"><rect width="3" height="7" fill="${over}"/>`,
  checks: (over) =>
    `width="8" height="8"><rect width="4" height="4" fill="${over}"/>` +
    `<rect x="4" y="4" width="4" height="4" fill="${over}"/>`,
  crosses: (over) => `width="9" height="9"><path d="M4.5 1.5v6M1.5 4.5h6" stroke="${over}" stroke-width="2"/>`,
  chevrons: (over) =>
    `width="9" height="8"><path d="M0 6L4.5 1.5L9 6" fill="none" stroke="${over}" stroke-width="2.2"/>`,
  spots: (over) =>
    `width="15" height="13"><circle cx="4" cy="4" r="3.2" fill="${over}"/>` +
    `<circle cx="11.5" cy="10" r="3.2" fill="${over}"/>`,
}

const BODY = 'M20 47C11 54 8 66 11 79Q32 84 53 79C56 66 53 54 44 47Z'
const DISC = 'M24 20A18 18 0 1 0 24.01 20Z'

/** Shared definitions, once per page: the same rabbit is then always the same markup, and is never drawn again. */
export const SHARED_DEFS =
  RABBITS.map(({ pattern, over }) =>
    TILES[pattern]
      ? `<pattern id="fur-${pattern}" patternUnits="userSpaceOnUse" ${TILES[pattern](over)}</pattern>`
      : '',
  ).join('') +
  `<clipPath id="in-body"><path d="${BODY}"/></clipPath><clipPath id="in-disc"><path d="${DISC}"/></clipPath>`

function fur({ pattern, over }: RabbitStyle, shape: string, [x, y]: [number, number], clip: string): string {
  if (TILES[pattern]) return `<path d="${shape}" fill="url(#fur-${pattern})" opacity=".8"/>`
  if (pattern === 'half')
    return `<path d="M${x} ${y - 30}h40v60h-40Z" fill="${over}" opacity=".75" clip-path="url(#${clip})"/>`
  if (pattern === 'belts')
    return (
      `<path d="M${x - 30} ${y + 8}h60v6h-60ZM${x - 30} ${y - 13}h60v5h-60Z"` +
      ` fill="${over}" clip-path="url(#${clip})"/>`
    )
  if (pattern === 'rings')
    return (
      `<g clip-path="url(#${clip})" fill="none" stroke="${over}" stroke-width="2">` +
      `<circle cx="${x}" cy="${y}" r="15.5"/><circle cx="${x}" cy="${y}" r="21"/></g>`
    )
  return ''
}

const escape = (text: string): string => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)
const rim = (shapes: string): string =>
  `<g class="rim" fill="none" stroke="#f4ead7" stroke-width="5" stroke-linejoin="round">${shapes}</g>`
const styleOf = (rabbit: number): RabbitStyle => RABBITS[((rabbit % RABBITS.length) + RABBITS.length) % RABBITS.length]!
const small = (initial: string): string => (initial.length > 1 ? ' class="two"' : '')

/** The whole animal, for seats, track and podium. View box 2 -14 60 98. */
export function figure(rabbit: number, initial: string): string {
  const mine = styleOf(rabbit)
  const ears = `<g transform="translate(32 36)">${mine.ears.outline}</g>`
  const eyes = mine.over === CREAM ? '#fff8ea' : INK
  return (
    rim(`${ears}<path d="${BODY}"/><ellipse cx="32" cy="36" rx="16" ry="14.5"/>`) +
    `<g stroke="${INK}" stroke-width="2" stroke-linejoin="round" fill="${mine.colour}">${ears}</g>` +
    `<g transform="translate(32 36)" fill="${rabbit === 8 ? '#e9bfb0' : CREAM}" opacity=".55">${mine.ears.inner}</g>` +
    `<path d="${BODY}" fill="${mine.colour}"/>${fur(mine, BODY, [32, 66], 'in-body')}<path` +
    ` d="${BODY}" fill="none" stroke="${INK}" stroke-width="2"/>` +
    `<ellipse cx="32" cy="36" rx="16" ry="14.5" fill="${mine.colour}" stroke="${INK}" stroke-width="2"/>` +
    `<ellipse cx="32" cy="40" rx="8.5" ry="7" fill="${CREAM}" opacity=".9"/>` +
    `<g fill="${eyes}"><circle cx="24.5" cy="33.5" r="2"/><circle cx="39.5" cy="33.5" r="2"/></g>` +
    `<path d="M30 37.5h4l-2 2.4zM32 40v2.6M32 42.6q-2.4 1.8-4 .2M32 42.6q2.4 1.8 4 .2" fill="${INK}"` +
    ` stroke="${INK}" stroke-width="1.2" stroke-linecap="round"/>` +
    (initial
      ? `<circle cx="32" cy="65" r="11" fill="#fffaf0" stroke="${INK}" stroke-width="1.6"/>` +
        `<text x="32" y="70.3"${small(initial)}>${escape(initial)}</text>`
      : '')
  )
}

/** The token: ears, and the initial in a cream disc. View box 0 -2 48 60. */
export function token(rabbit: number, initial: string): string {
  const mine = styleOf(rabbit)
  const ears = `<g transform="translate(24 36) scale(.92)">${mine.ears.outline}</g>`
  return (
    rim(`${ears}<path d="${DISC}"/>`) +
    `<g fill="${mine.colour}" stroke="${INK}" stroke-width="2.2" stroke-linejoin="round">${ears}</g>` +
    `<path d="${DISC}" fill="${mine.colour}"/>${fur(mine, DISC, [24, 38], 'in-disc')}<path` +
    ` d="${DISC}" fill="none" stroke="${INK}" stroke-width="2"/>` +
    `<circle cx="24" cy="38" r="12.6" fill="#fffaf0" stroke="${INK}" stroke-width="1.4"/>` +
    `<text x="24" y="44.3"${small(initial)}>${escape(initial)}</text>`
  )
}
