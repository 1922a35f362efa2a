/** The limits of the owner on a price of the house, and how guests react to it: for whatever proposes one. */
import type { EngineContext } from '../../base/context.ts'
import { elasticitiesOf, isDrink } from '../../base/pricing/elasticity.ts'
import { placed } from '../../base/pricing/ladder.ts'
import { type PriceLimits, readLimits } from '../../base/pricing/limits.ts'
import type { OwnItem } from './match.ts'
import type { Sold } from './sold.ts'

type Own = Pick<OwnItem, 'name' | 'category'>

export type OwnPricing = {
  limitsOf: (own: Own, price: number) => PriceLimits
  /** The same, with what the house's own sales show of the item. */
  placedOf: (own: Own, price: number) => PriceLimits
  elasticityOf: (own: Own) => number
}

export function ownPricing({ sheet, house }: Pick<EngineContext, 'sheet' | 'house'>, sold: Sold): OwnPricing {
  const limits = readLimits(sheet, house, sold.names)
  const { drinks, food } = elasticitiesOf(null, sold.measured)
  const limitsOf = ({ name, category }: Own, price: number) => limits({ name, section: category, price })
  return {
    limitsOf,
    placedOf: (own, price) =>
      placed(limitsOf(own, price), sold.placeOf(own.name), sold.measured(isDrink(own.name, own.category))),
    elasticityOf: ({ name, category }) => (isDrink(name, category) ? drinks : food),
  }
}
