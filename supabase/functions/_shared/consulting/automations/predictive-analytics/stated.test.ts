import { expect, test } from 'vitest'
import type { Wish } from '../../base/request/wish.ts'
import { forecastActions } from './actions.ts'
import { forecastOf, monday, sheet, weeks } from './test-support.ts'

const units = weeks(20, () => 100)
const open = {
  ...sheet(units),
  weekdays: [5, 6].map((weekday) => ({ weekday, days: 20, units: 1000, revenue: 20_000 })),
}
const wish = (fields: Record<string, unknown>) => ({ origin: 'request', text: 'dito', ...fields }) as Wish
const weekOf = (wishes: Wish[], at: number) =>
  forecastOf(open, wishes).revenue?.coming.find((one) => one.monday === monday(at))
/** The Saturday of the second forecast week. */
const saturday = '2026-06-06'

test('a party is in its week and its list, on top of the day or in its place', () => {
  const party = {
    kind: 'question',
    about: 'seats',
    what: 'ceia',
    from: saturday,
    to: saturday,
    count: 40,
    price: 100,
  }
  expect(weekOf([], 21)?.value).toBeCloseTo(2000)
  expect(weekOf([wish(party)], 21)).toMatchObject({ value: 6000, told: ['ceia, 06/06: 40 × R$ 100'] })
  expect(weekOf([wish({ ...party, against: true })], 21)?.value).toBeCloseTo(5000)
  expect(weekOf([wish(party)], 22)?.value).toBeCloseTo(2000)
  const caipirinha = forecastOf(open, [wish(party)]).items?.[0]?.coming.find(
    (one) => one.monday === monday(21),
  )
  expect(caipirinha?.value).toBeGreaterThan(100)
})

test('guests without a stated price multiply out to the amount beside them', () => {
  const [told = ''] =
    weekOf(
      [wish({ kind: 'question', about: 'seats', what: 'ceia', from: saturday, to: saturday, count: 120 })],
      21,
    )?.told ?? []
  const each = Number(/120 × R\$ (\d+)/.exec(told)?.[1])
  const value =
    weekOf(
      [wish({ kind: 'question', about: 'seats', what: 'ceia', from: saturday, to: saturday, count: 120 })],
      21,
    )?.value ?? 0
  expect(each).toBeGreaterThan(0)
  expect(value - (weekOf([], 21)?.value ?? 0)).toBeCloseTo(120 * each, 6)
})

test('the owner’s own percentage counts where the sheet cannot measure', () => {
  const show = {
    kind: 'date',
    what: 'show',
    from: saturday,
    to: saturday,
    closed: false,
    effect: 'up',
    percent: 40,
  }
  expect(weekOf([wish(show)], 21)).toMatchObject({ value: 2400, told: ['+40% em 06/06, número seu'] })
})

test('a day that the house opens besides sells like its weakest', () => {
  const sundays = {
    kind: 'date',
    what: 'domingos',
    from: '2026-06-01',
    to: '2026-06-30',
    weekdays: [0],
    closed: false,
    open: true,
  }
  expect(weekOf([wish(sundays)], 21)?.value).toBeCloseTo(3000)
})

test('a house that closes early keeps half of the day', () => {
  const early = { kind: 'date', what: 'cedo', from: saturday, to: saturday, closed: false, closes: 16 }
  expect(weekOf([wish(early)], 21)?.value).toBeCloseTo(1500)
})

test('an order is added to its item only, and an item that leaves is not bought', () => {
  const order = wish({
    kind: 'question',
    about: 'fixedOrder',
    item: 'Caipirinha',
    count: 10,
    weekdays: [6],
    from: saturday,
  })
  const forecast = forecastOf(open, [order])
  expect(forecast.items?.[0]?.coming.map(({ value }) => Math.round(value)).slice(0, 3)).toEqual([
    100, 110, 110,
  ])
  const left = forecastOf(open, [wish({ kind: 'question', about: 'leaves', item: 'Caipirinha' })])
  expect(left.purchases).toEqual([])
  expect(left.answers?.[0]?.verdict).toBe('Caipirinha fica fora da lista.')
})

test('an order of one day is added to its week only', () => {
  const order = { kind: 'question', about: 'fixedOrder', item: 'Caipirinha', count: 80, weekdays: [6] }
  const added = (more: object) =>
    [20, 21, 22].map((at) => weekOf([wish({ ...order, ...more })], at)?.told !== undefined)
  expect(added({ from: saturday, to: saturday })).toEqual([false, true, false])
  expect(added({ from: saturday })).toEqual([false, true, true])
})

test('guests who stay away are taken from the open days on which they come, and the house stays open', () => {
  const away = {
    kind: 'question',
    about: 'customers',
    what: 'a escola de música',
    from: saturday,
    to: saturday,
    count: 5,
    against: true,
    weekdays: [6],
  }
  const [usual, without, next] = [weekOf([], 21), weekOf([wish(away)], 21), weekOf([wish(away)], 22)]
  expect(without?.value).toBeLessThan(usual?.value ?? 0)
  expect(without?.note).toBeUndefined()
  expect(next?.value).toBeCloseTo(usual?.value ?? 0)
  // Twice the guests, twice the loss; without a number nothing is supposed.
  const twice = weekOf([wish({ ...away, count: 10 })], 21)
  const lost = (week: typeof usual) => (usual?.value ?? 0) - (week?.value ?? 0)
  expect(lost(twice)).toBeCloseTo(2 * lost(without))
  const { count: _, ...unknown } = away
  expect(weekOf([wish(unknown)], 21)?.value).toBeCloseTo(usual?.value ?? 0)
  const [answer] = forecastOf(open, [wish(unknown)]).answers ?? []
  expect(answer).toMatchObject({ open: true })
})

test('what the owner tells stands among the five actions, before what only helps the next forecast', () => {
  const party = {
    kind: 'question',
    about: 'seats',
    what: 'batizado',
    from: saturday,
    to: saturday,
    count: 40,
  }
  const actions = forecastActions([forecastOf(open, [wish(party)])])
  expect(actions).toHaveLength(5)
  expect(actions[1]?.what).toMatch(/batizado, 06\/06/)
})

test('one more person is argued by the guests that a day of work must bring', () => {
  const [answer] = forecastOf(open, [wish({ kind: 'question', about: 'hire' })]).answers ?? []
  expect(answer?.texts.join(' ')).toMatch(/diária de R\$ 150 pede \d+ clientes? a mais no dia/)
})
