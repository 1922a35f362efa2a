import type { Allergen } from '../../allergens.ts'

/** A food or drink that owners and menus name, and what is known of it. */
export interface FoodTerm {
  /** Other ways to write it. */
  words: readonly string[]
  /** Names of the groups, or of the foods, that it belongs to. */
  in: readonly string[]
  /** Allergens that it contains. */
  has: readonly Allergen[]
  /** Allergens to be reckoned with: processing aids, usual traces, related plants. They count for allergies only. */
  may: readonly Allergen[]
  /** Related foods that an allergy to this one keeps out as well. */
  kin: readonly string[]
  /** Composition depends on the maker: an allergy to anything outside the register of allergens keeps it out. */
  ofBrand: boolean
}

interface Extra {
  may?: readonly Allergen[]
  kin?: readonly string[]
  ofBrand?: true
}

export const listOf = (text: string): string[] =>
  text.split(',').flatMap((part) => (part.trim() === '' ? [] : [part.trim()]))

export function food(
  words: string,
  groups: string,
  has: readonly Allergen[] = [],
  { may = [], kin = [], ofBrand }: Extra = {},
): FoodTerm {
  return { words: listOf(words), in: listOf(groups), has, may, kin, ofBrand: ofBrand === true }
}
