/** Other versions of a dish: for several people, packed, below a price, without cachaça. */

import { exclusionOf } from '../../base/lexicon/exclusion.ts'
import { foodsOfKitchenItem } from '../../base/pantry/contents.ts'
import { hasForm } from '../../base/request/dish-forms.ts'
import { isMeatless, meatless } from '../../base/request/meatless.ts'
import { rangeShare, type Share } from '../../base/request/menu-shares.ts'
import { isOfSauce } from '../../base/request/plain-dish-trait.ts'
import { isOfTaste } from '../../base/request/recipe-wishes.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { reasonToAvoid } from '../../base/request/requirements.ts'
import { foodsCounted } from '../../base/request/share-terms.ts'
import type { WishOf } from '../../base/request/wish.ts'
import type { Asks } from './asks.ts'
import { avoids } from './avoid.ts'
import { type Candidate, type Conditions, packed } from './compose.ts'
import { unchilledHours } from './holding.ts'
import { keptBases } from './kept-bases.ts'
import { drips, isHandheld, standsFor } from './standing.ts'
import { foodIdsOf, isBreed } from './wanted.ts'
import { waysOf } from './ways.ts'

/** Fewest days that something packed must keep. */
const boxedDays = 2

/** Most minutes of finishing for a dish that is made the day before. */
const finishOfAhead = 5

export const daysOf = ({ idea }: Candidate): number =>
  Math.max(0, ...keptBases(idea.keeps).map(({ days }) => days))

/** Days that a dish keeps as a whole, and not only its sauce. */
const wholeDays = ({ idea }: Candidate): number =>
  Math.max(0, ...keptBases(idea.keeps).map(({ what, days }) => (what === null ? days : 0)))

/** Whether the work is done the day before. */
export const isAhead = (candidate: Candidate): boolean =>
  daysOf(candidate) >= 1 && candidate.idea.finish <= finishOfAhead && candidate.idea.technique !== 'flambe'

/** Whether a dish survives an hour in a box: finished cold, whole, and not frozen. */
export const canTravel = (candidate: Candidate): boolean => {
  const { idea } = candidate
  const melts = idea.needs.includes('freezer') || candidate.parts.some(({ item }) => item.id === 'sorvete')
  const isWhole = keptBases(idea.keeps).some(({ what, days }) => what === null && days >= boxedDays)
  return (
    isWhole && !melts && idea.finish <= 5 && idea.technique !== 'flambe' && daysOf(candidate) >= boxedDays
  )
}

/** Weight in g from which a starter makes a plate for two. */
const hearty = 240

/** The same recipe on plates for several people; null if its batch does not divide. */
export function servedTo(candidate: Candidate, people: number): Candidate | null {
  const { portions, portionGrams, cost, idea, name } = candidate
  // Nobody shares a pudding or a cup of soup; a family shares sandwiches.
  const isShared =
    idea.course === 'principal' || (idea.course === 'lanche' && people > 2) || portionGrams >= hearty
  if (idea.course === 'sobremesa' || !isShared || portions % people !== 0) return null
  return {
    ...candidate,
    name: `${name}, para ${people}`,
    serves: people,
    portions: portions / people,
    portionGrams: portionGrams * people,
    cost: cost * people,
  }
}

/** What is set in the middle of the table. */
const isPlatter = ({ idea, portionGrams }: Candidate): boolean =>
  idea.course === 'principal' || (idea.course === 'petisco' && portionGrams >= hearty && !isHandheld(idea))

/** The version of a dish that one wish needs; none if the dish does not suit it. */
function plateFor(candidate: Candidate, wish: WishOf<'dishTrait'>, conditions: Conditions): Candidate[] {
  const { what, serves = 2, max } = wish
  const mayCostMore = wish.mayCostMore === true
  if (!isOfCourse(candidate, wish)) return []
  if (what === 'shared') {
    // A plate with a price or minutes of its own is a platter, and nothing folded by hand.
    if ((max !== undefined || wish.minutes !== undefined) && !isPlatter(candidate)) return []
    const plate = servedTo(candidate, serves)
    return plate ? [{ ...plate, mayCostMore, dearest: max ?? null }] : []
  }
  if (what === 'boxed') return canTravel(candidate) ? [packed(candidate, conditions)] : []
  if (what !== 'priced' || max === undefined) return []
  return [{ ...candidate, dearest: max, cheapest: wish.min ?? null, mayCostMore }]
}

