import fc from 'fast-check'
import { expect, test } from 'vitest'
import { ingredientList } from './ingredient-list.ts'
import { barrelLoss, pouredFrom } from './poured.ts'
import { recipesOf } from './recipes.ts'

test.each([
  ['Chope Brahma 300 ml', 'chope Brahma', 300 / (1 - barrelLoss), 'barril de 30 l'],
  ['Growler 1 L Pilsen', 'chope pilsen', 1000 / (1 - barrelLoss), 'barril de 30 l'],
  ['IPA 470 ml', 'chope IPA', 470 / (1 - barrelLoss), 'barril de 30 l'],
  ['Taça de vinho branco 150 ml', 'vinho branco', 150, 'garrafa de 750 ml'],
  ['Vinho tinto da casa (taça)', 'vinho tinto da casa', 150, 'garrafa de 750 ml'],
  ['Espumante brut taça 120ml', 'espumante brut', 120, 'garrafa de 750 ml'],
  ['Taça de espumante', 'espumante', 125, 'garrafa de 750 ml'],
  ['Vinho branco garrafa 750 ml', 'vinho branco', 750, 'garrafa de 750 ml'],
  ['Dose Black Label 50 ml', 'Black Label', 50, 'garrafa de 1 l'],
  ['Dose tequila José Cuervo 45 ml', 'tequila José Cuervo', 45, 'garrafa de 750 ml'],
  ['Dose de cachaça da casa 50 ml', 'cachaça', 50, 'garrafa de 500 ml'],
])('%s is poured from %s', (item, name, amount, pack) => {
  expect(pouredFrom(item)).toMatchObject({ name, pack: { label: pack } })
  expect(pouredFrom(item)?.amount).toBeCloseTo(amount, 9)
})

test('nothing else is poured: cocktails, closed beer, food with wine, a tasting board', () => {
  for (const item of [
    'Caipirinha de limão',
    'Heineken 600 ml',
    'Filé ao vinho',
    'Régua de degustação (4x100 ml)',
    'Vinho branco',
  ])
    expect(pouredFrom(item)).toBeNull()
})

test('whole bottles hold the glasses and bottles of the week together', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 400 }), fc.integer({ min: 1, max: 60 }), (glasses, bottles) => {
      const sold = [
        { name: 'Taça de vinho branco 150 ml', expected: glasses / 2, safe: glasses },
        { name: 'Vinho branco garrafa 750 ml', expected: bottles / 2, safe: bottles },
      ]
      const [line, ...rest] = ingredientList(sold, recipesOf([]))
      expect(rest).toEqual([])
      expect(line?.safe).toBeCloseTo(glasses * 150 + bottles * 750, 6)
      expect(line?.packs).toBe(`${Math.ceil(glasses / 5) + bottles} × garrafa de 750 ml`)
      expect(line?.yields).toEqual([{ item: sold[0]?.name, units: 5, pack: 'garrafa de 750 ml' }])
    }),
    { numRuns: 200, seed: 20261122 },
  )
})
