import type { EngineContext } from '../../base/context.ts'
import { known, sellsOf } from '../../base/house/own-menu.ts'
import { advertisingViolations, explainRule } from '../../base/language/advertising.ts'
import { capitalize } from '../../base/language/grammar.ts'
import { containsPhrase, foldAccents, stableFraction, tokenize } from '../../base/language/text.ts'
import { readText } from '../../base/lexicon/read-text.ts'
import { spokenName } from '../../base/pairing/phrases.ts'
import { understand } from '../../base/pairing/understand.ts'
import type { Requirements } from '../../base/request/requirements.ts'
import { built, factsOf } from './item-facts.ts'
import { double, type MenuIdea, several, single, type Told } from './item-posts.ts'
import {
  children,
  daysOf,
  drinkAlcohol,
  everyday,
  isDrink,
  isPlainFare,
  plain,
  type Shown,
} from './menu-items.ts'
import { proposed } from './proposed.ts'
import { suitedPairs } from './suited.ts'
import type { Idea } from './tables/ideas.ts'
import { weeklyDays } from './weekly.ts'

/** Posts about single items, about two of them, and polls, at most. */
const most = { single: 18, pair: 2, poll: 4, together: 3, proposed: 3, list: 3, drinks: 9 }

const inText = (text: string, name: string) => containsPhrase(tokenize(text), tokenize(name))

function isSweet({ name, section, description, price }: Shown): boolean {
  const reading = understand({ name, category: section, description, price, cost: null })
  return reading.kind === 'dish' && reading.dish.course === 'dessert'
}

/** Above this, a list by price is no offer. */
const cheapest = 60

/** Posts that list items with their prices: a section, what a sum buys, an order for four. */
function listIdeas(dishes: readonly Shown[], told: Told): MenuIdea[] {
  const priced = dishes.filter((item) => known(item.price) !== null && !isSweet(item))
  const byPrice = priced.toSorted((a, b) => (known(a.price) ?? 0) - (known(b.price) ?? 0))
  const sections = [...new Set(priced.map(({ section }) => section))]
    .map((section) => byPrice.filter((item) => item.section === section))
    .filter(({ length }) => length >= 3)
    .toSorted((a, b) => b.length - a.length)
  const [largest] = sections
  const section = largest?.[0]?.section ? [several(largest.slice(0, 4), 'section', 0, told)] : []
  const cheap = byPrice.filter((item) => !largest?.slice(0, 4).includes(item)).slice(0, 4)
  const table = priced.filter((item) => !isPlainFare(item)).slice(-3)
  return [
    ...section,
    ...(cheap.length >= 3 && (known(cheap.at(-1)?.price) ?? 0) <= cheapest
      ? [several(cheap, 'budget', 1, told)]
      : []),
    ...(table.length === 3 && priced.length > 6 ? [several(table, 'table', 2, told)] : []),
  ]
}

/** Whether an idea may be told: within what the owner leaves out, and of nothing that the house has not got. */
export function ideaFilter(context: EngineContext, requirements: Requirements) {
  const menu = sellsOf(context.house)
  const sold = menu.map(({ name, description }) => `${name} ${description ?? ''}`)
  const dropped = context.sheet.wishes.flatMap((wish) => (wish.kind === 'dropItem' ? [wish.item] : []))
  const sells = (dish: string) => sold.some((text) => inText(text, dish))
  const opening = Object.values(context.house.settings.opening).flatMap((hours) =>
    hours ? [hours.from] : [],
  )
  const opensLate = opening.length > 0 && opening.every((from) => from > '14:00')
  return (idea: Idea, theme: string): boolean => {
    const told = [theme, idea.title, idea.body, idea.question, idea.visual].join('. ')
    if (requirements.zeroAlcohol && requirements.zeroAlcohol.count === null && idea.alcohol) return false
    if (opensLate && /(?<!\p{L})almoço/iu.test(idea.title)) return false
    if (!requirements.allowsText(told) || dropped.some((name) => inText(told, name))) return false
    if (sold.length === 0) return true
    if (idea.sells && !sold.some((text) => idea.sells?.test(text))) return false
    return readText(told).named.every(({ name, kind }) => kind !== 'dish' || sells(name))
  }
}

