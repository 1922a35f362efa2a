import { containsPhrase, tokenize } from '../language/text.ts'
import { membersWithin } from '../lexicon/knowledge.ts'
import { findTerm } from '../lexicon/lexicon.ts'
import type { WishOf } from './wish.ts'

/** Fruit that only sours or lengthens a glass: "dois com fruta" means none of these. */
const seasons = /^(?:limão|limões|coco|água de coco|leite de coco)/

/**
 * The foods that count for "com macaxeira": leite de coco counts as coconut, but goma does not count as macaxeira. For
 * an upper bound, products made of the food count as well.
 */
export function foodsCounted(what: string, { of }: Pick<WishOf<'share'>, 'of'>): ReadonlySet<string> {
  const term = findTerm(what)
  const within = membersWithin(term?.name ?? what)
  if (term?.name === 'frutas' && of !== 'few')
    return new Set([...within].filter((name) => !seasons.test(name)))
  if (term?.kind !== 'ingredient' || of === 'few') return within
  const words = tokenize(term.name)
  return new Set([...within].filter((name) => containsPhrase(tokenize(name), words)))
}
