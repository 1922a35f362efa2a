/** @module-tag slow */
import { expect, test } from 'vitest'
import { furtherHouses } from '../../golden/further-houses.ts'
import { boteco, fineDining, foodTruck, type House } from '../../golden/houses.ts'
import { understand } from '../../understanding/understand.ts'
import { createDishes } from './engine.ts'
import { answers as golden } from './golden/answers.ts'

const kinds = [
  ...[boteco, fineDining, foodTruck].map((house) => ({ house, answers: golden[house.id] })),
  ...furtherHouses.map((house) => ({ house, answers: house.answers.dish_creation })),
]

function named(
  { context }: Pick<House, 'context'>,
  name: string,
  answers: Parameters<typeof createDishes>[0],
) {
  const sheet = understand('dish_creation', { answers, house: context.house, today: context.today })
  const restaurant = { ...context.restaurant, name }
  return createDishes(answers, { ...context, sheet, restaurant }).flatMap(({ content }) =>
    content.kind === 'dish' ? [content.name] : [],
  )
}

test('houses with the same answers share at most 40 % of their dishes on average, and seldom more than half', () => {
  const shares = kinds.flatMap(({ house, answers }) => {
    const open = { ...answers, ingredients: '' }
    const menus = ['Casa Um', 'Casa Dois', 'Casa Três'].map((name) => named(house, name, open))
    return menus.flatMap((one, index) =>
      menus
        .slice(index + 1)
        .map((other) => one.filter((name) => other.includes(name)).length / Math.max(1, one.length)),
    )
  })
  // A cold kitchen or one without a stove has few possible dishes and shares more of them.
  expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.4)
  expect(shares.filter((share) => share > 0.5).length / shares.length).toBeLessThanOrEqual(0.2)
})

test('a menu has no second dish on the same mash, and a house without a counter no sandwich', () => {
  for (const { house, answers } of kinds) {
    const { context } = house
    const sheet = understand('dish_creation', { answers, house: context.house, today: context.today })
    const dishes = createDishes(answers, { ...context, sheet }).flatMap(({ content }) =>
      content.kind === 'dish' ? [content] : [],
    )
    const purees = dishes.filter(({ method }) => /amasse (?:quente )?com/.test(method.join(' ')))
    for (const root of ['macaxeira', 'jerimum', 'batata_doce']) {
      const same = purees.filter(({ ingredients }) => ingredients.some(({ id }) => id === root))
      expect(same.length, `${context.restaurant.name}: ${root}`).toBeLessThanOrEqual(1)
    }
    if (['casual_dining', 'fine_dining', 'bistro'].includes(context.restaurant.type))
      expect(dishes.filter(({ course }) => course === 'lanche').map(({ name }) => name)).toEqual([])
  }
})
