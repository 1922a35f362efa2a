import type { Allergen } from '../../allergens.ts'

/** A food or drink that owners and menus name, and what is known about it. */
export interface FoodTerm {
  /** Other ways to write it. */
  words: readonly string[]
  /** Names of the groups or foods that it belongs to. */
  in: readonly string[]
  /** Allergens that it contains. */
  has: readonly Allergen[]
  /** Allergens that it may contain: processing aids, usual traces, related plants. They count for allergies only. */
  may: readonly Allergen[]
  /** Related foods that an allergy to this one excludes as well. */
  kin: readonly string[]
  /** Composition depends on the maker: an allergy to anything outside the register of allergens excludes it. */
  ofBrand: boolean
}

interface Extra {
  may?: readonly Allergen[]
  kin?: readonly string[]
  ofBrand?: true
}

export const listOf = (text: string): string[] =>
  text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))

/** A food of the lexicon. `words` and `groups` are comma-separated lists. */
export function food(
  words: string,
  groups: string,
  has: readonly Allergen[] = [],
  { may = [], kin = [], ofBrand }: Extra = {},
): FoodTerm {
  return { words: listOf(words), in: listOf(groups), has, may, kin, ofBrand: ofBrand === true }
}
