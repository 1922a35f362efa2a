import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const read = (ingredients: string) =>
  understand('dish_creation', {
    answers: { ingredients },
    house: emptyHouse,
    today: '2026-11-17',
  }).wishes.flatMap((wish) =>
    wish.kind === 'price' ? [['price', wish.max]] : wish.kind === 'dishLimit' ? [[wish.of, wish.max]] : [],
  )

it.each([
  [
    'Custo de cada um no máximo R$ 11 e venda até R$ 29,90',
    [
      ['plateCost', 11],
      ['price', 29.9],
    ],
  ],
  ['custo por prato até 12 reais', [['plateCost', 12]]],
  ['o custo não pode passar de 14 reais por prato', [['plateCost', 14]]],
  ['não pode custar mais de 9 reais pra fazer', [['plateCost', 9]]],
  ['custo de ingredientes de no máximo 32% do preço', [['foodCost', 32]]],
  ['custo máximo 28% já com os amuses', [['foodCost', 28]]],
])('%s: what a dish may cost to make is not what it is sold for', (said, limits) => {
  expect(read(said)).toEqual(limits)
})
