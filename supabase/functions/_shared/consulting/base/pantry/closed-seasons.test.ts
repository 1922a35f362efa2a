import { expect, test } from 'vitest'
import { daysBetween } from '../calendar.ts'
import { moonsWithin } from '../moons.ts'
import { closedSeason, closedSeasons, unknownSeason } from './closed-seasons.ts'

test.each([
  ['cauda de lagosta limpa', '2026-10-31', null],
  ['cauda de lagosta limpa', '2026-11-01', ['2026-11-01', '2027-04-30']],
  ['lagosta', '2027-01-15', ['2026-11-01', '2027-04-30']],
  ['lagosta', '2027-05-01', null],
  ['filé de pargo', '2026-12-14', null],
  ['filé de pargo', '2026-12-15', ['2026-12-15', '2027-04-30']],
  // The dates of 2026 are published; those of 2027 are estimated from the moon.
  ['caranguejo', '2026-02-03', ['2026-02-01', '2026-02-06']],
  ['caranguejo', '2026-02-10', null],
  ['caranguejo', '2027-02-10', ['2027-02-06', '2027-02-11']],
  ['caranguejo', '2027-02-12', null],
  ['caranguejo', '2027-05-01', null],
  ['camarão médio limpo', '2026-12-20', null],
])('%s on %s: %j', (food, day, period) => {
  const season = closedSeason(food, day)
  expect(season && [season.from, season.to]).toEqual(period)
})

test('reports a season that begins within some days', () => {
  expect(closedSeason('filé de pargo', '2026-11-21', 60)).toMatchObject({ from: '2026-12-15' })
  expect(closedSeason('filé de pargo', '2026-09-01', 60)).toBeNull()
})

test('every period of 2026 matches one estimated from the moon', () => {
  const expected = moonsWithin('2026-01-01', '2026-04-30').map(({ day }) => day)
  const published = closedSeasons('caranguejo', '2026-01-01', 150)
  expect(published).toHaveLength(6)
  for (const { from, to } of published) {
    expect(expected).toContain(from)
    expect(daysBetween(from, to)).toBe(6)
  }
})

test('lists every expected period of a span, earliest first', () => {
  expect(closedSeasons('caranguejo', '2026-12-20', 60).map(({ from, to }) => [from, to])).toEqual([
    ['2027-01-07', '2027-01-12'],
    ['2027-01-22', '2027-01-27'],
    ['2027-02-06', '2027-02-11'],
  ])
})

test('distinguishes published dates from estimated ones', () => {
  expect(closedSeason('caranguejo', '2026-02-03')).toMatchObject({ dated: true })
  expect(closedSeason('caranguejo', '2027-02-10')).toMatchObject({ dated: false })
  expect(closedSeason('filé de pargo', '2030-01-10')).toMatchObject({ dated: true })
})

test('names the season whose dates for a year are not entered yet, also out of season', () => {
  expect(unknownSeason('patinha de caranguejo', '2027-08-10')).toEqual({ name: 'caranguejo-uçá', year: 2027 })
  expect(unknownSeason('patinha de caranguejo', '2026-08-10')).toBeNull()
  expect(unknownSeason('lagosta', '2031-08-10')).toBeNull()
})
