import { type Allergen, allergenLabels, allergens } from '../base/allergens.ts'
import type { Fact, FactOf } from '../base/facts.ts'
import type { House, HouseItem } from '../base/house/house.ts'
import { type Exclusion, judge, judgeMenuText, judgeProse, type Verdict } from '../base/lexicon/exclusion.ts'
import { foods, membersWithin, techniques } from '../base/lexicon/knowledge.ts'
import { findTerm, keyOf } from '../base/lexicon/lexicon.ts'
import { withoutGlasses } from '../base/lexicon/read-text.ts'
import { NameIndex } from '../base/match-items.ts'
import { housePreparations } from '../base/pantry/house-preparations.ts'
import { menuItemVerdict } from '../base/request/judge-exclusions.ts'
import { foodsByName } from './ingredient-names.ts'

/** Items of the house's menu by their names. */
export type MenuLookup = (name: string) => HouseItem | undefined

/** Reports omit brackets in names: "Pastel (8 un.)". */
const spoken = (name: string) => name.replace(/\s*\([^)]*\)/g, '')

export function menuOf({ menu }: House): MenuLookup {
  const index = new NameIndex(menu.flatMap(({ name }) => [name, spoken(name)]))
  return (name) => menu[Math.floor(index.find(name) / 2)]
}

/** An unknown food must never be declared free of what a guest cannot eat. */
export const isStrict = ({ why }: Exclusion) => why === 'allergy' || why === 'diet'

/** A dislike is violated only by certainty; an allergy or a diet also by what is unknown. */
const breaks = (exclusion: Exclusion, verdict: Verdict) =>
  verdict === 'no' || (verdict === 'unknown' && isStrict(exclusion))

function ingredientBreaks(exclusion: Exclusion, name: string): boolean {
  if (judgeProse(exclusion, name) === 'no') return true
  const made = techniques[exclusion.what]?.preparations ?? []
  const key = keyOf(name)
  if (housePreparations.some(({ id, name: own }) => keyOf(own) === key && made.includes(id))) return true
  const foods = foodsByName(name)
  // It is in no pantry, so nobody can say that it is free of anything.
  if (!foods) return exclusion.why === 'allergy' || breaks(exclusion, judgeMenuText(exclusion, name))
  if (exclusion.phrase) return exclusion.why === 'allergy'
  return [...foods].some((food) => breaks(exclusion, judge(exclusion, food)))
}

const byLabel = new Map(
  allergens.flatMap(
    (allergen) =>
      [
        [keyOf(allergen), allergen],
        [keyOf(allergenLabels[allergen]), allergen],
      ] as const,
  ),
)

/** An allergen of a food that the owner excepts may come from it; the ingredients say what else there is. */
const isSpared = ({ spared }: Exclusion, allergen: Allergen) =>
  [...spared].some((name) => foods[name]?.has.includes(allergen))

function allergenBreaks(exclusion: Exclusion, stated: string): boolean {
  const known = byLabel.get(keyOf(stated))
  if (known) return exclusion.allergens.has(known) && !isSpared(exclusion, known)
  const term = findTerm(stated)
  if (term) return breaks(exclusion, judge(exclusion, term.name))
  return breaks(exclusion, judgeProse(exclusion, stated))
}

function menuTextBreaks(
  exclusion: Exclusion,
  name: string,
  lookUp: MenuLookup,
  description?: string,
): boolean {
  const item = lookUp(name)
  const words = item?.description ?? description ?? null
  return breaks(
    exclusion,
    menuItemVerdict(exclusion, { name, description: words, allergens: item?.allergens ?? null }),
  )
}

const proseBreaks = (exclusion: Exclusion, text: string) => breaks(exclusion, judgeProse(exclusion, text))

/** In recipes only: a post that offers a glass of wine means the wine. */
const recipeBreaks = (exclusion: Exclusion, text: string) => proseBreaks(exclusion, withoutGlasses(text))

/** Whether the report asks the kitchen about what is excluded, or about what it is part of. */
const isConfirmed = (exclusion: Exclusion, { confirm = [] }: Pick<FactOf<'pairing'>, 'confirm'>): boolean =>
  confirm.some((what) => what === exclusion.what || membersWithin(what).has(exclusion.what))

