/** @module-tag slow */
import { describe, expect, test } from 'vitest'
import { chooseModel, intervalOf, widened, widening } from './back-test.ts'
import { models, type Series } from './models.ts'

/** Numbers from 0 to under 1, the same on every machine (mulberry32). */
function random(seed: number): () => number {
  let state = seed
  return () => {
    state = (state + 0x6d_2b_79_f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
}

const normal = (next: () => number) =>
  Math.sqrt(-2 * Math.log(next() + 1e-12)) * Math.cos(2 * Math.PI * next())

type Week = (week: number, next: () => number) => number | null

/** Series of known structure, added up to weeks, so that the only season left is the year. */
const structures: Record<string, Week> = {
  'a level with noise': (_, next) => 1000 + 80 * normal(next),
  'a trend': (week, next) => 600 + 6 * week + 50 * normal(next),
  'the seasons of the year and of the week': (week, next) => {
    const day = [0.17, 0, 0.08, 0.1, 0.15, 0.25, 0.25]
    const year = 1000 + 250 * Math.sin((2 * Math.PI * week) / 52)
    return day.reduce((sum, share) => sum + share * year * (1 + 0.12 * normal(next)), 0)
  },
  'promotions and closed weeks': (_, next) => {
    const kind = next()
    const usual = 900 + 60 * normal(next)
    return kind < 0.03 ? null : kind < 0.11 ? 1.5 * usual : usual
  },
}

const seriesOf = (week: Week, weeks: number, seed: number): Series => {
  const next = random(seed)
  // Each series ends at a different time of the year.
  const from = seed % 52
  return Array.from({ length: weeks }, (_, at) => {
    const value = week(from + at, next)
    return value === null ? null : Math.max(0, Math.round(value))
  })
}

/** A single week of a series says little, so short horizons use more series. */
const seedsFor = (horizon: number) =>
  Array.from({ length: horizon === 1 ? 160 : 80 }, (_, index) => index + 1)
const learned = 130

describe.each(Object.entries(structures))('%s', (_, week) => {
  test.each([1, 4, 8, 26])('is forecast %i weeks ahead no worse than by a simple method', (horizon) => {
    let error = 0
    let baselineError = 0
    let inside = 0
    let compared = 0
    for (const seed of seedsFor(horizon)) {
      const all = seriesOf(week, learned + horizon, seed)
      const past = all.slice(0, learned)
      const choice = chooseModel(past, horizon)
      if (!choice) throw new Error('no choice')
      const { chosen, baseline } = choice
      expect(choice.horizon).toBe(horizon)
      expect(choice.origins).toBeGreaterThanOrEqual(3)
      expect(baseline.model.baseline).toBe(true)
      // Beaten by more than 2 %, or used itself.
      if (chosen !== baseline) expect(chosen.mae).toBeLessThan(0.98 * baseline.mae)

      const interval = intervalOf(choice, horizon)
      expect(interval.inside / interval.of).toBeGreaterThanOrEqual(0.75)
      expect(interval.inside / interval.of).toBeLessThanOrEqual(0.85)

      const [mine = []] = chosen.model.forecasts(past, [learned], horizon)
      const [theirs = []] = baseline.model.forecasts(past, [learned], horizon)
      for (const [step, actual] of all.slice(learned).entries()) {
        if (actual === null) continue
        error += Math.abs(actual - (mine[step] ?? 0))
        baselineError += Math.abs(actual - (theirs[step] ?? 0))
        inside += Math.abs(actual - (mine[step] ?? 0)) <= (interval.halves[step] ?? 0) ? 1 : 0
        compared += 1
      }
    }
    // Weeks that were not used for choosing.
    expect(error).toBeLessThan(1.02 * baselineError)
    expect(inside / compared).toBeGreaterThan(0.74)
    expect(inside / compared).toBeLessThan(0.87)
  })
})

describe('the interval of a short sheet', () => {
  test.each([8, 10, 14, 18, 26, 32])('of %i weeks covers about eight in ten future weeks', (length) => {
    const ahead = length < 16 ? 2 : 8
    let inside = 0
    let narrow = 0
    let compared = 0
    for (const week of Object.values(structures)) {
      for (const seed of seedsFor(8)) {
        const all = seriesOf(week, length + ahead, seed)
        const past = all.slice(0, length)
        const choice = chooseModel(past, ahead)
        if (!choice) continue
        const own = intervalOf(choice, ahead)
        const { halves } = widened(own, length)
        const [mine = []] = choice.chosen.model.forecasts(past, [length], ahead)
        for (const [step, actual] of all.slice(length).entries()) {
          if (actual === null) continue
          const miss = Math.abs(actual - (mine[step] ?? 0))
          inside += miss <= (halves[step] ?? 0) ? 1 : 0
          narrow += miss <= (own.halves[step] ?? 0) ? 1 : 0
          compared += 1
        }
      }
    }
    expect(inside / compared).toBeGreaterThan(0.75)
    expect(inside / compared).toBeLessThan(0.88)
    expect(narrow).toBeLessThan(inside)
  })

  test('is the one from its back-test from forty weeks on', () => {
    expect([8, 24, 40, 130].map(widening)).toEqual([1.4, 1.2, 1, 1])
  })
})

describe('the back-test', () => {
  const weeks = (count: number, value: (week: number) => number) =>
    Array.from({ length: count }, (_, week) => value(week))

  test('uses the simpler of two equally good models', () => {
    expect(
      chooseModel(
        weeks(12, () => 5),
        4,
      )?.chosen.model,
    ).toBe(models[0])
  })

  test('keeps a simple method that no model beats by more than 2 %', () => {
    // A random walk: nothing forecasts it better than its last week.
    const next = random(5)
    let level = 1000
    const walk = weeks(140, () => {
      level += 30 * normal(next)
      return level
    })
    expect(chooseModel(walk, 1)?.chosen.model.baseline).toBe(true)
  })

  test('scales MASE on the compared weeks', () => {
    const series = weeks(20, (week) => 100 + 7 * week + (week % 3))
    const naive = chooseModel(series, 4)?.tested.find(({ model }) => model === models[0])
    expect(naive?.mase).toBe(1)
    // By hand: origins 7 to 16, four weeks each, against the week before the origin.
    let error = 0
    let actual = 0
    for (let origin = 7; origin <= 16; origin += 1) {
      for (let step = 0; step < 4; step += 1) {
        error += Math.abs((series[origin + step] ?? 0) - (series[origin - 1] ?? 0))
        actual += series[origin + step] ?? 0
      }
    }
    expect(naive?.wape).toBeCloseTo(error / actual, 12)
  })

  test('forecasts every week from earlier weeks only', () => {
    // A jump in the last week must surprise every model: none may look ahead.
    const tested = chooseModel([...weeks(24, () => 100), 1000], 1)?.tested ?? []
    expect(tested.length).toBeGreaterThan(4)
    for (const { misses } of tested) expect(misses.at(-1)?.error).toBeCloseTo(900, 0)
  })

  test('has three origins from eight weeks on, with a shorter horizon for short series', () => {
    expect(
      chooseModel(
        weeks(8, (week) => week),
        4,
      ),
    ).toMatchObject({ horizon: 2, origins: 3 })
    expect(
      chooseModel(
        weeks(16, (week) => week),
        8,
      ),
    ).toMatchObject({ horizon: 8, origins: 3 })
  })

  test('does not judge a season by one year', () => {
    const names = (count: number) =>
      chooseModel(
        weeks(count, (week) => week % 52),
        4,
      )?.tested.map(({ model }) => model.seasonal) ?? []
    expect(names(60)).not.toContain(true)
    expect(names(110)).toContain(true)
  })
})
