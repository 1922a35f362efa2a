import { describe, expect, test } from 'vitest'
import { unknownHouse } from '../../base/context.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { pairingPrices } from './prices.ts'

const venue = { ...venueOfType('casual_dining'), ending: 'ninety' as const }
const caipirinha = (price: number): MenuItem => ({
  name: 'Caipirinha de limão',
  category: 'Bebidas',
  description: null,
  price,
  cost: null,
})
const floor = (min: number) => ({
  ...unknownHouse,
  sheet: {
    wishes: [{ kind: 'price' as const, origin: 'house' as const, text: 'piso', min }],
    unread: [],
  },
})

describe('prices of the suggested drinks', () => {
  test('follow the menu that was sent: no dose costs twice as much as the caipirinha', () => {
    const { drinks, dose } = pairingPrices(unknownHouse, [caipirinha(15.9)], venue, null)
    expect(drinks.market?.price).toBe(15.9)
    expect(dose(11.9, 2.5)).toBe(11.9)
    // 7.50 ÷ 27 % = 27.77, more than 1.6 × 15.90.
    expect(dose(34.9, 7.5)).toBe(26.9)
  })

  test('respect the house’s floor, in the order of their costs', () => {
    const { drinks, dose } = pairingPrices(floor(32), [caipirinha(36)], venue, null)
    expect(drinks.owner.least).toBe(32)
    const doses = [dose(11.9, 2.5), dose(24.9, 5.5), dose(34.9, 7.5)]
    expect(doses).toEqual(doses.toSorted((a, b) => a - b))
    expect(new Set(doses).size).toBe(3)
    expect(doses[0]).toBeGreaterThanOrEqual(32)
  })

  test('never exceed the owner’s ceiling', () => {
    expect(pairingPrices(unknownHouse, [caipirinha(15.9)], venue, 20).dose(24.9, 5.5)).toBe(19.9)
  })
})
