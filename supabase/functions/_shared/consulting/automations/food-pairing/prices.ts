/** What new drinks and doses may cost beside what the house sells. */

import type { EngineContext } from '../../base/context.ts'
import { priceWithin } from '../../base/costing.ts'
import { drinkMarket } from '../../base/drinks/market.ts'
import { type PriceRule, spreadAbove } from '../../base/drinks/price.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { apartFromFloor, floorBeside } from '../../base/pricing/house-floor.ts'
import type { MenuItem } from '../../documents/menu.ts'

/** Nothing new costs more than so many times the drink that it stands beside. */
const dearest = 1.6
/** % of its price that a dose may cost where the house's menu bears no more. */
const tightDosePct = 27

export interface PairingPrices {
  /** For drinks that the pairing suggests. */
  drinks: PriceRule
  /** A dose of this cost at this price, as the house's menu bears it (R$): never above 27 % of its price for that. */
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
    drinks,
    dose: (price, cost) => {
      const most = market === null ? null : Math.max(market.price * dearest, (cost * 100) / tightDosePct)
      const byMarket = priceWithin(price, { least: null, most }, venue.ending)
      return priceWithin(spreadAbove(byMarket, drinks, venue), drinks.owner, venue.ending)
    },
  }
}
