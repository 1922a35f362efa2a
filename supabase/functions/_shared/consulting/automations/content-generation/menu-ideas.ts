import type { EngineContext } from '../../base/context.ts'
import { known, sellsOf } from '../../base/house/own-menu.ts'
import { advertisingViolations, explainRule } from '../../base/language/advertising.ts'
import { foldAccents, stableFraction, tokenize } from '../../base/language/text.ts'
import { isScoped } from '../../base/request/held-days.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { ideaFilter, inText } from './idea-filter.ts'
import { built, factsOf } from './item-facts.ts'
import { single } from './item-posts.ts'
import { isEpithet } from './item-words.ts'
import { isSweet, listIdeas, twos } from './list-ideas.ts'
import type { MenuIdea } from './menu-idea.ts'
import {
  children,
  daysOf,
  describedOf,
  drinkAlcohol,
  everyday,
  isCachaca,
  isDrink,
  isPlainFare,
  ofCachaca,
  plain,
  type Shown,
} from './menu-items.ts'
import { pricedItems } from './priced-items.ts'
import { proposed } from './proposed.ts'
import { sparedNames, withoutNames } from './registered-name.ts'
import { double } from './several-posts.ts'
import { suitedPairs } from './suited.ts'
import { monthsLeft } from './tables/seasons.ts'
import { everyWeek, weeklyDays } from './weekly.ts'

/** Posts about single items, about two of them, and polls, at most. */
const most = { single: 18, pair: 2, poll: 4, together: 2, proposed: 3, list: 1, drinks: 9 }

/** From this many drinks with alcohol on, a calendar can speak of drinks more than of dishes. */
const fewGlasses = 4

export type MenuIdeas = {
  /** The items that posts may speak of. */
  listed: Shown[]
  /** What the owner wants to be shown. */
  shown: MenuIdea[]
  own: MenuIdea[]
  /** About what is sold on some weekdays only, for posts on these days. */
  special: MenuIdea[]
  /** Items excluded by the rules for advertising alcohol, with the rule. */
  keptOut: { name: string; why: string }[]
}

/** What the owner chose in the wizard. */
type Chosen = {
  accent: boolean
  sober: boolean
  /** Whether the owner allows no prices but one. */
  unpriced: boolean
  themes: readonly string[]
}

/** Weekly dishes that come on each of their days; with more of them that the owner does not name, each comes twice. */
const mostWeekly = 2

/** Posts about one weekly dish, at most, and the days between two of them. */
const weeklyPosts = { every: { most: 15, days: 6 }, seldom: { most: 2, days: 20 } }

/** With fewer items than this for posts of their own, every item counts. */
const shortMenu = 10

/** With at most this many mixed drinks, one post tells how one of them is made. */
const fewDrinks = 4

/** Posts about one item at most, a weekly dish excepted. */
const mostOfItem = 2

/**
 * Posts about items that no earlier post names come first, then lists of prices and second posts about an item. Third
 * ones are left out; a list counts for none of its items.
 */
function spreadOut(ideas: readonly MenuIdea[]): MenuIdea[] {
  const counts = new Map<string, number>()
  const counted = ({ items }: MenuIdea) => (items.length > 2 ? [] : items)
  const take = (idea: MenuIdea, least: number) => {
    const items = counted(idea)
    if (items.some((name) => (counts.get(name) ?? 0) >= least)) return false
    for (const name of items) counts.set(name, (counts.get(name) ?? 0) + 1)
    return true
  }
  const first = ideas.filter((idea) => counted(idea).length > 0 && take(idea, 1))
  return [...first, ...ideas.filter((idea) => !first.includes(idea) && take(idea, mostOfItem))]
}

/** A second post of an item, which does not quote the menu once more. */
const again = (idea: MenuIdea): MenuIdea =>
  idea.words ? { ...idea, words: { ...idea.words, details: [], described: [], facts: '' } } : idea

/** Of more items than these none leads; between two posts of one stand so many others. */
const mostLeading = 2
const leadEvery = 4

/** After every two of the first, one of the second. */
const inTurn = (first: readonly MenuIdea[], second: readonly MenuIdea[]): MenuIdea[] => [
  ...first.flatMap((idea, at) =>
    at % 2 === 1 ? [idea, ...second.slice((at - 1) / 2, (at + 1) / 2)] : [idea],
  ),
  ...second.slice(Math.floor(first.length / 2)),
]

