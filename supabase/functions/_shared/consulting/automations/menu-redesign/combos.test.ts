/**
 * Every figure of a combo follows from the items that the same report shows.
 * @module-tag slow
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { paidAt } from '../../base/pricing/paid.ts'
import type { MenuItem } from '../../documents/menu.ts'
import type { SalesItem } from '../../documents/sales.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { comboAssumed } from './combos.ts'
import { menuRedesignSections } from './sections.ts'
import { redesign, salesOf } from './test-case.ts'

const amountOf = (text: string) => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

const rows = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(
      'Camarão ao alho e óleo',
      'Peixada cearense',
      'Torresmo',
      'Casquinha de siri',
      'Caipirinha de caju',
      'Negroni',
      'Suco de cajá',
      'Cartola',
      'Pudim',
    ),
    units: fc.integer({ min: 1, max: 2000 }),
    price: fc.integer({ min: 600, max: 9000 }).map((cents) => cents / 100),
    costShare: fc.integer({ min: 5, max: 90 }),
  }),
  { minLength: 3, maxLength: 9, selector: ({ name }) => name },
)

const sectionOf = (name: string) =>
  /Caipirinha|Negroni/.test(name)
    ? 'Drinks'
    : /Suco/.test(name)
      ? 'Sucos'
      : /Cartola|Pudim/.test(name)
        ? 'Sobremesas'
        : 'Pratos'

test('a combo’s price, break-even and gain are computed from its two items', () => {
  let seen = 0
  fc.assert(
    fc.property(rows, fc.boolean(), (sold, dated) => {
      const items = sold.map(
        ({ costShare, ...item }): SalesItem => ({
          ...item,
          category: sectionOf(item.name),
          cost: Math.round(item.price * costShare) / 100,
        }),
      )
      const menu = {
        items: items.map(
          ({ name, category, price }): MenuItem => ({ name, category, description: null, price, cost: null }),
        ),
      }
      const sheet = { ...salesOf(items), ...(dated ? {} : { period: null }) }
      const { content } = redesign(menu, sheet, undefined, ['Criar combos e sugestões da casa'])
      const shown = new Map(content.categories.flatMap((one) => one.items).map((one) => [one.name, one]))
      const monthly = dated ? 30 / (content.period?.days ?? 30) : 1
      const text = toMarkdown('', menuRedesignSections([content]))
      for (const combo of content.combos ?? []) {
        seen += 1
        const [dish, addition] = [shown.get(combo.dish), shown.get(combo.addition)]
        if (!dish || !addition) throw new Error('a combo of items that the report does not show')
        const priceOf = (item: typeof dish) => item.newPrice ?? item.price
        const left = paidAt(addition, priceOf(addition)) - addition.cost
        expect(combo.full).toBeCloseTo(priceOf(dish) + priceOf(addition), 6)
        expect(combo.discount).toBeCloseTo(combo.full - combo.price, 6)
        expect(combo.price).toBeLessThan(combo.full)
        expect(combo.gains).toBeCloseTo(left - combo.discount, 6)
        expect(combo.breakEvenPct).toBeCloseTo((1 - combo.discount / left) * 100, 6)
        expect(combo.units).toBeCloseTo(dish.units * monthly * comboAssumed.taken, 6)
        // Guests who would have ordered both cost the discount; guests who add the second item leave its margin less
        // the discount.
        const both = combo.units * (combo.cannibalPct / 100)
        expect(combo.effect).toBeCloseTo((combo.units - both) * combo.gains - both * combo.discount, 4)
        expect(combo.effect).toBeGreaterThan(0)
        expect(addition.move === 'remove' || dish.move === 'remove').toBe(false)
        const row = text.split('\n').find((line) => line.includes(`${combo.dish} + ${combo.addition}`))
        const amounts = [...(row ?? '').matchAll(/R\$ [\d.,]+/g)].map(([amount]) => amountOf(amount))
        for (const shownAmount of [combo.full, combo.price, combo.gains, combo.discount])
          expect(amounts).toContainEqual(expect.closeTo(shownAmount, 1))
      }
    }),
    { numRuns: 200 },
  )
  expect(seen).toBeGreaterThan(50)
})