/** A price for "some of the dishes" is no price of a dessert. */
const isOfCourse = ({ idea }: Candidate, { what, course, taste }: WishOf<'dishTrait'>): boolean =>
  isOfTaste(idea.course, taste) &&
  (course === undefined ? what !== 'priced' || idea.course !== 'sobremesa' : idea.course === course)

/** The further versions of a dish that the owner's wishes for plates need. */
export const platesOf = (candidate: Candidate, { traits }: Asks, conditions: Conditions): Candidate[] =>
  traits.flatMap((wish) => plateFor(candidate, wish, conditions))

const holdsOneOf = ({ parts }: Candidate, names: readonly string[]): boolean => {
  const bred: readonly string[] = names.filter(isBreed).flatMap(foodIdsOf)
  if (bred.length > 0) return parts.some(({ item }) => bred.includes(item.id))
  const within = names.map((what) => foodsCounted(what, { of: 'many' }))
  return parts.some(({ item }) =>
    foodsOfKitchenItem(item.id)?.some((food) => within.some((foods) => foods.has(food))),
  )
}

/** A dessert is no dish without meat. */
export const isSweetForMeat = ({ idea }: Candidate, what: string): boolean =>
  isMeatless(what) && idea.course === 'sobremesa'

/** What such dishes leave out: for a guest who must not have it, also what may hold it. */
export const freeOf = ({ text }: Pick<WishOf<'dishTrait'>, 'text'>, of: string) =>
  exclusionOf(meatless(of), reasonToAvoid(text))

/** Whether a dish is what the owner asks of some. */
function holds(candidate: Candidate, wish: WishOf<'dishTrait'>): boolean {
  const { what, serves = 2, max = 0, anyOf = [], of = '', way = 'cold', minutes = 0, days = 0 } = wish
  if (!isOfCourse(candidate, wish)) return false
  switch (what) {
    case 'holds':
      return holdsOneOf(candidate, anyOf)
    case 'free':
      return isOfSauce(wish)
        ? !drips(candidate.idea)
        : avoids(candidate, freeOf(wish, of)) && !isSweetForMeat(candidate, of)
    case 'cooked':
      return [way, wish.orWay].some((one) => one !== undefined && waysOf(candidate).includes(one))
    case 'quick':
      return candidate.idea.finish <= minutes
    case 'keeps':
      return (candidate.idea.course === 'sobremesa' ? wholeDays(candidate) : daysOf(candidate)) >= days
    case 'shared':
      return candidate.serves === serves
    case 'boxed':
      return candidate.isBoxed
    case 'ahead':
      return isAhead(candidate)
    case 'form':
      return hasForm(candidate.name, of)
    case 'waits':
      return standsFor(candidate) >= minutes
    case 'handheld':
      return isHandheld(candidate.idea)
    case 'unchilled':
      return unchilledHours(candidate) * 60 >= minutes
    case 'priced':
      return candidate.dearest !== null && candidate.dearest <= max
  }
}

/** Versions of a dish that are made only because the owner counts them. */
const fixedKinds: ReadonlySet<string> = new Set(['shared', 'boxed', 'priced'])

/** Half of the dishes, or more, without cachaça. */
export const halfSober: Share<Candidate> = {
  ...rangeShare<Candidate>(({ isSober }) => isSober, { least: 0, most: null }),
  least: (total: number) => Math.ceil(total / 2),
}

/** Half of the dishes with it, and half without. */
export const evenlySober: Share<Candidate> = { ...halfSober, most: halfSober.least }

