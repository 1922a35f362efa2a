import { expect, test } from 'vitest'
import { effectsOf } from './occasions.ts'

const monday = (week: number) =>
  new Date(Date.parse('2025-10-06') + week * 7 * 86_400_000).toISOString().slice(0, 10)
const inSeason = (at: string) => at >= '2025-12-15' && at <= '2026-01-31'

test('a season is measured by its known weeks, though the house was closed in others of it', () => {
  const past = (lost: readonly string[]) =>
    Array.from({ length: 40 }, (_, week) => ({
      monday: monday(week),
      value: lost.includes(monday(week)) ? null : (inSeason(monday(week)) ? 130 : 100) + (week % 3),
    }))
  const factor = (lost: readonly string[]) =>
    effectsOf(past(lost), '2027-02-01').find(
      ({ kind, from }) => kind === 'season' && from.startsWith('2025-12'),
    )?.factor
  expect(factor([])).toBeCloseTo(1.3, 1)
  expect(factor(['2026-01-05', '2026-01-12'])).toBeCloseTo(1.3, 1)
  // Two weeks are too few to speak for it.
  expect(factor(['2025-12-15', '2025-12-22', '2025-12-29', '2026-01-05', '2026-01-12'])).toBeNull()
})

test('a feast in two weeks is measured by the one that is known, if it holds most of its days', () => {
  const parts = [0.25, 0, 0.1, 0.1, 0.15, 0.15, 0.25]
  const past = Array.from({ length: 20 }, (_, week) => {
    const on = new Date(Date.parse('2026-01-05') + week * 7 * 86_400_000).toISOString().slice(0, 10)
    // Carnaval was from Saturday, 14 February; the house was closed in the week of Ash Wednesday.
    return { monday: on, value: on === '2026-02-16' ? null : on === '2026-02-09' ? 1500 : 1000 + (week % 2) }
  })
  const carnaval = effectsOf(past, '2027-03-01', parts).find(
    ({ name, from }) => name === 'Carnaval' && from > '2027',
  )
  // Half more in the week is twice its Saturday and Sunday.
  expect(carnaval?.days?.factor).toBeCloseTo(2, 1)
})
