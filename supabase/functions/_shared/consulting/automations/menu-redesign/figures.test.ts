/**
 * For any house: bounds hold, and totals follow from the report's own numbers.
 * @module-tag slow
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { MenuItem } from '../../documents/menu.ts'
import type { SalesItem } from '../../documents/sales.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { menuRedesignSchema } from './schema.ts'
import { menuRedesignSections } from './sections.ts'
import { rankedActions } from './sums-part.ts'
import { menuOf, redesign, salesOf } from './test-case.ts'

const names = ['Camarão', 'Isca', 'Patinha', 'Salada']

const itemArbitrary = fc.record({
  name: fc.constantFrom('Camarão', 'Isca', 'Patinha', 'Salada', 'Caipirinha', 'Moqueca', 'Pastel'),
  category: fc.constantFrom(null, 'Petiscos', 'Bebidas'),
  units: fc.nat(3000),
  price: fc.option(fc.integer({ min: 100, max: 9000 }).map((cents) => cents / 100)),
  cost: fc.option(fc.integer({ min: 0, max: 6000 }).map((cents) => cents / 100)),
})

test('never prices below cost, has no action that loses money, and fits the schema', () => {
  fc.assert(
    fc.property(
      fc.array(itemArbitrary, { minLength: 1, maxLength: 20 }),
      fc.constantFrom('', 'manter a salada; a isca não pode subir'),
      (items, constraints) => {
        const result = redesign(menuOf(names), salesOf(items), constraints)
        expect(menuRedesignSchema.safeParse(result.content).success).toBe(true)
        for (const item of result.content.categories.flatMap((category) => category.items)) {
          expect(item.effect).toBeGreaterThanOrEqual(0)
          if (item.newPrice !== null) expect(item.newPrice).toBeGreaterThan(item.cost)
          if (constraints !== '' && item.name === 'Isca') expect(item.newPrice).toBeNull()
          if (constraints !== '' && item.name === 'Salada') expect(item.action).not.toMatch(/^Tirar/)
        }
      },
    ),
    { numRuns: 200 },
  )
})

/** "R$ 1.234,50" and "-R$ 3,00" as numbers. */
const amountOf = (text: string) =>
  Number(text.replace(/[^\d,]/g, '').replace(',', '.')) * (text.includes('-') ? -1 : 1)

const house = fc.uniqueArray(
  fc.record({
    name: fc.constantFrom(
      'Camarão',
      'Isca',
      'Patinha',
      'Salada',
      'Moqueca',
      'Torresmo',
      'Caipirinha',
      'Negroni',
      'Suco de cajá',
      'Cerveja 600 ml',
      'Arroz branco',
      'Pudim',
      'Lagosta',
    ),
    category: fc.constantFrom('Petiscos', 'Pratos', 'Bebidas'),
    units: fc.integer({ min: 0, max: 3000 }),
    price: fc.integer({ min: 300, max: 9000 }).map((cents) => cents / 100),
    // A menu price above the paid price, as discounts cause; the same price; one that no discount explains.
    discount: fc.constantFrom(null, 0, 3, 12, 70),
    cost: fc.option(fc.integer({ min: 0, max: 6000 }).map((cents) => cents / 100)),
  }),
  { minLength: 1, maxLength: 13, selector: ({ name }) => name },
)

test('any house gets one list whose amounts add up, with prices within 15 %', () => {
  fc.assert(
    fc.property(house, fc.boolean(), (sold, dated) => {
      const items = sold.map(
        ({ discount, ...item }): SalesItem => ({
          ...item,
          ...(discount !== null && { listed: Math.round((item.price / (1 - discount / 100)) * 100) / 100 }),
        }),
      )
      const menu = {
        items: items.map(
          ({ name, category, price }): MenuItem => ({ name, category, description: null, price, cost: null }),
        ),
      }
      const sheet = { ...salesOf(items), ...(dated ? {} : { period: null }) }
      const { content } = redesign(menu, sheet, undefined, ['Criar combos e sugestões da casa'])
      const redesigned = content.categories.flatMap((category) => category.items)
      const months = dated ? 1 : null

      // Every item appears once: in the calculation, or separately with its reason.
      const told = [...redesigned, ...content.left].map(({ name }) => name)
      expect(told.toSorted()).toEqual(items.map(({ name }) => name).toSorted())

      for (const { name, price, paid = price, cost, margin, newPrice, effect, move, units } of redesigned) {
        const [own] = items.filter((item) => item.name === name)
        const discounted = own?.listed !== undefined && own.listed <= (own.price ?? 0) * 2
        expect(price).toBe(discounted ? own.listed : own?.price)
        expect(paid).toBeCloseTo(own?.price ?? 0, 2)
        expect(margin).toBeCloseTo(paid - cost, 6)
        expect(effect).toBe(Math.round(effect * 100) / 100)
        if (newPrice !== null) {
          expect(Math.abs(newPrice / price - 1)).toBeLessThanOrEqual(0.15 + 1e-9)
          expect(newPrice).toBeGreaterThan(cost)
        }
        if (move === 'highlight' && newPrice === null && effect !== 0) {
          // 15 % more orders, each replacing a neighbour's: never more than the item's own margin.
          const whole = margin * units * (months === null ? 1 : 30 / (content.period?.days ?? 30)) * 0.15
          expect(effect).toBeGreaterThan(0)
          expect(effect).toBeLessThanOrEqual(whole + 0.01)
        }
        const printed = content.newMenu?.sections.flatMap((section) => section.items) ?? []
        const line = printed.find((one) => one.name === name)
        expect(line === undefined).toBe(move === 'remove')
        // Unchanged items keep the price of the menu that was sent.
        if (line) expect(line.price).toBe(newPrice ?? own?.price)
        // No frame on a lobster in its closed season: the day is 21 November.
        if (name === 'Lagosta') expect(line?.box ?? false).toBe(false)
      }

      const ranked = rankedActions(content)
      const amounts = ranked.map(({ effect }) => effect)
      expect(amounts).toEqual(amounts.toSorted((a, b) => b - a))
      const combos = (content.combos ?? []).reduce((sum, { effect }) => sum + effect, 0)
      expect(amounts.reduce((sum, effect) => sum + effect, 0) - combos).toBeCloseTo(content.effect, 6)

      // The shown amounts add up: the sources to the total, and the new prices to theirs.
      const text = toMarkdown('', menuRedesignSections([content]))
      const { outlook } = content
      if (outlook && outlook.sources.length > 1) {
        const rows = [...text.matchAll(/^\| ([^|]+) \| (-?R\$ [\d.]+) \| (-?R\$ [\d.]+) \| [^|]*\|$/gm)]
        const total = rows.find(([, label]) => label === 'Soma')
        const parts = rows.filter((row) => row !== total)
        expect(parts).toHaveLength(outlook.sources.length)
        for (const column of [2, 3]) {
          const sum = parts.reduce((all, row) => all + amountOf(row[column] ?? ''), 0)
          expect(sum).toBe(amountOf(total?.[column] ?? ''))
        }
      }
      const dearer = redesigned.filter(({ newPrice }) => newPrice !== null)
      const fromPrices = outlook?.sources.find(({ label }) => /preços? novos?$/.test(label))
      expect(fromPrices?.careful ?? 0).toBe(dearer.reduce((sum, { effect }) => sum + Math.round(effect), 0))
    }),
    { numRuns: 200 },
  )
})
