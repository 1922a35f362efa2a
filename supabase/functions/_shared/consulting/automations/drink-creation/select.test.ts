import { expect, test } from 'vitest'
import { candidatesFor } from '../../base/drinks/compose-candidates.ts'
import { concepts } from '../../base/drinks/concepts/index.ts'
import { unconditional } from '../../base/drinks/conditions.ts'
import { freePrice } from '../../base/drinks/price.ts'
import { equipmentOptions } from '../../base/house/options.ts'
import { readVenue } from '../../base/house/read-venue.ts'
import { readEquipment } from '../../base/pantry/equipment.ts'
import { selectMenu } from './select.ts'

test('a menu has at most three drinks with one leading flavour, even if nothing else is left', () => {
  const venue = readVenue(['Cafeteria'], ['Casais'])
  const candidates = concepts.flatMap((concept) =>
    candidatesFor(concept, {
      ...unconditional,
      has: readEquipment([...equipmentOptions]).has,
      glassware: venue.glassware,
    }),
  )
  const wishes = {
    venue,
    rule: freePrice,
    preferred: [],
    shares: [],
    flavourLimit: () => Number.POSITIVE_INFINITY,
    beside: [],
    styles: new Set<never>(),
    stock: new Set<never>(),
    seed: '',
  }
  const coffee = candidates.filter(({ hero }) => hero === 'café')
  expect(new Set(coffee.map(({ concept }) => concept.id)).size).toBeGreaterThan(3)
  expect(selectMenu(coffee, wishes, 12)).toHaveLength(3)
  expect(selectMenu(candidates, wishes, 12)).toHaveLength(12)
})
