/**
 * Whatever a reader understood of a request, the engines that change prices propose nothing with which the house loses.
 * @module-tag slow
 */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { asking, plainContext, sheetOf } from '../../../../tests/support/understood.ts'
import { createPricing } from './automations/dynamic-pricing/engine.ts'
import { redesignMenu } from './automations/menu-redesign/engine.ts'
import { salesOf } from './automations/menu-redesign/test-case.ts'
import { EngineError } from './base/errors.ts'
import { namesItem } from './base/request/match-item.ts'
import type { Wish } from './base/request/wish.ts'
import type { SalesItem } from './documents/sales.ts'

const names = [
  ['Moqueca de arraia', 'Peixes'],
  ['Pargo frito', 'Peixes'],
  ['Carne de sol com baião', 'Da terra'],
  ['PF da casa', 'Da terra'],
  ['Pastel de camarão', 'Entradas'],
  ['Caldinho de feijão', 'Entradas'],
  ['Caipirinha', 'Bebidas'],
  ['Cerveja 600 ml', 'Bebidas'],
] as const

const items: fc.Arbitrary<SalesItem[]> = fc
  .tuple(
    ...names.map(([name, category]) =>
      fc
        .record({
          units: fc.integer({ min: 1, max: 2000 }),
          price: fc.integer({ min: 4, max: 150 }),
          share: fc.integer({ min: 5, max: 90 }),
        })
        .map(({ units, price, share }) => ({ name, category, units, price, cost: (price * share) / 100 })),
    ),
  )
  .map((all) => [...all])

const named = fc.constantFrom(...names.flat())
const money = fc.integer({ min: 1, max: 200 })
const bound = fc.constantFrom('max', 'min', 'about')
const wish = fc.oneof(
  fc.tuple(bound, money).map(([key, value]) => ({ kind: 'price' as const, [key]: value })),
  fc.tuple(bound, money, named).map(([key, value, item]) => ({ kind: 'price' as const, [key]: value, item })),
  fc.tuple(named, money).map(([item, max]) => ({ kind: 'capPrice' as const, item, max })),
  named.map((item) => ({ kind: 'keepItem' as const, item })),
  named.map((item) => ({ kind: 'keepPrice' as const, item })),
  fc.constant({ kind: 'audience' as const, what: 'casais' }),
)
const wishes = fc.array(wish, { maxLength: 5 })

type Change = { name: string; section: string | null; price: number; newPrice: number; effect: number }

/** The changed prices of a redesign and of a pricing plan; null if the engine refuses the request. */
const engines: Record<string, (sold: SalesItem[], asked: readonly Wish[]) => Change[] | null> = {
  'a redesign': (sold, asked) => {
    const menu = {
      items: sold.map(({ name, category, price, cost }) => ({
        name,
        category,
        description: null,
        price,
        cost,
      })),
    }
    const file = { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv' }
    const answers = {
      current_menu: { ...file, menu },
      business_goals: ['Aumentar o ticket médio'],
      sales_data: { ...file, sales: salesOf(sold) },
    }
    const [result] = redesignMenu(answers, asking({ wishes: [...asked], unread: [] }, plainContext.house))
    return (result?.content.categories ?? []).flatMap(({ name: section, items: redesigned }) =>
      redesigned.flatMap(({ name, price, newPrice, effect, move }) =>
        newPrice === null || move === 'remove' ? [] : [{ name, section, price, newPrice, effect }],
      ),
    )
  },
  'a pricing plan': (sold, asked) => {
    const file = { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales: salesOf(sold) }
    const [result] = createPricing(
      { sales_data: file },
      asking({ wishes: [...asked], unread: [] }, plainContext.house),
    )
    return (result?.content.items ?? []).flatMap(({ name, category, price, newPrice, profit, newProfit }) =>
      newPrice === price ? [] : [{ name, section: category, price, newPrice, effect: newProfit - profit }],
    )
  },
}

function changesOf(engine: string, sold: SalesItem[], asked: readonly Wish[]): Change[] {
  try {
    return engines[engine]?.(sold, asked) ?? []
  } catch (error) {
    if (error instanceof EngineError) return []
    throw error
  }
}

describe.each(Object.keys(engines))('%s', (engine) => {
  test('never loses in the careful case with the prices that nobody ordered, or that are far from today’s', () => {
    fc.assert(
      fc.property(items, wishes, (sold, said) => {
        // An order near to today's price is carried out, and the report says what it costs.
        const free = changesOf(engine, sold, sheetOf(...said).wishes).filter(
          ({ name, section, price, newPrice }) =>
            Math.abs(newPrice / price - 1) > 0.3 ||
            !said.some(
              (one) =>
                'item' in one &&
                one.kind !== 'keepItem' &&
                namesItem(String(one.item ?? ''), { name, section }),
            ),
        )
        const total = free.reduce((sum, one) => sum + one.effect, 0)
        expect(total).toBeGreaterThanOrEqual(-0.01 * names.length)
      }),
      { numRuns: 150 },
    )
  })

  test('lowers no price at a loss because of a bound that names no item', () => {
    const general = wishes.map((all) => all.filter((one) => !('item' in one)))
    fc.assert(
      fc.property(items, general, (sold, said) => {
        for (const { name, effect } of changesOf(engine, sold, sheetOf(...said).wishes))
          expect([name, effect >= 0]).toEqual([name, true])
      }),
      { numRuns: 150 },
    )
  })

  test('raises no price beyond a bound that names no item', () => {
    fc.assert(
      fc.property(items, money, (sold, max) => {
        for (const { name, price, newPrice } of changesOf(
          engine,
          sold,
          sheetOf({ kind: 'price', max }).wishes,
        ))
          expect([name, newPrice <= Math.max(max, price)]).toEqual([name, true])
      }),
      { numRuns: 100 },
    )
  })
})
