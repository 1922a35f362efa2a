/** Styles of drinks and dishes as names of the lexicon: their opposites, and what "só" and "menos" make of a word. */
import { styleWords } from '../../../base/drinks/style-words.ts'
import { findTerm } from '../../../base/lexicon/lexicon.ts'
import type { Term } from '../../../base/lexicon/term.ts'
import type { Element } from '../../words/elements.ts'

export const styleOf = (term: Term) => styleWords.find(({ label }) => label === term.name)

export function oppositeOf(term: Term): Term | undefined {
  const opposite = styleOf(term)?.opposite
  const label = opposite && styleWords.find(({ style }) => style === opposite)?.label
  return label ? findTerm(label) : undefined
}

const labelOf = (style: string) => styleWords.find((entry) => entry.style === style)?.label ?? ''

/** The style that "só" implies: nothing else for "local", nothing hot for "gelados". */
export function wholly({ key }: Element, term: Term): string | null {
  if (styleOf(term)?.style === 'local') return labelOf('only_local')
  return /^gelad/.test(key) ? labelOf('not_hot') : null
}

/** Words for sugar and alcohol: less of them is a style. */
const lessMeans: readonly (readonly [words: RegExp, style: string])[] = [
  [/^(acucar|acucar adicionado|rapadura|xarope)/, 'dry'],
  [/^(alcool|bebida alcoolica|alcoolico|cachaca)/, 'light'],
  [/^(amargor|amargo)/, 'not_bitter'],
]

/** The style that less of a word is: dry for sugar; undefined if it is no style. */
export function lessOf(element: Element, term: Term): string | undefined {
  if (term.kind === 'style' && oppositeOf(term)) return oppositeOf(term)?.name
  const other = lessMeans.find(([words]) => words.test(element.key))
  return other && findTerm(labelOf(other[1]))?.name
}
