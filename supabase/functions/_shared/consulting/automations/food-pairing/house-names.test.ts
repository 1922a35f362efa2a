import { expect, it } from 'vitest'
import { inHouseNames } from './house-names.ts'

const dose = {
  id: 'alambique' as const,
  label: 'Alambique',
  notes: '',
  ml: 50,
  cost: 2.5,
  price: 12,
  pourCostPct: 20,
  margin: 9.5,
}

it('calls the white cachaça Prata where the menu does, and nowhere else', () => {
  const texts = { say: 'A Alambique entra gelada.' }
  expect(inHouseNames(texts, { doses: [{ ...dose, note: 'o preço da sua Dose Prata' }] })).toEqual({
    say: 'A Prata entra gelada.',
  })
  expect(inHouseNames(texts, { doses: [dose] })).toBe(texts)
})
