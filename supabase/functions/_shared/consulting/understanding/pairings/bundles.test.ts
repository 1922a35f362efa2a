import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Petiscos', name: 'Pastel de carne', price: 18 },
    { section: 'Pratos', name: 'Carne de sol com paçoca', price: 54 },
    { section: 'Burgers', name: 'Burger da casa', price: 36 },
    { section: 'Burgers', name: 'Burger vegetariano', price: 33 },
    { section: 'Drinks', name: 'Caipirinha de limão', price: 18 },
  ],
})
const read = (text: string) =>
  understand('food_pairing', { answers: answersWith('food_pairing', text), house, today: '2026-11-22' })

test.each([
  [
    'se eu fizer combo de 4 pastéis de carne + 1 drink com 10% de desconto, sobra quanto?',
    [
      { item: 'Pastel de carne', count: 4 },
      { item: 'drink', count: 1 },
    ],
    { percent: 10 },
  ],
  [
    'carne de sol com paçoca e 4 doses por R$ 90, quanto sobra?',
    [
      { item: 'Carne de sol com paçoca', count: 1 },
      { item: 'dose', count: 4 },
    ],
    { price: 90 },
  ],
  [
    'combo burger da casa + drink por 45 dá certo?',
    [
      { item: 'Burger da casa', count: 1 },
      { item: 'drink', count: 1 },
    ],
    { price: 45 },
  ],
])('“%s” is read with each part and its number', (text, parts, figure) => {
  expect(read(text).wishes).toEqual([
    expect.objectContaining({ kind: 'question', about: 'comboDiscount', parts, ...figure }),
  ])
})

test('each number of pairings keeps its own drink', () => {
  const { wishes } = read('Dois tempos com cachaça, um com vinho e um sem álcool')
  expect(wishes).toEqual([
    expect.objectContaining({ rule: 'some', serves: ['cachaça'], count: 2 }),
    expect.objectContaining({ rule: 'some', serves: ['vinho'], count: 1 }),
    expect.objectContaining({ kind: 'zeroAlcohol', count: 1 }),
  ])
})

test('a dish called vegetarian makes no vegetarian menu', () => {
  const { wishes, unread } = read('o vegetariano nao pode levar nada com mel')
  expect(wishes).toEqual([])
  expect(unread.length).toBeGreaterThan(0)
})

test('a way out without alcohol beside every dish is heard', () => {
  expect(read('cada prato tem que ter tb uma saída sem álcool').wishes).toEqual([
    expect.objectContaining({ kind: 'zeroAlcohol', part: 'each' }),
  ])
})
