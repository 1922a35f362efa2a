/** Whole requests of owners, and what each clause of them is about. */
import { describe, expect, it, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'PF de bife acebolado', price: 28 },
    { section: 'Salgados', name: 'Coxinha', price: 9 },
    { section: 'Sobremesas', name: 'Pudim', price: 8 },
  ],
})
const wishesOf = (ingredients: string) =>
  understand('dish_creation', { answers: { ingredients }, house, today: '2026-11-29' }).wishes.map(
    ({ text: _text, place: _place, origin: _origin, ...wish }) => wish,
  )

describe('meals and snacks of a roadside house', () => {
  it('counts the meals as main courses, and what drivers eat by hand apart', () => {
    expect(
      wishesOf(
        'Quero 6 pratos novo: 4 prato feito e 2 salgado pra viagem que o cara come dirigindo, sem lambuzar.',
      ),
    ).toEqual([
      { kind: 'count', count: 6, bound: 'exactly' },
      { kind: 'count', count: 4, bound: 'exactly', course: 'principal' },
      { kind: 'count', count: 0, bound: 'exactly', course: 'sobremesa' },
      { kind: 'dishTrait', what: 'handheld', count: 2, bound: 'at_least' },
    ])
  })

  test.each(['quatro pfs e dois salgados', 'quero 4 pratos feitos e 2 salgados'])('%s', (text) => {
    expect(wishesOf(text)).toContainEqual({ kind: 'count', count: 4, bound: 'exactly', course: 'principal' })
    expect(wishesOf(text)).toContainEqual({ kind: 'count', count: 6, bound: 'exactly' })
  })
})
