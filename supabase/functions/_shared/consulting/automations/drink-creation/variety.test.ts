/** @module-tag slow */
import { expect, test } from 'vitest'
import { alcoholFreeConcepts, concepts } from '../../base/drinks/concepts/index.ts'
import { furtherHouses } from '../../golden/further-houses.ts'
import { boteco, fineDining, foodTruck, type House } from '../../golden/houses.ts'
import { understand } from '../../understanding/understand.ts'
import { createDrinks } from './engine.ts'
import { answers as golden } from './golden/answers.ts'

const named = (house: Pick<House, 'context'>, name: string, answers: Parameters<typeof createDrinks>[0]) => {
  const { context } = house
  const sheet = understand('drink_creation', { answers, house: context.house, today: context.today })
  const { drinks } = createDrinks(answers, {
    ...context,
    sheet,
    restaurant: { ...context.restaurant, name },
  }).menu
  return drinks.map((drink) => drink.name)
}

test('there are more than two hundred ideas', () => {
  expect(concepts.length + alcoholFreeConcepts.length).toBeGreaterThan(200)
})

const kinds = [
  ...[boteco, fineDining, foodTruck].map((house) => ({ house, answers: golden[house.id] })),
  ...furtherHouses.map((house) => ({ house, answers: house.answers.drink_creation })),
]

test.each(kinds.map((kind) => [kind.house.id, kind] as const))(
  'two houses that answer like the %s share at most three of twelve drinks',
  (_, { house, answers }) => {
    const open = { ...answers, preferences: '' }
    const menus = ['Casa Um', 'Casa Dois', 'Casa Três', 'Casa Quatro'].map((name) => named(house, name, open))
    const counts = menus.flatMap((one, index) =>
      menus.slice(index + 1).map((other) => one.filter((name) => other.includes(name)).length),
    )
    expect(Math.max(...counts)).toBeLessThanOrEqual(3)
  },
)
