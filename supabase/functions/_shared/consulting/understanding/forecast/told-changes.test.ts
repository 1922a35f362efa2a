/** What changed in a house, and what it asks of its course: past verbs date back, prices are no sales. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const today = '2026-12-01'
const house = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'Peixada', price: 78 },
    { section: 'Sobremesas', name: 'Pudim', price: 12 },
  ],
})
const read = (context: string) => {
  const { wishes, unread } = understand('predictive_analytics', { answers: { context }, house, today })
  return { wishes: wishes.map(({ text: _, place: _at, origin: _from, ...wish }) => wish), unread }
}

test.each([
  ['Subi os preços em 1º de julho.', '2026-07-01'],
  ['Começamos delivery em setembro.', '2026-09-01'],
  ['Mexi no cardápio em agosto.', '2026-08-01'],
  ['Mudamos de endereço em maio.', '2026-05-01'],
  ['Em março alterei o cardápio.', '2026-03-01'],
  ['Reduzimos o horário em maio, porque faltou gente.', '2026-05-01'],
  ['Dei férias para a equipe em julho.', '2026-07-01'],
  ['Contratamos mais um garçom em junho.', '2026-06-01'],
  ['Abri aos domingos a partir de agosto.', '2026-08-01'],
])('a change that an owner tells of lies behind: %s', (said, from) =>
  expect(read(said).wishes).toEqual([expect.objectContaining({ kind: 'date', from, closed: false })]),
)

test.each([
  ['Começamos delivery em janeiro.', '2027-01-01'],
  ['Abriremos aos domingos em janeiro.', '2027-01-01'],
  ['Dia 24 abrimos só até as 16h.', '2026-12-24'],
])('a change that is near, or to come, lies ahead: %s', (said, from) =>
  expect(read(said).wishes).toEqual([expect.objectContaining({ kind: 'date', from })]),
)

test.each([
  'Vou subir os preços em janeiro.',
  'Em janeiro aumento os preços 10%.',
  'O aluguel vai subir em janeiro.',
  'O preço do camarão dobra em janeiro.',
])('a price that moves is no rise of the sales: %s', (said) => {
  const [wish, ...more] = read(said).wishes
  expect(more).toEqual([])
  expect(wish).not.toHaveProperty('effect')
  expect(wish).not.toHaveProperty('percent')
})

test('sales that move beside a price still do', () => {
  expect(read('Vou subir os preços em janeiro e acho que o movimento cai.').wishes).toMatchObject([
    { effect: 'down' },
  ])
  expect(read('Em janeiro o movimento sobe.').wishes).toMatchObject([{ effect: 'up' }])
})

test.each([
  ['Vai ter show na praça dia 12 de dezembro, costuma dobrar.', 'show na praça', 'up'],
  ['Vai haver uma feira na rua de 10 a 12 de dezembro, que enche.', 'uma feira na rua', 'up'],
  ['Tem vaquejada dia 9 de janeiro e a casa lota.', 'vaquejada', 'up'],
  ['Vai ter jogo do Ceará dia 6/12, que atrapalha.', 'jogo do Ceará', 'down'],
  ['O carnaval esvazia a cidade e a gente fecha.', 'O carnaval esvazia a cidade e a gente fecha', undefined],
])('a day is called by what happens on it: %s', (said, what, effect) => {
  const { wishes, unread } = read(said)
  expect(unread).toEqual([])
  expect(wishes).toEqual([expect.objectContaining({ what, ...(effect && { effect }) })])
})

test.each([
  ['Dezembro vende 20% a mais que novembro.', '2026-12-01'],
  ['Janeiro é pior que dezembro.', '2027-01-01'],
])('a month that another is measured by is no date: %s', (said, from) =>
  expect(read(said).wishes).toEqual([expect.objectContaining({ from })]),
)

test.each([
  ['Quantos quilos de peixe compro para a semana do Natal?', 'packs', '2026-12-21', '2026-12-27'],
  ['Quanto peixe compro na semana do Réveillon?', 'packs', '2026-12-28', '2027-01-03'],
  ['Quantas peixadas faço na semana do Natal?', 'perWeek', '2026-12-21', '2026-12-27'],
  ['Quantos quilos de peixe compro para o Natal?', 'packs', '2026-12-25', '2026-12-25'],
])('what is asked for the week of a feast is asked for that week: %s', (said, about, from, to) =>
  expect(read(said).wishes).toMatchObject([{ kind: 'question', about, from, to }]),
)

test.each([
  'Quero saber se estou crescendo.',
  'Será que estamos crescendo ou caindo?',
  'O movimento está caindo?',
  'A casa cresceu este ano?',
  'Queria entender se o bar está vendendo mais',
])('how the house goes is asked of the house: %s', (said) => {
  const { wishes, unread } = read(said)
  expect(unread).toEqual([])
  expect(wishes).toEqual([{ kind: 'question', about: 'itemTrend' }])
})

test('how an item goes, and which one does, is not asked of the house', () => {
  expect(read('A peixada está caindo?').wishes).toMatchObject([{ about: 'itemTrend', item: 'Peixada' }])
  expect(read('O que está crescendo?').wishes).not.toContainEqual({ kind: 'question', about: 'itemTrend' })
})

test.each([
  ['Quanto vou vender até o fim do ano?', '2026-12-31'],
  ['Preciso saber quanto dinheiro entra até o Natal.', '2026-12-25'],
])('what comes in until a day is asked from today on: %s', (said, to) =>
  expect(read(said).wishes).toMatchObject([{ kind: 'question', about: 'outlook', from: today, to }]),
)

test.each([
  ['Subi a peixada para 82 em setembro.', 'Peixada', 82, '2026-09-01'],
  ['Passei o pudim para 14 reais em outubro e vendeu menos.', 'Pudim', 14, '2026-10-01'],
])('a price that was raised is looked at from its month on: %s', (said, item, price, from) =>
  expect(read(said).wishes).toMatchObject([{ about: 'priceMove', item, price, from }]),
)
