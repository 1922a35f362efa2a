import { contributionMargin, pourCostPct } from '@consulting/base/costing.ts'
import type { PriceLimits } from '@consulting/base/pricing/limits.ts'
import type { PricedPlace } from '@consulting/base/pricing/priced-place.ts'
import { refusedComboPrice, refusedItemPrice } from '@consulting/base/pricing/set-price.ts'
import { amountOf, moneyText } from '@/forms/amounts'
import type { NewVersion } from './reviews.queries'

/** A price that the engine computes with, as the editor shows it. */
export interface PriceRow {
  id: string
  place: PricedPlace
  name: string
  /** As typed. */
  text: string
  /** The typed price in R$; null if empty. */
  price: number | null
  reason: string
  changed: boolean
  /** For a combo: both items bought separately, at the typed prices, R$. */
  full: number | null
  /** Margin in R$ per unit at the typed price; null without a cost or at a price that cannot be computed. */
  margin: number | null
  costPct: number | null
  /** Whether the price is below cost, so that the consultant must give a reason. */
  asksReason: boolean
  /** Why the price cannot be published. */
  wrong: string | undefined
}

export interface Typed {
  prices: Readonly<Record<string, string>>
  reasons: Readonly<Record<string, string>>
}

type Field = { id: string; place: PricedPlace }

const unlimited: PriceLimits = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }

const nameOf = ({ item, with: addition }: PricedPlace): string =>
  addition === undefined ? item : `${item} + ${addition}`

/** The rows of a content's prices with the typed values, validated like the engine does. */
export function priceRows(
  fields: readonly Field[],
  typed: Typed,
  limits: ReadonlyMap<string, PriceLimits>,
): PriceRow[] {
  const textOf = ({ id, place }: Field) => typed.prices[id] ?? moneyText(place.price)
  const places = new Map(
    fields.filter(({ place }) => place.with === undefined).map((field) => [field.place.item, field]),
  )
  const now = (item: string): number | null => {
    const field = places.get(item)
    return field ? amountOf(textOf(field)) : null
  }
  return fields.map((field) => {
    const { id, place } = field
    const text = textOf(field)
    const price = amountOf(text)
    const reason = typed.reasons[id] ?? ''
    const changed = price !== place.price
    const dish = now(place.item)
    const addition = place.with === undefined ? null : now(place.with)
    const additionCost = place.with === undefined ? null : (places.get(place.with)?.place.cost ?? null)
    const full = dish === null || addition === null ? null : dish + addition
    const refusal = () => {
      if (!changed || price === place.proposal) return null
      if (price === null) return { code: 'empty', message: 'Escreva o preço.' } as const
      if (place.with !== undefined) {
        return full === null || addition === null || additionCost === null
          ? null
          : refusedComboPrice({ full, left: addition - additionCost }, price)
      }
      const item = { price: place.today ?? 0, cost: place.cost ?? 0 }
      return refusedItemPrice(item, limits.get(place.item) ?? unlimited, { price, reason: reason.trim() })
    }
    const refused = refusal()
    const cost = refused?.code === 'price_out_of_range' ? null : place.cost
    return {
      id,
      place,
      name: nameOf(place),
      text,
      price,
      reason,
      changed,
      full,
      margin: price === null || cost === null ? null : contributionMargin(cost, price),
      costPct: price === null || price === 0 || cost === null ? null : pourCostPct(cost, price),
      asksReason: refused?.code === 'price_below_cost' || reason !== '',
      wrong: refused?.message,
    }
  })
}

/** The payload for the rows that changed. */
export const priceEdits = (rows: readonly PriceRow[]): NewVersion['edits'] =>
  rows.flatMap(({ id, changed, price, reason }) =>
    changed && price !== null
      ? [{ id, value: price, ...(reason.trim() !== '' && { reason: reason.trim() }) }]
      : [],
  )
