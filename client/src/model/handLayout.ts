/** Layout of a hand of cards along an arc: transform and stacking order of each card. */
export interface CardPlace {
  transform: string
  z: number
  /** The card in the middle, on a phone. */
  isLit: boolean
}

export interface HandShape {
  /** The card in the middle; between two cards while swiping. */
  position: number
  chosen: readonly number[]
  cardWidth: number
  isWide: boolean
  isMirrored: boolean
}

export const layOutHand = (cards: readonly (number | null)[], shape: HandShape): CardPlace[] =>
  cards.map((card, index) => placeOf(index, cards.length, card !== null && shape.chosen.includes(card), shape))

function placeOf(index: number, count: number, isChosen: boolean, shape: HandShape): CardPlace {
  const { position, cardWidth, isWide, isMirrored } = shape
  const along = isWide ? index - (count - 1) / 2 : index - position
  const side = along * (isMirrored ? -1 : 1)
  const away = Math.abs(along)
  const x = isWide
    ? side * cardWidth * 0.83
    : side * cardWidth * 0.66 + Math.sign(side) * cardWidth * 0.12 * Math.min(1, away)
  const radius = isWide ? 2600 : 900
  const angle = Math.asin(Math.max(-1, Math.min(1, x / radius)))
  const lift = isChosen ? (isWide ? -26 : -10) : 0
  const y = radius * (1 - Math.cos(angle)) + lift
  const turn = ((angle * 180) / Math.PI) * (isWide ? 1 : 0.8)
  const scale = isWide ? 1 : 0.8 + 0.2 * Math.max(0, 1 - away)
  return {
    transform:
      `translate(${x.toFixed(1)}px, ${y.toFixed(1)}px) ` + `rotate(${turn.toFixed(2)}deg) scale(${scale.toFixed(3)})`,
    z: isWide ? (isChosen ? 60 : index + 1) : 50 - Math.round(away * 4),
    isLit: !isWide && away < 0.5,
  }
}
