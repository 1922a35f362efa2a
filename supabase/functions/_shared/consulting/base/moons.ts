import { addDays } from './calendar.ts'

const synodicMonth = 29.530588861
const radians = (degrees: number) => (degrees * Math.PI) / 180
/** Julian day of 1 January 1970, 0 h. */
const epoch = 2440587.5
/** Ceará is UTC−3 all year. */
const ceara = -3 / 24

/**
 * Julian day of a new moon (integer `k`) or full moon (`k` + 0.5); only the largest terms, accurate to about an hour.
 */
function moonAt(k: number): number {
  const full = k % 1 !== 0
  const sun = radians(2.5534 + 29.1053567 * k)
  const moon = radians(201.5643 + 385.81693528 * k)
  const node = radians(160.7108 + 390.67050284 * k)
  return (
    2451550.09766 +
    synodicMonth * k +
    (full ? -0.40614 : -0.4072) * Math.sin(moon) +
    (full ? 0.17302 : 0.17241) * Math.sin(sun) +
    0.0161 * Math.sin(2 * moon) +
    0.0104 * Math.sin(2 * node) +
    0.0074 * Math.sin(moon - sun) -
    0.0051 * Math.sin(moon + sun)
  )
}

export type Moon = { day: string; full: boolean }

/** New and full moons between two days, by Ceará's calendar (Meeus, "Astronomical Algorithms", 1991). */
export function moonsWithin(from: string, to: string): Moon[] {
  const first = Math.floor((Date.parse(from) / 86_400_000 + epoch - 2451550.1) / synodicMonth) - 1
  const last = Math.ceil((Date.parse(to) / 86_400_000 + epoch - 2451550.1) / synodicMonth) + 1
  return Array.from({ length: 2 * (last - first) }, (_, index) => first + index / 2)
    .map((k) => ({
      day: addDays('1970-01-01', Math.floor(moonAt(k) - epoch + ceara)),
      full: k % 1 !== 0,
    }))
    .filter(({ day }) => day >= from && day <= to)
}
