/** Techniques, temperatures, colours and shared drinks that the owner asks for. */

import { type DrinkTrait, isSharedTrait } from '../../base/drinks/asked-traits.ts'
import type { Candidate } from '../../base/drinks/candidate.ts'
import { candidatesFor } from '../../base/drinks/compose-candidates.ts'
import type { Conditions } from '../../base/drinks/conditions.ts'
import { fitsFruit, inFruit } from '../../base/drinks/in-fruit.ts'
import type { PriceRule } from '../../base/drinks/price.ts'
import { isCup } from '../../base/drinks/serving-glasses.ts'
import { litresIn, sharedBy } from '../../base/drinks/shared-drink.ts'
import { hasTrait, rushSeconds } from '../../base/drinks/trait-of.ts'
import { ingredientCost } from '../../base/pantry/bar.ts'
import { rangeShare, type Share } from '../../base/request/menu-shares.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { halfOf } from '../../base/request/share-bounds.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { isSpiritId } from '../../base/spirits.ts'
import { strength } from '../../base/strength.ts'
import { isTall } from './room.ts'

/** What decides how a drink for several guests is mixed. */
interface SharedRequest {
  conditions: Omit<Conditions, 'mostCost'>
  requirements: Pick<Requirements, 'drinkTraits'>
  /** With the price that the owner allows for a jug. */
  rule?: Pick<PriceRule, 'jug'>
}

/** What a trait is judged by besides the recipe. */
export interface TraitContext {
  /** Whether a drink contains what the owner asks for; true if nothing is. */
  isLiked?: (candidate: Candidate) => boolean
  /** Month of the first night, 1–12. */
  month: number
  priceOf: (candidate: Candidate) => number
}

/** Whether a drink is of the kind that the owner counts. */
export function isOfKind(
  candidate: Candidate,
  { what, seconds, max, min }: WishOf<'drinkTrait'>,
  { month, priceOf }: TraitContext,
): boolean {
  if (what === 'fast') return rushSeconds(candidate) <= (seconds ?? 0)
  if (what === 'priced') {
    const price = priceOf(candidate)
    return price <= (max ?? price) && price >= (min ?? price)
  }
  return hasTrait(candidate, what, month)
}

const fillsJug = (candidate: Candidate, { isLiked }: TraitContext) =>
  candidate.base !== null &&
  isTall(candidate) &&
  candidate.portions.every(({ item }) => item.phase !== 'muddle') &&
  (isLiked?.(candidate) ?? true)

/** One condition for each counted trait; drinks for several guests are made from a chosen one. */
export function traitShares(
  { drinkTraits }: Pick<Requirements, 'drinkTraits'>,
  context: TraitContext,
): Share<Candidate>[] {
  return drinkTraits.flatMap((wish) => {
    const { what, count, part, bound = 'exactly' } = wish
    const known = new WeakMap<Candidate, boolean>()
    const isIn = (candidate: Candidate) => {
      const answer = known.get(candidate) ?? isOfKind(candidate, wish, context)
      known.set(candidate, answer)
      return answer
    }
    if (part === 'half') return [{ ...rangeShare(isIn, { least: 0, most: null }), least: halfOf }]
    if (wish.vessel !== undefined) {
      const { vessel } = wish
      return [
        { ...rangeShare((candidate) => fitsFruit(candidate, vessel), { least: count ?? 1, most: null }) },
      ]
    }
    // A jug is made of a long drink, best of what the owner asks for.
    if (what === 'jug' && count !== undefined && count > 0)
      return [{ ...rangeShare((candidate) => fillsJug(candidate, context), { least: count, most: null }) }]
    if (count === undefined || isSharedTrait(what)) return []
    return [
      {
        ...rangeShare(isIn, {
          least: bound === 'at_most' ? null : count,
          most: bound === 'at_least' ? null : count,
        }),
        isExact: bound === 'exactly',
      },
    ]
  })
}

const asked = (trait: DrinkTrait, { drinkTraits }: Pick<Requirements, 'drinkTraits'>) =>
  drinkTraits.filter(({ what, bound, count }) => what === trait && bound !== 'at_most' && count !== 0)

/** How many hot drinks the owner asks for; as many as there are if all must be hot. */
export const hotAsked = (requirements: Pick<Requirements, 'drinkTraits'>): number =>
  Math.max(0, ...asked('hot', requirements).map(({ count }) => count ?? Number.POSITIVE_INFINITY))

