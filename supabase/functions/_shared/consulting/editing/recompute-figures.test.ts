/**
 * The figures of a reviewed version are recomputed from its own prices, for any prices.
 * @module-tag slow
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { inReais } from '../automations/menu-redesign/amounts.ts'
import { rankedActions } from '../automations/menu-redesign/sums-part.ts'
import { formatBrl } from '../base/language/text.ts'
import { type Edit, EditRefused } from './apply-edits.ts'
import type { Source, Version } from './recompute.ts'
import { cents, delivered, placesIn, publish, sourceOf } from './test-review.ts'

/** Prices within 10 % of today's and above cost, for some of the items. */
const randomEdits = ({ contents }: Version) =>
  fc
    .subarray(placesIn(contents).filter(({ locked, with: addition }) => !locked && addition === undefined))
    .chain((chosen) =>
      fc.tuple(
        ...chosen.map(({ id, today, cost }) =>
          fc
            .double({ min: 0.901, max: 1.099, noNaN: true })
            .map((factor) => ({ id, value: Math.max(cents((today ?? 0) * factor), (cost ?? 0) + 0.01) })),
        ),
      ),
    )

/** The published version; an empty one if a price is rejected. */
const acceptedOnly = (source: Source, version: Version, edits: readonly Edit[]): Promise<Version> =>
  publish(source, version, edits).catch((error: unknown) => {
    if (error instanceof EditRefused && error.code.startsWith('price_')) return { contents: [], prices: [] }
    throw error
  })

test('the figures of a reviewed redesign follow from its prices, for any prices', async () => {
  const source = await sourceOf('menu_redesign', 'food-truck')
  const first = await delivered(source)
  await fc.assert(
    fc.asyncProperty(randomEdits(first), async (edits) => {
      const { contents, prices } = await acceptedOnly(source, first, edits)
      const [redesign] = contents
      fc.pre(redesign?.kind === 'menu_redesign')
      const items = redesign.categories.flatMap((category) => category.items)
      const months = 30 / (redesign.period?.days ?? 30)
      const elasticities = Object.values(redesign.elasticities ?? {})
      for (const { item: name, price } of prices) {
        const item = items.find((one) => one.name === name)
        if (!item || item.move === 'remove') throw new Error(`${name} is gone`)
        expect(item.newPrice ?? item.price).toBe(price)
        const change = price / item.price - 1
        const gains = elasticities.flatMap((elasticity) => {
          const profit = (price - item.cost) * item.units * months * (1 + elasticity * change)
          const gain = profit - (item.price - item.cost) * item.units * months
          return [{ gain, most: item.move === 'highlight' ? gain + profit * 0.15 : gain }]
        })
        // A frame adds at most 15 % of the item's margin.
        expect(gains.some(({ gain, most }) => item.effect >= gain - 0.01 && item.effect <= most + 0.01)).toBe(
          true,
        )
        expect(item.action).toMatch(/preço a pedido da revisão$/)
        for (const { items: lines } of redesign.newMenu?.sections ?? []) {
          for (const line of lines) if (line.name === name) expect(line.price).toBe(price)
        }
      }
      expect(items.reduce((sum, { effect }) => sum + effect, 0)).toBeCloseTo(redesign.effect, 4)
      for (const {
        dish,
        addition,
        full,
        discount,
        gains,
        price,
        breakEvenPct,
        effect,
        units,
      } of redesign.combos ?? []) {
        const parts = [dish, addition].map((name) => items.find((item) => item.name === name))
        expect(parts.reduce((sum, item) => sum + (item?.newPrice ?? item?.price ?? 0), 0)).toBeCloseTo(
          full,
          6,
        )
        const left = (parts[1]?.newPrice ?? parts[1]?.price ?? 0) - (parts[1]?.cost ?? 0)
        expect(full - price).toBeCloseTo(discount, 6)
        expect(left - discount).toBeCloseTo(gains, 6)
        expect((gains / left) * 100).toBeCloseTo(breakEvenPct, 6)
        expect(units * (0.6 * left - discount)).toBeCloseTo(effect, 6)
      }
      const ranked = rankedActions(redesign).map(({ effect }) => effect)
      expect(ranked).toEqual(ranked.toSorted((a, b) => b - a))
      if (items.some(({ newPrice }) => newPrice !== null)) {
        expect(redesign.summary).toContain(inReais(redesign.outlook?.careful ?? 0))
      }
    }),
    { numRuns: 200 },
  )
})

test('the figures of a reviewed pricing plan follow from its prices, for any prices', async () => {
  const source = await sourceOf('dynamic_pricing')
  const first = await delivered(source)
  await fc.assert(
    fc.asyncProperty(randomEdits(first), async (edits) => {
      const { contents, prices } = await acceptedOnly(source, first, edits)
      const [plan] = contents
      fc.pre(plan?.kind === 'pricing_plan')
      for (const {
        name,
        price,
        cost,
        units,
        elasticity,
        newPrice,
        change,
        profit,
        newProfit,
        ...item
      } of plan.items) {
        expect(newPrice).toBeCloseTo(price * (1 + change), 6)
        if (!item.asked) {
          expect(newProfit).toBeCloseTo((newPrice - cost) * units * (1 + elasticity * change), 1)
        }
        expect(item.proposed !== undefined).toBe(prices.some((one) => one.item === name))
        if (newPrice === price) expect(newProfit).toBe(profit)
        else expect(item.action).toBe(newPrice > price ? 'raise' : 'lower')
      }
      expect(plan.items.reduce((sum, { newProfit }) => sum + newProfit, 0)).toBeCloseTo(plan.newProfit, 6)
      const gains = plan.items.map(({ profit, newProfit }) => newProfit - profit)
      expect(gains).toEqual(gains.toSorted((a, b) => b - a))
      if (plan.items.some(({ change }) => change !== 0)) {
        const whole = gains.reduce((sum, gain) => sum + Math.round(gain), 0)
        expect(plan.summary).toContain(
          `${formatBrl(Math.abs(whole)).slice(0, -3)} a ${whole < 0 ? 'menos' : 'mais'}`,
        )
      }
    }),
    { numRuns: 200 },
  )
})
