/** General words that stand for several foods, as in "alergia a castanhas", and what they cover at the widest. */
import { tokenize } from '../language/text.ts'
import { membersWithin } from './knowledge.ts'
import { terms } from './lexicon.ts'

const contains = (one: string, other: string) => membersWithin(one).has(other)

/** The choices that no other choice contains: together they cover everything the word may mean. */
const widestOf = (choices: readonly string[]): string[] =>
  choices.filter((choice) => !choices.some((other) => other !== choice && contains(other, choice)))

const generalTerms = terms.flatMap(({ name, words, narrows }) => {
  if (!narrows || narrows.length === 0) return []
  // "frutos do mar" covers all its meanings itself, "castanhas" lacks peanuts.
  const widest = narrows.every((choice) => contains(name, choice)) ? [name] : widestOf(narrows)
  return [{ spellings: [name, ...words], choices: narrows.join(), widest }]
})

/** Everything that a general word may mean, from the meanings that the lexicon offers for it. */
export function widestMeaning(choices: readonly string[]): readonly string[] {
  return generalTerms.find((term) => term.choices === choices.join())?.widest ?? widestOf(choices)
}

const padded = (words: string) => ` ${tokenize(words).join(' ')} `

/** The general word in these words that was read as all of `what`: "castanhas" in "alergia a castanhas". */
export function generalWordFor(what: string, said: string): string | null {
  const key = padded(said)
  const isSaid = (word: string) => key.includes(padded(word))
  const own = terms.find(({ name }) => name === what)
  if (own && !own.narrows && [what, ...own.words].some(isSaid)) return null
  const meant = generalTerms.filter(({ widest }) => widest.includes(what))
  return meant.flatMap(({ spellings }) => spellings).find(isSaid) ?? null
}
