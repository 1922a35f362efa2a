import { expect, test } from 'vitest'
import type { Asking, Question } from './asking.ts'
import { halfAndHalf, showWorth } from './shown-answers.ts'

const item = (name: string, units: number, price: number, cost: number) => ({
  name,
  units,
  price,
  cost,
  margin: price - cost,
  mixPct: 0,
  quadrant: null,
  move: 'keep',
  action: '',
  effect: 0,
  apart: null,
})
const pizzas = [
  item('Pizza Calabresa', 200, 60, 20),
  item('Pizza Mussarela', 200, 60, 20),
  item('Pizza Costela', 100, 80, 30),
]
const asking = {
  categories: [{ name: 'Pizzas', items: pizzas }],
  sales: null,
  monthly: 1,
  per: 'por mês',
  boxes: [],
} as unknown as Asking
const ask = (about: Question['about'], name?: string) =>
  ({ kind: 'question', about, text: '', origin: 'request', ...(name && { item: name }) }) as Question

test('two halves are answered with what each way of charging leaves', () => {
  // Pairs by how often they meet: 2 of 4 of Calabresa and Mussarela, the others with Costela.
  expect(halfAndHalf(ask('halfAndHalf'), asking)?.verdict).toBe(
    'Compensa: pela média cada uma deixa R$ 42,50; pela mais cara, R$ 47,50.',
  )
})

test('an item is worth showing if it leaves more than what its guests would order', () => {
  expect(showWorth(ask('showWorth', 'Pizza Costela'), asking)?.verdict).toBe(
    'Vale: R$ 10,00 a mais por troca.',
  )
  expect(showWorth(ask('showWorth', 'Pizza Calabresa'), asking)?.verdict).toMatch(/^Não: o destaque/)
})
