/** Sums of a forecast's answers, each computed again from the sheet and the weeks of the same report. */
import { describe, expect, test } from 'vitest'
import { addDays, weekdayOf } from '../../base/calendar.ts'
import type { Wish } from '../../base/request/wish.ts'
import { answersOf, houseOf, salesOf } from './sums-support.ts'

const number = (said: string | undefined) => Number((said ?? '').replace(/[^\d,]/g, '').replace(',', '.'))
const question = (about: string, rest: object = {}): Wish =>
  ({ kind: 'question', about, text: about, origin: 'request', ...rest }) as Wish

describe.each([3, 11, 29])('over random houses, seed %i', (seed) => {
  const sales = salesOf(seed)
  const house = houseOf(sales)
  const ask = (wish: Wish, more: Wish[] = []) => {
    const content = answersOf(sales, house, [wish, ...more])
    const answer = content.answers?.find(({ asked }) => asked === wish.text)
    if (!answer) throw new Error(`no answer to ${wish.text}`)
    return { content, answer }
  }
  const [main] = sales.items
  const name = main?.name ?? ''
  const weekOf = (content: ReturnType<typeof answersOf>, monday: string) =>
    content.items?.find((one) => one.name === name)?.coming.find((one) => one.monday === monday)

  test('weeks with one more person are those above the number, and cost shifts × pay', () => {
    const content = answersOf(sales, house, [])
    const values = (content.items?.find((one) => one.name === name)?.coming ?? []).map(({ value }) => value)
    const count = Math.round(values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0)
    const { answer } = ask(question('staffWeeks', { item: name, count, price: 100, most: 3 }))
    const yes = (answer.table?.rows ?? []).filter((row) => /^(?:sim|provável)/.test(row[4] ?? ''))
    const above = values.filter((value) => value > count).length
    expect(yes).toHaveLength(above)
    if (above > 0) expect(answer.verdict).toContain(`R$ ${(above * 300).toLocaleString('pt-BR')}`)
  })
  test('what an item brought is the sum of its weeks, by its price and cost', () => {
    const { answer } = ask(question('earned', { item: name }))
    const units = (sales.itemWeeks.find((one) => one.name === name)?.units ?? []).reduce<number>(
      (sum, value) => sum + (value ?? 0),
      0,
    )
    const left = units * ((main?.price ?? 0) - (main?.cost ?? 0))
    expect(number(/deixou R\$ ([\d.]+)/.exec(answer.verdict)?.[1])).toBe(Math.round(left))
    const rows = (answer.table?.rows ?? []).reduce((sum, row) => sum + number(row[1]), 0)
    expect(rows).toBe(units)
  })
  test('a stock lasts until its servings are sold', () => {
    const { content, answer } = ask(question('stockLasts', { item: name, per: '30 kg', uses: '200 g' }))
    expect(answer.verdict).toContain('= 150 de')
    const first = content.target ?? ''
    const week = weekOf(content, first)?.value ?? 0
    const day = /dura até \S+, (\d\d)\/(\d\d)/.exec(answer.verdict)
    if (week > 150) {
      expect(day).not.toBeNull()
      const until = `2026-${day?.[2]}-${day?.[1]}`
      expect(until >= first && until <= addDays(first, 6)).toBe(true)
    }
  })
  test('the days of an order add up to their week, and none is closed', () => {
    const content = answersOf(sales, house, [])
    const monday = addDays(content.target ?? '', 7)
    const { answer } = ask(
      question('dayOrder', { item: name, from: monday, to: addDays(monday, 6), weekdays: [4] }),
    )
    const rows = answer.table?.rows ?? []
    const sum = rows.reduce((all, row) => all + number(row[2]), 0)
    expect(Math.abs(sum - (weekOf(content, monday)?.value ?? 0))).toBeLessThanOrEqual(rows.length)
    expect(rows.some(([day]) => /^Segunda/.test(day ?? ''))).toBe(false)
    expect(answer.verdict).toContain('a pedir em quinta')
  })
  test('sales that pay are told so, and those that do not are told what is missing', () => {
    const span = { from: '2026-12-07', to: '2026-12-27' }
    const { answer: rich } = ask(question('covers', { ...span, price: 10 }))
    const { answer: poor } = ask(question('covers', { ...span, price: 9_000_000 }))
    expect(rich.verdict).toMatch(/^Sim:/)
    expect(poor.verdict).toMatch(/^Não:.*faltam R\$/)
    const { answer: less } = ask(question('covers', { ...span, price: 10, percent: 50 }))
    const left = (said: string) => number(/ficam R\$ ([\d.]+)/.exec(said)?.[1])
    expect(Math.abs(left(less.verdict) - left(rich.verdict) / 2)).toBeLessThanOrEqual(1)
  })
  test('the week that costs least is the smallest of the table', () => {
    const { answer } = ask(question('leastWeek', { from: '2026-12-01', to: '2027-01-31' }))
    const rows = (answer.table?.rows ?? []).map((row) => ({ week: row[0] ?? '', sold: number(row[1]) }))
    const least = rows.reduce((min, row) => (row.sold < min.sold ? row : min))
    expect(answer.verdict).toContain(`A de ${least.week}`)
  })
  test('a date of every month is measured against its weekday and enters only weeks in which the house opens', () => {
    const { content, answer } = ask(question('monthDay', { count: 10 }))
    const change = number(/vende [+−](\d+)%/.exec(answer.verdict)?.[1])
    expect(change).toBeGreaterThan(45)
    expect(change).toBeLessThan(75)
    const told = content.units.coming.flatMap(({ monday, told: words = [] }) =>
      words.filter((word) => /como nos outros dias 10/.test(word)).map(() => monday),
    )
    for (const monday of told) {
      const day = [0, 1, 2, 3, 4, 5, 6]
        .map((offset) => addDays(monday, offset))
        .find((one) => one.endsWith('-10'))
      expect(day && weekdayOf(day)).not.toBe(1)
    }
    expect(told.length).toBeGreaterThan(0)
  })
  test('guests who drink no alcohol order none, and more guests cost more', () => {
    const party = (count: number) =>
      ask(
        question('seats', { count, from: '2026-12-09', to: '2026-12-09', without: 'álcool', what: 'grupo' }),
      )
    const { content, answer } = party(40)
    const told = `${answer.verdict} ${answer.texts.join(' ')}`
    expect(told).not.toMatch(/de Cerveja/)
    const beer = (of: ReturnType<typeof answersOf>) =>
      of.items?.find((one) => one.name === 'Cerveja 600 ml')?.coming.map(({ value }) => Math.round(value))
    expect(beer(content)).toEqual(beer(answersOf(sales, house, [])))
    const sum = (said: string) => number(/= R\$ ([\d.]+)/.exec(said)?.[1])
    expect(sum(party(80).answer.verdict)).toBeGreaterThan(sum(answer.verdict))
  })
  test('a part of the morning takes that part of the open hours, and the weeks fall by it', () => {
    const away: Wish = {
      kind: 'date',
      what: 'escola de férias',
      from: '2026-12-07',
      to: '2026-12-20',
      closed: false,
      effect: 'down',
      percent: -50,
      part: 'manhã',
      text: 'férias',
      origin: 'request',
    }
    const usual = answersOf(sales, house, [])
    const fallen = answersOf(sales, house, [away])
    const of = (content: typeof usual) =>
      content.units.coming.find(({ monday }) => monday === '2026-12-07')?.value ?? 0
    // Open from 8h to 18h: the morning is four of ten hours, and half of it a fifth of the day.
    expect(of(fallen) / of(usual)).toBeCloseTo(0.8, 2)
  })
})
