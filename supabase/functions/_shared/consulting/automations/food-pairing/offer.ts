/** The drinks that a house can serve beside its dishes: the farm's cachaças, its own drinks, and new ones. */
import { cachacas, pouredIds } from '../../base/cachacas.ts'
import { pourCostPct } from '../../base/costing.ts'
import { tightPourCostPct } from '../../base/drinks/price.ts'
import { EngineError } from '../../base/errors.ts'
import { itemKind } from '../../base/house/item-kind.ts'
import { foldAccents } from '../../base/language/text.ts'
import {
  cachacaOptions,
  houseDrinkOptions,
  menuDrinkOptions,
  type Option,
} from '../../base/pairing/options.ts'
import { doseMlOf } from '../../base/pairing/phrases.ts'
import { type DishReading, isDrinkLine } from '../../base/pairing/understand.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { namedOptions } from './asked-pairs.ts'
import { asMeasure, atHousePrice, doseMlHere, type PricedDose } from './doses.ts'
import { hasList, type Listed, listedDrinks, wantsCachaca } from './house-list.ts'
import { wantsLight } from './kept.ts'
import { bought, softOptions, wineOptions } from './pours.ts'
import type { Ranked } from './rank.ts'
import { packOf } from './request.ts'
import type { Setting } from './setting.ts'
import { costsAtMost, suggestedFor } from './suggestions.ts'
import { type SoftDrink, softDrinksOf } from './without-alcohol.ts'

export interface Offer {
  /** The farm's cachaças as full doses. */
  priced: PricedDose[]
  /** The same as measures beside a dish. */
  doses: Option[]
  /** Mixed drinks that the house makes already. */
  own: Option[]
  /** Its drinks without alcohol. */
  soft: SoftDrink[]
  /** New drinks that its team would learn. */
  suggested: Option[]
  /** Its wines by the glass and sour drinks without alcohol, for the dishes that cachaça does not suit. */
  asides: Option[]
  /** Other drinks of its menu that the owner asks for by name. */
  named: Option[]
  /** The house's own list, which comes first; empty where the farm's drinks lead. */
  listed: Listed[]
}

/**
 * What the house can serve beside these dishes.
 * @throws EngineError `impossible_restrictions` when the owner's exclusions leave no cachaça and no mixed drink
 */
export function offerFor(setting: Setting, chosen: readonly DishReading[]): Offer {
  const { request, asked, context } = setting
  const priced = pricedDoses(setting)
  const mixed = request.withoutAlcohol ? [] : ownDrinks(setting)
  const ofHouse = request.withoutAlcohol ? [] : listOf(setting, mixed)
  const listed = request.ownDrinksOnly || (hasList(ofHouse) && !wantsCachaca(context.sheet)) ? ofHouse : []
  const poured = request.ownDrinksOnly && !request.withoutAlcohol ? pouredByHouse(setting) : []
  const own = [...mixed, ...poured]
  const soft = softDrinksOf(allowedItems(setting).filter((item) => !request.bars(item)))
  const suggested = request.ownDrinksOnly || listed.length > 0 ? [] : suggestedFor(setting, chosen, own, soft)
  const hasSoft = request.ownDrinksOnly && soft.length > 0
  if (priced.length + own.length + listed.length + suggested.length === 0 && !hasSoft) {
    throw new EngineError(
      'impossible_restrictions',
      'Com o que ficou de fora, nenhuma cachaça e nenhum drink acompanham os pratos.',
    )
  }
  const asides = [
    ...wineOptions(allowedItems(setting)),
    ...softOptions(
      soft.filter(({ item }) => request.isProven(item)),
      request.ownDrinksOnly,
    ),
  ].filter((option) => costsAtMost(request.ceiling, option))
  return {
    priced,
    doses: measuresOf(priced, setting),
    own,
    soft,
    suggested,
    asides,
    named: namedOptions(asked, allowedItems(setting), [...own, ...listed, ...suggested, ...asides]).filter(
      (option) => costsAtMost(request.drinkCeiling, option),
    ),
    listed,
  }
}

