import { styleWords } from '../drinks/style-words.ts'
import { audienceOptions } from '../house/options.ts'
import { tokenize } from '../language/text.ts'
import { allergenWords, dietTerms } from './diets.ts'
import { dishTerms } from './dishes.ts'
import { equipmentTerms } from './equipment.ts'
import { foodTerms } from './foods/index.ts'
import { type GroupTerm, groupTerms } from './groups.ts'
import { techniqueTerms } from './techniques.ts'
import type { Term, TermKind } from './term.ts'

/** Words for audiences, besides the options of the wizard. */
const audienceWords: Readonly<Partial<Record<(typeof audienceOptions)[number], readonly string[]>>> = {
  'Moradores do bairro': ['vizinhos', 'vizinhança', 'gente do bairro', 'clientela do bairro'],
  'Turistas brasileiros': ['turista', 'turistas', 'visitantes'],
  'Turistas estrangeiros': [
    'turista gringo',
    'turistas gringos',
    'turista estrangeiro',
    'estrangeiros',
    'gringos',
    'gringo',
  ],
  'Happy hour depois do trabalho': ['happy hour', 'pós-expediente', 'depois do trabalho'],
  'Executivos em almoço ou jantar de negócios': ['executivos', 'negócios', 'empresários'],
  Casais: ['casal', 'namorados', 'público romântico'],
  'Grupos de amigos': ['turma', 'galera', 'amigos', 'grupos'],
  'Público de 25 a 35 anos': ['jovens', 'público jovem', 'jovens adultos', 'universitários'],
  'Público acima de 40 anos': ['público maduro', 'mais velhos', 'idosos', 'terceira idade'],
  'Apreciadores de cachaça': ['cachaceiros', 'apreciadores', 'entendidos de cachaça'],
  'Quem prefere drinks leves': ['quem bebe pouco'],
  'Quem vem pela comida': ['quem vem comer'],
  'Festas e comemorações': ['festas', 'festa', 'aniversários', 'casamentos', 'comemorações'],
}

interface Worded {
  words: readonly string[]
}

const termsOf = (kind: TermKind, register: Readonly<Record<string, Worded>>): Term[] =>
  Object.entries(register).map(([name, { words }]) => ({ name, kind, words }))

const groups: Readonly<Record<string, GroupTerm>> = groupTerms

const isCachaca = (name: string) => name.startsWith('cachaça ')

/** Everything that owners can name, for every automation. If two terms share a word, the first one gets it. */
export const terms: readonly Term[] = [
  ...termsOf('allergen', allergenWords),
  ...Object.entries(groups).map(
    ([name, { words, narrows }]): Term => ({
      name,
      kind: 'group',
      words,
      ...(narrows.length > 0 ? { narrows } : {}),
    }),
  ),
  ...Object.entries(foodTerms).map(
    ([name, { words }]): Term => ({ name, kind: isCachaca(name) ? 'cachaca' : 'ingredient', words }),
  ),
  ...termsOf('diet', dietTerms),
  ...termsOf('dish', dishTerms),
  ...termsOf('technique', techniqueTerms),
  ...termsOf('equipment', equipmentTerms),
  ...styleWords.map(({ label, words }): Term => ({ name: label, kind: 'style', words })),
  ...audienceOptions.map(
    (option): Term => ({ name: option, kind: 'audience', words: audienceWords[option] ?? [] }),
  ),
]

export const keyOf = (name: string): string => tokenize(name).join(' ')

const byName = new Map(terms.map((term) => [keyOf(term.name), term]))
const byWord = new Map<string, Term>()
for (const term of terms) {
  for (const word of term.words) {
    const key = keyOf(word)
    if (!byWord.has(key)) byWord.set(key, term)
  }
}

/** The term of that name or word, written with or without accents; undefined when the lexicon has none. */
export function findTerm(name: string): Term | undefined {
  const key = keyOf(name)
  return byName.get(key) ?? byWord.get(key)
}

/** The lexicon's name of what a word means; the word itself if the lexicon does not know it. */
export const termName = (word: string): string => findTerm(word)?.name ?? word

/** Every way to write a term, in comparable form: its key and the term. */
export function spellings(): Map<string, Term> {
  return new Map([...byWord, ...byName])
}
