/** The portions that the owner states, in place of our usual ones. */

import { cachacas } from '../../base/cachacas.ts'
import { shortDay } from '../../base/calendar.ts'
import { foldAccents, formatNumber, joinList, tokenize } from '../../base/language/text.ts'
import { closenessOf, closestTo, everyItem } from '../../base/request/match-item.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { formatCount as whole } from './figures.ts'
import { filledPortion, isFilling } from './fillings.ts'
import { weighedOut } from './ingredient-list.ts'
import { isFreshItem, orderOf, usualSpare } from './portions.ts'
import { amountOf } from './purchase-words.ts'
import type { Part, Recipe } from './recipes.ts'
import type { SalesForecast } from './schema.ts'

type Portion = WishOf<'portion'>

/** Fish that no usual recipe of ours takes, and that spoils like any other. */
const rawFish = /\b(?:salm[aã]o|atum|robalo|til[aá]pia|pargo|sirigado|polvo|camar[aã]o|ostras?)(?![\p{L}])/iu

/** In g, ml or units. */
const baseOf = ({ amount, unit }: Portion): { amount: number; unit: 'g' | 'ml' | 'un' } =>
  unit === 'kg'
    ? { amount: amount * 1000, unit: 'g' }
    : unit === 'l'
      ? { amount: amount * 1000, unit: 'ml' }
      : { amount, unit: unit === 'g' || unit === 'ml' ? unit : 'un' }

/** "Alambique" → "cachaça Alambique" */
const labelOf = (of: string | undefined): string | null => {
  const label = Object.values(cachacas).find(
    (one) =>
      of !== undefined &&
      tokenize(of)
        .join(' ')
        .includes(tokenize(one.label)[0] ?? '?'),
  )
  return label ? `cachaça ${label.label}` : null
}

const sharesWord = (one: string, other: string) => {
  const words = new Set(tokenize(one).filter((word) => word.length > 3))
  return tokenize(other).some((word) => words.has(word))
}

/** The part of a recipe that a portion is about; -1 if it has none. */
function mainPart(parts: readonly Part[], portion: Portion): number {
  const { unit } = baseOf(portion)
  const { of = '' } = portion
  const named = labelOf(of) === null ? of : 'cachaça'
  const byName = parts.findIndex((part) => part.unit === unit && sharesWord(part.name, named))
  // "80 ml de molho" is of the sauce that we count in grams.
  const sauce = parts.findIndex((part) => part.unit !== 'un' && unit !== 'un' && sharesWord(part.name, named))
  if (byName >= 0) return byName
  if (named !== '') return sauce
  const fresh = parts.findIndex((part) => part.unit === unit && part.fresh)
  if (fresh >= 0) return fresh
  const most = Math.max(...parts.map((part) => (part.unit === unit ? part.amount : 0)))
  return most > 0 ? parts.findIndex((part) => part.unit === unit && part.amount === most) : -1
}

const otherMeat = /frango|galinha|peixe|pargo|camar|porco|su[ií]n|lingui/i

/** "o prato feito leva 180 g de carne" says nothing about the one with chicken. */
const isOtherMeat = (name: string, { of = '' }: Portion) =>
  /\bcarne\b/i.test(of) && otherMeat.test(name) && !otherMeat.test(of)

const ownKind = /vegg?i|vegan|vegetarian|cogumelo|falafel|soja|gr[ãa]o.de.bico|frango|peixe|camar/i
/** "cada burger leva 160 g", of meat as one says it: not the veggie burger, nor the one with shrimp. */
const isOfAnotherKind = (name: string, { of, item }: Portion) =>
  of === undefined && ownKind.test(name) && !ownKind.test(item) && closenessOf(item, { name }) === 'words'

/** "60 ml em cada drink": the measure of the cachaça, and never of juice, milk of coconut or wine. */
const isOfEveryDrink = (portion: Portion) =>
  portion.item === everyItem && portion.of === undefined && baseOf(portion).unit === 'ml'

/** "120 g de calabresa por pizza" is of those that take it, and of none whose name tells other fillings. */
const isOtherFilling = (name: string, { of = '', item }: Portion, has: boolean) =>
  !has &&
  isFilling(of) &&
  filledPortion(name) !== null &&
  foldAccents(item.toLowerCase()) !== foldAccents(name.toLowerCase())

