import { expect, test } from 'vitest'
import { terms } from '../../base/lexicon/lexicon.ts'
import { family, names } from './people-words.ts'
import { Speller } from './spelling.ts'
import { Vocabulary } from './vocabulary.ts'

test('the speller compares a word with its neighbours only, and each word once', () => {
  const speller = new Speller(terms.flatMap(({ words }) => words.flatMap((word) => word.split(' '))))
  const slips = Array.from(
    { length: 2000 },
    (_, at) => `leit${String.fromCharCode(97 + (at % 26))}x${at % 7}`,
  )
  for (const word of slips) speller.mend(word)
  const first = speller.comparisons
  for (const word of slips) speller.mend(word)
  expect(speller.comparisons).toBe(first)
  expect(first).toBeLessThan(slips.length)
})

test('a word of the family and a name are never mended into a food', () => {
  const { speller } = new Vocabulary()
  const mended = [...family, ...names].filter((word) => speller.mend(word) !== word)
  expect(mended).toEqual([])
})

test('a food with a letter wrong is still mended', () => {
  const { speller } = new Vocabulary()
  expect(['macaxera', 'mamaoo', 'requejao'].map((word) => speller.mend(word))).toEqual([
    'macaxeira',
    'mamao',
    'requeijao',
  ])
})

test('a plain word is not mended into a food or an order that it looks like', () => {
  const { speller } = new Vocabulary()
  const plain = [
    'ligado',
    'alegria',
    'cliche',
    'filme',
    'tribo',
    'trabalhador',
    'brindar',
    'prazo',
    'balsa',
    'direito',
    'fonte',
    'casarao',
    'cupom',
    'perfil',
    'usina',
    'treino',
    'anormal',
    'girando',
    'dizia',
    'laser',
  ]
  expect(plain.filter((word) => speller.mend(word) !== word)).toEqual([])
})

test('a letter that is missing at the start is found again, and a wrong one is not', () => {
  const { speller } = new Vocabulary([])
  expect(speller.mend('lecrim')).toBe('alecrim')
  expect(speller.mend('karma')).toBe('karma')
})
