import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { isBlocked } from '../../base/request/request-sheet.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Doces', name: 'Torta sem lactose', price: 16, cost: 6 },
    { section: 'Doces', name: 'Pudim', price: 12, cost: 4 },
    { section: 'Salgados', name: 'Empada de queijo', price: 11, cost: 4 },
  ],
})
const read = (constraints: string) =>
  understand('menu_redesign', { answers: { constraints }, house, today: '2026-11-30' })

test.each([
  'A torta sem lactose vende pouquinho, mas tenho quatro clientes com intolerância à lactose.',
  'Tenho clientes intolerantes à lactose e a torta sem lactose quase não sai, o que vocês acham?',
])('an item named by what it lacks orders nothing to be left out: %s', (said) => {
  const sheet = read(said)
  expect(isBlocked(sheet)).toBe(false)
  for (const wish of sheet.wishes) if (wish.kind === 'exclude') expect(wish.guests).toBe(true)
})

test('an order to leave it out still is one', () => {
  const [wish] = read('Tenho clientes com intolerância à lactose, tirem tudo que leva leite.').wishes
  expect(wish).toMatchObject({ kind: 'exclude' })
  expect(wish).not.toMatchObject({ guests: true })
})
