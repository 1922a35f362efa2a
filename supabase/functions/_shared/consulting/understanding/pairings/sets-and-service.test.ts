import { expect, test } from 'vitest'
import type { HouseName } from '../words/vocabulary.ts'
import { readPairingWholes } from './whole-orders.ts'

const named = (name: string, section: string): HouseName =>
  ({ name, section, price: 30, isSection: false }) as HouseName
const names = [
  named('Peixada da casa', 'Pratos'),
  named('Carneiro na brasa', 'Pratos'),
  named('Bolinho de aratu', 'Petiscos'),
  named('Saquê seco dose', 'Bebidas'),
  named('Cerveja puro malte', 'Bebidas'),
]
const read = (text: string) => readPairingWholes(text, names, '2026-11-30').map(({ wish }) => wish)

test.each([
  'Quero harmonizar os três que mais saem: peixada da casa, carneiro na brasa e bolinho de aratu.',
  'Preciso de bebida para estes pratos: peixada, carneiro e bolinho de aratu',
  'Quero uma bebida para cada um destes pratos: peixada, carneiro e bolinho de aratu.',
  'Escolhi três itens para harmonizar - peixada, carneiro, bolinho de aratu',
])('a list behind a counted noun is the whole set: %s', (text) => {
  expect(read(text)).toEqual([
    {
      kind: 'pairing',
      rule: 'onlyBeside',
      dishes: ['Peixada da casa', 'Carneiro na brasa', 'Bolinho de aratu'],
    },
  ])
})

test('a refused list is no set', () => {
  expect(read('Não quero bebida com estes pratos: peixada e carneiro.')).toEqual([])
})

test.each([
  'Uma opção com álcool e outra sem, todas do nosso cardápio.',
  'Duas sugestões por prato, tudo da nossa carta.',
  'Uma taça para cada um, só das que já vendo.',
])('only the house’s drinks, behind an order: %s', (text) => {
  expect(read(text)).toContainEqual({ kind: 'pairingRule', what: 'menuOnly' })
})

test('dishes of the menu limit no drink', () => {
  expect(read('Harmonize tudo do nosso cardápio.')).toEqual([])
})

test.each([
  ['Sirvo o saquê frio ou quente com a peixada?', { about: 'servedAt', item: 'Peixada da casa' }],
  ['A que temperatura vai a cerveja?', { about: 'servedAt', other: 'cerveja' }],
  [
    'Posso oferecer o saquê no lugar da cerveja com o carneiro?',
    { about: 'instead', what: 'cerveja', item: 'Carneiro na brasa' },
  ],
  ['Dá para trocar a cerveja pelo saquê na peixada?', { about: 'instead', what: 'cerveja' }],
])('temperature and substitution are questions of their own: %s', (text, asked) => {
  expect(read(text)).toMatchObject([{ kind: 'question', ...asked }])
})

test.each([
  ['Quero 4 pares só de petiscos', { kind: 'count', count: 4 }],
  ['combo pra duas pessoas até 95 reais', { kind: 'price', item: 'combo', max: 95 }],
  ['Para cada prato, uma opção com álcool e outra sem.', { kind: 'zeroAlcohol', part: 'each' }],
  ['Um dos combos precisa ser sem álcool', { kind: 'zeroAlcohol', count: 1 }],
  ['Vale a pena dar desconto nos combos?', { about: 'comboDiscount' }],
  ['Por quanto vendo o conjunto da peixada com a bebida?', { about: 'comboPrice' }],
  [
    'Com o carneiro, prefiro uma bebida sem álcool, porque é almoço de família',
    { rule: 'only', serves: ['sem álcool'], dishes: ['Carneiro na brasa'] },
  ],
])('what is said of one combo or dish holds for it alone: %s', (text, wish) => {
  expect(read(text)[0]).toMatchObject(wish)
})
