/** The best drinks of each dish. */
import type { Option } from '../../base/pairing/options.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { allowedBeside } from './asked-pairs.ts'
import { cautionOf } from './caution.ts'
import type { Offer } from './offer.ts'
import type { PairBounds } from './pair-bounds.ts'
import { type Ranked, rankAll } from './rank.ts'
import type { Setting } from './setting.ts'

/** Dishes that a new drink must be the first choice of, on menus that are not short. */
const leastForNew = 2
const shortMenu = 4

/** The dishes with their drinks, in the menu's order; without those for which the owner's wishes leave no drink. */
export function pairDishes(
  { context, request, asked, circumstances }: Setting,
  chosen: readonly DishReading[],
  { doses, own, suggested, asides, named }: Offer,
  { fits }: PairBounds,
): Ranked[] {
  const all = [...doses, ...own, ...suggested, ...named]
  const allows = allowedBeside(asked, chosen, [...all, ...asides], circumstances, request.isDry)
  const rankWith = (options: readonly Option[]) =>
    rankAll(chosen, options, asides, circumstances, request, { fitsBounds: fits, allows }, (dish) =>
      cautionOf(dish.item, context.today),
    )
  const tried = rankWith(all)
  // A new drink for a single dish is not worth teaching.
  const idle = (option: Option) =>
    option.kind === 'suggested_drink' &&
    [...tried.values()].filter(({ best }) => best.option === option).length < leastForNew
  const useful = chosen.length < shortMenu ? all : all.filter((option) => !idle(option))
  const scored = useful.length === 0 || useful.length === all.length ? tried : rankWith(useful)
  return chosen.flatMap((dish) => scored.get(dish) ?? [])
}
