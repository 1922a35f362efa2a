import { expect, it } from 'vitest'
import { joinPages } from './join-pages'
import { makeOrder } from './test-support'

it('an order that moved to the next page between two reads is listed once', () => {
  const [a, b, c] = ['a', 'b', 'c'].map((id) => makeOrder({ id }))
  if (!a || !b || !c) throw new Error('no orders')
  const pages = [
    { orders: [a, b], next: 2 },
    { orders: [b, c], next: null },
  ]
  expect(joinPages(pages).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
  expect(joinPages([])).toEqual([])
})
