/** Carnaval lies in two weeks, and not the same days of both every year. */
import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { effectsOf, factorOn } from './occasions.ts'

/** A house of Fridays and weekends: from Sunday on. */
const parts = [0.2, 0, 0.1, 0.1, 0.15, 0.2, 0.25]
/** From 12 January 2026 on; Carnaval was on 14 to 18 February, with half of the usual sales from Friday on. */
const past = Array.from({ length: 54 }, (_, index) => {
  const monday = addDays('2026-01-12', 7 * index)
  const scatter = 1 + (index % 2 === 0 ? 0.01 : -0.01)
  const lost = monday === '2026-02-09' ? 0.5 * 0.65 : monday === '2026-02-16' ? 0.5 * 0.2 : 0
  return { monday, value: 1000 * scatter * (1 - lost) }
})
const effects = effectsOf(past, '2027-02-28', parts).filter(({ name }) => name === 'Carnaval')
const on = (monday: string, isOpen?: (day: string) => boolean) => factorOn(monday, effects, isOpen)

describe('a feast in two weeks', () => {
  it('takes of each week what its days sell, not the mean of both', () => {
    // 2027: Friday 5 to Wednesday 10 February.
    expect(on('2027-02-01')).toBeCloseTo(1 - 0.5 * 0.65, 1)
    expect(on('2027-02-08')).toBeCloseTo(1 - 0.5 * 0.2, 1)
    expect(on('2027-02-15')).toBe(1)
  })

  it('takes nothing more from days on which the house is closed', () => {
    const shut = (day: string) => day < '2027-02-05' || day > '2027-02-10'
    expect(on('2027-02-01', shut)).toBe(1)
    // Open on Friday and Saturday only: the part of the feast among the open days.
    const opens = (day: string) => day < '2027-02-07'
    expect(on('2027-02-01', opens)).toBeCloseTo(1 - (0.5 * 0.45) / 0.8, 1)
  })
})
