import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { fitsPlace, isAtBeach, isOfPlace, placeOf } from './places.ts'

const houseAt = (name: string, neighbourhood: string | null = null, atBeach = false, city = 'Fortaleza') =>
  placeOf(
    {
      restaurant: { name, city, type: 'bar' },
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
  expect(isOfPlace('Quintal do Benfica', gentilandia)).toBe(true)
  expect(fitsPlace('Tarde na Varjota', gentilandia)).toBe(false)
  expect(fitsPlace('Tarde na Varjota', houseAt('Bar do Zé', 'Varjota'))).toBe(true)
  expect(fitsPlace('Quintal do Benfica', houseAt('Bar do Zé'))).toBe(false)
  expect(fitsPlace('Caju de Novembro', houseAt('Bar do Zé'))).toBe(true)
})

it('names drinks after the house’s own landscape and no other town, in name and in story', () => {
  const jeri = houseAt('Barraca Duna Mansa', null, true, 'Jijoca de Jericoacoara')
  expect(isOfPlace('Duna do Pôr do Sol', jeri)).toBe(true)
  for (const name of ['Estrada de Beberibe', 'Geada da Serra', 'Feira do Crato', 'Beira-Mar às Seis'])
    expect(fitsPlace(name, jeri), name).toBe(false)
  expect(fitsPlace('Pé de Fruta', jeri, 'Manga fria como noite de serra.')).toBe(false)
  const crato = houseAt('Boteco do Lameiro', null, false, 'Crato')
  expect(fitsPlace('Feira do Crato', crato)).toBe(true)
  expect(isOfPlace('Xilogravura', crato)).toBe(true)
  expect(fitsPlace('Estrada de Beberibe', crato)).toBe(false)
  const hills = houseAt('Pousada', null, true, 'Guaramiranga')
  expect(isOfPlace('Neblina da Serra', hills)).toBe(true)
  expect(fitsPlace('Duna do Pôr do Sol', hills)).toBe(false)
})

it('names no town of Ceará on the menu of a house elsewhere, in name and in story', () => {
  const away = houseAt('Radiola do Desterro', null, false, 'São Luís')
  expect(fitsPlace('Céu de Quixadá', away)).toBe(false)
  expect(fitsPlace('Brasa do Dia', away, 'Vermelho como pedra de Quixadá.')).toBe(false)
  expect(fitsPlace('Caju de Novembro', away)).toBe(true)
  expect(fitsPlace('Céu de Quixadá', houseAt('Bar do Zé'))).toBe(true)
})
