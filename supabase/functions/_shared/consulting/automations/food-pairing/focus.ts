import { containsPhrase, tokenize } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import type { Group } from '../../base/pairing/profile.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'

const meat: readonly Group[] = ['beef', 'pork', 'goat', 'poultry', 'offal', 'cured']
const sea: readonly Group[] = ['fish', 'shellfish']

const hasGroup = ({ groups }: DishReading, wanted: readonly Group[]) =>
  wanted.some((group) => groups.has(group))

/** Whether the owner names the dish, its kind or its section: to be promoted, or to be served with a certain drink. */
export const isAskedFor = ({ wishes }: Pick<RequestSheet, 'wishes'>, dish: DishReading): boolean =>
  wishes.some(
    (wish) =>
      (wish.kind === 'promote' && isNamedDish(wish.item, dish)) ||
      (wish.kind === 'pairing' &&
        (wish.rule === 'only' || wish.rule === 'first') &&
        (wish.dishes ?? []).some((named) => isNamedDish(named, dish))),
  )

/** The same of a dish that was left out, by its name and section alone. */
export const isAskedForLine = (
  { wishes }: Pick<RequestSheet, 'wishes'>,
  { name, category = null }: { name: string; category?: string | null },
): boolean =>
  wishes.some((wish) => wish.kind === 'promote' && namesItem(wish.item, { name, section: category }))

/** Dishes in focus beside which no drink is left: none vanishes without a word. */
export const withoutDrink = (
  chosen: readonly DishReading[],
  paired: readonly { dish: DishReading }[],
): { name: string; category: string | null; reason: string }[] =>
  chosen
    .filter((dish) => !paired.some((entry) => entry.dish === dish))
    .map(({ item: { name, category } }) => ({
      name,
      category,
      reason: 'com o que você pediu, nenhuma bebida fica para ele',
    }))

const lunchWords = ['executivo', 'almoço', 'prato feito', 'pf', 'prato do dia'].map(tokenize)

function isLunchCategory({ item }: DishReading): boolean {
  const tokens = tokenize(`${item.category ?? ''} ${item.name}`)
  return lunchWords.some((phrase) => containsPhrase(tokens, phrase))
}

/** Highest price of a lunch dish in this house, in R$: the median of the main dishes; infinite if no price is known. */
function lunchLimit(dishes: readonly DishReading[]): number {
  const prices = dishes
    .filter(({ course, item }) => course === 'main' && item.price !== null)
    .map(({ item }) => item.price ?? 0)
    .toSorted((a, b) => a - b)
  return prices[Math.floor((prices.length - 1) / 2)] ?? Number.POSITIVE_INFINITY
}

/** The dishes in at least one of the owner's focuses (options of `focus_areas`). */
export function dishesInFocus(dishes: readonly DishReading[], focus: readonly string[]): DishReading[] {
  const limit = lunchLimit(dishes)
  const hasLunch = dishes.some(isLunchCategory)
  const belongs = (dish: DishReading, area: string): boolean => {
    switch (area) {
      case 'Entradas e petiscos':
      case 'Combos de happy hour':
        return dish.course === 'starter'
      case 'Pratos principais':
        return dish.course === 'main'
      case 'Peixes e frutos do mar':
        return hasGroup(dish, sea)
      case 'Carnes e churrasco':
        return hasGroup(dish, meat) && dish.course !== 'dessert'
      case 'Pratos vegetarianos':
        return dish.vegetarian
      case 'Queijos e embutidos':
        return dish.course === 'starter' && hasGroup(dish, ['cheese', 'cured'])
      case 'Sobremesas':
        return dish.course === 'dessert'
      case 'Menu degustação':
        return true
      case 'Almoço executivo':
        return hasLunch
          ? isLunchCategory(dish)
          : dish.course === 'main' && (dish.item.price ?? Number.POSITIVE_INFINITY) <= limit
      default:
        return false
    }
  }
  return dishes.filter((dish) => focus.some((area) => belongs(dish, area)))
}
