import { expect, test } from 'vitest'
import { frozenFood } from './frozen-food.ts'

test.each([
  ['feijão-verde', /^\*\*Pode\.\*\* .*caldo.*−18 °C.*não congele de novo/],
  ['queijo coalho', /^\*\*Pode, para cozinhar depois\.\*\* .*esfarela/],
  ['batata', /^\*\*Melhor não\.\*\*/],
  ['camarão', /nunca foi congelado/],
])('the freezer is answered for the food that is named: %s', (food, answer) => {
  expect(frozenFood(food, food)).toMatch(answer)
})

test('a food of no known kind has no answer', () => {
  expect(frozenFood('sal', 'sal')).toBeNull()
})
