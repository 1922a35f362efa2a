/** What limits the price of each drink: the owner's bounds, the house's own drinks, and what must be left. */
import type { EngineContext } from '../../base/context.ts'
import type { PriceRange } from '../../base/costing.ts'
import type { Concept } from '../../base/drinks/concepts/concept.ts'
import {
  aboveDose,
  besideDose,
  dearestSoft,
  doseMarkets,
  drinkMarket,
  signatureMarket,
} from '../../base/drinks/market.ts'
import type { PriceRule } from '../../base/drinks/price.ts'
import type { Style } from '../../base/drinks/style-words.ts'
import { templates } from '../../base/drinks/templates.ts'
import { jugPrices, withoutAlcohol } from '../../base/drinks/without-alcohol.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { apartFromFloor, floorBeside } from '../../base/pricing/house-floor.ts'
import { type PriceBounds, type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import { marginsToBeat } from './displaced.ts'

/** Accepted distance from a price asked for as "about". */
const aboutRange = 0.15

function ownerRange({ min, max, about }: PriceBounds): PriceRange {
  return {
    least: min ?? (about === null ? null : about * (1 - aboutRange)),
    most: max ?? (about === null ? null : about * (1 + aboutRange)),
  }
}

export interface PriceRules {
  /** Prices of drinks that the sheet does not name. */
  rule: PriceRule
  /** Prices of a drink of the menu, which the sheet may name. */
  ruleFor: (concept: Concept) => PriceRule
  /** Whether the request names the lowest and the highest price: the house's own floor is no wish to fill a range. */
  namesRange: boolean
}

export function priceRulesOf(
  { house, sheet }: Pick<EngineContext, 'house' | 'sheet'>,
  requirements: Requirements,
  ending: Venue['ending'],
  styles: ReadonlySet<Style>,
): PriceRules {
  const market = styles.has('cheap') ? drinkMarket(house) : signatureMarket(house)
  const soft = dearestSoft(house)
  const doses = doseMarkets(house)
  const beaten = marginsToBeat(house, market?.name ?? null)
  const { sheet: asking, floor } = apartFromFloor(sheet)
  const { priceBounds } = requirementsOf(asking)
  const general = priceBounds()
  const least = floor === null ? null : floorBeside(floor, market?.price ?? null, ending)
  const rangeOf = (bounds: PriceBounds): PriceRange => {
    const range = ownerRange(bounds)
    const lifts = least !== null && bounds === general && (range.least === null || range.least < least)
    return lifts ? { ...range, least } : range
  }
  const jugs = sheet.wishes.flatMap((wish) =>
    wish.kind === 'price' && wish.item === jugPrices && wish.max !== undefined ? [wish.max] : [],
  )
  const jug = jugs.length > 0 ? { jug: Math.min(...jugs) } : {}
  const rule: PriceRule = {
    ...jug,
    market: market ?? aboveDose(doses[0]) ?? null,
    soft,
    ...beaten,
    owner: rangeOf(general),
    limit: requirements.costLimit,
  }
  const ruleFor = ({ name, template, bases }: Concept): PriceRule => ({
    ...jug,
    market:
      besideDose(template, doses.at(bases[0] === 'alambique' ? 0 : -1)) ??
      market ??
      aboveDose(doses.at(bases[0] === 'alambique' ? 0 : -1)) ??
      null,
    soft,
    // A small measure replaces a dose, not a caipirinha.
    ...beaten,
    ...(template === 'shot' ? { leastMargin: null } : {}),
    owner: rangeOf(
      priceBounds({ name, section: bases.length === 0 ? withoutAlcohol : templates[template].label }),
    ),
    limit: requirements.costLimit,
  })
  return {
    rule,
    ruleFor,
    namesRange: general.about !== null || (general.min !== null && general.max !== null),
  }
}
