/** What ordinary owners ask of a forecast in ordinary sentences. */
import { describe, expect, it, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { name: 'Pizza de chocolate', section: 'Pizzas doces', price: 48 },
    { name: 'Pizza carne de sol', section: 'Pizzas', price: 66 },
    { name: 'Pizza mussarela', section: 'Pizzas', price: 49 },
  ],
})
const read = (context: string, today = '2027-01-25') =>
  understand('predictive_analytics', { answers: { context }, house, today }).wishes

describe('closed days', () => {
  test.each(['Fechamos de sexta 5/2 a terça 9/2', 'Vamos fechar de sexta (5/2) a terça (9/2)'])(
    'are one span although the days have names: %s',
    (text) => {
      expect(read(text)).toMatchObject([{ kind: 'date', from: '2027-02-05', to: '2027-02-09', closed: true }])
    },
  )

  it('of a list are those to come, whatever stands before “dias”', () => {
    const wishes = read('Fechamos nos dias 24, 25 e 31 de dezembro e 1º de janeiro.', '2026-11-23')
    expect(wishes.map((wish) => wish.kind === 'date' && wish.from)).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2026-12-31',
      '2027-01-01',
    ])
    // "fechamos 3 dias" is over.
    expect(read('Fechamos 3 dias em novembro.', '2026-12-10')).toMatchObject([
      { days: 3, from: '2026-11-01' },
    ])
  })
})

it('an item is not taken for one that shares only its first word and “de”', () => {
  expect(read('A pizza de carne de sol é nova, começou em agosto.')).toMatchObject([
    { kind: 'question', about: 'newItem', item: 'Pizza carne de sol' },
  ])
})