/** The owner's numbers of such plates, as the selection enforces them. */
export const plateShares = ({
  traits,
  sober,
  forChildren,
  woods,
  keepsSweets,
  isMild,
}: Asks): Share<Candidate>[] => [
  ...traits.flatMap((wish) => {
    const { count, bound, course, part } = wish
    const isIn = (candidate: Candidate) => holds(candidate, wish)
    // Fish of one day: a menu that is served on all of them has one such dish, if the owner says no number.
    if (wish.weekdays !== undefined && count === undefined) return [rangeShare(isIn, { least: 0, most: 1 })]
    if (wish.weekdays !== undefined && bound !== 'at_most')
      return [rangeShare(isIn, { least: count ?? 1, most: count ?? 1 })]
    if (part === 'half')
      return [
        { ...rangeShare(isIn, { least: 0, most: null }), least: (total: number) => Math.ceil(total / 2) },
      ]
    if (count === undefined) {
      if (course === undefined) return []
      const others = (candidate: Candidate) => candidate.idea.course === course && !isIn(candidate)
      return [rangeShare(others, { least: null, most: 0 })]
    }
    const isOpen = !fixedKinds.has(wish.what) && bound === 'at_least'
    return [rangeShare(isIn, { least: bound === 'at_most' ? null : count, most: isOpen ? null : count })]
  }),
  ...(keepsSweets
    ? [
        rangeShare<Candidate>((one) => one.idea.course === 'sobremesa' && isAhead(one), {
          least: 1,
          most: null,
        }),
      ]
    : []),
  // Leave to use it is no order to put it into everything.
  ...(isMild && sober === 0 && woods.length === 0 ? [halfSober] : []),
  ...(sober > 0 ? [rangeShare<Candidate>(({ isSober }) => isSober, { least: sober, most: sober })] : []),
  ...(forChildren > 0
    ? [rangeShare<Candidate>(({ isSober }) => isSober, { least: forChildren, most: null })]
    : []),
  ...woods.map((id) =>
    rangeShare<Candidate>(({ cachaca, isSober }) => cachaca === id && !isSober, { least: 1, most: null }),
  ),
]

/** Whether every dish must be made ahead. */
export const wantsAllAhead = ({ traits }: Asks): boolean =>
  traits.some(({ what, count }) => what === 'ahead' && count === undefined)

/** The dishes that stand on a tray and are eaten by hand, if the owner asks it of all. */
const isRawSpirit = (candidate: Candidate): boolean =>
  !candidate.isSober && (waysOf(candidate).includes('tasted') || candidate.idea.alcohol === 'flamed')
const asksToTaste = (traits: Asks['traits']) => traits.some(({ way }) => way === 'tasted' || way === 'flamed')
export const servedAsAsked = ({ traits, isMild }: Asks, candidates: Candidate[]): Candidate[] => {
  const people = sharedByAll({ traits })
  return candidates.filter(
    (candidate) =>
      // Nobody shares a pudding.
      (people === null || candidate.serves === people || candidate.idea.course === 'sobremesa') &&
      (!isMild || !isRawSpirit(candidate) || asksToTaste(traits)) &&
      traits.every(
        (wish) =>
          (wish.what !== 'waits' && wish.what !== 'handheld' && wish.orWay === undefined) ||
          wish.count !== undefined ||
          wish.part !== undefined ||
          !isOfCourse(candidate, wish) ||
          holds(candidate, wish),
      ),
  )
}

/** For how many people every dish must be; null where plates may be for one. */
export const sharedByAll = ({ traits }: Pick<Asks, 'traits'>): number | null =>
  traits.find(
    ({ what, count, part, course }) =>
      what === 'shared' && count === undefined && part === undefined && course === undefined,
  )?.serves ?? null

/** Whether every dish must be packed. */
export const wantsAllBoxed = ({ traits }: Asks): boolean =>
  traits.some(({ what, count }) => what === 'boxed' && count === undefined)

/** Whether some dishes may do without cachaça: the owner counts those with it, or those without alcohol. */
export const mayBeSober = ({ wishes }: RequestSheet): boolean =>
  wishes.some(
    (wish) =>
      (wish.kind === 'zeroAlcohol' && wish.count !== undefined) ||
      (wish.kind === 'dishTrait' && wish.what === 'free' && wish.of === 'cachaça') ||
      (wish.kind === 'share' &&
        wish.what === 'cachaça' &&
        wish.count !== undefined &&
        (wish.bound !== 'at_least' || wish.without === true)) ||
      (wish.kind === 'question' &&
        (wish.about === 'mildCachaca' || (wish.about === 'childrensDish' && wish.count !== undefined))),
  )