/** A house's dish that the kitchen is told to confirm stands, unless its words show that it holds what is excluded. */
function dishBreaks(exclusion: Exclusion, fact: FactOf<'pairing'>, lookUp: MenuLookup): boolean {
  if (fact.dish === '') return false
  if (!isConfirmed(exclusion, fact)) return menuTextBreaks(exclusion, fact.dish, lookUp, fact.description)
  const item = lookUp(fact.dish)
  return (
    menuItemVerdict(exclusion, {
      name: fact.dish,
      description: item?.description ?? fact.description ?? null,
      allergens: item?.allergens ?? null,
    }) === 'no'
  )
}

/** What is said beside such a dish repeats its words. */
const pairingTextBreaks = (exclusion: Exclusion, { confirm, text }: FactOf<'pairing'>) =>
  isConfirmed(exclusion, { confirm }) ? judgeProse(exclusion, text) === 'no' : proseBreaks(exclusion, text)

function pairingBreaks(exclusion: Exclusion, fact: FactOf<'pairing'>, lookUp: MenuLookup): boolean {
  if (dishBreaks(exclusion, fact, lookUp)) return true
  // A cachaça's name consists of words of its own: they are removed from "dose de Alambique" first.
  const drink = fact.serve.replace(/^dose d[aeo] /i, '')
  if (fact.serveIngredients) {
    if (fact.serveIngredients.some((name) => ingredientBreaks(exclusion, name))) return true
    return proseBreaks(exclusion, drink)
  }
  return foodsByName(drink) ? ingredientBreaks(exclusion, drink) : menuTextBreaks(exclusion, drink, lookUp)
}

/** What in a fact violates an exclusion, in the words of the fact; null if nothing does. */
export function offence(exclusion: Exclusion, fact: Fact, lookUp: MenuLookup): string | null {
  switch (fact.kind) {
    case 'drink': {
      const parts = [
        ...fact.ingredients.map(({ name }) => name),
        ...fact.preparations,
        ...(fact.base === null ? [] : [fact.base]),
      ]
      const bad = parts.find((name) => ingredientBreaks(exclusion, name))
      if (bad !== undefined) return `${bad} em “${fact.name}”`
      if (fact.allergens.some((stated) => allergenBreaks(exclusion, stated))) return `“${fact.name}”`
      if (fact.pairing !== null && menuTextBreaks(exclusion, fact.pairing, lookUp)) {
        return `o acompanhamento de “${fact.name}”`
      }
      return recipeBreaks(exclusion, fact.text) || proseBreaks(exclusion, fact.name)
        ? `o texto de “${fact.name}”`
        : null
    }
    case 'dish': {
      const bad = fact.ingredients.find(({ name }) => ingredientBreaks(exclusion, name))
      if (bad) return `${bad.name} em “${fact.name}”`
      if (fact.allergens.some((stated) => allergenBreaks(exclusion, stated))) return `“${fact.name}”`
      return recipeBreaks(exclusion, fact.text) || proseBreaks(exclusion, fact.name)
        ? `o texto de “${fact.name}”`
        : null
    }
    case 'pairing':
      if (fact.allergens.some((stated) => allergenBreaks(exclusion, stated))) return `“${fact.dish}”`
      return pairingBreaks(exclusion, fact, lookUp) || pairingTextBreaks(exclusion, fact)
        ? `“${fact.dish}” com “${fact.serve}”`
        : null
    case 'post': {
      const said = [fact.title, fact.body, ...fact.hashtags].join('\n')
      return proseBreaks(exclusion, said) ? `a publicação “${fact.title}”` : null
    }
    default:
      return null
  }
}

/** Kinds of facts that propose something to eat, drink or read, and so can violate an exclusion. */
export const proposes = (fact: Fact): fact is FactOf<'drink' | 'dish' | 'pairing' | 'post'> =>
  fact.kind === 'drink' || fact.kind === 'dish' || fact.kind === 'pairing' || fact.kind === 'post'
