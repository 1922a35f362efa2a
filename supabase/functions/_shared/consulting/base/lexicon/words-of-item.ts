import { tokenize } from '../language/text.ts'
import { memoized } from '../memoized.ts'
import { findTerm } from './lexicon.ts'

/** Longest name of a food, in words. */
const longest = 4

/**
 * The words of a menu item that name a food or drink by themselves: "chope" of "Chope IPA da casa". Empty for a
 * mixed drink or a dish, which has a name of its own.
 */
export const countedWords = memoized((name: string): string => {
  const words = tokenize(name.replace(/\([^)]*\)/g, ' '))
  for (let length = Math.min(longest, words.length); length > 0; length -= 1)
    for (let from = 0; from + length <= words.length; from += 1) {
      const phrase = words.slice(from, from + length).join(' ')
      const term = findTerm(phrase)
      if (term?.kind === 'dish') return ''
      if (term?.kind === 'ingredient') return phrase
    }
  return ''
})
