import { describe, expect, it } from 'vitest'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { forecastSections } from './sections.ts'
import { forecastOf, monday, sheet, weeks } from './test-support.ts'
import { trendsOf } from './trends.ts'

/** Two items over 46 weeks: 60 and 40 a week, save what `change` makes of the second. */
function twoItems(change: (week: number, units: number) => number = (_, units) => units): Sales {
  const base = sheet(weeks(46, () => 100))
  return {
    ...base,
    items: [
      { name: 'Caipirinha', category: 'Drinks', units: 2400, price: 20, cost: 5 },
      { name: 'Peixada', category: 'Pratos', units: 1600, price: 90, cost: 30 },
    ],
    itemWeeks: [
      { name: 'Caipirinha', units: weeks(46, () => 60) },
      { name: 'Peixada', units: weeks(46, (week) => change(week, 40)) },
    ],
  }
}

const wish = (fields: object): Wish => ({ text: 'x', origin: 'request', ...fields }) as Wish
const of = (name: string, forecast: ReturnType<typeof forecastOf>, week: string) =>
  forecast.items?.find((one) => one.name === name)?.coming.find((one) => one.monday === week)?.value ??
  Number.NaN

describe('what an owner tells of single items', () => {
  const [from, to] = [monday(48), monday(50)]

  it('takes an item that is not to be had out of its weeks, and its sales out of the house', () => {
    const plain = forecastOf(twoItems())
    const gone = forecastOf(twoItems(), [
      wish({ kind: 'date', what: 'sem Peixada', item: 'Peixada', from, to: '2026-12-27', closed: true }),
    ])
    expect(of('Peixada', gone, from)).toBe(0)
    expect(of('Caipirinha', gone, from)).toBeCloseTo(of('Caipirinha', plain, from))
    const house = (one: typeof plain) => one.units.coming.find((week) => week.monday === from)?.value ?? 0
    expect(house(plain) - house(gone)).toBeCloseTo(of('Peixada', plain, from))
    expect(gone.expected?.[0]).toMatchObject({ used: true, item: 'Peixada' })
    expect(to > from).toBe(true)
  })

  it('closes the house on no date because an item is not to be had', () => {
    const shut = (fields: object) => {
      const forecast = forecastOf(twoItems(), [
        wish({ kind: 'date', what: 'sem Peixada', from, to: '2027-04-30', closed: true, ...fields }),
      ])
      const calendar = [
        {
          name: 'Natal',
          kind: 'date' as const,
          from: '2026-12-25',
          to: '2026-12-25',
          seen: [],
          factor: 1,
          carried: true,
        },
      ]
      return JSON.stringify(forecastSections([{ ...forecast, calendar }]).find(({ id }) => id === 'datas'))
    }
    expect(shut({ item: 'Peixada' })).not.toContain('não abre')
    expect(shut({})).toContain('não abre')
  })

  it('raises only the item that a stated percentage is about', () => {
    const plain = forecastOf(twoItems())
    const more = forecastOf(twoItems(), [
      wish({
        kind: 'date',
        what: 'Semana Santa',
        item: 'Peixada',
        from,
        to: '2026-12-13',
        closed: false,
        effect: 'up',
        percent: 200,
      }),
    ])
    expect(of('Peixada', more, from) / of('Peixada', plain, from)).toBeCloseTo(3)
    expect(of('Caipirinha', more, from)).toBeCloseTo(of('Caipirinha', plain, from))
  })

  it('learns nothing from the weeks in which an item had run out', () => {
    const empty = twoItems((week, units) => (week >= 42 && week < 45 ? 0 : units))
    const told = forecastOf(empty, [
      wish({
        kind: 'date',
        what: 'sem Peixada',
        item: 'Peixada',
        from: monday(42),
        to: '2026-11-15',
        closed: true,
      }),
    ])
    expect(told.falling.map(({ name }) => name)).not.toContain('Peixada')
  })

  it('counts two names of one item as one', () => {
    const sales = twoItems()
    const joined = forecastOf(sales, [
      wish({ kind: 'question', about: 'sameItem', item: 'Caipirinha', other: 'Peixada' }),
    ])
    expect(joined.items?.map(({ name }) => name)).toEqual(['Peixada'])
    expect(of('Peixada', joined, from)).toBeCloseTo(100, -1)
  })

  it('says in how many weeks a weekly supply is too small, and by how much', () => {
    const [answer] =
      forecastOf(twoItems(), [
        wish({ kind: 'question', about: 'supply', item: 'Peixada', count: 30, what: 'por semana' }),
      ]).answers ?? []
    expect(answer?.verdict).toMatch(/^Não: faltam em todas as semanas/)
  })

  it('lists word for word what was not understood', () => {
    expect(forecastOf(twoItems()).unread).toBeUndefined()
  })

  it('sees a slow move that no two neighbouring months show', () => {
    const noise = [3, -2, 4, -4, 1, -3, 2, 0]
    const rising = weeks(22, (week) => 29 + week * 0.85 + (noise[week % 8] ?? 0))
    const level = weeks(22, (week) => 38 + 2 * (noise[week % 8] ?? 0))
    expect(trendsOf([{ name: 'Caju', units: rising }]).map(({ name }) => name)).toEqual(['Caju'])
    expect(trendsOf([{ name: 'Limão', units: level }])).toEqual([])
  })
})
