/** Prices that the owner orders for single items, and that a plan leaves out because it would lose money with them. */
import { formatBrl } from '../language/text.ts'
import { demandedPrice, type PriceLimits } from './limits.ts'

/** A price order that a plan does not carry out. */
export type LeftOrder = { name: string; price: number; to: number; loss: number }

type Planned = {
  name: string
  price: number
  newPrice: number
  /** R$ in the careful case. */
  gain: number
  limits: PriceLimits
}

/**
 * The orders to leave out, costliest first, so that the new prices together lose nothing; empty if they do not.
 * @param alsoRises whether ordered rises too: what they lose is assumed, and break-even says when to go back
 */
export function losingOrders(planned: readonly Planned[], alsoRises = true): LeftOrder[] {
  let total = planned.reduce((sum, { gain }) => sum + gain, 0)
  const orders = planned
    .filter(
      ({ price, newPrice, gain, limits }) =>
        gain < 0 &&
        newPrice !== price &&
        (alsoRises || newPrice < price) &&
        demandedPrice(limits, price) === newPrice,
    )
    .toSorted((a, b) => a.gain - b.gain)
  return orders.flatMap(({ name, price, newPrice, gain }) => {
    if (total >= 0) return []
    total -= gain
    return [{ name, price, to: newPrice, loss: -gain }]
  })
}

/** The limits of an item whose order is left out: its price may still move, but not away from what was asked. */
export function withoutOrder(limits: PriceLimits, price: number): PriceLimits {
  const demanded = demandedPrice(limits, price)
  if (demanded === null) return limits
  const free = { ...limits, fixed: null, lowest: null, highest: null }
  return demanded < price ? { ...free, ceiling: price } : { ...free, floor: price }
}

/**
 * "Baixar Moqueca para R$ 60 custaria R$ 900 por mês…"
 * @param per "por mês"
 */
export const whyLeft = ({ name, price, to, loss }: LeftOrder, per: string): string =>
  `${to < price ? 'Baixar' : 'Subir'} ${name} para ${formatBrl(to)} custaria ${formatBrl(Math.round(loss))} ${per}, mais do que os outros preços trazem: fica em ${formatBrl(price)}.`
