/** What an item costs now, and what its owner may ask of that. */
import { describe, expect, test } from 'vitest'
import { pricePlan } from '../../../../../../tests/support/price-plans.ts'
import { addDays } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import { aggregateSales } from '../../documents/aggregate-sales.ts'
import { understand } from '../../understanding/understand.ts'
import { missingBeside } from './when.ts'

const first = Date.UTC(2026, 0, 5) / 86_400_000

/** Forty weeks of two items; the first costs more from the thirty-first week on. */
const sheetOf = (name: string, price: number, before: number, after: number) => {
  const rows = Array.from({ length: 40 }, (_, week) =>
    [
      { name, price, cost: week < 30 ? before : after, units: 80 },
      { name: 'Outro da casa', price: 20, cost: 7, units: 90 },
    ].map((one, at) => ({
      ...one,
      index: week * 2 + at,
      category: null,
      listed: null,
      revenue: one.price * one.units,
      hour: null,
      day: first + 7 * week,
    })),
  ).flat()
  return aggregateSales(rows as never, { totals: 0, blank: 0, refused: 0 }, (() => undefined) as never).sales
}

describe.each([
  ['Drinque da casa', 30, 9, 12],
  ['Prato da casa', 58, 19, 23],
] as const)('%s', (name, price, before, after) => {
  const sales = sheetOf(name, price, before, after)

  test('costs what the last weeks say, and not the mean of a year in which it rose', () => {
    const item = sales.items.find((one) => one.name === name)
    expect(item?.cost).toBe(after)
    expect(item?.costs?.map(({ cost }) => cost)).toEqual([before, after])
    expect(sales.items.find((one) => one.name !== name)?.costs).toBeUndefined()
  })

  test('has two prices at which its margin of before is back: by R$ and by its share', () => {
    const house = houseSchema.parse({ menu: [{ name, price }] })
    const { wishes } = understand('dynamic_pricing', {
      answers: { constraints: `Quanto precisa custar ${name} para eu voltar à margem de antes?` },
      house,
      today: '2026-11-23',
    })
    const [answer] =
      pricePlan(
        sales,
        wishes.map((wish) => ({ ...wish })),
      ).answers ?? []
    expect(answer?.figures.bySum).toBeGreaterThanOrEqual(price + after - before - 0.06)
    expect(answer?.figures.byShare).toBeGreaterThanOrEqual((after * price) / before - 0.06)
    expect(answer?.figures.bySum).toBeLessThan(answer?.figures.byShare ?? 0)
  })

  test('names one item to raise first, of those that rise', () => {
    const { wishes } = understand('dynamic_pricing', {
      answers: {
        constraints: 'Qual item eu aumento primeiro? Se eu fizer tudo, quanto sobra a mais por mês?',
      },
      house: houseSchema.parse({ menu: [{ name, price }] }),
      today: '2026-11-23',
    })
    expect(wishes.map((wish) => wish.kind === 'question' && wish.about)).toEqual(['upDown', 'total'])
    const plan = pricePlan(
      sales,
      wishes.map((wish) => ({ ...wish })),
    )
    const rising = plan.items.filter(({ action }) => action === 'raise')
    const named = rising.filter((one) => plan.answers?.[0]?.verdict.startsWith(one.name))
    expect(named).toHaveLength(Math.min(1, rising.length))
  })
})

test('a week that sold as always was not the closed one, where the week beside it has no rows', () => {
  const monday = (week: number) => addDays('2026-05-04', 7 * week)
  const weeks = [0, 1, 2, 3, 5, 6, 7].map((week) => ({
    monday: monday(week),
    units: 500,
    revenue: null,
    days: 7,
  }))
  expect(missingBeside(weeks, [monday(3)])).toBe(monday(4))
  expect(missingBeside(weeks, [monday(1)])).toBeNull()
  const short = weeks.map((week) => (week.monday === monday(3) ? { ...week, units: 200 } : week))
  expect(missingBeside(short, [monday(3)])).toBeNull()
})
