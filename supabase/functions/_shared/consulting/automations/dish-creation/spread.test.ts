import { describe, expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDishes } from './engine.ts'
import { openDaysOf } from './open-week.ts'
import type { Dish, DishMenu } from './schema.ts'

const hours = { from: '08:00', to: '18:00' }
const shut = (...days: number[]) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [String(day), days.includes(day) ? null : hours]))

const houses = [
  { name: 'Café do Sítio', city: 'Recife', type: 'cafeteria', closed: [1], cuisines: ['Regional cearense'] },
  { name: 'Mesa da Serra', city: 'Sobral', type: 'casual_dining', closed: [0, 1], cuisines: ['Sertaneja'] },
  { name: 'Boteco da Vila', city: 'Fortaleza', type: 'bar', closed: [2], cuisines: ['Regional cearense'] },
] as const

function create(house: (typeof houses)[number], ingredients: string) {
  const { name, city, type, closed, cuisines } = house
  const kept = houseSchema.parse({
    menu: [
      { section: 'Pratos', name: 'Galinha guisada', price: 44, cost: 14 },
      { section: 'Petiscos', name: 'Pastel de carne', price: 22, cost: 6 },
      { section: 'Doces', name: 'Bolo de milho', price: 14, cost: 4 },
    ],
    settings: { seats: 40, opening: shut(...closed) },
  })
  const answers = {
    cuisine_preferences: [...cuisines],
    dietary_restrictions: [],
    complexity_level: 'Até 30 minutos por prato',
    ingredients,
  }
  const context = understood('dish_creation', answers, {
    ...plainContext,
    restaurant: { name, city, type },
    house: kept,
    today: '2026-11-28',
  })
  const contents = createDishes(answers, context).map(({ content }) => content)
  return {
    house: kept,
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    menu: contents.find((content): content is DishMenu => content.kind === 'dish_menu'),
  }
}

describe.each(houses)('the dishes of $name', (house) => {
  test('have what the owner likes in half of them at most', () => {
    for (const asked of [
      '6 pratos. Gosto de queijo coalho, macaxeira e ovo.',
      '4 pratos, gostamos de jerimum e de queijo coalho',
    ]) {
      const { dishes } = create(house, asked)
      const withCheese = dishes.filter(({ ingredients }) => ingredients.some(({ id }) => id === 'coalho'))
      expect(withCheese.length, asked).toBeGreaterThan(0)
      expect(withCheese.length, asked).toBeLessThanOrEqual(dishes.length / 2)
    }
  })

  test('are tested and tasted on days on which the house is open', () => {
    const { menu, house: kept } = create(house, '5 pratos novos')
    const { test: tested = '', tasting = '' } = menu?.plan?.rehearsals ?? {}
    const open = openDaysOf(kept)
    for (const day of [tested, tasting]) expect(open).toContain(weekdayOf(day))
    expect(tested < tasting).toBe(true)
    expect(tasting < (menu?.plan?.stages[0]?.day ?? '')).toBe(true)
  })

  test('use yesterday’s bread first, which is not bought and costs nothing', () => {
    const { dishes, menu } = create(house, '6 pratos. Sobra muito pão de ontem, dá para aproveitar?')
    const first = menu?.plan?.stages[0]?.dishes ?? []
    const using = dishes.filter(({ ingredients }) => ingredients.some(({ id }) => id === 'pao_frances'))
    expect(using.length).toBeGreaterThan(0)
    for (const { id, ingredients } of using) {
      expect(first).toContain(id)
      const bread = ingredients.find((one) => one.id === 'pao_frances')
      expect(bread?.costBRL).toBe(0)
      expect(bread?.display).toMatch(/de ontem$/)
    }
    expect(menu?.shopping.items.map(({ name }) => name)).not.toContain('pão francês')
  })
})
