/** Prices of new drinks and doses, relative to what the house sells. */

import type { EngineContext } from '../../base/context.ts'
import { priceWithin } from '../../base/costing.ts'
import { drinkMarket } from '../../base/drinks/market.ts'
import { type PriceRule, spreadAbove } from '../../base/drinks/price.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { apartFromFloor, floorBeside } from '../../base/pricing/house-floor.ts'
import type { MenuItem } from '../../documents/menu.ts'

/** Maximum price of a new drink, as a multiple of the house's comparable drink. */
const dearest = 1.6
/** Maximum cost of a dose in % of its price, if the house's menu allows no higher price. */
const tightDosePct = 27

export interface PairingPrices {
  /** The house's floor in R$, as far as its items allow; null without one. */
  floor: number | null
  /** For drinks that the pairing suggests. */
  drinks: PriceRule
  /** Price in R$ of a dose with this cost that fits the house's menu, with a cost share of at most 27 %. */
  dose: (price: number, cost: number) => number
}

/** Reads the bounds from the menu, the house's floor and the owner's ceiling (R$; null without one). */
export function pairingPrices(
  context: Pick<EngineContext, 'sheet' | 'house'>,
  items: readonly MenuItem[],
  venue: Venue,
  ceiling: number | null,
): PairingPrices {
  const market =
    drinkMarket(context.house) ??
    drinkMarket({
      menu: items.map(({ name, category, price }) => ({
        name,
        section: category,
        price,
        kind: null,
        active: true,
      })),
    })
  const { floor } = apartFromFloor(context.sheet)
  const least = floor === null ? null : floorBeside(floor, market?.price ?? null, venue.ending)
  const drinks: PriceRule = { market, owner: { least, most: ceiling } }
  return {
    floor: least,
    drinks,
    dose: (price, cost) => {
      const most = market === null ? null : Math.max(market.price * dearest, (cost * 100) / tightDosePct)
      const byMarket = priceWithin(price, { least: null, most }, venue.ending)
      return priceWithin(spreadAbove(byMarket, drinks, venue), drinks.owner, venue.ending)
    },
  }
}
