/** A house that sells food by the kilo and in boxes: what adds up, which weeks count, and what a month comes to. */
import { describe, expect, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { guestOf } from './party.ts'
import { withoutPortion } from './questions/without-portion.ts'
import type { SalesForecast } from './schema.ts'
import { sharedItem } from './shared-item.ts'
import { context, forecastOf } from './test-support.ts'
import { trendsOf } from './trends.ts'

const first = '2026-03-02'
const count = 38
const items = [
  { name: 'Almoço a quilo (kg)', price: 70, week: 480, weekdays: [0, 80, 80, 80, 80, 100, 60], grows: 0 },
  { name: 'Churrasco (kg)', price: 90, week: 36, weekdays: [0, 0, 0, 0, 0, 18, 18], grows: 0 },
  { name: 'Marmita pequena', price: 22, week: 300, weekdays: [0, 50, 50, 50, 50, 60, 40], grows: 2 },
  { name: 'Marmita grande', price: 28, week: 240, weekdays: [0, 40, 40, 40, 40, 50, 30], grows: 2 },
]
const unitsAt = (at: number, { week, grows }: (typeof items)[number]) =>
  // The last week is cut short.
  Math.round((week + grows * at + ((at * 7) % 5) - 2) * (at === count - 1 ? 0.5 : 1))
const mondays = Array.from({ length: count }, (_, at) => addDays(first, 7 * at))
const sales: Sales = {
  items: items.map(({ name, price, week }) => ({
    name,
    category: null,
    units: week * count,
    price,
    cost: price * 0.45,
  })),
  period: { from: first, to: addDays(first, 7 * (count - 1) + 2) },
  weeks: mondays.map((monday, at) => ({
    monday,
    units: items.reduce((sum, item) => sum + unitsAt(at, item), 0),
    revenue: items.reduce((sum, item) => sum + unitsAt(at, item) * item.price, 0),
    days: at === count - 1 ? 3 : 6,
  })),
  itemWeeks: items.map((item) => ({
    name: item.name,
    units: mondays.map((_, at) => unitsAt(at, item)),
    weekdays: item.weekdays,
  })),
  weekdays: [1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    units: items.reduce((sum, item) => sum + (item.weekdays[weekday] ?? 0) * count, 0),
    revenue: items.reduce((sum, item) => sum + (item.weekdays[weekday] ?? 0) * count * item.price, 0),
    days: count,
  })),
  dayParts: [],
  rows: { read: 1, totals: 0, blank: 0, refused: 0 },
}
const answerTo = (question: object) =>
  forecastOf(sales, [{ kind: 'question', origin: 'request', ...question } as Wish]).answers?.[0]

describe('kilos of food', () => {
  const answer = answerTo({
    about: 'perWeek',
    item: 'todos os pratos',
    text: 'Quantos quilos de comida devo preparar em cada dia da próxima semana',
  })

  test('are those of what is weighed, without boxes, and say what is sold on some days only', () => {
    expect(answer?.verdict).toMatch(/^Comida a quilo \(Almoço a quilo \(kg\) e Churrasco \(kg\)\)/)
    expect(answer?.texts.join(' ')).toMatch(/Desses, Churrasco \(kg\): sexta 1[89] e sábado 1[89] kg\./)
    const week = Number(/(\d+) kg na semana/.exec(answer?.verdict ?? '')?.[1])
    expect(week).toBeGreaterThan(500)
    expect(week).toBeLessThan(535)
  })

  test('of the last weeks leave out the one that is cut short', () => {
    const recent = Number(/saíram (\d+) por semana/.exec(answer?.texts.join(' ') ?? '')?.[1])
    expect(recent).toBeGreaterThan(505)
  })
})

test('two sizes of one thing add up on a day', () => {
  const answer = answerTo({
    about: 'perWeek',
    item: 'marmitas',
    weekdays: [5],
    text: 'Quantas marmitas na sexta',
  })
  expect(answer?.verdict).toMatch(/^Marmitas \(.*\), por dia na semana de .*: sexta 1\d\d;/)
})

test('a whole month is told as a sum of its open days', () => {
  const answer = answerTo({
    about: 'outlook',
    from: '2026-12-01',
    to: '2026-12-31',
    text: 'Quanto devemos faturar em dezembro',
  })
  expect(answer?.verdict).toMatch(
    /^Ao todo, perto de R\$ \d{3}\.\d{3} \(de .*\), em 27 dias abertos de 01\/12 a 31\/12\.$/,
  )
})

test('a trend is seen although a week of the last ones is left out', () => {
  const units = Array.from({ length: 30 }, (_, week) =>
    week === 26 || week === 29 ? null : 100 + (week > 20 ? 20 : 0) + (week % 3),
  )
  expect(trendsOf([{ name: 'Marmita', units }])).toMatchObject([{ name: 'Marmita' }])
})

