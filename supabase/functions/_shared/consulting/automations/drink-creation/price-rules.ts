/** What limits the price of each drink: the owner's bounds, the house's own drinks, and what must be left. */
import type { EngineContext } from '../../base/context.ts'
import type { PriceRange } from '../../base/costing.ts'
import type { Concept } from '../../base/drinks/concepts/concept.ts'
import {
  aboveDose,
  besideDose,
  dearestCocktail,
  dearestSoft,
  doseMarkets,
  drinkMarket,
  type Market,
  signatureMarket,
} from '../../base/drinks/market.ts'
import { type PriceRule, usualSpan } from '../../base/drinks/price.ts'
import type { Style } from '../../base/drinks/style-words.ts'
import { templates } from '../../base/drinks/templates.ts'
import { jugPrices, withoutAlcohol } from '../../base/drinks/without-alcohol.ts'
import type { Venue } from '../../base/house/read-venue.ts'
import { apartFromFloor, floorBeside } from '../../base/pricing/house-floor.ts'
import { type PriceBounds, type Requirements, requirementsOf } from '../../base/request/requirements.ts'
import { spiritPrices } from '../../base/spirits.ts'
import { marginsToBeat } from './displaced.ts'

/** Accepted distance from a price asked for as "about". */
const aboutRange = 0.15

function ownerRange({ min, max, about }: PriceBounds): PriceRange {
  return {
    least: min ?? (about === null ? null : about * (1 - aboutRange)),
    most: max ?? (about === null ? null : about * (1 + aboutRange)),
  }
}

/** A ceiling of this request: the house's own is the range of its menu. */
const isAskedCeiling = ({ wishes }: EngineContext['sheet']): boolean =>
  wishes.some((wish) => wish.kind === 'price' && wish.origin === 'request' && wish.max !== undefined)

/** Beside a ceiling, how far a new drink may stand above the dearest of a neighbourhood's bar. */
const aboveDearest = 1.15

/** Where guests pay little, a highest price alone is no target: the new drinks stand near the dearest that is sold. */
function underCeiling(
  market: Market | null,
  house: EngineContext['house'],
  { max, min, about }: PriceBounds,
): Market | null {
  const dearest = dearestCocktail(house)
  if (market === null || dearest === null || max === null || min !== null || about !== null) return market
  const [least, most] = market.span ?? usualSpan
  return {
    ...market,
    span: [least, Math.max(least, Math.min(most, (dearest * aboveDearest) / market.price))],
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
  isNeighbourhood = false,
): PriceRules {
  const comparable = styles.has('cheap') ? drinkMarket(house) : signatureMarket(house)
  const soft = dearestSoft(house)
  const doses = doseMarkets(house)
  const beaten = marginsToBeat(house, comparable?.name ?? null)
  const { sheet: asking, floor } = apartFromFloor(sheet)
  const { priceBounds } = requirementsOf(asking)
  const general = priceBounds()
  const market =
    isNeighbourhood && isAskedCeiling(sheet) ? underCeiling(comparable, house, general) : comparable
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
  const likes = spiritPrices(house)
  const rule: PriceRule = {
    ...jug,
    likes,
    market: market ?? aboveDose(doses[0]) ?? null,
    soft,
    ...beaten,
    owner: rangeOf(general),
    limit: requirements.costLimit,
  }
  const ruleFor = ({ name, template, bases }: Concept): PriceRule => ({
    ...jug,
    likes,
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
