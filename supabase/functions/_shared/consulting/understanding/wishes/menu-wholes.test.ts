import { expect, test } from 'vitest'
import type { Named } from '../spoken/pieces.ts'
import { readMenuWholes } from './menu-wholes.ts'

const named = (name: string, section: string | null, isSection = false): Named =>
  ({ name, section, price: isSection ? null : 12, isSection }) as Named
const sections = ['Crepes salgados', 'Crepes doces', 'Bebidas', 'Entradas']
const names = [
  ...sections.map((name) => named(name, null, true)),
  ...['Crepe de frango', 'Crepe de alho-poró', 'Crepe de atum', 'Crepe de pizza', 'Crepe de lombo'].map(
    (name) => named(name, 'Crepes salgados'),
  ),
  ...['Crepe de nata', 'Crepe de goiabada'].map((name) => named(name, 'Crepes doces')),
  named('Refresco de caju', 'Bebidas'),
  named('Caldinho de siri', 'Entradas'),
]
const read = (text: string) => readMenuWholes(text, names).map(({ wish }) => wish)

test.each(['Não quero foto nem cifrão nos preços.', 'Nada de fotos e de cifrão no cardápio.'])(
  'both things that a page is to be without are read, each with its own words: %s',
  (text) => {
    const found = readMenuWholes(text, names)
    expect(found.map(({ wish }) => wish)).toEqual([
      { kind: 'layout', what: 'no_photos' },
      { kind: 'layout', what: 'no_currency' },
    ])
    expect(found[0]?.end).toBeLessThanOrEqual(found[1]?.start ?? 0)
  },
)

test('so many flavours that do not sell leave so many on the menu', () => {
  expect(read('Quero tirar três sabores que não vendem, mas o de atum fica.')).toEqual([
    { kind: 'count', count: 4, bound: 'exactly', of: 'items', item: 'crepes' },
  ])
})

test.each([
  ['Como faço para vender mais entrada?', 'Entradas'],
  ['Onde devemos colocar o caldinho de siri para vender mais?', 'Caldinho de siri'],
])('what is to sell more is asked: %s', (text, item) => {
  expect(read(text)).toEqual([{ kind: 'question', about: 'sellMore', item }])
})

test('a day’s own price stands at the line', () => {
  expect(read('Na quarta-feira o crepe de nata fica a R$ 8,50.')).toEqual([
    { kind: 'served', item: 'Crepe de nata', note: 'às quartas, R$ 8,50' },
  ])
})

test('a part with combos keeps its parts and the most that each may be cheaper', () => {
  expect(read('Quero uma parte de combos de crepe com refresco, com desconto de no máximo 2 reais.')).toEqual(
    [{ kind: 'newCombo', count: 3, with: ['crepe', 'refresco'], off: 2 }],
  )
})

test('English for some sections is for no other', () => {
  expect(read('Os nomes em inglês só nas entradas e bebidas.')).toEqual([
    { kind: 'layout', what: 'english', sections: ['Entradas', 'Bebidas'] },
  ])
  expect(read('Os nomes em inglês só nos pratos da diretoria.')).toEqual([])
})

const wishesOf = (text: string) => read(text).map(({ kind, ...rest }) => ({ kind, ...rest }))

test.each([
  ['Qual categoria está me dando menos lucro?', 'least'],
  ['Que seção do cardápio rende mais?', 'most'],
  ['Qual das partes do cardápio deixa a pior margem?', 'least'],
  ['Qual é o grupo que mais vende?', 'most'],
])('a question about the sections is none about an item: %s', (text, what) => {
  expect(wishesOf(text)).toEqual([{ kind: 'question', about: 'sectionProfit', what }])
})

test.each([
  'O cardápio vai numa folha A4, porque eu mesma imprimo, e sem foto.',
  'Nós mesmos imprimimos o cardápio.',
  'Imprimo aqui mesmo, em papel comum.',
])('who prints at home sends nothing to a printer: %s', (text) => {
  expect(wishesOf(text)).toContainEqual({ kind: 'layout', what: 'own_print' })
})

test.each([
  'Não quero prato novo, quero menos.',
  'Nada de petisco novo.',
  'Não vamos colocar nenhum lanche novo.',
])('who wants nothing new takes out nothing: %s', (text) => {
  expect(wishesOf(text)).toEqual([{ kind: 'noNew', what: 'dish' }])
})

test('a kitchen that cannot cope on a day is asked about', () => {
  expect(wishesOf('Na sexta a cozinha não dá conta e o cliente reclama.')).toEqual([
    { kind: 'question', about: 'slowDishes', weekdays: [5] },
  ])
})
