/** The number of results that contain or leave out something. */

import type { FactOf } from '../base/facts.ts'
import { joinList } from '../base/language/text.ts'
import { dietAdjective, dietTerms } from '../base/lexicon/diets.ts'
import { type Exclusion, exclusionOf } from '../base/lexicon/exclusion.ts'
import { findTerm } from '../base/lexicon/lexicon.ts'
import { namedAs } from '../base/request/called-by.ts'
import { courseLabels } from '../base/request/course-labels.ts'
import { formOfThese, hasForm } from '../base/request/dish-forms.ts'
import { isMeatless, meatless } from '../base/request/meatless.ts'
import { reasonToAvoid } from '../base/request/requirements.ts'
import { boundOfShare, halfOf, leastOfMany, mostOfFew } from '../base/request/share-bounds.ts'
import { foodsCounted } from '../base/request/share-terms.ts'
import type { WishOf } from '../base/request/wish.ts'
import { type Answer, type Given, met, notPossible, only, unrelated, violated } from './answer.ts'
import { foodsByName } from './ingredient-names.ts'
import { leftOutWith } from './ingredients.ts'
import { offence } from './kept-out.ts'

type Recipe = FactOf<'drink' | 'dish'>

/** Includes garnish and preparations; words of the name do not count as ingredients. */
export function isMadeOf(recipe: Recipe, within: ReadonlySet<string>): boolean {
  const names = recipe.ingredients.map(({ name }) => name)
  const parts = recipe.kind === 'drink' ? [...names, ...recipe.preparations] : names
  return parts.some((name) => [...(foodsByName(name) ?? [])].some((food) => within.has(food)))
}

/** Only the recipe, because accompaniments belong to another wish. */
const isFreeOf = (recipe: Recipe, exclusion: Exclusion, { menu }: Given) =>
  offence(
    exclusion,
    recipe.kind === 'drink' ? { ...recipe, pairing: null, text: '' } : { ...recipe, text: '' },
    menu,
  ) === null

const isDessert = (recipe: Recipe) => recipe.kind === 'dish' && recipe.section === courseLabels.sobremesa

function foundIn(all: readonly Recipe[], wish: WishOf<'share'>, given: Given): Recipe[] {
  const form = formOfThese(wish.text)
  const recipes = all.filter(({ kind, name }) => kind !== 'dish' || form === undefined || hasForm(name, form))
  const { what, without } = wish
  const name = findTerm(what)?.name ?? what
  if (without === true || Object.hasOwn(dietTerms, name)) {
    const exclusion = exclusionOf(meatless(name), reasonToAvoid(wish.text))
    return recipes.filter(
      (recipe) => isFreeOf(recipe, exclusion, given) && !(isMeatless(name) && isDessert(recipe)),
    )
  }
  const within = foodsCounted(name, wish)
  return recipes.filter((recipe) => isMadeOf(recipe, within))
}

/** Up to this number the results are named. */
const mostNamed = 6

/** "Sina e Maré levam coco.", "8 de 12 levam coco.", "Nenhum dos 8 é vegano." */
function wordsOf(
  results: readonly Recipe[],
  total: number,
  { what: named, without, text }: WishOf<'share'>,
): string {
  const what = namedAs(named, text)
  const found = results.length
  const isDiet = Object.hasOwn(dietTerms, findTerm(what)?.name ?? what)
  const [one, many] = isDiet
    ? [`serve para a dieta ${dietAdjective(what)}`, `servem para a dieta ${dietAdjective(what)}`]
    : without === true
      ? [`vem sem ${what}`, `vêm sem ${what}`]
      : [`leva ${what}`, `levam ${what}`]
  if (found === 0) return `Nenhum dos ${total} ${one}.`
  if (found === total && total > 1) return `Todos ${many}.`
  return found > mostNamed || results.some(({ kind }) => kind === 'dish')
    ? `${found} de ${total} ${found === 1 ? one : many}.`
    : `${joinList(results.map(({ name }) => name))} ${found === 1 ? one : many}.`
}

export function checkShare(wish: WishOf<'share'>, given: Given): Answer {
  const { what, of, count, without } = wish
  const bound = boundOfShare(wish)
  const recipes = only(given.facts, 'drink', 'dish')
  if (recipes.length === 0) return unrelated
  const total = recipes.length
  const all = foundIn(recipes, wish, given)
  // "cinco com cachaça e uma jarra": the jug is none of the five.
  const glasses = all.filter((one) => one.kind !== 'drink' || (one.servings ?? 1) <= 2)
  const results = count !== undefined && all.length > count && glasses.length === count ? glasses : all
  const found = results.length
  const share = wordsOf(results, total, wish)
  const cause = found === 0 && without !== true ? leftOutWith(what, given.exclusions) : ''
  if (bound === 'at_most' && count !== undefined)
    return found <= count ? met(share) : violated(`${share} Você pediu no máximo ${count}.`)
  if (count !== undefined) {
    // "um sem carne" and "dois com fruta" are met by more; "só um sem carne" states its bound.
    const isLess = without === true || Object.hasOwn(dietTerms, wish.what)
    const isKind = findTerm(what)?.kind === 'group'
    const orMore = bound === 'at_least' || (wish.bound === undefined && (isLess || isKind))
    const good = orMore ? found >= count : found === count
    const asked = `Você pediu ${bound === 'at_least' ? 'pelo menos ' : ''}${count}.`
    return good
      ? met(share)
      : notPossible(`${found > 0 && found < count ? 'Só ' : ''}${share} ${asked}${cause}`)
  }
  if (of === 'few') return found <= mostOfFew(total) ? met(share) : violated(share)
  if (found >= (of === 'half' ? halfOf(total) : leastOfMany(total))) return met(share)
  return notPossible(found === 0 ? `${share}${cause}` : `Só ${share}`)
}
