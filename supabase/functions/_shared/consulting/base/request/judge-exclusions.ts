/** What the owner excludes, judged on ingredients, foods, garnishes and items of the menu. */
import type { Allergen } from '../allergens.ts'
import { containsPhrase, tokenize } from '../language/text.ts'
import {
  type Exclusion,
  exclusionOf,
  judge,
  judgeMenuText,
  judgeProse,
  type Verdict,
  withoutKept,
} from '../lexicon/exclusion.ts'
import { foods, membersWithin, techniques } from '../lexicon/knowledge.ts'
import { termName } from '../lexicon/lexicon.ts'
import { foodsWithin } from '../pantry/allergens.ts'
import { madeOf } from '../pantry/bar.ts'
import { foodsOfGarnish, foodsOfKitchenItem } from '../pantry/contents.ts'
import type { Food } from '../pantry/food.ts'
import type { Garnish } from '../pantry/garnishes.ts'
import type { Ingredient } from '../pantry/ingredient.ts'
import type { RequestSheet } from './request-sheet.ts'
import { ofKind } from './wish.ts'

export interface MenuItemWords {
  name: string
  description?: string | null
  /** As the owner states them; absent or null if nothing is stated. */
  allergens?: readonly Allergen[] | null
}

/**
 * The exclusions of a sheet. A wish of the same sheet can narrow one: "sem cítricos", with limão preferred. An allergy
 * is never narrowed.
 */
export function exclusionsOf({ wishes }: RequestSheet): Exclusion[] {
  const wanted = [...ofKind(wishes, 'prefer'), ...ofKind(wishes, 'only')].map(({ what }) => termName(what))
  return ofKind(wishes, 'exclude').map(({ what, why }) => {
    const exclusion = exclusionOf(what, why)
    const kept = wanted.filter((name) => name !== exclusion.what && exclusion.names.has(name))
    return why === 'allergy' || kept.length === 0 ? exclusion : withoutKept(exclusion, kept)
  })
}

/** Verdict on foods of the lexicon; null stands for an unknown ingredient. */
function judgeFoods(exclusion: Exclusion, names: readonly string[] | null): boolean {
  if (exclusion.phrase) return exclusion.why !== 'allergy'
  if (!names) return exclusion.why !== 'allergy'
  return names.every((name) => judge(exclusion, name) === 'yes')
}

const mentions = ({ phrase }: Exclusion, words: readonly string[]) =>
  phrase !== null && words.some((word) => containsPhrase(tokenize(word), phrase))

export function ingredientAllowed(exclusion: Exclusion, item: Ingredient): boolean {
  if (!judgeFoods(exclusion, foodsWithin(item))) return false
  const made = techniques[exclusion.what]?.preparations ?? []
  return madeOf(item).every(
    (part) =>
      !made.some((id) => id === part.id) &&
      !mentions(exclusion, [part.name, part.family, ...part.words]) &&
      judgeProse(exclusion, part.name) !== 'no',
  )
}

export function foodAllowed(exclusion: Exclusion, item: Food): boolean {
  return (
    judgeFoods(exclusion, foodsOfKitchenItem(item.id)) && !mentions(exclusion, [item.name, ...item.words])
  )
}

export function garnishAllowed(exclusion: Exclusion, item: Garnish): boolean {
  return (
    judgeFoods(exclusion, foodsOfGarnish(item.id)) &&
    !mentions(exclusion, [item.name, ...item.words]) &&
    judgeProse(exclusion, item.name) !== 'no'
  )
}

export function menuItemVerdict(
  exclusion: Exclusion,
  { name, description, allergens }: MenuItemWords,
): Verdict {
  const said = judgeMenuText(exclusion, description ? `${name}; ${description}` : name)
  if (said === 'no' || !allergens || exclusion.allergens.size === 0) return said
  if (allergens.some((allergen) => exclusion.allergens.has(allergen))) return 'no'
  // The owner's list settles its allergens, not other exclusions, such as meat for vegans.
  const listed = [...exclusion.names].every(
    (term) => !(term in foods) || foods[term]?.has.some((one) => exclusion.allergens.has(one)),
  )
  return listed ? 'yes' : said
}

/** Whether an ingredient is, or is made of, what a term names; used for preferences. */
export function ingredientHolds(item: Ingredient, term: string): boolean {
  const within = membersWithin(termName(term))
  return (foodsWithin(item) ?? []).some((name) => within.has(name))
}

export function foodHolds(item: Pick<Food, 'id'>, term: string): boolean {
  const within = membersWithin(termName(term))
  return (foodsOfKitchenItem(item.id) ?? []).some((name) => within.has(name))
}
