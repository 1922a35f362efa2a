/** What owners write about their days and prices: each says what is to be read, and nothing else. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const today = '2026-11-30'
const house = houseSchema.parse({ menu: [{ section: 'Pratos', name: 'Peixada', price: 128 }] })
const wishes = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house, today }).wishes

test('a supplier who was lost in a month that is over was lost then', () => {
  expect(wishes('Perdemos o fornecedor de peixe em setembro, por isso a peixada caiu')).toEqual([
    expect.objectContaining({ kind: 'date', from: '2026-09-01', to: '2026-09-30', closed: true }),
  ])
})

test('an hour of a day is when the house closes, and no period of the forecast', () => {
  expect(wishes('Em dezembro abrimos também às segundas; dia 24 só até 15h')).toEqual([
    expect.objectContaining({ kind: 'date', weekdays: [1], open: true }),
    expect.objectContaining({ kind: 'date', from: '2026-12-24', closed: false, closes: 15 }),
  ])
})

test.each([
  ['Vou subir a peixada para 125 em janeiro, quanto cai a venda?', 125, '2027-01-01'],
  ['Penso em baixar o preço da peixada para R$ 119', 119, undefined],
])('a price that is to change is asked about with its figure: %s', (said, price, from) => {
  const [wish, ...more] = wishes(said)
  expect(more).toEqual([])
  expect(wish).toMatchObject({ about: 'priceMove', item: 'Peixada', price })
  expect(wish && 'from' in wish ? wish.from : undefined).toBe(from)
})

test('a share that a work takes away is kept with its days', () => {
  expect(wishes('A obra da rua dura até março e derruba o movimento em uns 20%')).toEqual([
    expect.objectContaining({ to: '2027-03-31', effect: 'down', percent: -20 }),
  ])
})
