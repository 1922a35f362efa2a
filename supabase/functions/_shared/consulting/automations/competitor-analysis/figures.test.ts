/**
 * The figures of any house must follow from the prices in its own report.
 * @module-tag slow
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median } from '../../base/statistics.ts'
import { calledOf } from './gaps.ts'
import { matchesOf, roomsOf } from './price-moves.ts'
import { tablesOfTwo } from './table-of-two.ts'
import { analyse } from './test-case.ts'

test('a rise is a step of the pricing report, stops at the median, and its gain adds up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 20_000 }),
      fc.array(fc.integer({ min: 500, max: 20_000 }), { minLength: 1, maxLength: 6 }),
      (cents, others) => {
        const own = cents / 100
        const text = others.map(
          (price, at) => `Bar ${'ABCDEF'[at]}: xiboquinha ${(price / 100).toFixed(2).replace('.', ',')}`,
        )
        const { content } = analyse(text.join('\n'), [['Xiboquinha', own, 'Drinks', own * 0.45]])
        const [item] = content.categories.flatMap(({ items }) => items)
        for (const { action, amount } of content.actions ?? []) {
          const next = Number(/para R\$ ([\d.,]+)/.exec(action)?.[1]?.replace('.', '').replace(',', '.'))
          expect(others.length).toBeGreaterThanOrEqual(3)
          expect(next).toBeGreaterThan(own)
          expect(next).toBeLessThanOrEqual(own * 1.15 + 0.001)
          expect(next).toBeLessThanOrEqual((item?.median ?? 0) + 0.001)
          expect(amount).toBeCloseTo((next - own) * 10, 1)
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('any house gets figures that follow from the prices of its own report', () => {
  const names = ['Caipirinha', 'Torresmo', 'Pudim', 'Moqueca', 'Dose de cachaça']
  const price = fc.option(fc.integer({ min: 300, max: 9000 }).map((cents) => cents / 100))
  fc.assert(
    fc.property(
      fc.tuple(...names.map(() => price)),
      fc.array(fc.tuple(...names.map(() => price)), { minLength: 1, maxLength: 5 }),
      (ours, theirs) => {
        const text = theirs.map((row, at) => {
          const told = row.flatMap((value, index) =>
            value === null ? [] : [`${names[index]} ${value.toFixed(2).replace('.', ',')}`],
          )
          return `Bar ${'ABCDE'[at]}: ${told.join('; ')}`
        })
        if (theirs.flat().every((value) => value === null)) return
        const menu = names.flatMap((name, at): [string, number, null, number][] =>
          ours[at] == null ? [] : [[name, ours[at], null, ours[at] * 0.45]],
        )
        const { content } = analyse(text.join('\n'), menu)
        const items = content.categories.flatMap((category) => category.items)
        for (const item of items) {
          const charged = (item.quotes ?? []).map((quote) => quote.price)
          expect(item.n).toBe(charged.length)
          expect(item.median).toBeCloseTo(median(charged), 6)
          expect([item.lowest, item.highest]).toEqual([Math.min(...charged), Math.max(...charged)])
          expect(item.relation === 'absent').toBe(menu.length > 0 && item.own === null)
          if (item.n < 2 || item.own === null) {
            expect(item).toMatchObject({ position: 'unknown', index: null })
            continue
          }
          const index = (item.own / item.median) * 100
          expect(item.index).toBeCloseTo(index, 6)
          expect(item.position).toBe(index > 110 ? 'above' : index < 90 ? 'below' : 'level')
        }
        const own = new Map(items.map((item) => [calledOf(item), item]))
        for (const table of tablesOfTwo(content)) {
          for (const line of table.lines) {
            const item = own.get(line.name)
            expect(item?.own).toBe(line.own)
            expect(item?.quotes).toContainEqual({
              competitor: table.competitor,
              price: line.theirs,
              deal: false,
            })
          }
          expect(table.own).toBeCloseTo(
            table.lines.reduce((sum, line) => sum + line.count * line.own, 0),
            6,
          )
          expect(table.theirs).toBeCloseTo(
            table.lines.reduce((sum, line) => sum + line.count * line.theirs, 0),
            6,
          )
        }
        for (const match of matchesOf(content)) {
          expect(match.to).toBeLessThan(match.own)
          expect(own.get(match.name)?.prices).toContain(match.to)
        }
        for (const { item, next, theirs } of roomsOf(content)) {
          expect(item.n).toBeLessThan(3)
          expect(theirs).toBe(Math.min(...(item.prices ?? [])))
          if (next === null) continue
          expect(next).toBeGreaterThan(item.own)
          expect(next).toBeLessThanOrEqual(item.own * 1.15 + 0.001)
          expect(next).toBeLessThanOrEqual(theirs + 0.001)
        }
        for (const { item } of content.actions ?? []) {
          expect(items.find((one) => one.item === item)?.n).toBeGreaterThanOrEqual(2)
        }
      },
    ),
    { numRuns: 200 },
  )
})
