import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { createDishes } from './engine.ts'
import type { Dish, DishMenu } from './schema.ts'

function create(ingredients: string) {
  const answers = {
    cuisine_preferences: ['Petiscos de boteco', 'Regional cearense'],
    complexity_level: 'Até 15 minutos por prato',
    ingredients,
  }
  const context = understood('dish_creation', answers, plainContext)
  const contents = createDishes(answers, context).map(({ content }) => content)
  return {
    unread: context.sheet.unread.map(({ text }) => text),
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    menu: contents.find((content): content is DishMenu => content.kind === 'dish_menu'),
  }
}

describe('dishes that go round on a tray', () => {
  it('are eaten with one hand and still good after the time that the owner states', () => {
    const { dishes, unread } = create(
      'Cinco petiscos. O povo come em pé. Que aguentem 15 minutos na bandeja.',
    )
    expect(unread).toEqual([])
    expect(dishes).toHaveLength(5)
    for (const { name, handheld, stands = 0, flambe } of dishes) {
      expect(handheld, name).toBe(true)
      expect(stands, name).toBeGreaterThanOrEqual(15)
      expect(flambe, name).toBe(false)
    }
  })
})

describe('names in English', () => {
  it('stand in a table if the owner asks for them, and nowhere else', () => {
    const { menu, dishes } = create('4 petiscos, com os nomes também em inglês.')
    expect(menu?.english?.map(({ name }) => name)).toEqual(dishes.map(({ name }) => name))
    expect(menu?.english?.filter(({ line }) => line !== null).length).toBeGreaterThanOrEqual(2)
    expect(create('4 petiscos').menu?.english).toBeUndefined()
  })
})
