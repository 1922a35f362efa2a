import { containsPhrase, tokenize } from '../language/text.ts'
import { membersWithin } from '../lexicon/knowledge.ts'
import { findTerm } from '../lexicon/lexicon.ts'
import type { WishOf } from './wish.ts'

/**
 * The foods that make a recipe one "com macaxeira": leite de coco is coconut, but goma is not macaxeira. Where the owner
 * wants few, what is made of it counts as well.
 */
export function foodsCounted(what: string, { of }: Pick<WishOf<'share'>, 'of'>): ReadonlySet<string> {
  const term = findTerm(what)
  const within = membersWithin(term?.name ?? what)
  if (term?.kind !== 'ingredient' || of === 'few') return within
  const words = tokenize(term.name)
  return new Set([...within].filter((name) => containsPhrase(tokenize(name), words)))
}
