/** Kilograms by day and the hands of a kitchen, each computed again from the days of the sheet. */
import { describe, expect, test } from 'vitest'
import type { Wish } from '../../base/request/wish.ts'
import { answersOf, houseOf, salesOf } from './sums-support.ts'

const name = 'Sanduíche de pernil'
const wish = (about: string, rest: object): Wish =>
  ({ kind: 'question', about, text: about, origin: 'request', ...rest }) as Wish
const portion = {
  kind: 'portion',
  item: name,
  amount: 200,
  unit: 'g',
  of: 'pernil',
  text: 'leva 200 g',
  origin: 'request',
} as Wish
const number = (said = '') => Number(said.replace(/[^\d,]/g, '').replace(',', '.'))

describe.each([3, 11, 29])('over random houses, seed %i', (seed) => {
  const sales = salesOf(seed)
  const house = houseOf(sales)
  const ask = (question: Wish, more: Wish[] = []) => {
    const { answers = [] } = answersOf(sales, house, [question, ...more])
    const found = answers.find(({ asked }) => asked === question.text)
    if (!found) throw new Error('no answer')
    return found
  }

  test('a food is bought for each day by the owner’s portion, and in deliveries that fit', () => {
    const span = { from: '2026-12-08', to: '2026-12-13' }
    const { verdict, texts, table } = ask(
      wish('foodDays', { item: name, what: 'pernil', most: 10, ...span }),
      [portion],
    )
    const days = (table?.rows ?? []).slice(0, -1)
    expect(days).toHaveLength(6)
    const plates = days.reduce((sum, row) => sum + number(row[1]), 0)
    const grams = days.reduce((sum, row) => sum + number(row[2]), 0)
    // Each day is told in half kilograms.
    expect(Math.abs(grams - plates * 0.2)).toBeLessThan(days.length * 0.5 + 0.5)
    expect(number(/compre ([\d,.]+) kg/.exec(verdict)?.[1])).toBeLessThanOrEqual(grams + 0.5)
    const deliveries = texts.find((text) => text.includes('entregas')) ?? ''
    const parts = [...deliveries.matchAll(/([\d,]+) kg para chegar/g)].map(([, kg]) => number(kg))
    expect(parts.length).toBeGreaterThan(1)
    for (const kg of parts) expect(kg).toBeLessThanOrEqual(10.5)
  })

  test('hands suffice exactly where the fullest day stays below what they can do', () => {
    const load = (count: number) =>
      ask(wish('kitchenLoad', { count, most: 5, what: 'ajudantes', item: name }))
    const few = load(1)
    const peak = Math.max(...(few.table?.rows ?? []).map((row) => number(row[1])))
    const needed = number(/, (\d+) ao todo/.exec(few.verdict)?.[1])
    expect(few.verdict).toMatch(/^Não basta/)
    expect(Math.abs(needed - Math.ceil(peak / 5))).toBeLessThanOrEqual(1)
    expect(load(200).verdict).toMatch(/^Basta/)
  })

  test('a shortage of these weeks is told as the least, with what its share would have been', () => {
    const { verdict, texts } = ask(wish('ranOut', { item: name, from: '2026-11-15', start: 11 }))
    expect(verdict).toMatch(/vendeu \d+/)
    expect(texts.join(' ')).toContain('não está na planilha')
  })
})
