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
