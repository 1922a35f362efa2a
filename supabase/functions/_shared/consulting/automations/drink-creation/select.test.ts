import { expect, test } from 'vitest'
import { candidatesFor } from '../../base/drinks/compose-candidates.ts'
import { concepts } from '../../base/drinks/concepts/index.ts'
import { readHouse } from '../../base/house/house.ts'
import { equipmentOptions } from '../../base/house/options.ts'
import { readEquipment } from '../../base/pantry/equipment.ts'
import { selectMenu } from './select.ts'

test('a menu has at most three drinks with one leading flavour, even where nothing else is left', () => {
  const house = readHouse(['Cafeteria'], ['Casais'])
  const candidates = concepts.flatMap((concept) =>
    candidatesFor(concept, {
      exclusions: [],
      styles: new Set(),
      has: readEquipment([...equipmentOptions]).has,
      glassware: house.glassware,
    }),
  )
  const wishes = { house, preferredFamilies: [], styles: new Set<never>(), seed: '' }
  const coffee = candidates.filter(({ hero }) => hero === 'café')
  expect(new Set(coffee.map(({ concept }) => concept.id)).size).toBeGreaterThan(3)
  expect(selectMenu(coffee, wishes)).toHaveLength(3)
  expect(selectMenu(candidates, wishes)).toHaveLength(12)
})