/** Whether some drink must have foam. */
export const foamAsked = (requirements: Pick<Requirements, 'drinkTraits'>): boolean =>
  asked('foamy', requirements).length > 0

/** Whether all drinks must have the trait. */
export const ofEvery = (trait: DrinkTrait, { drinkTraits }: Pick<Requirements, 'drinkTraits'>): boolean =>
  drinkTraits.some(({ what, count, part }) => what === trait && count === undefined && part === undefined)

/** Whether the drinks are for cold weather: "5 drinks pro frio da serra". */
export const isForCold = (requirements: Pick<Requirements, 'drinkTraits'>): boolean =>
  asked('hot', requirements).some(({ text }) =>
    /\b(?:fri(?:[oa]s?|ozinho)|geladas?|inverno|sereno|esfria)\b/i.test(text),
  )

/** The same idea, mixed without a shaker: what a jug or a bowl for two can hold. */
function builtFrom(
  candidate: Candidate,
  { conditions }: Pick<SharedRequest, 'conditions'>,
): Candidate | null {
  if (candidate.path.method === 'build') return candidate
  const has = new Set([...conditions.has].filter((id) => id !== 'shaker' && id !== 'blender'))
  const others = candidatesFor(candidate.concept, { ...conditions, has, mostCost: null })
  return (
    others.find(({ base, path }) => base?.id === candidate.base?.id && path.method === 'build') ??
    others.find(({ path }) => path.method === 'build') ??
    null
  )
}

/** ml of cachaça for each guest of a jug whose price the owner limits. */
const jugDose = 40

/** A jug at the owner's price takes less than a dose for each guest. */
function lightened(candidate: Candidate, { conditions, rule }: SharedRequest): Candidate {
  const [base, ...rest] = candidate.portions
  if (rule?.jug === undefined || !candidate.base || !base || base.amount <= jugDose) return candidate
  const costOf = (amount: number) => ingredientCost(base.item, amount, conditions.prices)
  return {
    ...candidate,
    portions: [{ ...base, amount: jugDose }, ...rest],
    cost: candidate.cost - costOf(base.amount) + costOf(jugDose),
    strength: strength(
      [{ ml: jugDose, abv: base.item.abv }, ...partsOf(rest, false)],
      candidate.path.technique,
      partsOf(rest, true),
    ),
  }
}

const partsOf = (portions: Candidate['portions'], top: boolean) =>
  portions
    .filter(({ item }) => (item.phase === 'top') === top)
    .map(({ item, amount }) => ({ ml: item.mlPerUnit * amount, abv: item.abv }))

/** Turns chosen drinks into those for several guests that the owner asks for: long ones, without fruit to press. */
export function withShared(chosen: readonly Candidate[], request: SharedRequest): Candidate[] {
  const menu = [...chosen]
  const { prices, glasses = [] } = request.conditions
  for (const trait of ['jug', 'forTwo', 'single'] as const) {
    for (const { count = 1, servings = trait === 'jug' ? 4 : 2, text, vessel } of asked(
      trait,
      request.requirements,
    )) {
      if (trait === 'single' && vessel === undefined) continue
      const fits = (candidate: Candidate) =>
        candidate.servings === undefined &&
        candidate.vessel === undefined &&
        candidate.base !== null &&
        (vessel === undefined
          ? isTall(candidate) || candidate.concept.template === 'spritz'
          : fitsFruit(candidate, vessel))
      for (let round = 0; round < count; round += 1) {
        const fills = (candidate: Candidate) => fits(candidate) && builtFrom(candidate, request) !== null
        const onCachaca = ({ base }: Candidate) => base !== null && !isSpiritId(base.id)
        // The last long drink, since the first ones stay for single guests, and no dear spirit by the litre.
        const last = menu.findLastIndex((candidate) => fills(candidate) && onCachaca(candidate))
        const at = last < 0 ? menu.findLastIndex(fills) : last
        const single = menu[at]
        const built = single && builtFrom(single, request)
        if (!built) break
        const made =
          trait === 'single'
            ? built
            : sharedBy(lightened(built, request), servings, prices, {
                litres: trait === 'jug' ? litresIn(text) : null,
                isLittleIce: request.conditions.littleIce === true,
                cup: glasses.find(({ has, what }) => has === 'only' && isCup(what))?.what,
              })
        menu[at] = vessel === undefined ? made : inFruit(made, vessel, prices)
      }
    }
  }
  return menu
}
