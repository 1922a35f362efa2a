/** The dishes that a report pairs: those in the owner's focus, and those that the owner names. */
import { EngineError } from '../../base/errors.ts'
import { containsPhrase, joinList, tokenize } from '../../base/language/text.ts'
import { isNamedDish } from '../../base/pairing/named-dishes.ts'
import { shortList } from '../../base/pairing/phrases.ts'
import type { Group } from '../../base/pairing/profile.ts'
import type { DishReading } from '../../base/pairing/understand.ts'
import { namesItem } from '../../base/request/match-item.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { type CountedPart, countedParts, isOfPart } from './counted-parts.ts'
import { definition } from './definition.ts'
import type { MenuDishes } from './menu-dishes.ts'
import type { Setting } from './setting.ts'

const meat: readonly Group[] = ['beef', 'pork', 'goat', 'poultry', 'offal', 'cured']
const sea: readonly Group[] = ['fish', 'shellfish']

/** The boxes of `focus_areas`; every other answer is the owner's own words. */
const areas: ReadonlySet<string> = new Set(
  definition.inputs.flatMap((input) =>
    input.id === 'focus_areas' && 'options' in input ? (input.options ?? []) : [],
  ),
)

const hasGroup = ({ groups }: DishReading, wanted: readonly Group[]) =>
  wanted.some((group) => groups.has(group))

/** Whether the owner names the dish, its kind or its section: to be promoted, or to be served with a certain drink. */
const isAskedFor = ({ wishes }: Pick<RequestSheet, 'wishes'>, dish: DishReading): boolean =>
  wishes.some(
    (wish) =>
      (wish.kind === 'promote' && isNamedDish(wish.item, dish)) ||
      // "costela" and "picanha" are dishes where the menu sells them.
      (wish.kind === 'prefer' && isNamedDish(wish.what, dish)) ||
      (wish.kind === 'pairing' &&
        (wish.rule === 'each' ||
          wish.rule === 'only' ||
          wish.rule === 'first' ||
          (wish.rule === 'onlyBeside' && wish.serves === undefined)) &&
        (wish.dishes ?? []).some((named) => isNamedDish(named, dish))),
  )

/** The same of a dish that was left out, by its name and section alone. */
const isAskedForLine = (
  { wishes }: Pick<RequestSheet, 'wishes'>,
  { name, category = null }: MenuDishes['refused'][number],
): boolean =>
  wishes.some((wish) => wish.kind === 'promote' && namesItem(wish.item, { name, section: category }))

/** Dishes in focus beside which no drink is left: none vanishes without a word. */
export const withoutDrink = (
  left: readonly DishReading[],
  free: ReadonlyMap<DishReading, { name: string } | null>,
): { name: string; category: string | null; reason: string }[] =>
  left.map((dish) => {
    const sober = free.get(dish)
    return {
      name: dish.item.name,
      category: dish.item.category,
      reason: sober
        ? `com o que você pediu, fica com ${sober.name}, sem álcool`
        : 'com o que você pediu, nenhuma bebida fica para ele',
    }
  })

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
function dishesInFocus(dishes: readonly DishReading[], focus: readonly string[]): DishReading[] {
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

/** How many of the named dishes the owner's own parts let in: of four desserts one, where one is asked for. */
function reachOf(named: readonly DishReading[], parts: readonly CountedPart[]): number {
  const free = named.filter((dish) => !parts.some((part) => isOfPart(part, dish))).length
  return parts.reduce(
    (sum, part) => sum + Math.min(part.count, named.filter((dish) => isOfPart(part, dish)).length),
    free,
  )
}

/** Fewer named dishes may be an aside in a request that was not understood as a whole. */
const fewNamed = 3

export interface ChosenDishes {
  chosen: DishReading[]
  /** Whether the owner asks for a dish: to promote or keep it, or for a drink beside it. */
  wanted: (dish: DishReading) => boolean
}

/**
 * The dishes to pair.
 * @throws EngineError `impossible_restrictions` when all dishes that the owner asks for are refused; `not_enough_data`
 * when none is in focus
 */
export function chooseDishes(
  { context: { sheet }, request: { requirements }, circumstances: { focus } }: Setting,
  { dishes, refused }: Pick<MenuDishes, 'dishes' | 'refused'>,
): ChosenDishes {
  const lineOf = ({ item: { name, category } }: DishReading) => ({ name, section: category })
  const askedAbout = sheet.wishes.flatMap((wish) =>
    wish.kind === 'question' && wish.about === 'drinkFor' && wish.item ? [wish.item] : [],
  )
  const wanted = (dish: DishReading) =>
    requirements.promotes(lineOf(dish)) ||
    isAskedFor(sheet, dish) ||
    requirements.keepsItem(lineOf(dish)) ||
    askedAbout.some((item) => item === dish.item.name)
  const inFocus = new Set(dishesInFocus(dishes, focus))
  const parts = countedParts(sheet)
  // Dishes of a kind that the owner counts are in focus, whatever boxes are ticked.
  const named = dishes.filter(
    (dish) => inFocus.has(dish) || wanted(dish) || parts.some((part) => isOfPart(part, dish)),
  )
  // Without a ticked box, words alone are a focus only as far as they name enough: "6 pares, dois com sobremesa" has four others.
  const isOpen = !focus.some((area) => areas.has(area))
  // "só das entradas e sobremesas" takes the others out by itself; two dishes named beside words that nobody understood
  // are no choice of the owner's.
  const isLoose =
    sheet.wishes.some(
      (wish) => wish.kind === 'pairing' && wish.rule === 'onlyBeside' && wish.serves === undefined,
    ) ||
    (sheet.unread.length > 0 && named.length < fewNamed)
  const chosen =
    isOpen && (isLoose || reachOf(named, parts) < Math.max(1, requirements.count?.most ?? 1))
      ? [...dishes]
      : named
  if (chosen.length > 0) return { chosen, wanted }
  const gone = refused.filter((one) => isAskedForLine(sheet, one))
  if (gone.length > 0)
    throw new EngineError(
      'impossible_restrictions',
      `Os pratos que você pediu ficam todos de fora: ${shortList(
        gone.map(({ name, reason }) => `${name} (${reason})`),
        4,
      )}.`,
    )
  throw new EngineError(
    'not_enough_data',
    `Nenhum prato do cardápio entra em ${joinList(
      focus.map((area) => `“${area}”`),
      'ou',
    )}. Escolha outro foco e tente de novo.`,
  )
}