function withPortion(name: string, recipe: Recipe | null, given: Portion): Recipe | null {
  const portion = isOfEveryDrink(given) ? { ...given, of: 'cachaça' } : given
  if (portion !== given && !recipe?.parts.some((part) => /^cacha[cç]a/i.test(part.name))) return recipe
  if (isOtherMeat(name, portion) || isOfAnotherKind(name, portion)) return recipe
  const { amount, unit } = baseOf(portion)
  const parts = recipe?.origin === 'resale' ? [] : (recipe?.parts ?? [])
  const at = mainPart(parts, portion)
  const old = parts[at]
  if (isOtherFilling(name, portion, old !== undefined)) return recipe
  // "400 g por prato" says nothing about a drink, nor about a dish that we do not know.
  const says = portion.of !== undefined && sharesWord(portion.of, name)
  if (closenessOf(portion.item, { name }) === 'all' && !says && !(old && (unit !== 'g' || old.fresh)))
    return recipe
  const label = labelOf(portion.of)
  const fresh =
    old?.fresh === true ||
    rawFish.test(portion.of ?? '') ||
    (unit === 'g' &&
      (isFreshItem(name) ||
        /peixe|camar|carne|polvo|lula|frango|lagosta|siri/.test(foldAccents(portion.of ?? name))))
  const own: Part = {
    name:
      label ??
      (portion.whole && old?.clean
        ? `${portion.of ?? name} inteiro, como se compra`
        : (old?.name ?? portion.of ?? name)),
    unit,
    amount,
    pack: old?.pack ?? null,
    ...(fresh && { fresh }),
    ...(old?.clean !== undefined && !portion.whole && { clean: old.clean }),
    own: true,
  }
  return {
    parts: old ? parts.map((part, index) => (index === at ? own : part)) : [...parts, own],
    origin: recipe && recipe.origin !== 'resale' ? recipe.origin : 'portion',
  }
}

/** Recipes with the owner's portions in them. */
export const withPortions =
  (
    recipeOf: (name: string) => Recipe | null,
    portions: readonly Portion[],
    sectionOf: (name: string) => string | null,
  ) =>
  (name: string): Recipe | null =>
    closestTo(portions, { name, section: sectionOf(name) }).reduce<Recipe | null>(
      (recipe, portion) => withPortion(name, recipe, portion),
      recipeOf(name),
    )

/** What was done with each portion, with what it makes of the week to buy for. */
export function portionAnswers(
  portions: readonly Portion[],
  { purchases, ingredients = [], target = '' }: Pick<SalesForecast, 'purchases' | 'ingredients' | 'target'>,
): NonNullable<SalesForecast['portions']> {
  return portions.map((portion) => {
    const { amount, unit } = baseOf(portion)
    const lines = ingredients.flatMap((line) =>
      (line.each ?? []).flatMap((each) =>
        each.own &&
        Math.abs(each.amount - amount) < 1e-6 &&
        line.unit === unit &&
        closenessOf(portion.item, { name: each.item })
          ? [{ line, item: each.item }]
          : [],
      ),
    )
    const words = lines.map(({ line, item }) => {
      const sold = purchases.find(({ name }) => name === item)
      const expected = sold?.expected ?? 0
      const sum = `${whole(expected)} × ${formatNumber(portion.amount)} ${portion.unit} = ${amountOf(whole(expected) === '0' ? 0 : Math.round(expected) * amount, unit)}`
      const order = line.fresh
        ? `com ${formatNumber(Math.round((line.spare ?? usualSpare) * 1000) / 10)}% de folga, ${unit === 'g' ? weighedOut(orderOf(expected * amount, 0, line.spare)) : amountOf(orderOf(expected * amount, 0, line.spare), unit)}`
        : line.pack === undefined
          ? `pelo alto da faixa, ${amountOf((sold?.safe ?? expected) * amount, unit)}`
          : `${Math.ceil((expected * amount) / line.pack)} ${line.packs?.replace(/^[\d.]+ × /, '').replace(/^(garrafa|lata)/, '$1s') ?? ''}, ou ${Math.ceil(((sold?.safe ?? expected) * amount) / line.pack)} pelo alto da faixa`
      return `${item}, na semana de ${shortDay(target)}: ${sum} de ${line.name}; ${order}.`
    })
    return {
      item: portion.item,
      items: lines.map(({ item }) => item),
      amount,
      unit,
      text:
        words.length > 2
          ? `A lista usa a sua porção em ${joinList(lines.map(({ item }) => item))}.`
          : words.join(' '),
    }
  })
}
