/** Properties of every dish of the tables. */
import { describe, expect, test } from 'vitest'
import { allergenLabels } from '../../base/allergens.ts'
import { allergensOfFood } from '../../base/pantry/allergens.ts'
import { furtherHouses } from '../../golden/further-houses.ts'
import { boteco, fineDining, foodTruck } from '../../golden/houses.ts'
import { understand } from '../../understanding/understand.ts'
import { createDishes } from './engine.ts'
import { freshnessOf } from './freshness.ts'
import { answers as golden } from './golden/answers.ts'
import { keptBases } from './kept-bases.ts'
import type { Dish, DishMenu } from './schema.ts'
import { ideas } from './tables/index.ts'

const houses = [
  ...[boteco, fineDining, foodTruck].map((house) => ({ ...house, answers: golden[house.id] })),
  ...furtherHouses.map((house) => ({ ...house, answers: house.answers.dish_creation })),
]

const made = houses.map(({ id, context, answers }) => {
  const sheet = understand('dish_creation', { answers, house: context.house, today: context.today })
  const contents = createDishes(answers, { ...context, sheet }).map(({ content }) => content)
  return {
    id,
    context,
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    menu: contents.find((content): content is DishMenu => content.kind === 'dish_menu'),
  }
})

describe.each(made)('the menu of $id', ({ context, dishes, menu }) => {
  test('an allergen of an ingredient is always among those of the dish', () => {
    for (const { name, ingredients, allergens } of dishes) {
      for (const { id } of ingredients) {
        for (const one of allergensOfFood({ id })?.has ?? []) {
          expect([name, allergens]).toEqual([name, expect.arrayContaining([allergenLabels[one]])])
        }
      }
    }
  })

  test('goes with drinks that the house sells, or says that a dose would be new and at which price', () => {
    const sold = new Set(context.house.menu.map(({ name }) => name))
    for (const { pairing } of dishes) {
      if (pairing.own) expect(sold).toContain(pairing.own.name)
      else if (pairing.newPrice !== undefined) expect(pairing.newPrice).toBeGreaterThan(0)
    }
  })

  test('buys fish, shellfish and bread for the day, and no perishable before the eve of the launch', () => {
    for (const { name, when } of menu?.shopping.items ?? []) {
      expect(when).toBeDefined()
      if (/camarão|polvo|pargo|tilápia|atum|^pão/.test(name)) expect([name, when]).toEqual([name, 'day'])
    }
  })
})

test('fish and shellfish are never bought ahead', () => {
  for (const id of ['camarao', 'lagosta', 'pargo', 'tilapia', 'atum', 'polvo']) {
    expect([id, freshnessOf(id)]).toEqual([id, 'day'])
  }
})

test('every base made ahead says what one batch of it yields', () => {
  for (const { id, keeps } of ideas) {
    for (const { what, yields } of keptBases(keeps)) {
      // The finished dish yields its portions.
      if (what === null) continue
      expect([id, what, yields]).toEqual([id, what, expect.stringMatching(/\d ?(?:g|kg|ml|l)\b/)])
    }
  }
})
