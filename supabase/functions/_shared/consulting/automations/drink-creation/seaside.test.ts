import { expect, it } from 'vitest'
import { fitsPlace, isAtBeach } from './seaside.ts'

it('keeps names of beaches for houses at the beach', () => {
  expect(isAtBeach(['Boteco ou bar de bairro'], { name: 'Boteco da Gentilândia', city: 'Fortaleza' })).toBe(
    false,
  )
  expect(isAtBeach(['Barraca de praia'], { name: 'Barraca do Zé', city: 'Fortaleza' })).toBe(true)
  expect(isAtBeach(['Hotel ou pousada'], { name: 'Pousada das Dunas', city: 'Cumbuco' })).toBe(true)
  expect(fitsPlace('Beira-Mar às Seis', false)).toBe(false)
  expect(fitsPlace('Beira-Mar às Seis', true)).toBe(true)
  expect(fitsPlace('Quintal do Benfica', false)).toBe(true)
})
