import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (type: 'drink_creation' | 'dish_creation', text: string) => {
  const input = type === 'drink_creation' ? 'preferences' : 'ingredients'
  return brief(understand(type, { answers: { [input]: text }, house: emptyHouse, today: '2026-11-22' }))
}

it.each([
  'nada de camarão congelado',
  'sem queijo importado',
  'não quero vodca barata',
  'sem massa comprada',
  'nada de fruta cara',
  'sem carne de segunda',
])('a refusal of how a food comes does not refuse the food: %s', (text) => {
  expect(read('dish_creation', text)).toEqual([`?${text}`])
})

it.each(['sem fruta ácida', 'não quero fruta espetada no copo', 'nada de fruta na borda da taça'])(
  'what is said of some of a group refuses none of the rest: %s',
  (text) => {
    expect(read('drink_creation', text)).toEqual([`?${text}`])
  },
)

it.each(['nada de xarope comprado', 'sem xarope industrial', 'sem xarope comprado pronto'])(
  'a bought syrup is its own food: %s',
  (text) => {
    expect(read('drink_creation', text)).toEqual(['exclude xarope industrializado'])
  },
)

it('an allergy refuses the food however it comes', () => {
  expect(read('dish_creation', 'tenho cliente alérgico a camarão congelado').join()).toContain(
    'exclude camarão allergy',
  )
})

it('a plain refusal refuses the food', () => {
  expect(read('dish_creation', 'sem camarão')).toEqual(['exclude camarão'])
})
