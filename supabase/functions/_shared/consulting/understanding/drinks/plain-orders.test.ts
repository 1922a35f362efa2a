import { expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith, brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const sheetOf = (text: string) =>
  understand('drink_creation', {
    answers: answersWith('drink_creation', text),
    house: emptyHouse,
    today: '2026-11-30',
  })
const read = (text: string) => brief(sheetOf(text))

test.each([
  'Não tenho barman, quem faz é o garçom.',
  'Quem faz os drinks é o garçom.',
  'A equipe não tem bartender.',
  'Sem bartender, quem prepara é a cozinheira.',
  'Drink que o garçom consiga fazer.',
  'Reclamam que o drink demora.',
])('whoever has no bartender gets drinks of few steps: %s', (text) => {
  expect(read(text)).toEqual(['style rápidos de fazer'])
})

test.each([
  ['Cliente reclama que drink é fraco.', 'style mais fortes'],
  ['Meus clientes acham os drinks fracos.', 'style mais fortes'],
  ['Os drinks estão fracos.', 'style mais fortes'],
  ['Falam que meus drinks são fracos.', 'style mais fortes'],
  ['Tem cliente que reclama que a bebida vem aguada.', 'style mais fortes'],
  ['Meus fregueses dizem que os drinks são muito fortes.', 'style mais leves'],
  ['O pessoal acha a caipirinha doce demais.', 'style mais secos'],
  ['A turma acha o drink amargo.', 'style sem amargor marcado'],
  ['Quero drinks fracos.', 'style mais leves'],
])('a complaint asks for its opposite: %s', (text, wish) => {
  expect(read(text)).toEqual([wish])
})

test.each(['Não tenho barman na segunda.', 'Quem faz os drinks sou eu.', 'A clientela só pede doce.'])(
  'one evening, the owner at the bar and a habit change no drink: %s',
  (text) => {
    expect(sheetOf(text).wishes).toEqual([])
  },
)

test.each([
  'Não quero repetir o que já tenho na carta.',
  'Nada igual ao que já vendo.',
  'Sem repetir os drinks do meu cardápio.',
  'Quero drinks diferentes dos que já tenho na carta.',
])('what the house has is not repeated: %s', (text) => {
  expect(read(text)).toEqual(['question bar notRepeated'])
})

test.each([
  'Qual eu coloco no cardápio do almoço?',
  'Qual serve para a hora do almoço?',
  'No almoço, qual eu ofereço?',
  'Que drink eu boto no menu do almoço?',
])('a drink for lunch is asked for: %s', (text) => {
  expect(read(text)).toEqual(['question bar forLunch'])
})
test('after lunch is another question', () => {
  expect(read('Qual eu sirvo depois do almoço?')).toEqual(['question bar afterMeal'])
})

test.each([
  ['Um drink para brindar no Réveillon.', 'para brindar no Réveillon'],
  ['Um coquetel pra receber o Ano Novo.', 'pra receber o Ano Novo'],
  ['Quero um drink para comemorar o Dia dos Namorados.', 'para comemorar o Dia dos Namorados'],
])('what is celebrated is never cut within a word: %s', (text, words) => {
  expect(sheetOf(text).wishes.map((wish) => [wish.kind, wish.text])).toEqual([['date', words]])
})

test.each([
  ['O copo tem que ser o que eu já tenho, copo longo e taça de gin.', ['copo alto only', 'taça only']],
  ['Os copos da casa são copo longo e taça de gin.', ['copo alto only', 'taça only']],
  ['Os copos são os que já tenho, copo baixo e caneca.', ['copo baixo only', 'caneca only']],
  ['Sirvo no copo longo e na taça de gin.', ['copo alto yes', 'taça yes']],
  ['Quero um drink na taça de gin.', []],
])('a glass is no spirit: %s', (text, glasses) => {
  const { wishes } = sheetOf(text)
  expect(wishes.map((wish) => (wish.kind === 'glass' ? `${wish.what} ${wish.has}` : wish.kind))).toEqual(
    glasses,
  )
})

test.each(['Vendo a dose de gin a 22.', 'Vendo caipirinha a 18 e não quero mexer.', 'Não uso gelo de saco.'])(
  'what the house sells, and another kind of ice, are no wishes: %s',
  (text) => {
    expect(sheetOf(text).wishes).toEqual([])
  },
)
