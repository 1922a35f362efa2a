import { expect, test } from 'vitest'
import type { PricedItemPlan } from '../schema.ts'
import { answerGroupOffer } from './group-offer.ts'

const item = (name: string, newPrice: number) =>
  ({
    name,
    price: newPrice,
    newPrice,
    paid: newPrice,
    cost: newPrice * 0.4,
    units: 100,
    elasticity: -1.2,
  }) as PricedItemPlan
const [fries, wings, board] = [item('Fritas', 30), item('Asinha', 40), item('Tábua', 80)]

test('a discount on a group names each item with its price, and those that stay', () => {
  const answer = answerGroupOffer(
    'Porções',
    [2],
    [fries, wings, board],
    [{ item: fries, low: 26, needed: 0.29 }, { item: wings, low: 35, needed: 0.26 }, null],
    true,
  )
  expect(answer?.table?.rows.map(([name, , low]) => [name, low])).toEqual([
    ['Fritas', 'R$ 26,00'],
    ['Asinha', 'R$ 35,00'],
  ])
  expect(answer?.verdict).toContain('2 itens de Porções')
  expect(answer?.texts.join(' ')).toContain('Tábua fica no preço cheio')
})

test('one item is no group', () =>
  expect(answerGroupOffer('Fritas', [2], [fries], [{ item: fries, low: 26, needed: 0.29 }], true)).toBeNull())
