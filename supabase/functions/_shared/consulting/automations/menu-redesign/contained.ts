/** The allergens of a printed line, for the kitchen to confirm. */
import { type Allergen, allergenLabels, allergens } from '../../base/allergens.ts'
import { allergensInWords, isOpenBroth } from '../../base/lexicon/allergens-in-words.ts'
import { kindAllergens } from '../../base/lexicon/kinds-of-dish.ts'
import { kindOf, type Placed } from './placed.ts'
import type { MenuLine } from './schema.ts'

/** What a line holds by its words and its kind, what its kind often holds, and whether nothing says what it is made of. */
export const containedBy =
  (cooksWithout: ReadonlySet<Allergen>, hasFish = true) =>
  (one: Placed, words: readonly string[]): Pick<MenuLine, 'hints' | 'often' | 'unsaid'> => {
    const isFood = kindOf(one) === 'dish' || kindOf(one) === 'side'
    const [name = '', ...said] = words
    const { always, often, isKnown } = kindAllergens({
      name,
      section: one.section,
      description: said.join(', '),
      isFood,
    })
    const named = allergensInWords(words.join(', '))
    const isOfMeat = !hasFish && isOpenBroth(name)
    const held = new Set([...always, ...named].filter((one) => !(isOfMeat && one === 'fish')))
    const all = new Set(allergens.filter((allergen) => held.has(allergen) && !cooksWithout.has(allergen)))
    const doubtful = [...often, ...(isOfMeat ? (['fish'] as const) : [])].filter(
      (allergen) => !all.has(allergen) && !cooksWithout.has(allergen),
    )
    const isUnsaid =
      kindOf(one) === 'dish' && !isKnown && all.size === 0 && said.every((text) => text.trim() === '')
    return {
      hints: [...all].map((allergen) => allergenLabels[allergen]),
      ...(doubtful.length > 0 && { often: doubtful.map((allergen) => allergenLabels[allergen]) }),
      ...(isUnsaid && { unsaid: true }),
    }
  }
