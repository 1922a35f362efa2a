import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (text: string, type: 'dynamic_pricing' | 'menu_redesign' = 'dynamic_pricing') =>
  brief(understand(type, { answers: answersWith(type, text), house: emptyHouse, today: '2026-11-22' }))

test.each([
  [
    'pode subir até 10% e no máximo uns 5 itens de uma vez',
    ['capPrice todos os itens 10', 'question fewChanges 5'],
  ],
  ['a lasanha é o carro chefe, aguenta mais 2 reais?', ['question itemPrice Lasanha 40']],
  ['o pastel aguenta mais 1?', ['question itemPrice Pastel de carne 19']],
  ['dá pra botar 2 reais a mais no baião?', ['question itemPrice Baião de dois 34']],
  // A real ceiling stays one.
  ['teto 16', ['price max 16']],
  ['a lasanha pode ir pra 40?', ['question itemPrice Lasanha 40']],
])('an amount that fits no price is no price: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('what is not to change much is not frozen', () => {
  expect(read('sem mexer em muita coisa pra não assustar')).toEqual([
    '?sem mexer em muita coisa pra não assustar',
  ])
})

test.each([
  ['Os preços terminados em 8 ou 9 eu gosto, então mantém assim', 'ending eight_or_nine'],
  ['preço terminando em 5 ou 9', 'ending five_or_nine'],
  ['final 7 ou nove sempre', 'ending seven_or_nine'],
])('last figures are no price: %s', (text, ending) => {
  for (const type of ['dynamic_pricing', 'menu_redesign'] as const) expect(read(text, type)).toEqual([ending])
})

test('last figures that the owner dislikes are not asked for', () => {
  expect(read('não gosto de preço terminado em 8 ou 9')).toEqual(['?não gosto de preço terminado em 8 ou 9'])
})

test('what a crate costs is no price of an item', () => {
  expect(read('a caixa da lasanha foi para 395').join()).not.toContain('itemPrice')
})

test.each([
  ['nada pode subir mais de três reais duma vez', ['capPrice todos os itens 3']],
  ['não quero aumentar tudo junto', ['question gentle']],
  ['não dá pra subir tudo no mesmo dia', ['question gentle']],
])('how far prices may rise is no lowest price, and a few at a time may: %s', (text, expected) => {
  expect(read(text)).toEqual(expected)
})

test('of one item nobody counts changes', () => {
  expect(
    read('a lasanha eu não quero mexer essa fica em trinta e oito que o povo conta').join(),
  ).not.toContain('fewChanges')
})
