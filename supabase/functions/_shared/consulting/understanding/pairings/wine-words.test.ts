import { expect, it, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { isNamedServe } from '../../base/pairing/named-serves.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const items = [
  ['Arroz de polvo', 'Pratos', 78],
  ['Queijo da serra', 'Petiscos', 42],
  ['Malbec (taça)', 'Vinhos', 38],
  ['Verdejo (taça)', 'Vinhos', 34],
  ['Rosado de garnacha (taça)', 'Vinhos', 32],
].map(([name, category, price]) => ({
  name: String(name),
  category: String(category),
  description: null,
  price: Number(price),
  cost: null,
}))

const read = (said: string) =>
  brief(
    understand('food_pairing', {
      answers: {
        focus_areas: [said],
        menu_upload: { path: 'r/a', name: 'a', size: 1, type: '', menu: { items } },
      },
      house: emptyHouse,
      today: '2026-11-22',
    }),
  )

test.each([
  ['De preferência vinho em taça', 'pairing first vinho'],
  ['Nada de tinto com polvo', 'pairing never vinho tinto Arroz de polvo'],
  ['Nada de vinho tinto com peixe ou polvo', 'pairing never vinho tinto peixes,Arroz de polvo'],
  ['Nenhuma taça acima de R$ 45', 'price max 45 of bebida'],
])('%s', (said, expected) => expect(read(said)).toEqual([expected]))

it.each([
  ['vinho tinto', 'Malbec (taça)', 'Verdejo (taça)'],
  ['vinho branco', 'Verdejo (taça)', 'Rosado de garnacha (taça)'],
  ['vinho rosé', 'Rosado de garnacha (taça)', 'Malbec (taça)'],
])('%s is %s by its grape, and not %s', (named, own, other) => {
  expect(isNamedServe(named, { name: own, isDose: false })).toBe(true)
  expect(isNamedServe(named, { name: other, isDose: false })).toBe(false)
})
