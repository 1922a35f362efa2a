/** Run-on speech about sales: closed days that go on, prices, what is not to be left over, weekends, closed seasons. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Pratos', 'Moqueca de camarão', 96],
    ['Pratos', 'Sirigado grelhado', 88],
    ['Pratos', 'Lagosta ao molho', 140],
    ['Cervejas', 'Cerveja 600 ml', 16],
    ['Petiscos', 'Pastel de queijo', 24],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const wishes = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house, today: '2026-11-28' }).wishes.map(
    ({ text: _, place: __, origin: ___, ...wish }) => wish,
  )

test('a closed day that is said to be so "também" is closed', () => {
  expect(wishes('segunda a gente fecha, no dia 24 de dezembro também')).toEqual([
    expect.objectContaining({ closed: true, weekdays: [1] }),
    expect.objectContaining({ closed: true, from: '2026-12-24', to: '2026-12-24' }),
  ])
})

test.each([
  ['a moqueca vai pra 104 em janeiro', 104],
  ['a partir de janeiro a moqueca vai pra cento e quatro', 104],
  ['em janeiro a moqueca sobe para R$ 104', 104],
])('%s: a price, and no party', (said, price) => {
  expect(wishes(said)).toEqual([
    { kind: 'question', about: 'priceMove', item: 'Moqueca de camarão', price, from: '2027-01-01' },
  ])
})

test('a number of people is no price', () => {
  expect(wishes('em janeiro a moqueca vai pra 104 pessoas')).not.toContainEqual(
    expect.objectContaining({ about: 'priceMove' }),
  )
})

test('what is asked for, and what is not to be left over, is not left out of the list', () => {
  const read = wishes('quanto de moqueca por semana e quanto de cerveja também, não quero que sobre sirigado')
  expect(read.filter((wish) => wish.kind === 'scope')).toEqual([{ kind: 'scope', show: ['noWaste'] }])
})

test.each([
  [
    'quero saber quanto vai vender de agora até o fim de fevereiro por causa do Carnaval',
    '2026-11-28',
    '2027-02-28',
  ],
  ['preciso da previsão de dezembro e janeiro, semana a semana', '2026-12-01', '2027-01-31'],
])('%s: the whole period', (said, from, to) => {
  expect(wishes(said)).toContainEqual(expect.objectContaining({ kind: 'scope', from, to }))
})

test('a closed season takes the item out until its end, and no week of the past', () => {
  expect(wishes('lagosta não conta que tá no defeso até o fim de abril')).toEqual([
    expect.objectContaining({ item: 'Lagosta ao molho', closed: true, from: '2026-11-28', to: '2027-04-30' }),
  ])
})

test('items asked for by the weekend are asked for each', () => {
  expect(wishes('queria a lista de compras para os fins de semana de dezembro (moqueca e pastel)')).toEqual(
    ['Moqueca de camarão', 'Pastel de queijo'].map((item) =>
      expect.objectContaining({
        about: 'packs',
        item,
        weekdays: [0, 6],
        from: '2026-12-01',
        to: '2026-12-31',
      }),
    ),
  )
})
