/** The best drinks of each dish. */
import { anyCachaca, anyDose, anyDrink } from '../../base/pairing/named-serves.ts'
import type { Option } from '../../base/pairing/options.ts'
import { pourKindOf } from '../../base/pairing/pour-styles.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { allowedBeside, isNamedBeside } from './asked-pairs.ts'
import { cautionOf } from './caution.ts'
import { isWithinDrinkMax } from './drink-limits.ts'
import { houseFirst } from './house-first.ts'
import { type Listed, standingOf } from './house-list.ts'
import { isNamed } from './named-drinks.ts'
import type { Offer } from './offer.ts'
import type { PairBounds } from './pair-bounds.ts'
import { type Ranked, rankAll } from './rank.ts'
import type { Setting } from './setting.ts'
import { inOrder } from './without-alcohol.ts'

/** Dishes that a new drink must be the first choice of, on menus that are not short. */
const leastForNew = 2
const shortMenu = 4

/** The dishes with their drinks, in the menu's order; without those for which the owner's wishes leave no drink. */
export function pairDishes(
  { context, request, asked, circumstances }: Setting,
  chosen: readonly DishReading[],
  { doses, own, suggested, asides, named, listed, soft }: Offer,
  { fits, servedAt }: PairBounds,
): Ranked[] {
  const all = [...doses, ...own, ...suggested, ...named]
  const had = new Set(listed.map(({ style }) => style))
  const allowed = allowedBeside(
    asked,
    chosen,
    [...all.filter(({ name }) => listed.every((one) => one.name !== name)), ...listed, ...asides],
    circumstances,
    request.isDry,
    (dish, option) => ('style' in option ? standingOf(dish, option as Listed, had) : null),
  )
  const { wishes } = context.sheet
  const allows: typeof allowed = (dish, option) =>
    allowed(dish, option) && isWithinDrinkMax(wishes, dish, option)
  const sober = asides.filter(({ id }) => id.startsWith('soft-'))
  const softFor = (dish: DishReading, used: ReadonlyMap<string, number>) => {
    if (!request.ownDrinksOnly) return sober
    const usesSo = ({ id }: Option) => (used.get(id) ?? 0) - Number(request.isStanding(nameOf.get(id) ?? ''))
    const nameOf = new Map(sober.map(({ id, name }) => [id, name]))
    return inOrder(dish, soft)
      .flatMap(({ name }) => sober.find((one) => one.name === name) ?? [])
      .map((option, at) => ({ option, at: at + usesSo(option) * again }))
      .toSorted((a, b) => a.at - b.at)
      .map(({ option }) => option)
  }
  const house =
    listed.length === 0 && !request.ownDrinksOnly
      ? null
      : houseFirst(
          listed,
          softFor,
          (dish) => servedAt(dish, { price: null }),
          request.prefers,
          (dish, option) => isNamedBeside(asked, dish, option),
        )
  const rankWith = (options: readonly Option[]) =>
    rankAll(
      chosen,
      options,
      asides,
      circumstances,
      request,
      { fitsBounds: fits, allows, usesOf: usesOf(wishes) },
      (dish) => cautionOf(dish.item, context.today),
      house,
    )
  const tried = rankWith(all)
  const uses = (option: Option, among = tried) =>
    [...among.values()].filter(({ best }) => best.option === option).length
  // Beside a list of the house's own, one bottle of ours at most is bought: the one that suits most dishes.
  const [mostUsed] = doses.toSorted((a, b) => uses(b) - uses(a))
  // A new drink for a single dish is not worth teaching.
  const idle = (option: Option) =>
    (option.kind === 'suggested_drink' && uses(option) < leastForNew) ||
    (house !== null && option.kind === 'cachaca' && option !== mostUsed)
  const useful = chosen.length < shortMenu && house === null ? all : all.filter((option) => !idle(option))
  const scored = useful.length === 0 || useful.length === all.length ? tried : rankWith(useful)
  // What the owner asks for stays, for one dish as for many.
  const isAsked = asked.some(({ rule, serves = [] }) => rule !== 'never' && serves.some(isOfCachaca))
  const isLone =
    house !== null &&
    !isAsked &&
    mostUsed &&
    uses(mostUsed, scored) < leastForNew &&
    chosen.length >= shortMenu
  const settled = isLone ? rankWith(useful.filter((option) => option !== mostUsed)) : scored
  const paired = chosen.flatMap((dish) => settled.get(dish) ?? [])
  return house === null ? paired : spread(paired)
}

/** Steps down what a dish asks that weigh as much as one more dish with the same drink. */
const again = 1.5

/** In how many dishes a drink may come first: "o mesmo vinho em até dois pratos". */
const usesOf =
  (wishes: Setting['context']['sheet']['wishes']) =>
  (option: Option): number =>
    Math.min(
      Number.POSITIVE_INFINITY,
      ...wishes.flatMap((wish) =>
        wish.kind === 'pairingRule' &&
        wish.what === 'drinkUses' &&
        wish.most !== undefined &&
        isNamed(wish.of ?? anyDrink, option)
          ? [wish.most]
          : [],
      ),
    )

const isOfCachaca = (serve: string) => serve === anyDose || serve.startsWith(anyCachaca)

/** Both of the list, and of one kind: a wine takes no wine's place in a cocktail's favour. */
const isAlike = (one: Option | Listed, other: Option | Listed) =>
  'style' in one && 'style' in other && pourKindOf(one.style) === pourKindOf(other.style)

/** A drink of the list that no dish has comes first where it is the second choice, and the first stands elsewhere too. */
function spread(paired: readonly Ranked[]): Ranked[] {
  const uses = new Map<string, number>()
  for (const { best } of paired) uses.set(best.option.id, (uses.get(best.option.id) ?? 0) + 1)
  return paired.map((entry) => {
    const { best, runnerUp } = entry
    const isIdle = runnerUp !== null && isAlike(best.option, runnerUp.option) && !uses.has(runnerUp.option.id)
    if (!runnerUp || !isIdle || (uses.get(best.option.id) ?? 0) < 2) return entry
    uses.set(best.option.id, (uses.get(best.option.id) ?? 0) - 1)
    uses.set(runnerUp.option.id, 1)
    return { ...entry, best: runnerUp, runnerUp: best }
  })
}
