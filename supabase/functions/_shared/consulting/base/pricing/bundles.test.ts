import { expect, test } from 'vitest'
import { withBundle } from './bundle-limits.ts'
import { bundlesIn } from './bundles.ts'

const item = (category: string, name: string, price: number, cost: number, units = 100) => ({
  name,
  category,
  price,
  cost,
  units,
})
const house = [
  item('Hambúrgueres', 'Smash simples', 19, 7.1, 400),
  item('Hambúrgueres', 'Smash duplo', 26, 10.4, 600),
  item('Acompanhamentos', 'Batata frita', 16, 4.6, 500),
  item('Bebidas', 'Refrigerante lata', 7, 3.2, 900),
  item('Bebidas', 'Suco de polpa', 10, 2.6, 90),
  item('Combos', 'Combo smash', 39, 15.5, 375),
]
const free = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }

test('a combo is what its name and its cost say, and its price stays below its parts', () => {
  const bundle = bundlesIn(house).get('Combo smash')
  expect(bundle).toMatchObject({ parts: ['Smash simples', 'Batata frita', 'Refrigerante lata'], sum: 42 })
  expect(withBundle(free, 39, bundle).ceiling).toBeCloseTo(39.9)
})

test('a combo whose parts nobody knows keeps its price', () => {
  const bundle = bundlesIn([...house.slice(0, 5), item('Combos', 'Combo da casa', 60, 31)]).get(
    'Combo da casa',
  )
  expect(bundle).toEqual({ parts: null })
  expect(withBundle(free, 60, bundle).ceiling).toBe(60)
})

test('what is no combo has no parts', () => {
  expect(bundlesIn(house).has('Smash duplo')).toBe(false)
})
