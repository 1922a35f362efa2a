import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Pizzas', 'Pizza Atum', 72],
    ['Pizzas', 'Pizza Costela', 82],
    ['Pizzas', 'Pizza Calabresa', 62],
    ['Pizzas', 'Pizza Queijo', 58],
    ['Pizzas doces', 'Pizza Banana', 56],
    ['Pizzas doces', 'Pizza Chocolate', 66],
    ['Bebidas', 'Saquerinha', 26],
    ['Bebidas', 'Refrigerante', 9],
    ['Petiscos', 'Caldinho', 15],
    ['Petiscos', 'Batata frita', 22],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (text: string) => {
  const { wishes, unread } = understand('menu_redesign', {
    answers: answersWith('menu_redesign', text),
    house,
    today: '2026-11-29',
  })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  }
}

test.each([
  'não tira a de queijo pq é a única que vegetariano come',
  'criança pede sempre batata frita e não temos',
])('what guests eat leaves nothing out: %s', (text) => {
  expect(read(text).wishes.filter(({ kind }) => kind === 'exclude')).toEqual([])
})

test.each([
  [
    'A massa sem glúten a gente não tem, então não escreve nada de gluten free',
    'não escreve nada de gluten free',
  ],
  ['Nada de gluten free escrito', 'Nada de gluten free escrito'],
])('what the page must not say is no food: %s', (text, note) => {
  expect(read(text).wishes).toEqual([{ kind: 'pageNote', note }])
})

test('an item that a limit spares has its own limit, and does not leave', () => {
  expect(
    read('Limite de aumento: 8% por item, exceto a saquerinha, que pode chegar a R$ 30.').wishes,
  ).toEqual([
    { kind: 'capPrice', item: 'todos os itens', percent: 8 },
    { kind: 'capPrice', item: 'Saquerinha', max: 30 },
  ])
})

test('a cut spares what "nenhum deles" names', () => {
  expect(read('tirar no máximo dois itens, nenhum deles a calabresa').wishes).toContainEqual({
    kind: 'keepItem',
    item: 'Pizza Calabresa',
  })
})

test("today's price, told with its age, is no order", () => {
  expect(read('o caldinho custa R$ 15 há quatro anos, pode reajustar').wishes).toEqual([])
})

test.each([
  'Preço tudo terminado em 9 eu acho feio, prefiro redondo.',
  'Preço terminado em 90 não combina com boteco.',
])('an ending that the owner dislikes is not taken: %s', (text) => {
  expect(read(text).wishes).toEqual([{ kind: 'ending', ends: 'whole' }])
})

test('an item that is away for a month comes back', () => {
  expect(read('tira a calabresa em dezembro só, em janeiro volta').wishes).toEqual([
    { kind: 'served', item: 'Pizza Calabresa', note: 'menos em dezembro' },
  ])
})

test.each([
  ['vale a pena botar destaque na costela?', { about: 'showWorth', item: 'Pizza Costela' }],
  [
    'quanto teria que cobrar na costela pra sobrar 50%?',
    { about: 'fairPrice', item: 'Pizza Costela', percent: 50 },
  ],
  ['a costela tá me matando, dá prejuízo?', { about: 'keepWorth', item: 'Pizza Costela' }],
  ['será que compensa fazer meia a meia cobrando pela mais cara?', { about: 'halfAndHalf' }],
])('a question keeps its own subject: %s', (text, expected) => {
  expect(read(text).wishes).toEqual([{ kind: 'question', ...expected }])
})

test('"umas 4 pizzas" leaves four fewer of all that are counted as pizzas', () => {
  expect(read('quero cortar umas 2 pizzas').wishes).toEqual([
    { kind: 'count', count: 4, bound: 'at_most', of: 'items', item: 'Pizzas' },
  ])
})

test('a page of its own at the end is an order of sections, and shows nothing off', () => {
  const { wishes } = read('Quero as doces numa página separada, no fim, e que apareça mais bebida')
  expect(wishes.flatMap((wish) => (wish.kind === 'sections' ? [wish.names.at(-1)] : []))).toEqual([
    'Pizzas doces',
  ])
  expect(wishes).toContainEqual({ kind: 'promote', item: 'Bebidas' })
})

test.each(['não remover nenhum item', 'não tirar nada do cardápio'])('nothing leaves: %s', (text) => {
  expect(read(text).wishes).toEqual([{ kind: 'keepItem', item: 'todos os itens' }])
})

test('the sentence after a limit is another thought', () => {
  expect(
    read('a calabresa não pode passar de 65. costela quase ninguem pede, posso tirar?').wishes,
  ).toContainEqual({ kind: 'question', about: 'keepWorth', item: 'Pizza Costela' })
})
