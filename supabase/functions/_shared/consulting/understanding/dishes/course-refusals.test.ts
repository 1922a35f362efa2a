import { expect, it } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { brief } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const read = (ingredients: string) =>
  brief(understand('dish_creation', { answers: { ingredients }, house: emptyHouse, today: '2026-11-22' }))

it.each([
  'Nos doces não bota cachaça, nos salgados pode.',
  'Sobremesas sem cachaça.',
  'A cachaça pode entrar mas o doce da vitrine eu vendo pra criança também, nesse não.',
])('what is refused in one part of the menu is not refused in the others: %s', (text) => {
  const wishes = read(text)
  expect(wishes).toHaveLength(1)
  expect(wishes[0]).toMatch(/^dishTrait free .*cachaça/)
})

it('a counted part keeps its own refusal', () => {
  expect(read('5 sobremesas sem lactose')).toEqual(['count 5 sobremesa', 'exclude lactose diet'])
})

it('an allergy is one of all parts', () => {
  expect(read('Nas sobremesas não pode leite, tem cliente com alergia a leite.').join()).toContain(
    'exclude leite allergy',
  )
})
