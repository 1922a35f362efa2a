import { type Allergen, allergenLabels, allergens } from '../allergens.ts'
import { foldAccents } from '../language/text.ts'
import { exclusionOf, judgeMenuText } from './exclusion.ts'

const contained = allergens.map((one) => ({ one, exclusion: exclusionOf(allergenLabels[one], 'taste') }))

/** Words that name no allergen and yet tell of one on the menus of Ceará. */
const told: readonly (readonly [Allergen, RegExp])[] = [
  // Served in bread, whatever the patty is made of.
  ['gluten', /\b(?:ham)?burg(?:u?er)(?:e?s)?\b|\bsmash\b/],
  // Fried in breadcrumbs.
  ['gluten', /\bcroquetes?\b/],
  ['egg', /\bcroquetes?\b/],
  // "Castanha" alone is the cashew nut here.
  ['cashew_nut', /\bcastanhas?\b(?![- ]d[oae]s?[- ](?:para|brasil|amazonia|baru)|[- ]portuguesa)/],
]

const ofAnimals: ReadonlySet<Allergen> = new Set(['crustaceans', 'egg', 'fish', 'honey', 'milk', 'molluscs'])

/** Allergens that the words of a menu line tell. */
export function allergensInWords(text: string): Allergen[] {
  const folded = foldAccents(text)
  const vegan = /\bvegan[oa]s?\b/.test(folded)
  return contained.flatMap(({ one, exclusion }) => {
    if (vegan && ofAnimals.has(one)) return []
    const found =
      judgeMenuText(exclusion, text) === 'no' ||
      told.some(([allergen, words]) => allergen === one && words.test(folded))
    return found ? [one] : []
  })
}
