/** "Cada um com o seu, sem repetição": which dishes the owner names, and a drink for each that no other of them has. */
import { tokenize } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import type { Option } from '../../base/pairing/options.ts'
import { score } from '../../base/pairing/rules.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { mayStandBeside } from './asked-pairs.ts'
import { isWithinDrinkMax } from './drink-limits.ts'
import { type Listed, standingOf } from './house-list.ts'
import type { Offer } from './offer.ts'
import { isPoorBeside } from './poor-beside.ts'
import { bought } from './pours.ts'
import type { Ranked } from './rank.ts'
import type { Setting } from './setting.ts'
import { inOrder } from './without-alcohol.ts'

type Each = Pick<WishOf<'pairing'>, 'dishes' | 'distinct' | 'rule'>

/**
 * The dishes that the owner's names mean, one for each name where it is an ingredient that several dishes hold: "o de rabada,
 * o de bode e o de queijo" are three dishes, and not the board that has all of them.
 */
export function dishesOfEach({ dishes: named }: Each, among: readonly DishReading[]): DishReading[] {
  if (named === undefined) return [...among]
  const matches = named.map((one) => among.filter((dish) => isNamedDish(one, dish)))
  const shared = (dish: DishReading) => matches.filter((found) => found.includes(dish)).length
  // Of several with the word, the one in the section of the others: "cada bolo" is none of the pies.
  const sectionOf = ({ item }: DishReading) => item.category ?? ''
  const ofSection = (dish: DishReading) =>
    matches.filter((found) => found.some((one) => sectionOf(one) === sectionOf(dish))).length
  const chosen: DishReading[] = []
  const byFewest = matches.toSorted((a, b) => a.length - b.length)
  for (const found of byFewest) {
    const free = found.filter((dish) => !chosen.includes(dish))
    // A single name is of all that it means: "cada petisco".
    if (named.length === 1) chosen.push(...free)
    else
      chosen.push(
        ...free
          .toSorted((a, b) => shared(a) - shared(b) || ofSection(b) - ofSection(a) || wordsIn(a) - wordsIn(b))
          .slice(0, 1),
      )
  }
  return among.filter((dish) => chosen.includes(dish))
}
const wordsIn = ({ item }: DishReading) => tokenize(item.name).length

/**
 * Gives every dish of a wish a drink of its own: the largest number of dishes that the drinks allow, each as near to its
 * best drink as the others leave it (augmenting paths, H. W. Kuhn 1955).
 * @param choices the drinks of each dish, best first
 * @returns the index of each dish's choice; null for a dish that gets none of its own
 */
export function withoutRepeating(choices: readonly (readonly string[])[]): (string | null)[] {
  const takenBy = new Map<string, number>()
  const tries = (dish: number, seen: Set<string>): boolean => {
    for (const drink of choices[dish] ?? []) {
      if (seen.has(drink)) continue
      seen.add(drink)
      const holder = takenBy.get(drink)
      if (holder === undefined || tries(holder, seen)) {
        takenBy.set(drink, dish)
        return true
      }
    }
    return false
  }
  choices.forEach((_, dish) => {
    tries(dish, new Set())
  })
  return choices.map((_, dish) => [...takenBy].find(([, holder]) => holder === dish)?.[0] ?? null)
}

/** The drinks that may stand beside a dish, best first: its own, those of the list that suit it, what has no alcohol. */
function choicesFor(
  { dish, best, runnerUp }: Ranked,
  setting: Setting,
  { listed, soft, own }: Offer,
): Option[] {
  const { request, asked, context } = setting
  const had = new Set(listed.map(({ style }) => style))
  const suiting = listed
    .flatMap((one: Listed) => {
      const at = standingOf(dish, one, had)
      return at === null ? [] : [{ one, at }]
    })
    .toSorted((a, b) => a.at - b.at)
    .map(({ one }) => one)
  const sober = inOrder(dish, soft).map(({ item }) => bought('soft', item, 1))
  const all = [
    ...(request.soberFirst ? sober : []),
    ...(isPoorBeside(dish, best) ? [] : [best.option]),
    ...suiting,
    ...(runnerUp && !isPoorBeside(dish, runnerUp) ? [runnerUp.option] : []),
    ...sober,
    ...own,
  ]
  // What stands still comes first where it suits: one dish gets it.
  const standing = all.filter(({ name }) => request.isStanding(name))
  return [...standing, ...all].filter(
    (option, at, list) =>
      list.findIndex(({ name }) => name === option.name) === at &&
      mayStandBeside(asked, dish, option) &&
      !request.bars(option) &&
      isWithinDrinkMax(context.sheet.wishes, dish, option),
  )
}

/** The pairs in which no two dishes of such a wish have the same drink, as far as the house has enough of them. */
export function distinctFirst(ranked: readonly Ranked[], setting: Setting, offer: Offer): Ranked[] {
  const wishes = setting.asked.filter(({ rule, distinct }) => rule === 'each' && distinct)
  return wishes.reduce<Ranked[]>(
    (pairs, wish) => {
      const of = dishesOfEach(
        wish,
        pairs.map(({ dish }) => dish),
      )
      const entries = pairs.filter(({ dish }) => of.includes(dish))
      const options = entries.map((entry) => choicesFor(entry, setting, offer))
      const found = withoutRepeating(options.map((list) => list.map(({ name }) => name)))
      return pairs.map((entry) => {
        const at = entries.indexOf(entry)
        const option = options[at]?.find(({ name }) => name === found[at])
        if (!option || option.name === entry.best.option.name) return entry
        return {
          ...entry,
          best: score(entry.dish, option, setting.circumstances),
          runnerUp: entry.best,
        }
      })
    },
    [...ranked],
  )
}
