import { expect, test } from 'vitest'
import type { Shown } from './menu-items.ts'
import { suitedPairs } from './suited.ts'

const shown = (name: string, section: string): Shown => ({
  name,
  section,
  description: null,
  price: 20,
  kind: null,
  allergens: null,
})

const dishes = ['Ostras', 'Salada de folhas', 'Torresmo'].map((name) => shown(name, 'Petiscos'))

test('a drink is paired with the dish that the pairing rules name', () => {
  const [pair] = suitedPairs(dishes, [shown('Caipirinha de limão', 'Drinks')])
  expect(pair?.map(({ name }) => name)).toEqual(['Torresmo', 'Caipirinha de limão'])
})

test('a drink that the rules do not know gets no dish', () => {
  expect(suitedPairs(dishes, [shown('Negroni', 'Drinks')])).toEqual([])
})
