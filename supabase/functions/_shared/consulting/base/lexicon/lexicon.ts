import { styleWords } from '../drinks/style-words.ts'
import { audienceOptions, equipmentOptions } from '../house/options.ts'
import { tokenize } from '../language/text.ts'
import { ingredients } from '../pantry/bar.ts'
import type { Term } from './term.ts'

const byName = <Item>(items: readonly Item[], termOf: (item: Item) => Term): Term[] => {
  const found = new Map<string, Term>()
  for (const item of items) {
    const term = termOf(item)
    const known = found.get(term.name)
    found.set(term.name, known ? { ...known, words: [...known.words, ...term.words] } : term)
  }
  return [...found.values()]
}

/** Everything that owners can name, for every automation. */
export const terms: readonly Term[] = [
  ...byName(ingredients, ({ family, name, words }) => ({
    name: family,
    kind: 'ingredient',
    words: [name, ...words],
  })),
  ...styleWords.map(({ label, words }): Term => ({ name: label, kind: 'style', words })),
  ...equipmentOptions.map((option): Term => ({ name: option, kind: 'equipment', words: [] })),
  ...audienceOptions.map((option): Term => ({ name: option, kind: 'audience', words: [] })),
]

const keyOf = (name: string) => tokenize(name).join(' ')
const byKey = new Map(terms.map((term) => [keyOf(term.name), term]))

/** The term of that name, written with or without accents; undefined when the lexicon has none. */
export function findTerm(name: string): Term | undefined {
  return byKey.get(keyOf(name))
}
