import { describe, expect, test } from 'vitest'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import { cachacaOptions } from '../../base/pairing/options.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { asMeasure, atHousePrice, doseMlHere, houseDosesOf } from './doses.ts'

const venue = { ...venueOfType('casual_dining'), ending: 'whole' as const }
const dose = (name: string, price: number, category = 'Cachaças'): MenuItem => ({
  name,
  category,
  description: null,
  price,
  cost: null,
})
const priced = (items: readonly MenuItem[]) => {
  const doses = houseDosesOf(items)
  return cachacaOptions(venue, 50).map((option) => atHousePrice(option, doses))
}

describe('the price of a dose', () => {
  test('equals that of the house’s own dose of the kind', () => {
    const [white, wood, dark] = priced([dose('Dose prata 50 ml', 16), dose('Dose carvalho 50 ml', 24)])
    expect(white).toMatchObject({ option: { price: 16 }, note: 'o preço da sua Dose prata 50 ml' })
    expect(wood).toMatchObject({ option: { price: 24 } })
    expect(dark?.option.price).toBeGreaterThan(24)
  })

  test('is our own, with the reason, if the house’s price would not cover the bottle', () => {
    const [, cheap] = priced([dose('Cachaça envelhecida', 14)])
    expect(cheap).toMatchObject({ option: { price: 14 }, isHouse: true })
    const [, wood] = priced([dose('Cachaça envelhecida', 9)])
    expect(wood?.option.price).toBeGreaterThanOrEqual(18)
    expect(wood?.note).toContain('não cabe nesse preço')
  })

  test('ignores mixed drinks, other spirits and bottles', () => {
    const doses = houseDosesOf([
      dose('Dose de uísque ouro', 30),
      dose('Caipirinha com cachaça prata', 22, 'Drinks'),
      dose('Cachaça ouro 700 ml', 120),
      dose('Arroz branco', 12, 'Acompanhamentos'),
    ])
    expect([...doses]).toEqual([])
  })

  test('uses the dose size on the menu, and a proportional price for the measure', () => {
    expect(doseMlHere(houseDosesOf([dose('Dose prata 40 ml', 12)]), 50)).toBe(40)
    const [white] = priced([dose('Dose prata 50 ml', 16)])
    if (!white) throw new Error('the cachaça is missing')
    expect(asMeasure(white.option, venue)).toMatchObject({ doseMl: 30, price: 10, cost: 1.5 })
  })
})
