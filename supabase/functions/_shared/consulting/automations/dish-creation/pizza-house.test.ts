import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDishes } from './engine.ts'

const item = (section: string, name: string, price: number, cost: number) => ({
  section,
  name,
  price,
  cost,
  kind: 'dish',
})
const context = {
  ...plainContext,
  restaurant: { ...plainContext.restaurant, name: 'Pizzaria do Crato' },
  house: houseSchema.parse({
    menu: [
      item('Pizzas', 'Pizza de mussarela', 48, 14),
      item('Pizzas', 'Pizza calabresa', 52, 16),
      item('Pizzas', 'Pizza portuguesa', 58, 18),
      item('Entradas', 'Calabresa acebolada', 34, 11),
      item('Sobremesas', 'Pudim', 14, 3),
    ],
  }),
}

const answers = {
  cuisine_preferences: ['Italiana', 'Regional cearense'],
  ingredients:
    'A gente tem forno a lenha, sobra muita massa. Queria 4 pratos novos: duas pizzas, uma entradinha de dividir e uma sobremesa que não leve chocolate. Cachaça pode entrar na panela mas não quero gosto forte, porque aqui vem menino toda noite. Pizza nova tem que sair entre 50 e 65 reais. A massa dá pra fazer de véspera? E se algum prato der muito trabalho me diga qual.',
}

test('a pizza house gets two pizzas, a starter and a dessert, few with cachaça, and its questions answered', () => {
  const contents = createDishes(answers, understood('dish_creation', answers, context)).map(
    ({ content }) => content,
  )
  const dishes = contents.flatMap((content) => (content.kind === 'dish' ? [content] : []))
  const menu = contents.find((content) => content.kind === 'dish_menu')
  const pizzas = dishes.filter(({ name, course }) => /^pizza/i.test(name) && course !== 'sobremesa')
  expect(dishes).toHaveLength(4)
  expect(pizzas).toHaveLength(2)
  expect(dishes.filter(({ course }) => course === 'sobremesa')).toHaveLength(1)
  expect(dishes.filter(({ sober }) => sober !== true).length).toBeLessThanOrEqual(1)
  for (const { suggestedPrice, method } of pizzas) {
    expect(suggestedPrice).toBeGreaterThanOrEqual(50)
    expect(suggestedPrice).toBeLessThanOrEqual(65)
    expect(method.join(' ')).toMatch(/forno a lenha, entre 380 e 430 °C/)
  }
  expect(Math.min(...dishes.map(({ suggestedPrice }) => suggestedPrice ?? 0))).toBeLessThan(50)
  if (menu?.kind !== 'dish_menu') throw new Error('no menu')
  expect(menu.shopping.items.map(({ name }) => name).join(' ')).not.toMatch(/massa|disco/i)
  const told = new Map(menu.answers?.map(({ about, text }) => [about, text]))
  expect(told.get('dayBefore')).toMatch(/^A massa de pizza, sim/)
  expect(told.get('mostWork')).toMatch(/min de preparo/)
})