test('the kilos of a food name the dishes of it that no portion counts', () => {
  const forecast = {
    purchases: [
      { name: 'Carne de sol com baião', expected: 250 },
      { name: 'Paçoca de carne de sol', expected: 100 },
    ],
  } as SalesForecast
  const goods = [{ name: 'carne de sol', items: ['Carne de sol com baião'] }]
  expect(withoutPortion(goods, { forecast })).toEqual([
    'Não conta Paçoca de carne de sol (100 por semana), que também leva: diga quantos gramas, e entra.',
  ])
  expect(withoutPortion([{ name: 'frango', items: [] }], { forecast })).toEqual([])
})

test("guests of a party eat a plate each, however little the house's guests spend", () => {
  const cheap: Sales = {
    ...sales,
    items: [
      { name: 'Baião completo', category: 'Pratos', units: 9000, price: 55, cost: 20 },
      { name: 'Refrigerante', category: 'Bebidas', units: 900, price: 8, cost: 3 },
    ],
  }
  expect(guestOf(cheap, context).dishes).toBeGreaterThanOrEqual(1)
})

test('kilos by day come to a sum of the weeks shown, and to a mean of their open days', () => {
  const {
    verdict,
    texts = [],
    table,
  } = answerTo({
    about: 'perWeek',
    item: 'todos os pratos',
    text: 'Quantos quilos de comida vendo por dia',
  }) ?? {}
  expect(verdict).toMatch(/kg na semana/)
  const [, sum = '', days = '', mean = ''] =
    /são ([\d.]+) kg em (\d+) dias abertos, (\d+) kg por dia/.exec(texts.join(' ')) ?? []
  const kilos = Number(sum.replace('.', ''))
  const weeks =
    table?.rows
      .at(-1)
      ?.slice(1)
      .map((cell) => Number(cell.replace('.', ''))) ?? []
  expect(Math.abs(kilos - weeks.reduce((all, one) => all + one, 0))).toBeLessThanOrEqual(weeks.length)
  expect(Math.abs(Number(mean) - kilos / Number(days))).toBeLessThanOrEqual(1)
})

describe('a party in a house by the kilo', () => {
  const party = {
    kind: 'question',
    origin: 'request',
    about: 'seats',
    what: 'confraternização',
    from: '2026-12-11',
    to: '2026-12-11',
    count: 60,
    text: 'Dia 11/12 tenho confraternização de 60 pessoas',
  } as Wish
  const asks = {
    kind: 'question',
    origin: 'request',
    about: 'perWeek',
    item: 'todos os pratos',
    text: 'Quantos quilos de comida por dia',
  } as Wish
  const without = forecastOf(sales, [asks])
  const content = forecastOf(sales, [asks, party])
  const weekOf = ({ items = [] }: SalesForecast, name: string) =>
    items.find((one) => one.name === name)?.coming.find(({ monday }) => monday === '2026-12-07')?.value ?? 0

  test('weighs on its own day, and no other', () => {
    const cells = (of: SalesForecast) => {
      const table = of.answers?.find(({ table: one }) => one?.headers[0] === 'Dia')?.table
      const at = table?.headers.findIndex((header) => header.startsWith('07/12')) ?? 0
      return Object.fromEntries((table?.rows ?? []).map((row) => [row[0] ?? '', Number(row[at])]))
    }
    const [usual, full] = [cells(without), cells(content)]
    expect(full.segunda).toBe(usual.segunda)
    expect(full.sábado).toBe(usual.sábado)
    expect((full.sexta ?? 0) - (usual.sexta ?? 0)).toBe(27)
  })

  test('eats what is weighed, and takes no boxes', () => {
    expect(weekOf(content, 'Marmita pequena')).toBeCloseTo(weekOf(without, 'Marmita pequena'), 6)
    expect(
      weekOf(content, 'Almoço a quilo (kg)') +
        weekOf(content, 'Churrasco (kg)') -
        weekOf(without, 'Almoço a quilo (kg)') -
        weekOf(without, 'Churrasco (kg)'),
    ).toBeCloseTo(27, 6)
  })

  test('is bought once: it is in the list of its week', () => {
    const action = content.answers?.find(({ verdict }) => verdict.startsWith('Confraternização'))?.action
    expect(action?.what).toMatch(/já na lista dessa semana$/)
  })
})

test.each([
  ['Rodízio completo', 'Rodízio', false],
  ['Rodízio de pizza', 'Pizzas', false],
  ['Pizza grande', 'Pizzas', true],
])('a rodízio is paid by each guest, not shared: %s', (name, section, shared) => {
  expect(sharedItem(name, section)).toBe(shared)
})
