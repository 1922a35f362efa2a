import { describe, expect, test } from 'vitest'
import { stepOf } from './step.ts'
import { monday, weeks } from './test-support.ts'

const past = (count: number, value: (week: number) => number) =>
  weeks(count, value).map((sold, week) => ({ monday: monday(week), value: sold }))
const noise = (week: number) => 2 * Math.sin(7 * week)

describe('a step in the level', () => {
  test('is found in its week, with the level on both sides', () => {
    const step = stepOf(past(30, (week) => (week < 22 ? 100 : 115) + noise(week)))
    expect(step?.monday).toBe(monday(22))
    expect(step?.before).toBeCloseTo(100, -1)
    expect(step?.after).toBeCloseTo(115, -1)
  })

  test('is no slope, no scatter and no week alone', () => {
    expect(stepOf(past(30, (week) => 100 + 2 * week))).toBeUndefined()
    expect(stepOf(past(30, (week) => 100 + 30 * Math.sin(5 * week)))).toBeUndefined()
    expect(stepOf(past(30, (week) => (week === 25 ? 180 : 100) + noise(week)))).toBeUndefined()
    expect(stepOf(past(9, (week) => (week < 4 ? 100 : 130)))).toBeUndefined()
  })
})
