import { expect, it } from 'vitest'
import { layOutHand, type HandShape } from './handLayout'

const PHONE: HandShape = { position: 2, chosen: [], cardWidth: 200, isWide: false, isMirrored: false }
const HAND = [10, 11, 12, 13, 14]

const leftOf = (transform: string): number => Number(/translate\((-?[\d.]+)px/.exec(transform)![1])

it('puts the card that is looked at into the middle, on top and lit', () => {
  const places = layOutHand(HAND, PHONE)
  expect(places.map((place) => place.isLit)).toEqual([false, false, true, false, false])
  expect(leftOf(places[2]!.transform)).toBe(0)
  expect(Math.max(...places.map((place) => place.z))).toBe(places[2]!.z)
})

it('runs the other way for whoever reads from the right', () => {
  const lefts = (isMirrored: boolean): number[] =>
    layOutHand(HAND, { ...PHONE, isMirrored }).map((place) => leftOf(place.transform))
  expect(lefts(true)).toEqual(lefts(false).toReversed())
})

it('lifts a chosen card above its neighbours on a wide screen', () => {
  const [first, second] = layOutHand([10, 11], { ...PHONE, isWide: true, chosen: [10] })
  expect(first!.z).toBeGreaterThan(second!.z)
})