type MenuIdeas = {
  /** What the owner wants to be shown. */
  shown: MenuIdea[]
  own: MenuIdea[]
  /** About what is sold on some weekdays only, for posts on these days. */
  special: MenuIdea[]
  /** Items excluded by the rules for advertising alcohol, with the rule. */
  keptOut: { name: string; why: string }[]
}

/** What the owner chose in the wizard. */
type Chosen = { accent: boolean; themes: readonly string[] }

/** Posts about one dish of one weekday: where the owner names it, and otherwise. */
const mostSpecial = { named: 6, other: 2 }

/** Titles of the posts about one mixed drink, each with a thought of its own. */
const drinkTitles = [
  (name: string) => name,
  (name: string) => `${name} no balcão`,
  (name: string) => `${name}: conversa de balcão`,
]

/** Ideas about what the owner wants shown, then about the house's own items. */
export function menuIdeas(
  context: EngineContext,
  requirements: Requirements,
  { accent, themes }: Chosen,
): MenuIdeas {
  const seed = context.restaurant.name
  const sold = sellsOf(context.house)
    .map(({ name, description }) => `${name} ${description ?? ''}`)
    .join(' ')
    .toLowerCase()
  const told = { seed, sold, accent }
  const permitted = (item: Shown) =>
    !plain.has(item.kind) &&
    !everyday.test(foldAccents(item.name)) &&
    !children.test(`${item.section ?? ''} ${item.name}`) &&
    !requirements.dropsItem(item) &&
    requirements.allowsMenuItem(item) === 'yes'
  const keptOut = new Map<string, string>()
  const weekly = weeklyDays(requirements.dates, sellsOf(context.house))
  const listed: Shown[] = sellsOf(context.house)
    .map(weekly)
    .filter((item) => {
      if (!permitted(item)) return false
      const [violation] = advertisingViolations(`${item.name}. ${item.description ?? ''}`)
      if (violation) keptOut.set(item.name, explainRule(violation.rule))
      return !violation
    })
  const promoted = listed.filter((item) => requirements.promotes(item))
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
  const rest = listed
    .filter((item) => !promoted.includes(item))
    .toSorted(
      (a, b) =>
        Number(isPlainFare(a)) - Number(isPlainFare(b)) ||
        stableFraction(seed + a.name) - stableFraction(seed + b.name),
    )
    // An item sold on one weekday only brings guests on that day, so it comes at its first chance.
    .toSorted((a, b) => Number(daysOf(b).length > 0) - Number(daysOf(a).length > 0))
  const allowed = ideaFilter({ ...context, house: { ...context.house, menu: [] } }, requirements)
  const fit = (idea: MenuIdea) =>
    allowed(idea, '') && advertisingViolations(`${idea.title}. ${idea.body} ${idea.question}`).length === 0
  const isSpecial = (item: Shown) => daysOf(item).length > 0 && daysOf(item).length <= 3
  const isMixed = (item: Shown) => built.includes(factsOf(item).serve)
  const special = [...promoted, ...rest]
    .filter(isSpecial)
    .flatMap((item) => {
      const named = item.weekly !== undefined || promoted.includes(item)
      const days = daysOf(item)
      return Array.from({ length: named ? mostSpecial.named : mostSpecial.other }, (_, at) =>
        single(item, at, told, days[at % days.length] ?? null),
      )
    })
    .filter(fit)
  const shown = [...promoted, ...named]
    .filter((item) => !isSpecial(item))
    .map((item, index) => single(item, index, told))
    .filter(fit)
  const daily = rest.filter((item) => !isSpecial(item))
  const dishes = daily.filter((item) => !isDrink(item))
  const drinks = daily.filter((item) => isDrink(item))
  const alcoholic = drinks.filter(drinkAlcohol)
  // With drinks in focus, each mixed drink comes again with another thought.
  const focus = themes.includes('Drinks autorais')
  const mixedDrinks = focus ? alcoholic.filter(isMixed) : []
  const focused = drinkTitles
    .slice(0, accent ? 3 : 2)
    .flatMap((title, turn) =>
      mixedDrinks.map((item, at) =>
        single(item, turn + at, told, null, title(capitalize(spokenName(item.name)))),
      ),
    )
    .filter(fit)
    .slice(0, most.drinks)
  const others = drinks.filter((item) => !mixedDrinks.includes(item))
  // Every third single item is a drink, if there are enough.
  const mixed = dishes.flatMap((dish, index) => {
    const drink = index % 2 === 1 && !focus ? others[(index - 1) / 2] : undefined
    return drink ? [dish, drink] : [dish]
  })
  const singles = [...mixed, ...others.filter((drink) => !mixed.includes(drink))]
    .map((item, index) => single(item, index + shown.length, told))
    .filter(fit)
    .slice(0, Math.max(0, most.single - shown.length))
  // Savoury with savoury, sweet with sweet, of one section where it has two: sweet with sweet: nobody chooses between a main dish and a dessert.
  const twos = (items: readonly Shown[], count: number) =>
    [items.filter((item) => !isSweet(item)), items.filter(isSweet)]
      .flatMap((alike) =>
        [...new Set(alike.map(({ section }) => section))].map((one) =>
          alike.filter(({ section }) => section === one),
        ),
      )
      .flatMap((alike) => alike.flatMap((a, at) => (at % 2 === 0 ? [[a, alike[at + 1]] as const] : [])))
      .filter(([, second]) => second !== undefined)
      .slice(0, count)
  const doubles = (
    pairs: readonly (readonly [Shown | undefined, Shown | undefined])[],
    about: 'pair' | 'poll' | 'together',
  ) => pairs.flatMap(([a, b], index) => (a && b ? [double(a, b, index, about, told)] : [])).filter(fit)
  // Two items of which one is sold on some days only make no post.
  const always = dishes.filter((dish) => daysOf(dish).length === 0)
  const priced = always.filter(({ price }) => known(price) !== null)
  const pairs = doubles(twos(priced, most.pair), 'pair')
  // From the opposite end of the list than single posts; fries and similar sides last.
  const turned = always.toReversed().toSorted((a, b) => Number(isPlainFare(a)) - Number(isPlainFare(b)))
  const savoury = turned.filter((dish) => !isSweet(dish))
  const together = doubles(suitedPairs(savoury, alcoholic).slice(0, most.together), 'together')
  // If few drinks have a matching dish, more polls compare dishes.
  const choices = twos(turned, most.poll - 1 + most.together - together.length)
  const polls = doubles([...choices, [drinks[0], drinks[1]] as const], 'poll')
  const onMenu = new Set(listed.map(({ name }) => tokenize(name).join(' ')))
  const zero = requirements.zeroAlcohol
  const proposals = context.houseDrinks
    .filter(({ name, base }) => !onMenu.has(tokenize(name).join(' ')) && !(zero?.count === null && base))
    .filter(({ name, ingredients }) =>
      requirements.allowsText([name, ...ingredients.map((one) => one.display)].join(', ')),
    )
    .slice(0, most.proposed)
    .map(proposed)
    .filter(fit)
  const lists = listIdeas(always, told).filter(fit).slice(0, most.list)
  const groups = [polls, lists, together, proposals, pairs]
  const further = [0, 1, 2, 3].flatMap((at) => groups.flatMap((group) => group.slice(at, at + 1)))
  // Two single items for one post of another kind.
  const food = further.flatMap((other, at) => [...singles.slice(at * 2, at * 2 + 2), other])
  food.push(...singles.slice(further.length * 2))
  // With drinks in focus, they take a third of the calendar: of what dates and weekly dishes leave, about half.
  const own: MenuIdea[] = []
  for (const [at, drink] of focused.entries()) {
    own.push(...food.splice(0, special.length > 0 || at % 2 === 0 ? 1 : 2), drink)
  }
  own.push(...food)
  return { shown, own, special, keptOut: [...keptOut].map(([name, why]) => ({ name, why })) }
}
