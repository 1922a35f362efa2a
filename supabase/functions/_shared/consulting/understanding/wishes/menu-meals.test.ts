import { expect, test } from 'vitest'
import { readMealCombos } from './menu-meals.ts'

const read = (text: string) => readMealCombos(text, '2026-11-30').map(({ wish }) => wish)

test.each([
  [
    'Na festa da padroeira (8 de dezembro e 13 de dezembro) o povo chega cedo e queríamos um combo de café da manhã de até R$ 28,00 para esse público.',
    { count: 1, of: 'café da manhã', max: 28, on: ['2026-12-08', '2026-12-13'] },
  ],
  [
    'Quero dois combos de almoço, por até R$ 40, para quem trabalha perto.',
    { count: 2, of: 'almoço', max: 40 },
  ],
  ['Gostaria de um combo de lanche da tarde.', { count: 1, of: 'lanche da tarde' }],
])('a combo for a meal is none of a section, and keeps its days: %s', (text, wish) => {
  expect(read(text)).toEqual([{ kind: 'newCombo', ...wish }])
})

test.each([
  'Não quero tirar o bolo e queria um combo de café da manhã.',
  'Quero um combo de café da manhã, mas sem suco.',
  'Quero um combo de café com bolo.',
])('an order beside it is not swallowed: %s', (text) => {
  expect(read(text)).toEqual([])
})
