import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { fitsPlace, isAtBeach, isOwnDistrict, placeOf } from './places.ts'

const houseAt = (name: string, neighbourhood: string | null = null, atBeach = false) =>
  placeOf(
    {
      restaurant: { name, city: 'Fortaleza', type: 'bar' },
      house: { ...emptyHouse, settings: { ...emptyHouse.settings, neighbourhood } },
    },
    atBeach,
  )

it('uses names of beaches only for houses at the beach', () => {
  expect(isAtBeach(['Boteco ou bar de bairro'], { name: 'Boteco da Gentilândia', city: 'Fortaleza' })).toBe(
    false,
  )
  expect(isAtBeach(['Barraca de praia'], { name: 'Barraca do Zé', city: 'Fortaleza' })).toBe(true)
  expect(isAtBeach(['Hotel ou pousada'], { name: 'Pousada das Dunas', city: 'Cumbuco' })).toBe(true)
  expect(fitsPlace('Beira-Mar às Seis', houseAt('Bar do Zé'))).toBe(false)
  expect(fitsPlace('Beira-Mar às Seis', houseAt('Bar do Zé', null, true))).toBe(true)
})

it('uses the name of a district only for houses of that district, by their name or address', () => {
  const gentilandia = houseAt('Boteco da Gentilândia')
  expect(fitsPlace('Quintal do Benfica', gentilandia)).toBe(true)
  expect(isOwnDistrict('Quintal do Benfica', gentilandia)).toBe(true)
  expect(fitsPlace('Tarde na Varjota', gentilandia)).toBe(false)
  expect(fitsPlace('Tarde na Varjota', houseAt('Bar do Zé', 'Varjota'))).toBe(true)
  expect(fitsPlace('Quintal do Benfica', houseAt('Bar do Zé'))).toBe(false)
  expect(fitsPlace('Caju de Novembro', houseAt('Bar do Zé'))).toBe(true)
})
