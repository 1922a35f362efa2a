/** Houses whose guests count their money: enough dishes under the owner's limits, with what the house has. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { createDishes } from './engine.ts'
import type { Dish, DishMenu } from './schema.ts'

const today = '2026-11-30'
const item = (section: string, name: string, price: number, cost: number) => ({ section, name, price, cost })
const kilo = (price: number) => ({ price, amount: 1, unit: 'kg' })
const house = houseSchema.parse({
  menu: [
    item('Almoço', 'PF de frango assado', 16, 6.6),
    item('Almoço', 'PF de carne moída', 17, 7.4),
    item('Almoço', 'PF de ovo', 13, 4.6),
    item('Almoço', 'PF de peixe', 18, 7.6),
    item('Lanches', 'Coxinha', 6, 2),
    item('Lanches', 'Bolo de milho', 5, 1.5),
  ],
  ingredientPrices: { Jerimum: kilo(3), Quiabo: kilo(6), Banana: kilo(4), Tilápia: kilo(23) },
  settings: { equipment: ['Fogão', 'Chapa'] },
})

function ask(ingredients: string) {
  const answers = { ingredients, complexity_level: 'Preparo na véspera e finalização rápida' }
  const sheet = understand('dish_creation', { answers, house, today })
  const restaurant = { name: 'Cantina do Porto', city: 'Crato', type: 'fast_casual' as const }
  const contents = createDishes(answers, { restaurant, house, houseDrinks: [], sheet, today }).map(
    ({ content }) => content,
  )
  return {
    sheet,
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    menu: contents.find((content): content is DishMenu => content.kind === 'dish_menu'),
  }
}

const limits = 'Almoço até 18 reais, lanche até 9 reais. Não tenho forno. Sem porco e sem cachaça.'

test('delivers both courses in full under low prices, each with what the house named', () => {
  const { dishes } = ask(
    `Quero 6 pratos: 4 pratos principais e 2 lanches. Tenho jerimum, quiabo e banana. ${limits}`,
  )
  expect(dishes.map(({ course }) => course).toSorted()).toEqual([
    'lanche',
    'lanche',
    ...Array(4).fill('principal'),
  ])
  for (const { course, suggestedPrice } of dishes)
    expect(suggestedPrice).toBeLessThanOrEqual(course === 'lanche' ? 9 : 18)
  const used = new Set(dishes.flatMap(({ ingredients }) => ingredients.map(({ id }) => id)))
  for (const id of ['jerimum', 'quiabo', 'banana']) expect(used).toContain(id)
})

test('prices new plates as the house prices its own, and not all at the ceiling', () => {
  const { dishes } = ask(`Quero 4 pratos principais. ${limits}`)
  expect(Math.min(...dishes.map(({ suggestedPrice }) => suggestedPrice ?? 0))).toBeLessThan(16)
})

test('a dish is named by what is in it', () => {
  const { dishes } = ask(`Quero 6 pratos principais, um com frango. Tenho jerimum. ${limits}`)
  for (const { name, ingredients } of dishes)
    for (const food of ['maxixe', 'jerimum', 'quiabo'])
      if (name.includes(food))
        expect([name, ingredients.some((part) => part.name.includes(food))]).toEqual([name, true])
})

test('two prices that the owner weighs are a question, answered with what each leaves, and no limit', () => {
  const { sheet, menu } = ask('Quero 4 pratos principais até 18 reais. O prato novo eu cobro 15 ou 17?')
  expect(sheet.wishes.filter(({ kind }) => kind === 'price')).toEqual([expect.objectContaining({ max: 18 })])
  expect(sheet.wishes).toContainEqual(expect.objectContaining({ about: 'sellsAt', prices: [15, 17] }))
  expect(JSON.stringify(menu?.answers)).toMatch(/Cobre R\$.{1,3}1[57],00.+vender \d+% a mais/)
})
