/** The figures of any house must follow from the prices in its own report. */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { median } from '../../base/statistics.ts'
import { standingsOf } from './clues.ts'
import { rivalsOf } from './field-work.ts'
import { analyse } from './test-case.ts'

test('a rise stops at 10 %, the median, or the ceiling, and its gain adds up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 20_000 }),
      fc.array(fc.integer({ min: 500, max: 20_000 }), { minLength: 1, maxLength: 6 }),
      (cents, others) => {
        const own = cents / 100
        const text = others.map(
          (price, at) => `Bar ${'ABCDEF'[at]}: xiboquinha ${(price / 100).toFixed(2).replace('.', ',')}`,
        )
        const { content } = analyse(text.join('\n'), [['Xiboquinha', own]])
        const [item] = content.categories.flatMap(({ items }) => items)
        for (const { action, amount } of content.actions ?? []) {
          const next = Number(/para R\$ ([\d.,]+)/.exec(action)?.[1]?.replace('.', '').replace(',', '.'))
          expect(others.length).toBeGreaterThanOrEqual(3)
          expect(next).toBeGreaterThan(own)
          expect(next).toBeLessThanOrEqual(own * 1.1 + 0.001)
          expect(next).toBeLessThanOrEqual((item?.median ?? 0) + 0.001)
          expect(amount).toBeCloseTo((next - own) * 100, 1)
        }
      },
    ),
    { numRuns: 200 },
  )
})

/** "R$ 1.234,50" as a number. */
const amountOf = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

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
        const menu = names.flatMap((name, at): [string, number][] =>
          ours[at] == null ? [] : [[name, ours[at]]],
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
          // "R$ 2,00 acima do Bar A": the gap to that bar's own price.
          for (const [, gap = '', side, rival] of item.advice.matchAll(
            /(R\$ [\d.,]+) (acima|abaixo) do (Bar [A-E])/g,
          )) {
            const quote = item.quotes?.find(({ competitor }) => competitor === rival)
            const meant = (item.own - (quote?.price ?? Number.NaN)) * (side === 'acima' ? 1 : -1)
            expect(amountOf(gap)).toBeCloseTo(meant, 2)
          }
        }
        const placed = items.filter(({ position }) => position !== 'unknown')
        if (placed.length < 2) expect(content.basket).toBeUndefined()
        else {
          expect(content.basket?.own).toBeCloseTo(
            placed.reduce((sum, { own }) => sum + (own ?? 0), 0),
            6,
          )
          expect(content.basket?.theirs).toBeCloseTo(
            placed.reduce((sum, item) => sum + item.median, 0),
            6,
          )
        }
        // "nos 3 itens comuns, R$ 60,00 lá e R$ 54,00 aqui": the sums of the shown prices.
        for (const { competitor, text: told } of rivalsOf(content)) {
          const shared = items.flatMap(({ own, quotes = [] }) =>
            quotes.flatMap((quote) =>
              own !== null && quote.competitor === competitor ? [{ own, price: quote.price }] : [],
            ),
          )
          if (shared.length < 2) continue
          const [bill = ''] = told.split('; cobra')
          const sums = [...bill.matchAll(/R\$ [\d.,]*\d/g)].map(([amount]) => amountOf(amount))
          const own = shared.reduce((sum, one) => sum + one.own, 0)
          expect(sums).toContainEqual(expect.closeTo(own, 2))
          if (!bill.includes('empata') && !bill.includes('a mesma conta')) {
            expect(sums).toContainEqual(
              expect.closeTo(
                shared.reduce((sum, one) => sum + one.price, 0),
                2,
              ),
            )
          }
        }
        // The house's place by category adds up the items of that category, each at its own median.
        for (const standing of standingsOf(content)) {
          const shared = content.categories
            .filter(({ name }) => name === standing.category)
            .flatMap((category) => category.items)
            .filter(({ own }) => own !== null)
          expect(standing.items).toBe(shared.length)
          expect(standing.prices).toBe(shared.reduce((sum, { n }) => sum + n, 0))
          expect(standing.own).toBeCloseTo(
            shared.reduce((sum, { own }) => sum + (own ?? 0), 0),
            6,
          )
          expect(standing.theirs).toBeCloseTo(
            shared.reduce((sum, item) => sum + item.median, 0),
            6,
          )
        }
        for (const clue of content.clues ?? []) {
          const item = items.find((one) => one.item === clue.item)
          expect(item).toMatchObject({ n: 2, own: clue.own, position: 'below' })
          expect(clue.next).toBeGreaterThan(clue.own)
          expect(clue.next).toBeLessThanOrEqual(clue.own * 1.1 + 0.001)
          expect(clue.next).toBeLessThanOrEqual(Math.min(...clue.prices) + 0.001)
          if (clue.ask !== null) {
            expect(item?.quotes?.some(({ competitor }) => competitor === clue.ask)).toBe(false)
          }
        }
        for (const { item } of content.actions ?? []) {
          expect(items.find((one) => one.item === item)?.n).toBeGreaterThanOrEqual(2)
        }
      },
    ),
    { numRuns: 200 },
  )
})
