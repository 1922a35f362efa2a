import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { episodeIn, episodeWords } from './episodes.ts'

const july = { from: '2026-07-01', to: '2026-07-31' }
/** Weeks from 01/06/2026 on. */
const weeksOf = (units: readonly number[]) =>
  units.map((value, at) => ({ monday: addDays('2026-06-01', 7 * at), units: value }))

describe('an episode of a month', () => {
  it('is found by its fall, and only its weeks', () => {
    const weeks = weeksOf([100, 96, 104, 99, 101, 55, 53, 102, 100, 98])
    const found = episodeIn(weeks, { ...july, weeks: 2 })
    expect(found?.mondays).toEqual(['2026-07-06', '2026-07-13'])
    expect(found?.factor).toBeCloseTo(0.54, 2)
  })

  it('that began in the middle of a week is found in two of them, with the fall of one', () => {
    const weeks = weeksOf([100, 100, 100, 100, 100, 100, 60, 60, 100, 100])
    const found = episodeIn(weeks, { ...july, weeks: 1 })
    expect(found?.mondays).toEqual(['2026-07-13', '2026-07-20'])
    expect(found?.factor).toBeCloseTo(0.2, 2)
  })

  it('of days at the end of a month is found in the week that straddles into the next', () => {
    const weeks = weeksOf([100, 100, 102, 99, 101, 100, 98, 100, 60, 100, 101])
    expect(episodeIn(weeks, { ...july, weeks: 1 })?.mondays).toEqual(['2026-07-27'])
    const late = weeksOf([100, 100, 102, 60, 101, 100, 98, 100, 100, 100, 101])
    expect(episodeIn(late, { from: '2026-06-01', to: '2026-06-22', weeks: 1 })?.mondays).toEqual([
      '2026-06-22',
    ])
  })

  it('of more sales than usual is found by its rise', () => {
    const weeks = weeksOf([100, 100, 100, 100, 100, 100, 190, 60, 100, 100])
    expect(episodeIn(weeks, { ...july, weeks: 1, rose: true })?.mondays).toEqual(['2026-07-13'])
  })

  it('is none where no week stands out', () => {
    expect(
      episodeIn(weeksOf([100, 96, 104, 99, 101, 95, 100, 102, 100, 98]), { ...july, weeks: 2 }),
    ).toBeNull()
    expect(episodeIn(weeksOf([100, 50]), { ...july, weeks: 1 })).toBeNull()
  })

  it('is told with its weeks and its measure', () => {
    const wish = {
      kind: 'date',
      what: '',
      ...july,
      weeks: 2,
      closed: true,
      leftOut: true,
      text: '',
      origin: 'request',
    }
    const { text, unmet } = episodeWords(wish as WishOf<'date'>, { mondays: ['2026-07-06'], factor: 0.54 })
    expect(text).toContain('a semana de 06/07 ficou 46% abaixo das vizinhas')
    expect(unmet).toBe(false)
    const again = { ...wish, like: july, weeks: undefined, leftOut: undefined, closed: false }
    expect(episodeWords(again as WishOf<'date'>, null).unmet).toBe(true)
  })
})
