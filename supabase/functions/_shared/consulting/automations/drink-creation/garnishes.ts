/** Garnishes that the menu or the house buys anyway: no herb is bought for one glass. */
import type { Candidate } from '../../base/drinks/candidate.ts'
import type { Conditions } from '../../base/drinks/conditions.ts'
import { foodsWithin } from '../../base/pantry/allergens.ts'
import { garnishCost, ingredients } from '../../base/pantry/bar.ts'
import { foodsOfGarnish } from '../../base/pantry/contents.ts'
import { type Garnish, garnishes } from '../../base/pantry/garnishes.ts'
import { isGarnishSold } from '../../base/pantry/seasons.ts'

type Limits = Pick<Conditions, 'allowance' | 'has' | 'glassware' | 'styles' | 'month' | 'prices' | 'stock'>

const foodsIn = (drinks: readonly Candidate[]) =>
  drinks.flatMap(({ portions }) => portions.flatMap(({ item }) => foodsWithin(item) ?? []))

const isMadeOf = ({ id }: Pick<Garnish, 'id'>, foods: ReadonlySet<string>) => {
  const own = foodsOfGarnish(id)
  return own !== null && own.length > 0 && own.every((food) => foods.has(food))
}

const isUsable = (item: Garnish, { allowance, has, glassware, styles, month }: Limits) =>
  allowance.allowsGarnish(item) &&
  item.needs.every((need) => has.has(need)) &&
  (item.local || !styles.has('only_local')) &&
  (!item.fineOnly || glassware === 'fine') &&
  (month === undefined || isGarnishSold(item, month))

/**
 * The menu with each garnish that would be bought for a single glass replaced: by another one of the recipe that the
 * house buys anyway, else by one of what is in the glass. Garnishes of fine bars stay, which keep them for all drinks.
 */
export function withSharedGarnishes(menu: readonly Candidate[], limits: Limits): Candidate[] {
  const stocked = ingredients
    .filter(({ id }) => limits.stock?.has(id))
    .flatMap((item) => foodsWithin(item) ?? [])
  const bought = new Set<string>([...foodsIn(menu), ...stocked])
  return menu.map((drink) => {
    const { garnish, concept } = drink
    const isShared = menu.some((other) => other !== drink && other.garnish?.id === garnish?.id)
    if (garnish === null || isShared || isMadeOf(garnish, bought)) return drink
    const inGlass = new Set<string>(foodsIn([drink]))
    const other =
      garnishes.find(
        (item) => concept.garnishes.includes(item.id) && isUsable(item, limits) && isMadeOf(item, bought),
      ) ?? garnishes.find((item) => isUsable(item, limits) && !item.rim && isMadeOf(item, inGlass))
    if (!other) return drink
    const saved = garnishCost(garnish, limits.prices) - garnishCost(other, limits.prices)
    return saved < 0 ? drink : { ...drink, garnish: other, cost: drink.cost - saved }
  })
}
