import { type Allergen, allergenLabels, allergens } from '../allergens.ts'
import { exclusionOf, judgeMenuText } from './exclusion.ts'

const contained = allergens.map((one) => ({ one, exclusion: exclusionOf(allergenLabels[one], 'taste') }))

/** Allergens that the words of a menu line tell. */
export function allergensInWords(text: string): Allergen[] {
  return contained.flatMap(({ one, exclusion }) => (judgeMenuText(exclusion, text) === 'no' ? [one] : []))
}
