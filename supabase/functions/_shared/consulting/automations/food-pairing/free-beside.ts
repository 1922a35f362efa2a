/** The drink without alcohol beside each dish: the house's own, a new one, or a jug of juice. */
import type { Option } from '../../base/pairing/options.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { createTeller } from '../../base/pairing/ways.ts'
import { jugAsDrink, jugOf } from './jug.ts'
import type { PairBounds } from './pair-bounds.ts'
import { allowsBeside } from './pours.ts'
import type { Ranked } from './rank.ts'
import type { PairingMenu } from './schema.ts'
import type { Setting } from './setting.ts'
import { drierOf, newDrinks, pickSeveral } from './suggestions.ts'
import { type AlcoholFree, alcoholFreeOf, freeAsked, type SoftDrink } from './without-alcohol.ts'

/** Most new drinks without alcohol, if the owner asks for several. */
const mostFree = 3

export interface FreeBeside {
  /** Null where there is none, or its text names what the owner excludes. */
  free: Map<DishReading, AlcoholFree | null>
  /** New drinks without alcohol, whether or not a dish has them. */
  ideas: Option[]
  /** The house's jug, if a dish has it. */
  jug: NonNullable<PairingMenu['jug']> | null
}

/**
 * @param chosen the dishes in focus, which decide on new drinks
 * @param ranked the dishes of the table, which get a drink
 * @param soft what the house sells without alcohol
 * @param left dishes for which the owner's wishes leave no drink with alcohol
 */
export function freeBeside(
  setting: Setting,
  chosen: readonly DishReading[],
  ranked: readonly Ranked[],
  soft: readonly SoftDrink[],
  left: readonly DishReading[],
  { isWithinPair }: PairBounds,
): FreeBeside {
  const { context, request, venue } = setting
  const { allowsText } = request.requirements
  const dishes = [...ranked.map(({ dish }) => dish), ...left]
  // Where nothing has alcohol, the paired drinks are these already.
  if (request.withoutAlcohol)
    return { free: new Map(dishes.map((dish) => [dish, null])), ideas: [], jug: null }
  // The house's own drinks first; one new one, or as many as the owner asks for.
  const ideas =
    (request.dosesAlone || request.ownDrinksOnly) && soft.length > 0
      ? []
      : newFreeDrinks(setting, chosen, soft)
  // Without ice or machine, every guest who does not drink still gets something.
  const jug = soft.length + ideas.length > 0 ? null : jugOf(request, venue, Number(context.today.slice(5, 7)))
  const beside = alcoholFreeOf(
    dishes,
    jug ? [jugAsDrink(jug)] : soft,
    ideas,
    createTeller(allowsText, context.restaurant.name),
    jug === null,
    isWithinPair,
    request.isStanding,
  )
  const free = new Map(
    dishes.map((dish) => {
      const found = beside.get(dish) ?? null
      const isAllowed = found && allowsBeside(dish.item, allowsText)(`${found.name}. ${found.reason}`)
      return [dish, isAllowed ? found : null]
    }),
  )
  const isPoured = [...free.values()].some((drink) => drink !== null && drink.name === jug?.name)
  return { free, ideas, jug: isPoured ? jug : null }
}

const newFreeDrinks = (
  setting: Setting,
  chosen: readonly DishReading[],
  soft: readonly SoftDrink[],
): Option[] =>
  pickSeveral(
    chosen,
    drierOf(newDrinks(setting, soft, true), setting.request.isDry),
    setting.circumstances,
    Math.min(mostFree, freeAsked(setting.context.sheet)),
  )
