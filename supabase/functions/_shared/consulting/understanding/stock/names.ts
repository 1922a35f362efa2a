/** Names of goods for the reader of idle stock. */
import { findTerm } from '../../base/lexicon/lexicon.ts'
import type { Term } from '../../base/lexicon/term.ts'
import { isCachacaBrand } from '../../base/pantry/house-cachacas.ts'
import { foldInPlace } from '../text/fold.ts'
import type { NameAt } from './idle.ts'

const goods: ReadonlySet<Term['kind']> = new Set<Term['kind']>(['ingredient', 'group', 'allergen', 'cachaca'])
/** Liqueurs that the lexicon does not know one by one. */
const anyLiqueur = 'licores'

/** "Pitu ouro": the second word of a brand. */
const colours = /^(?:prata|ouro|branca|amarela|premium|carvalho|cristal)$/

/** The first words that the lexicon knows as something to eat or to drink; the longest name wins. */
export const termAt: NameAt<string> = (words) => {
  if (words[0] === 'licor' && words[1] === 'de' && words[2] !== undefined)
    return { name: findTerm(words.slice(0, 3).join(' '))?.name ?? anyLiqueur, words: 3 }
  if (isCachacaBrand(words[0] ?? '')) return { name: 'cachaça', words: colours.test(words[1] ?? '') ? 2 : 1 }
  for (let count = words.length; count > 0; count--) {
    const said = words.slice(0, count).join(' ')
    const term = findTerm(said)
    if (term && goods.has(term.kind)) return { name: term.name, words: count }
  }
  return null
}

const sizes = /\([^)]*\)|\d+(?:[.,]\d+)?\s*(?:ml|l|g|kg)(?![a-z])/g
const wordsOf = (name: string): string[] =>
  foldInPlace(name)
    .toLowerCase()
    .replace(sizes, ' ')
    .match(/[a-z]+/g) ?? []

/** An item of the house by the first words of its name; words that begin several items name none of them. */
export const itemAt = (items: readonly string[]): NameAt<string> => {
  const known = items.map((name) => ({ name, words: wordsOf(name) }))
  return (words) => {
    for (let count = words.length; count > 0; count--) {
      const said = words.slice(0, count)
      const found = known.filter(({ words: own }) => said.every((word, at) => own[at] === word))
      const [first] = found
      if (first && (found.length === 1 || first.words.length === count))
        return { name: (found.find((one) => one.words.length === count) ?? first).name, words: count }
    }
    return null
  }
}

/** Terms of what is poured: a number of it counts bottles. */
export const poured =
  /^(?:cachaça|aperitivo|gin|vodca|rum|uísque|tequila|conhaque|licor(?:es)?|vinho|espumante|vermute|saquê|catuaba)(?!\p{L})/u
