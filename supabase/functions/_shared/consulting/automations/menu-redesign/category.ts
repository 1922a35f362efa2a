/** A section's items: compared, with advice, and in their new order. */
import type { HouseItemKind } from '../../base/house/house.ts'
import { hasAlcohol } from '../../base/house/item-kind.ts'
import type { Elasticities } from '../../base/pricing/elasticity.ts'
import { inCents } from '../../base/pricing/paid.ts'
import { type Advice, adviseOn, assumed, type Context, type Instructions } from './advise.ts'
import { type Classified, classify, type Measured } from './classify.ts'
import { elasticityOf } from './holds.ts'
import { kindsOf } from './kinds.ts'
import type { Apart } from './reasons.ts'
import type { RedesignedCategory, RedesignedItem } from './schema.ts'

/** Minimum number of items for a comparison. */
const fewItems = 4

export type Sold = Measured & {
  /** The name in the sheet or the menu. */
  category: string | null
  kind?: HouseItemKind | null
}

const placing = { Estrela: 0, Enigma: 1, 'Burro de carga': 3, Abacaxi: 4 } as const

/** Rounded as reports show it, so that the shown amounts add up. */
const shown = (advice: Advice): Advice => ({
  ...advice,
  effect: inCents(advice.effect),
  ...(advice.bad !== undefined && { bad: inCents(advice.bad) }),
})

/** Sides and packaged drinks, by name: guests do not choose them instead of a dish. */
function apartIn(sold: readonly Sold[]): (item: { name: string }) => Apart | null {
  const listed = sold.map(({ name, category: section, price, kind }) => ({ name, section, price, kind }))
  const kindOf = kindsOf(listed)
  const kinds = new Map(listed.map((item) => [item.name, kindOf(item)]))
  return ({ name }) => {
    const kind = kinds.get(name)
    return kind === 'beer' || kind === 'side' || kind === 'soft_drink' ? kind : null
  }
}

type Sale = { price: number; margin: number; units: number }

/** Mean margin in R$ of what guests would order instead, weighted by units; 0 if nothing is similar. */
export function marginInstead({ price }: Pick<Sale, 'price'>, others: readonly Sale[]): number {
  return meanMargin(others.filter((other) => other.price <= price * assumed.substitutePrice)) ?? 0
}

/** R$ that one of these leaves, weighted by units; null if none was sold. */
function meanMargin(items: readonly Pick<Sale, 'margin' | 'units'>[]): number | null {
  const units = items.reduce((sum, item) => sum + item.units, 0)
  return units === 0 ? null : items.reduce((sum, item) => sum + item.margin * item.units, 0) / units
}

/**
 * A category's items, each with its advice and the effect in R$. Sides, soft drinks and packaged beer are kept apart,
 * because they would shift the thresholds of the dishes. The rest is compared if there are enough items.
 * @param monthly units × monthly are the units that effects are expressed in
 */
export function redesignCategory(
  name: string,
  sold: readonly Sold[],
  { monthly, per }: { monthly: number; per: string },
  asked: (item: Measured) => Instructions,
  { elasticities, full, lean = false }: { elasticities: Elasticities; full: boolean; lean?: boolean },
): RedesignedCategory {
  const apartOf = apartIn(sold)
  const compared = sold.filter((item) => apartOf(item) === null)
  const few = compared.length < fewItems
  const { items, popularityThresholdPct, marginThreshold } = classify(compared)
  const { items: others } = classify(sold.filter((item) => apartOf(item) !== null))
  const categories = new Map(sold.map((item) => [item.name, item.category]))
  // Guests who wanted a juice do not order a dish or a beer instead.
  const isPoured = ({ name: drink }: { name: string }) =>
    hasAlcohol({ name: drink, section: categories.get(drink) ?? null })
  const beside = (item: Classified) =>
    [...items, ...others].filter(
      (other) =>
        other !== item &&
        apartOf(other) === apartOf(item) &&
        isPoured(other) === isPoured(item) &&
        asked(other).leaves === null,
    )
  const context: Context = {
    elasticityOf: ({ name }) => elasticityOf(name, categories.get(name) ?? null, elasticities),
    full,
    lean,
    monthly,
    per,
    marginOfSubstitutes: (item) => marginInstead(item, beside(item)),
    // Guests of a framed dish give up one of a similar size, not a side or a single crab; if nothing is near in price,
    // any other, and if nothing stands beside it, nobody knows what they give up.
    marginOfNeighbours: (item) => {
      const others = beside(item)
      const near = others.filter(
        ({ price }) =>
          price >= item.price * assumed.neighbourPrice && price <= item.price * assumed.substitutePrice,
      )
      return meanMargin(near) ?? meanMargin(others) ?? item.margin
    },
  }
  const total = sold.reduce((sum, { units }) => sum + units, 0)
  const redesigned = [...items, ...others].map((item): RedesignedItem => {
    const instructions = asked(item)
    const { name: itemName, units: sold, price, paid, cost, margin, mixPct, quadrant } = item
    const apart = apartOf(item) ?? (few ? 'few' : null)
    return {
      name: itemName,
      units: sold,
      price,
      ...(paid !== undefined && { paid }),
      cost,
      margin,
      mixPct: apart === null ? mixPct : (sold / total) * 100,
      quadrant: apart === null ? quadrant : null,
      ...(apart !== null && { apart }),
      kept: instructions.kept,
      ...shown(adviseOn(item, context, instructions, apart)),
    }
  })
  const first = (item: RedesignedItem) => (asked(item).promoted ? 0 : 1)
  return {
    name,
    items: redesigned,
    popularityThresholdPct,
    marginThreshold,
    few,
    order: redesigned
      .filter(({ move }) => move !== 'remove')
      .toSorted((a, b) => first(a) - first(b) || placeIn(a) - placeIn(b) || earned(b) - earned(a))
      .map(({ name: itemName }) => itemName),
  }
}

/** Margin in R$ over the sheet's period: total earnings rank before a high margin per unit. */
export const earned = ({ margin, units }: Pick<RedesignedItem, 'margin' | 'units'>): number => margin * units

/** Sort key of an item in its section; items that were not compared are placed between the others. */
export function placeIn({
  quadrant,
  apart,
  action,
  kept,
}: Pick<RedesignedItem, 'quadrant' | 'apart' | 'action' | 'kept'>): number {
  // Not first; if out of season, not before items sold all year.
  const back = /em defeso/.test(action) ? 3.5 : action.includes('sem destaque') ? 2 : 0
  // Signature dishes stay visible even if their margin is small.
  if (kept && quadrant === 'Burro de carga') return Math.max(back, 0.5)
  if (quadrant !== null) return Math.max(back, placing[quadrant])
  return apart === 'side' ? 5 : 2
}
