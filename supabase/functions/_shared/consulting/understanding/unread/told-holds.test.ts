import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string) =>
  brief(
    understand('menu_redesign', {
      answers: answersWith('menu_redesign', text),
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

test.each([
  'meu restaurante fica dentro do mercado das lasanhas do centro e o cardápio virou uma lista de compras',
  'Minha gente, aqui é casa de lasanha',
  'A gente fica na rua da lasanha, perto do camarão',
  'aqui é bar de caipirinha, o cardápio tá velho',
  'Bom dia, sou do Bar do Pudim e quero um cardápio menor',
])('a place that is named after an item keeps nothing: %s', (text) => {
  expect(read(text).filter((wish) => wish.startsWith('keepItem'))).toEqual([])
})

test('an item that hardly sells is asked about, and not kept', () => {
  expect(read('Sobremesa quase não sai, o que eu faço?')).toEqual(['question weakest Sobremesas'])
})

test.each([
  ['baião e pudim não saem', ['keepItem Baião de dois', 'keepItem Pudim']],
  ['baião de dois e pastel', ['keepItem Baião de dois', 'keepItem Pastel de carne']],
  ['a lasanha não é pra tirar', ['keepItem Lasanha']],
])('an order to keep stays one: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})
