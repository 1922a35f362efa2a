import { expect, it } from 'vitest'
import { boteco } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext, sheetOf } from '../../../../../../tests/support/understood.ts'
import { foodsOfGarnish } from '../../base/pantry/contents.ts'
import { createDrinks } from './engine.ts'

const herbs = ['hortelã', 'manjericão', 'capim-santo']

it('buys no herb for the garnish of a single glass', () => {
  for (const name of ['Bar da Ana', 'Bar do Zé', 'Casa Azul', 'Mesa Dez', 'Boteco Sol', 'Quintal']) {
    const sheet = sheetOf({ kind: 'count', count: 7 })
    const { drinks } = createDrinks(boteco, {
      ...plainContext,
      restaurant: { ...plainContext.restaurant, name },
      sheet,
    }).menu
    const inGlasses = drinks.flatMap(({ ingredients }) =>
      ingredients.filter(({ role }) => role === 'ingredient').map((one) => one.name),
    )
    const finishes = drinks.flatMap(({ ingredients }) => ingredients.filter(({ role }) => role === 'garnish'))
    for (const herb of herbs) {
      const users = finishes.filter(({ id }) => foodsOfGarnish(id)?.some((food) => food === herb))
      if (users.length === 1)
        expect(
          inGlasses.some((one) => one.includes(herb)),
          `${name}: ${herb}`,
        ).toBe(true)
    }
  }
})
