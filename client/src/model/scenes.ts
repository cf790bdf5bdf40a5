/** The timeline of a reveal: when each scene begins, in milliseconds. */
export const SCENES = {
  land: 600,
  lamp: 3000,
  fade: 3400,
  found: 4000,
  owners: 5400,
  tally: 7000,
  hop: 8000,
  track: 9500,
  end: 12_000,
  over: 15_000,
} as const
const BETWEEN_SEATS = 60

/** When the points of this place in the score strip are shown. */
export const pointsAt = (place: number): number => SCENES.tally + place * BETWEEN_SEATS
