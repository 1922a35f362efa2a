/** What the readers of dish requests share: numbers, sentences, and what they find. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Term } from '../../base/lexicon/term.ts'
import type { WishContent } from '../text/draft.ts'
import { numbersIn } from '../text/numbers.ts'

/** A stretch of the folded text with the wishes that it states; none for words that only lead to another one. */
export type Found = { start: number; end: number; wishes: WishContent[] }

/** What a reader knows besides the text. */
export type Told = {
  /** yyyy-mm-dd */
  today: string
  /** Names of the house's items. */
  items: readonly string[]
  /** The folded text with the clauses that were read before. */
  whole: string
}

/** Reads the folded text, in which stretches that were read before are blank. */
export type Reader = (said: string, told: Told) => Found[]

const small =
  'uma?|dois|duas|tres|quatro|cinco|seis|sete|oito|nove|dez|onze|doze|treze|quatorze|catorze|quinze|dezesseis|dezessete|dezoito|dezenove'
const tens = 'vinte|trinta|quarenta|cinquenta|sessenta|setenta|oitenta|noventa|cem|cento|duzentos'

/** A number in figures or words, as the source of a pattern with one group. */
export const number = `(\\d{1,5}(?:[.,]\\d{1,2})?|(?:${tens})(?: e (?:${small}))?|${small})`

export function amountIn(said: string | undefined): number {
  const [value = Number.NaN] = said === undefined ? [] : numbersIn(said)
  return value
}

/** Short forms of phones, where a pattern has the whole word. */
const shortForms: readonly (readonly [word: RegExp, forms: string])[] = [
  [/(?<![\p{L}\\])que(?!\p{L})/gu, '(?:que|q)'],
  [/(?<![\p{L}\\])nao(?!\p{L})/gu, '(?:nao|n)'],
  [/(?<![\p{L}\\])porque(?!\p{L})/gu, '(?:porque|pq)'],
  [/(?<![\p{L}\\])quero(?!\p{L})/gu, '(?:quero|qro)'],
  [/(?<![\p{L}\\])tambem(?!\p{L})/gu, '(?:tambem|tb|tbm)'],
]

/** The source of a pattern that also matches the short forms of its words: "tem q sair". */
export const withShortForms = (source: string): string =>
  shortForms.reduce((all, [word, forms]) => all.replace(word, forms), source)

export const pattern = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${withShortForms(source)})(?![\\p{L}\\p{N}])`, 'gu')

/** The words that lead to a name. */
export const leading = (source: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${withShortForms(source)}) `, 'gu')

/** A reader of one shape; `wishesOf` returns null if the words mean something else. */
export const reads = (
  source: string,
  wishesOf: (match: RegExpMatchArray, told: Told) => WishContent[] | null,
): Reader => {
  // Built with the first text: a request needs the patterns of one automation.
  let words: RegExp | undefined
  return (said, told) => {
    words ??= pattern(source)
    return [...said.matchAll(words)].flatMap((match) => {
      const wishes = wishesOf(match, told)
      return wishes === null ? [] : [{ start: match.index, end: match.index + match[0].length, wishes }]
    })
  }
}

/** "pelo menos", "no máximo" before a number, as a bound. */
export const boundWords = '(?:pelo menos|(?:no )?minimo|ao menos|(?:no )?maximo|ate|so|apenas|exatamente)'

export function boundOf(
  said: string | undefined,
  otherwise: 'exactly' | 'at_least' = 'exactly',
): 'exactly' | 'at_least' | 'at_most' {
  if (said === undefined) return otherwise
  if (/pelo menos|minimo|ao menos/.test(said)) return 'at_least'
  return /maximo|ate/.test(said) ? 'at_most' : 'exactly'
}

const edible: ReadonlySet<Term['kind']> = new Set<Term['kind']>(['ingredient', 'group', 'allergen'])

/** Dishes that owners name for their main ingredient. */
const cuts: Readonly<Record<string, string>> = { rabada: 'rabo de boi', 'caldo de mocotó': 'mão de vaca' }

/** "dois com rabada": a cut. */
export function cutOf(term: Term | undefined): Term | undefined {
  const cut = term?.kind === 'dish' ? cuts[term.name] : undefined
  return cut === undefined ? term : findTerm(cut)
}

/** The longest food of the lexicon at the start of a text. */
export function foodAt(said: string): { term: Term; length: number } | null {
  const words: RegExpExecArray[] = []
  for (const word of said.matchAll(/[\p{L}-]+/gu)) {
    if (words.push(word) === 5) break
  }
  for (let count = words.length; count > 0; count -= 1) {
    const last = words[count - 1]
    const end = (last?.index ?? 0) + (last?.[0].length ?? 0)
    const from = words[0]?.index ?? 0
    const phrase = said.slice(from, end)
    const named = findTerm(phrase) ?? findTerm(phrase.replace(/s$/, ''))
    const term = cutOf(named)
    if (term && edible.has(term.kind)) return { term, length: end }
  }
  return null
}

/** The first food that a text names. */
export function foodIn(said: string): Term | null {
  for (const { index } of said.matchAll(/(?<!\p{L})\p{L}{3,}/gu)) {
    const found = foodAt(said.slice(index))
    if (found) return found.term
  }
  return null
}

/** Sentences with their places; a question keeps its mark. */
export function sentencesOf(said: string): { text: string; at: number }[] {
  return [...said.matchAll(/[^.!?;\n]+[?]?/g)].map(({ 0: text, index }) => ({ text, at: index }))
}

/** Why, which no wish depends on: "porque o pessoal desce com pressa". */
export const because =
  /^,? (?:porque|pq|pois|ja que) (?:(?! e (?:um|uma|dois|duas) |(?<!\p{L})(?:quer\p{L}+|nao|sem|nem|us[ae]\p{L}*|alerg\p{L}+|precis\p{L}+)(?!\p{L}))[^.,;:!?\n]){3,110}(?=[.,;:!?\n]|$)/u

/** The food that a phrase begins with, or else the first that it names. */
export const knownFood = (said: string): Term | null => foodAt(said)?.term ?? foodIn(said)

/** Pattern of anything within one thought, of at most so many letters. */
export const upTo = (length: number): string => `[^.;!?\\n]{0,${length}}?`
