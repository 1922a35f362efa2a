import { type Style, styleWords } from '../../../base/drinks/style-words.ts'
import { tokenize } from '../../../base/language/text.ts'
import { ingredients } from '../../../base/pantry/bar.ts'
import { type Category, categories } from './vocabulary.ts'

/** A known thing with the words that name it. */
export type Entry = { phrase: readonly string[] } & (
  | { kind: 'category'; category: Category }
  | { kind: 'flavour'; family: string }
  | { kind: 'style'; style: Style; opposite: Style | null }
  | { kind: 'answer'; when: 'refused' | 'always'; reason: string }
)

/** Understood wishes that cannot be granted, with an explanation for the owner. */
const answers: readonly { words: readonly string[]; when: 'refused' | 'always'; reason: string }[] = [
  { words: ['gelo'], when: 'refused', reason: 'o gelo faz parte da técnica e ficou nas receitas' },
  {
    words: ['álcool', 'alcoólico', 'alcoólica'],
    when: 'refused',
    reason: 'todos os drinks deste menu levam cachaça',
  },
  { words: ['mocktail'], when: 'always', reason: 'todos os drinks deste menu levam cachaça' },
  {
    words: ['estação', 'da estação', 'fruta da estação', 'fruta da época', 'da época', 'safra'],
    when: 'always',
    reason: 'cada ficha traz os meses da safra; a polpa congelada serve o ano todo',
  },
]

/** All entries, longest names first. */
export const entries: readonly Entry[] = [
  ...answers.flatMap(({ words, when, reason }) =>
    words.map((word): Entry => ({ kind: 'answer', phrase: tokenize(word), when, reason })),
  ),
  ...categories.flatMap((category) =>
    category.words.map((word): Entry => ({ kind: 'category', phrase: tokenize(word), category })),
  ),
  ...styleWords.flatMap(({ style, opposite, words }) =>
    words.map((word): Entry => ({ kind: 'style', phrase: tokenize(word), style, opposite })),
  ),
  ...ingredients.flatMap((item) =>
    [item.family, item.name, ...item.words].map(
      (word): Entry => ({ kind: 'flavour', phrase: tokenize(word), family: item.family }),
    ),
  ),
  // Stable: of two entries of one length the earlier kind wins, so "pimenta" is the category.
].sort((left, right) => right.phrase.length - left.phrase.length)
