import { expect, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { unknownHouse } from '../../base/context.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { createForecast } from './engine.ts'
import { ingredientList } from './ingredient-list.ts'
import { checkpointOf, planSentences } from './plan-words.ts'
import { recipesOf } from './recipes.ts'
import type { SalesForecast } from './schema.ts'
import { isByTheSea, unseenWeeks } from './unseen.ts'

const first = '2026-07-27'

/** Sixteen weeks up to 15 November; most sales from Friday on, none on Mondays. */
function forecastOf(
  names: readonly string[],
  value: (week: number) => number,
  wishes: Wish[] = [],
): SalesForecast {
  const counts = Array.from({ length: 16 }, (_, week) => value(week))
  const sales: Sales = {
    items: names.map((name) => ({ name, category: null, units: 1, price: 20, cost: 5 })),
    period: { from: first, to: '2026-11-15' },
    weeks: counts.map((units, week) => ({
      monday: addDays(first, 7 * week),
      units: units * names.length,
      revenue: null,
      days: 6,
    })),
    itemWeeks: names.map((name) => ({ name, units: counts })),
    weekdays: [2, 3, 4, 5, 6, 0].map((weekday) => ({
      weekday,
      units: weekday === 5 || weekday === 6 ? 300 : 100,
      revenue: null,
      days: 16,
    })),
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
  const [result] = createForecast(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    {
      today: '2026-11-21',
      restaurant: { name: 'Bar', city: 'Fortaleza', type: 'bar' },
      ...unknownHouse,
      sheet: { wishes, unread: [] },
    },
  )
  if (!result) throw new Error('no forecast')
  return result.content
}

test('checks the week on the evening before its busy days, against the range of the forecast', () => {
  const forecast = forecastOf(['Isca'], (week) => 100 + (week % 3))
  const week = forecast.units.coming.find(({ monday }) => monday === forecast.target)
  // Tuesday to Thursday are three of ten shares.
  expect(checkpointOf(forecast)).toMatchObject({ weekday: 4, date: '2026-11-26' })
  expect(checkpointOf(forecast)?.share).toBeCloseTo(0.3)
  expect(checkpointOf(forecast)?.high).toBeCloseTo((week?.high ?? 0) * 0.3)
})

test('asks about Christmas a week ahead, and leaves out a date that brings no guests', () => {
  const plan = planSentences(forecastOf(['Isca'], () => 100))
  expect(plan.find((line) => line.includes('Natal'))).toMatch(/^17\/12: Natal: .*24\/12 e 25\/12\?$/)
  expect(plan.join()).not.toContain('Black Friday')
  expect(plan.join()).not.toContain('se o pedido de')
})

test('warns of seafood in its closed season, now or within the weeks of the forecast', () => {
  const { closedSeasons } = forecastOf(['Lagosta grelhada', 'Pargo frito', 'Isca de peixe'], () => 40)
  expect(closedSeasons?.map(({ season }) => season)).toEqual([
    'lagosta em defeso até 30/04, só com nota de origem',
    'pargo em defeso de 15/12 a 30/04, só com nota de origem',
  ])
})

test('compares what the owner says with the sheet', () => {
  const said = { kind: 'date', origin: 'request', closed: false } as const
  const feast: Wish = {
    ...said,
    text: 'romaria lotou',
    what: 'romaria',
    from: '2026-11-02',
    to: '2026-11-02',
  }
  expect(forecastOf(['Isca'], () => 100, [feast]).told?.join()).toContain(
    'não se distingue das semanas vizinhas',
  )
  expect(forecastOf(['Isca'], (week) => (week === 14 ? 150 : 100), [feast]).told?.join()).toContain(
    '50% acima das semanas vizinhas',
  )
  const season: Wish = {
    ...said,
    text: 'alta de setembro a janeiro',
    what: 'alta',
    effect: 'up',
    from: '2026-09-01',
    to: '2027-01-31',
  }
  expect(forecastOf(['Isca'], (week) => 100 + 5 * week, [season]).told?.join()).toContain(
    'a planilha já tem 10 semanas desse período',
  )
})

test('asks for whole bottles, barrels and half kilograms', () => {
  const packs = ingredientList(
    [
      { name: 'Caipirinha', expected: 90, safe: 100 },
      { name: 'Stout 470 ml', expected: 90, safe: 100 },
    ],
    recipesOf([]),
  )
  expect(packs.map(({ name, packs: asked }) => [name, asked])).toEqual([
    ['chope stout', '2 × barril de 30 l'],
    ['limão-taiti', '9 kg'],
    ['cachaça', '12 × garrafa de 500 ml'],
    ['açúcar cristal', '2 kg'],
  ])
})

test('asks a house without lunch about all of Christmas Eve, and plans no closing by itself', () => {
  const forecast = forecastOf(['Isca'], () => 100)
  const parts = [0.1, 0, 0.1, 0.1, 0.2, 0.3, 0.2]
  const weeks = (from: string, bySea = false) =>
    unseenWeeks(forecast, { parts, opening: { '4': { from, to: '02:00' } }, night: false, bySea })
  const christmas = (from: string) => weeks(from).find(({ names }) => names.includes('Natal'))
  expect(christmas('20:00')?.lowIf).toBe('fechada 24/12 e 25/12')
  expect(christmas('20:00')?.low).toBeCloseTo(0.5)
  expect(christmas('11:00')?.lowIf).toBe('fechada 25/12 e só almoço em 24/12')
  expect(christmas('11:00')?.low).toBeCloseTo(0.6)
  expect(weeks('20:00').map(({ plan }) => plan)).toEqual([1, 1])
})

test('does not ask a house by the sea whether it closes on New Year’s Eve', () => {
  const forecast = forecastOf(['Isca'], () => 100)
  const parts = [0.1, 0, 0.1, 0.1, 0.2, 0.3, 0.2]
  const asked = (bySea: boolean) =>
    unseenWeeks(forecast, { parts, opening: {}, night: true, bySea }).flatMap(({ days }) =>
      (days ?? []).map(({ on }) => on),
    )
  expect(asked(false)).toEqual(['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'])
  expect(asked(true)).toEqual(['2026-12-24', '2026-12-25'])
  expect(isByTheSea('Barraca do Zé', null)).toBe(true)
  expect(isByTheSea('Boteco', 'Beira-Mar')).toBe(true)
  expect(isByTheSea('Praiano', 'Aldeota')).toBe(false)
})

test('without the declaration takes every dish of the season off the menu and the order', () => {
  const forecast = forecastOf(['Pargo em crosta', 'Ceviche de pargo', 'Polvo na brasa'], () => 20)
  const plan = planSentences({
    ...forecast,
    closedSeasons: forecast.closedSeasons?.map((one) => ({
      ...one,
      instead: ['Polvo na brasa'],
      swap: { name: 'Polvo na brasa' },
    })),
  })
  expect(plan).toContainEqual(
    expect.stringMatching(
      /^15\/12: sem a declaração, tirar do cardápio e do pedido até 30\/04: Pargo em crosta \(\d+ por semana\) e Ceviche de pargo \(\d+ por semana\); na frente do cardápio, Polvo na brasa$/,
    ),
  )
})