/** The drinks of the menu's list that the owner's wishes allow; coffee only where nothing else is poured. */
const listOf = (setting: Setting, mixed: readonly Option[]): Listed[] =>
  listedDrinks(
    allowedItems(setting).filter((item) => !setting.request.bars(item)),
    mixed,
  ).filter(
    (option) =>
      costsAtMost(setting.request.drinkCeiling, option) &&
      (option.style !== 'coffee' || setting.request.ownDrinksOnly),
  )

/** Where nothing else is poured: its doses, its beers, and its wines by the glass. */
const pouredByHouse = (setting: Setting): Option[] =>
  allowedItems(setting).flatMap((item) => {
    const kind = itemKind({ name: item.name, section: item.category })
    const isWine = wineGlass.test(foldAccents(item.name))
    const isPoured = isDrinkLine(item) && (isWine || kind === 'beer' || kind === 'dose')
    const isOurs = pouredIds.some(
      (id) => setting.request.allowsCachaca(id) && namesItem(cachacas[id].label.split(' ')[0] ?? '', item),
    )
    const option = bought('asked', item, isWine ? 1.6 : 1.2)
    return isPoured &&
      !isOurs &&
      !setting.request.bars(item) &&
      costsAtMost(setting.request.drinkCeiling, option)
      ? [option]
      : []
  })
const wineGlass = /(?:vinho|espumante|prosecco|malbec|cabernet|merlot|chardonnay).*\btacas?\b|^tacas?\b/

/** The menu's lines without what the owner excludes. */
const allowedItems = ({ request: { items, refuses } }: Setting) =>
  items.filter((item) => refuses(item) === null)

/** The farm's cachaças at the house's prices; a dose that would leave too little is not sold, unless the owner says so. */
function pricedDoses({ request, venue, prices }: Setting): PricedDose[] {
  return cachacaOptions(
    venue,
    request.doseMl ?? doseMlHere(request.doses, doseMlOf(venue)),
    packOf(request),
    prices.dose,
    pouredIds,
  )
    .map((option) => atHousePrice(option, request.doses))
    .filter(
      ({ option, isHouse }) =>
        option.base !== null &&
        request.allowsCachaca(option.base) &&
        costsAtMost(request.ceiling, option) &&
        (request.sets.dose ||
          isHouse ||
          pourCostPct(option.cost ?? 0, option.price ?? 1) <= tightPourCostPct),
    )
}

const measuresOf = (priced: readonly PricedDose[], { context, request, venue, prices }: Setting): Option[] =>
  priced.map(({ option }) =>
    // A house that pours only what it sells has no smaller measure.
    request.ownDrinksOnly
      ? option
      : asMeasure(option, venue, request.measureMl, prices.floor, wantsLight(context.sheet)),
  )

/** The drinks of the menu that was sent, and those of the house's own recipes. */
function ownDrinks(setting: Setting): Option[] {
  const { context, request, venue } = setting
  return [
    ...menuDrinkOptions(allowedItems(setting).filter((item) => request.isProven(item))),
    ...houseDrinkOptions(context, venue).filter(
      ({ drink }) =>
        drink !== null && request.allowsDrink(drink) && !request.requirements.dropsItem({ name: drink.name }),
    ),
  ].filter((option) => costsAtMost(request.drinkCeiling, option) && !request.bars(option))
}

/** Beside a list of the house's own, only the farm's cachaças that stand beside a dish are poured, priced and bought. */
export function pouredOf(offer: Offer, paired: readonly Ranked[]): Offer {
  if (offer.listed.length === 0) return offer
  const first = new Set(
    paired.flatMap(({ best }) => (best.option.kind === 'cachaca' ? best.option.base : [])),
  )
  const isPoured = ({ base }: Pick<Option, 'base'>) => base !== null && first.has(base)
  return {
    ...offer,
    doses: offer.doses.filter(isPoured),
    priced: offer.priced.filter(({ option }) => isPoured(option)),
    own: [...offer.own.filter(({ name }) => offer.listed.every((one) => one.name !== name)), ...offer.listed],
  }
}
