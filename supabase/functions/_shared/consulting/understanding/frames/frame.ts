import type { Term } from '../../base/lexicon/term.ts'
import type { WishContent } from '../text/draft.ts'
import type { Element } from '../words/elements.ts'

/** The elements of a sentence that a clause names, by group of its pattern. */
export type Named = {
  /** Elements in a group of the pattern, in order; none if the group is absent. */
  of: (group: string, letters?: string) => Element[]
  /** The numbers in a group, "um" included. */
  numbers: (group: string) => number[]
  has: (group: string) => boolean
}

/** A whole clause, and the wishes that it states. Null if it does not fit after all. */
export type Frame = {
  clause: RegExp
  wishes: (named: Named) => WishContent[] | null
  /** It says all that its clause says of somebody's health, whatever else the sentence tells. */
  settlesHealth?: boolean
}

/** A frame for a clause written with the fragments below; it must match up to a boundary of clauses. */
export const frame = (clause: string, wishes: Frame['wishes']): Frame => ({
  // Up to the end of a word: "ponha" is not all of "ponham".
  clause: new RegExp(`(?:${clause})(?![A-Za-z0-9])`, 'y'),
  wishes,
})

export const anyOf = (...options: readonly string[]): string => `(?:${options.join('|')})`

export const article =
  '(?:(?:o|a|os|as|um|uma|uns|umas|nosso|nossa|nossos|nossas|meu|minha|meus|minhas|algum|alguma|qualquer) )?'

/** "caju, cajá e umbu", with the given joints between them. */
export const listOf = (one: string, repeated = '') =>
  `${article}${one}(?: (?:, )?(?:(?:e|nem|ou|e nem) )?${repeated}${article}${one})*`

export const food = 'F\\d+'
export const number = '(?:N\\d+|uma?)'
export const cash = '(?:\\$ ?N\\d+|N\\d+ (?:reais|real|conto|contos|pila))'
/** A sum where the words before it speak of money. */
export const sum = `(?:${cash}|N\\d+(?! (?:%|h|ml|kg|g|l|min)))`
export const atLeast = '(?:pelo menos|ao menos|no minimo|minimo de|minimo)'
export const atMost = '(?:no maximo|ate no maximo|maximo de|maximo|ate|nao mais (?:de|que)|so ate)'
export const wants =
  '(?:(?:eu |nos |a gente )?(?:quero|queremos|queria|queriamos|gostaria de|gostariamos de|preciso de|precisamos de|precisava de|desejo|faca|facam|crie|criem|monte|montem|sugira|inclua|incluam|coloque|coloquem) )?'
/** Each result: "cada", "por drink". */
export const each = '(?: (?:cada|cada um|cada uma|por R\\d+|por unidade|a unidade|cada R\\d+|o R\\d+))?'

/** A whole number from 1 to 100, or null. */
export function countIn(named: Named, group: string): number | null {
  const [count] = named.numbers(group)
  return count !== undefined && Number.isInteger(count) && count > 0 && count <= 100 ? count : null
}

/** The terms in a group; null if one of them may stand for several. */
export function termsIn(named: Named, group: string, letters = 'F'): Term[] | null {
  const found = named.of(group, letters).map(({ meaning }) => meaning?.terms[0])
  const known = found.filter((term) => term !== undefined)
  const isOpen = known.some(({ narrows }) => (narrows?.length ?? 0) > 0)
  return known.length < found.length || known.length === 0 || isOpen ? null : known
}
