import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { concepts } from '../../base/drinks/concepts/index.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDrinks } from './engine.ts'

test('a drink whose text promises heat is hot', () => {
  const promises = /\b(?:bule|fogão|caneca|fervid[oa]|fumegante)\b/i
  const cold = concepts.filter(
    ({ name, story, template }) => template !== 'hot' && promises.test(`${name}. ${story}`),
  )
  expect(cold.map(({ name }) => name)).toEqual([])
})

test('a hot drink is infused hot, not steeped cold and warmed again', () => {
  const cold = concepts.filter(
    ({ template, slots }) =>
      template === 'hot' &&
      slots.some((slot) => 'options' in slot && slot.options.some(([id]) => /^cha_/.test(id))),
  )
  expect(cold.map(({ name }) => name)).toEqual([])
})

const house = houseSchema.parse({
  menu: [
    { section: 'Drinks', name: 'Caipirinha de limão', price: 22, cost: 6.1, kind: 'drink' },
    { section: 'Drinks', name: 'Batida de coco', price: 22, cost: 6.4, kind: 'drink' },
  ],
})

test('a card for the cold of the hills warms, and its questions are answered', () => {
  const answers = {
    establishment_info: ['Hotel ou pousada'],
    target_audience: ['Casais'],
    equipment: ['Coqueteleira', 'Dosador', 'Fogão ou cooktop', 'Máquina de café espresso'],
    preferences:
      '5 drinques pro frio da serra, 2 deles quentes. usar mel de jandaíra. um sem álcool. coisa ligeira de fazer. se der, um no lugar da batida de coco, que encalha. qual eu lanço primeiro?',
  }
  const context = {
    ...plainContext,
    restaurant: { ...plainContext.restaurant, city: 'Guaramiranga' },
    house,
  }
  const { menu } = createDrinks(answers, understood('drink_creation', answers, context))
  expect(menu.drinks).toHaveLength(5)
  const hot = menu.drinks.filter(({ template }) => template === 'hot')
  expect(hot).toHaveLength(2)
  expect(
    menu.drinks.filter(({ template }) => ['collins', 'highball', 'spritz', 'frozen'].includes(template)),
  ).toEqual([])
  expect(menu.drinks.some(({ ingredients }) => ingredients.some(({ id }) => id === 'mel_jandaira'))).toBe(
    true,
  )
  expect(menu.launch?.question).not.toMatch(/gelad/)
  expect(menu.answers?.map(({ topic }) => topic).toSorted()).toEqual(['first', 'replaces'])
})
