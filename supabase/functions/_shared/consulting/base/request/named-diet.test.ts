import { expect, it } from 'vitest'
import { cookedWithout, kitchenDiets } from './house-diet.ts'

const menu = [
  { name: 'Nhoque de batata-doce ao sugo' },
  { name: 'Moqueca de banana-da-terra' },
  { name: 'Cajuína 300 ml' },
]

it('a house that is called vegan cooks without milk and eggs, unless its menu says otherwise', () => {
  const without = (house: string, items = menu) => [...cookedWithout(kitchenDiets([], items, house))]
  expect(without('Raiz Cozinha Vegana')).toEqual(expect.arrayContaining(['milk', 'egg']))
  expect(without('Raiz Cozinha Vegana', [...menu, { name: 'Picanha na brasa' }])).toEqual([])
  expect(without('Bar do Chico')).toEqual([])
})