/** Ideas about what the owner wants shown, then about the house's own items. */
export function menuIdeas(
  context: EngineContext,
  requirements: Requirements,
  { accent, sober, unpriced, themes }: Chosen,
): MenuIdeas {
  const seed = context.restaurant.name
  const sold = sellsOf(context.house)
    .map(({ name, description }) => `${name} ${description ?? ''}`)
    .join(' ')
    .toLowerCase()
  const told = { seed, sold, accent, sober }
  // The farm's own kind of drink is never what every house pours, not even by the dose.
  const isUsual = (item: Shown) =>
    !isCachaca(item) && (plain.has(item.kind) || everyday.test(foldAccents(item.name)))
  // A short menu has nothing to leave out: its own soft drink and its dose get posts as well.
  const isShort = sellsOf(context.house).filter((item) => !isUsual(item)).length < shortMenu
  const isOwn = ({ name, kind }: Shown) =>
    (kind === 'soft_drink' || kind === 'dose') &&
    !everyday.test(foldAccents(name).replace(/^dose (?:de )?/, ''))
  const permitted = (item: Shown) =>
    (!isUsual(item) || (isShort && isOwn(item))) &&
    !children.test(`${item.section ?? ''} ${item.name}`) &&
    !requirements.dropsItem(item) &&
    // What the words do not settle is for the kitchen to check: a post serves nobody.
    requirements.allowsMenuItem(item) !== 'no'
  const keptOut = new Map<string, string>()
  const spared = sparedNames(context)
  const weekly = weeklyDays([...requirements.dates, ...everyWeek(context.sheet)], sellsOf(context.house))
  const listed: Shown[] = sellsOf(context.house)
    .map(weekly)
    .filter((item) => {
      if (!permitted(item)) return false
      const [violation] = advertisingViolations(
        `${withoutNames(item.name, spared)}. ${item.description ?? ''}`,
      )
      if (violation) keptOut.set(item.name, explainRule(violation.rule))
      return !violation
    })
  // Whose price the owner asks about is posted soon, with it.
  const ofQuestion = pricedItems(context.sheet.wishes, listed)
  const promoted = listed.filter((item) => requirements.promotes(item) || ofQuestion.includes(item))
  // The owner's word, for something that is not on the menu.
  const named = context.sheet.wishes.flatMap((wish): Shown[] => {
    if (wish.kind !== 'promote' || promoted.some((item) => inText(item.name, wish.item))) return []
    const item = {
      name: wish.item,
      section: null,
      description: null,
      price: null,
      kind: null,
      allergens: null,
    }
    return requirements.allowsMenuItem(item) === 'yes' ? [item] : []
  })
  const costs = new Map(sellsOf(context.house).map(({ name, cost }) => [name, known(cost)]))
  // A post brings more where a sale leaves more; of drinks, all have their turn.
  const marginOf = (item: Shown) => {
    const [price, cost] = [known(item.price), costs.get(item.name) ?? null]
    return isDrink(item) || price === null || cost === null ? 0 : price - cost
  }
  // What the menu says of a dish's origin no other house can say.
  const tells = (item: Shown) => !isDrink(item) && isEpithet(describedOf(item))
  const prefers = ({ name, description }: Shown) =>
    requirements.preferred.some((word) => inText(`${name} ${description ?? ''}`, word))
  const rest = listed
    .filter((item) => !promoted.includes(item))
    .toSorted(
      (a, b) =>
        Number(isPlainFare(a)) - Number(isPlainFare(b)) ||
        Number(isDrink(b) && ofCachaca(b)) - Number(isDrink(a) && ofCachaca(a)) ||
        Number(prefers(b)) - Number(prefers(a)) ||
        Number(tells(b)) - Number(tells(a)) ||
        marginOf(b) - marginOf(a) ||
        stableFraction(seed + a.name) - stableFraction(seed + b.name),
    )
    // An item sold on one weekday only brings guests on that day, so it comes at its first chance.
    .toSorted((a, b) => Number(daysOf(b).length > 0) - Number(daysOf(a).length > 0))
  const allowed = ideaFilter({ ...context, house: { ...context.house, menu: [] } }, requirements)
  const fit = (idea: MenuIdea) =>
    allowed(idea, '') && advertisingViolations(`${idea.title}. ${idea.body} ${idea.question}`).length === 0
  const isSpecial = (item: Shown) => daysOf(item).length > 0 && daysOf(item).length <= 3
  const isMixed = (item: Shown) => [...built, 'hot'].includes(factsOf(item).serve)
  const weeklyDishes = [...promoted, ...rest].filter(isSpecial)
  const unnamed = weeklyDishes.filter((item) => item.weekly === undefined && !promoted.includes(item))
  const special = weeklyDishes
    .flatMap((item) => {
      const days = daysOf(item)
      const often = !unnamed.includes(item) || unnamed.length <= mostWeekly
      const { most: posts, days: every } = often ? weeklyPosts.every : weeklyPosts.seldom
      return Array.from({ length: posts }, (_, at) => ({
        ...single(item, told, days[at % days.length] ?? null),
        every,
      }))
    })
    .filter(fit)
  const shown = [...promoted, ...named]
    .filter((item) => !isSpecial(item))
    .flatMap((item) => {
      const asked = context.sheet.wishes.flatMap((wish) =>
        wish.kind === 'promote' && namesItem(wish.item, item) ? [wish] : [],
      )
      const scoped = asked.filter(isScoped)
      return scoped.length === 0 || scoped.length < asked.length
        ? [single(item, told)]
        : scoped.map(({ from, to, weekdays }) => ({
            ...single(item, told),
            ...(weekdays && { weekdays }),
            days: { from: from ?? '0000-01-01', to: to ?? '9999-12-31' },
          }))
    })
    .filter(fit)
  const daily = rest.filter((item) => !isSpecial(item))
  const dishes = daily.filter((item) => !isDrink(item))
  const drinks = daily.filter((item) => isDrink(item))
  const alcoholic = drinks.filter(drinkAlcohol)
  const focus = themes.includes('Drinks autorais')
  // What is made of a fruit that is ending comes first.
  const byFruit = (a: Shown, b: Shown) =>
    monthsLeft(a.name, context.today) - monthsLeft(b.name, context.today)
  const mixedDrinks = (focus ? alcoholic.filter(isMixed) : [])
    .toSorted((a, b) => byFruit(a, b) || Number(ofCachaca(b)) - Number(ofCachaca(a)))
    .slice(0, most.drinks)
  const making = mixedDrinks.length <= fewDrinks ? mixedDrinks.slice(0, 1) : []
  const served = mixedDrinks.map((item) => single(item, told)).filter(fit)
  const made = making.map((item) => single(item, told, null, 'making')).filter(fit)
  const others = drinks.filter((item) => !mixedDrinks.includes(item) && !(focus && !drinkAlcohol(item)))
  const [dose, other] = others.filter((item) => drinkAlcohol(item) && factsOf(item).serve === 'neat')
  // Every third single item is a drink, if there are enough.
  const mixed = dishes.flatMap((dish, index) => {
    const drink = index % 2 === 1 && !focus ? others[(index - 1) / 2] : undefined
    return drink ? [dish, drink] : [dish]
  })
  const singles = [
    ...mixed,
    ...others.filter((drink) => !mixed.includes(drink) && !(focus && !other && drink === dose)),
  ]
    .map((item) => single(item, told))
    .filter(fit)
    .slice(0, Math.max(0, most.single - shown.length))
  const doubles = (
    pairs: readonly (readonly [Shown | undefined, Shown | undefined])[],
    about: 'pair' | 'poll' | 'together',
  ) => pairs.flatMap(([a, b]) => (a && b ? [double(a, b, about, told)] : [])).filter(fit)
  // No pair with an item that is sold on some weekdays only.
  const always = dishes.filter((dish) => daysOf(dish).length === 0)
  const priced = always.filter(({ price }) => known(price) !== null)
  // Sums and lists of prices are no posts of a house of few words.
  const pairs = sober || unpriced ? [] : doubles(twos(priced, most.pair), 'pair')
  // From the opposite end of the list than single posts; fries and similar sides last.
  const turned = always.toReversed().toSorted((a, b) => Number(isPlainFare(a)) - Number(isPlainFare(b)))
  const savoury = turned.filter((dish) => !isSweet(dish))
  // A mixed drink that comes twice needs no third post.
  const besides = making.length > 0 ? alcoholic.filter((item) => !mixedDrinks.includes(item)) : alcoholic
  const suited = suitedPairs(savoury, besides)
  const pairsOfAll =
    suited.length > 0 ? suited : suitedPairs(savoury, alcoholic.toSorted(byFruit).toReversed()).slice(0, 1)
  const together = doubles(pairsOfAll.slice(0, most.together), 'together')
  // If few drinks have a matching dish, more polls compare dishes.
  // A broth against a sweet is no choice.
  const choices = [savoury, turned.filter((dish) => isSweet(dish))]
    .flatMap((list) => twos(list, most.poll + most.together))
    .slice(0, Math.max(0, most.poll - 1 + most.together - together.length))
  const polls = doubles([...choices, ...(making.length > 0 ? [] : [[drinks[0], drinks[1]] as const])], 'poll')
  const onMenu = new Set(listed.map(({ name }) => tokenize(name).join(' ')))
  const zero = requirements.zeroAlcohol
  const proposals = context.houseDrinks
    .filter(({ name, base }) => !onMenu.has(tokenize(name).join(' ')) && !(zero?.count === null && base))
    .filter(({ name, ingredients }) =>
      requirements.allowsText([name, ...ingredients.map((one) => one.display)].join(', ')),
    )
    .slice(0, most.proposed)
    .map((drink) => proposed(drink))
    .filter(fit)
  const lists = sober || unpriced ? [] : listIdeas(always, told).filter(fit).slice(0, most.list)
  const neat = dose && (other ? double(dose, other, 'poll', told) : single(dose, told))
  const poured = focus && neat ? [neat].filter(fit) : []
  const ofFarm = poured.length > 0 && dose !== undefined && isCachaca(dose)
  // The owner chose drinks and not dishes: doses have posts of their own, and a dish stands after two glasses.
  const isDrinksOnly = focus && !themes.includes('Pratos da casa') && alcoholic.length >= fewGlasses
  const groups = focus ? [polls, lists, proposals, pairs] : [polls, lists, together, proposals, pairs]
  const further = [0, 1, 2, 3].flatMap((at) => groups.flatMap((group) => group.slice(at, at + 1)))
  // Three single items for one post of another kind.
  const food = further.flatMap((other, at) => [...singles.slice(at * 3, at * 3 + 3), other])
  food.push(...singles.slice(further.length * 3))
  // What the owner shows off comes back in other words.
  const leading = shown.length <= mostLeading ? shown.map(again) : []
  for (const [at, idea] of [...leading, ...leading].filter(fit).entries())
    food.splice(Math.min(food.length, leadEvery * (at + 1)), 0, idea)
  // A short menu comes twice, in other words, before what could stand under any house.
  if (dishes.length < shortMenu)
    food.push(
      ...daily
        .filter((item) => !drinkAlcohol(item))
        .map((item) => again(single(item, told)))
        .filter(fit),
    )
  const soft = drinks.filter((item) => !drinkAlcohol(item)).map((item) => single(item, told))
  const doses = isDrinksOnly
    ? others
        .filter((item) => drinkAlcohol(item))
        .map((item) => single(item, told))
        .filter(fit)
    : []
  const glasses = focus
    ? [
        // The farm's own kind of drink comes right after the first glass.
        ...(ofFarm ? [...served.slice(0, 1), ...poured] : []),
        ...inTurn(ofFarm ? served.slice(1) : served, [
          ...(isDrinksOnly || ofFarm ? [] : poured),
          ...soft.filter(fit).slice(0, alcoholic.length < fewGlasses ? fewGlasses - 1 : 1),
          ...together,
          ...doses,
        ]),
        ...made,
      ]
    : []
  const own: MenuIdea[] = []
  // Weekly dishes speak of the kitchen already: then drinks and dishes alternate, else one drink stands beside two dishes.
  const beside = special.length > 0 ? 1 : 2
  while (glasses.length > 0)
    if (isDrinksOnly) own.push(...glasses.splice(0, 2), ...food.splice(0, 1))
    else own.push(...food.splice(0, beside), ...glasses.splice(0, 1))
  own.push(...food)
  return {
    listed,
    shown,
    own: spreadOut(own),
    special,
    keptOut: [...keptOut].map(([name, why]) => ({ name, why })),
  }
}
