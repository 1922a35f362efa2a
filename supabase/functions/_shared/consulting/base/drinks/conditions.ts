import type { Cachaca, CachacaId, Spirit } from '../cachacas.ts'
import type { Glassware } from '../house/venue.ts'
import { type IngredientId, ingredient } from '../pantry/bar.ts'
import type { EquipmentId } from '../pantry/equipment.ts'
import type { Garnish } from '../pantry/garnishes.ts'
import { estimatedPrices, type Prices } from '../pantry/house-prices.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import { inSeason, isPulp, isSold } from '../pantry/seasons.ts'
import type { StrengthBounds } from '../request/requirements.ts'
import type { SpiritId } from '../spirits.ts'
import type { GlassWish } from './serving-glasses.ts'
import type { Style } from './style-words.ts'

/** Whether the owner excludes an ingredient, or anything it is made of. */
export interface Allowance {
  allowsIngredient: (item: Ingredient) => boolean
  allowsGarnish: (item: Garnish) => boolean
  allowsText: (text: string) => boolean
}

export const everythingAllowed: Allowance = {
  allowsIngredient: () => true,
  allowsGarnish: () => true,
  allowsText: () => true,
}

/** Constraints on a candidate. */
export interface Conditions {
  allowance: Allowance
  styles: ReadonlySet<Style>
  has: ReadonlySet<EquipmentId>
  glassware: Glassware
  /** What the owner says of the house's glasses; absent if nothing. */
  glasses?: readonly GlassWish[]
  prices: Prices
  /** The house's own names of the cachaças; absent for the farm's. */
  bases?: Partial<Record<CachacaId, Cachaca>>
  /** Other spirits that the owner wants, as the house pours them. */
  pours?: Partial<Record<SpiritId, Spirit<SpiritId>>>
  /** Most that a drink may cost, R$; a dearer one gets less cachaça or a cheaper garnish. */
  mostCost: number | null
  /** Drinks that are too strong get less cachaça, and those that are too weak more. */
  strength: StrengthBounds
  /** Month of serving, 1–12; fresh fruit out of season is left out. Absent for any month. */
  month?: number
  /** Ids of what the house already buys, in and out of season. */
  stock?: ReadonlySet<string>
  /** What the house pours by itself and the owner wants in a drink, under the house's names; by id. */
  poured?: ReadonlyMap<string, Ingredient>
  /** Syrups and the like that the house has by the bottle; by id. */
  prepared?: ReadonlyMap<string, Ingredient>
  /** Families of the fruits that the owner asks for. */
  wanted?: ReadonlySet<string>
  /** Whether the drinks stand in the sun: what has no ice in its glass is warm before it is drunk. */
  inSun?: boolean
  /** Whether ice is short: every glass has a few cubes, and nothing is shaken, stirred or blended with ice. */
  littleIce?: boolean
  /** Whether nothing stays frozen: fruit is of the day, and in season. */
  noFreezer?: boolean
  /** Whether no drink has a garnish. */
  noGarnish?: boolean
  /** Whether the owner asks for foam: of chickpea water it needs no trained hand. */
  wantsFoam?: boolean
}

/** No wishes, and our own price estimates. */
export const unconditional = {
  allowance: everythingAllowed,
  styles: new Set<Style>(),
  prices: estimatedPrices,
  mostCost: null,
  strength: { max: null, min: null },
} as const satisfies Partial<Conditions>

/** An ingredient as this house has it. */
export const ownOf = (id: IngredientId, { poured, prepared }: Conditions): Ingredient =>
  poured?.get(id) ?? prepared?.get(id) ?? ingredient(id)

/** Whether the house may use, can work and can buy an ingredient. */
export function isAvailable(item: Ingredient, conditions: Conditions): boolean {
  return (
    conditions.allowance.allowsIngredient(item) &&
    item.needs.every((need) => conditions.has.has(need)) &&
    (item.local || !conditions.styles.has('only_local')) &&
    (conditions.month === undefined ||
      conditions.stock?.has(item.id) === true ||
      (isSold(item, conditions.month) &&
        (conditions.noFreezer !== true || !isPulp(item) || inSeason(item, conditions.month))))
  )
}
