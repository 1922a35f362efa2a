/** What the owner lists of the kitchen, and of the menu, decides which dishes are offered. */
import { describe, expect, it } from 'vitest'
import { understood } from '../../../../../../tests/support/understood.ts'
import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { boteco } from '../../golden/houses.ts'
import { createDishes } from './engine.ts'
import type { Dish, DishMenu } from './schema.ts'

const answers: Answers = {
  cuisine_preferences: ['Petiscos de boteco', 'Regional cearense'],
  dietary_restrictions: [],
  complexity_level: 'Até 15 minutos por prato',
}
const bare: EngineContext = {
  ...boteco.context,
  today: '2026-11-23',
  house: { ...boteco.context.house, menu: [], ingredientPrices: {} },
}
function made(ingredients: string, context: EngineContext = bare) {
  const given = { ...answers, ingredients }
  const contents = createDishes(given, understood('dish_creation', given, context)).map(
    ({ content }) => content,
  )
  return {
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    menu: contents.find((content): content is DishMenu => content.kind === 'dish_menu'),
  }
}

describe('a kitchen whose owner lists what cooks in it', () => {
  it('gets no dish for a blender that the list lacks', () => {
    const { dishes } = made('Temos fogão, forno e fritadeira. Queremos 8 pratos.')
    expect(dishes.length).toBe(8)
    for (const { name, equipment } of dishes)
      expect([name, equipment]).toEqual([name, expect.not.arrayContaining(['liquidificador'])])
  })

  it('gets no dish for a griddle, a grill or a fryer that it lacks, and fries in a pan', () => {
    const { dishes } = made('Temos forno elétrico, fogão e airfryer. Queremos 8 pratos.')
    expect(dishes.length).toBe(8)
    for (const { name, equipment, method } of dishes) {
      expect([name, equipment]).toEqual([name, expect.not.arrayContaining(['chapa'])])
      expect([name, equipment]).toEqual([name, expect.not.arrayContaining(['fritadeira'])])
      expect([name, equipment]).toEqual([name, expect.not.arrayContaining(['brasa'])])
      expect([name, `${name} ${method.join(' ')}`]).toEqual([name, expect.not.stringMatching(/\bchapa\b/)])
    }
  })
})

describe('an owner who has a leftover', () => {
  it('gets it used in two of the dishes counted, and none of another part of the menu', () => {
    const { dishes } = made(
      'Quero quatro petiscos e dois pratos principais. Sobram 2 kg de carne de sol por semana. Temos chapa, fritadeira e fogão.',
    )
    expect(dishes.map(({ course }) => course).toSorted()).toEqual([
      ...Array.from({ length: 4 }, () => 'petisco'),
      ...Array.from({ length: 2 }, () => 'principal'),
    ])
    const uses = dishes.filter(({ ingredients }) => ingredients.some(({ id }) => id === 'carne_sol'))
    expect(uses.length).toBeGreaterThanOrEqual(2)
  })

  it('gets the dumpling that the question takes for granted', () => {
    const { dishes, menu } = made(
      'Quero quatro petiscos. Temos fritadeira e fogão. E dá para congelar a massa do bolinho?',
    )
    expect(dishes.map(({ name }) => name).join('; ')).toMatch(/[Bb]olinho/)
    expect(menu?.answers?.[0]?.text).toMatch(/Congela[^.]*bolinhos/)
  })
})

describe('an owner who wants burgers', () => {
  it('gets three, and the vegetarian one among them', () => {
    const { dishes } = made(
      'Quero três hambúrgueres e uma sobremesa. Um dos hambúrgueres tem que ser vegetariano. Temos chapa e fritadeira.',
    )
    const burgers = dishes.filter(({ course }) => course === 'lanche')
    expect(burgers.map(({ name }) => name)).toEqual(
      Array.from({ length: 3 }, () => expect.stringMatching(/[Hh]ambúrguer|^Disco de/)),
    )
  })
})

describe('a house that pours a dose', () => {
  it('is not told to sell it as a new one at another price', () => {
    const [first] = boteco.context.house.menu
    if (!first) throw new Error('the golden house has no menu')
    const own = {
      ...first,
      section: 'Doses',
      name: 'Dose Carvalho Premium',
      price: 9,
      cost: 3,
      description: '',
    }
    const { dishes } = made('Queremos 8 pratos.', { ...bare, house: { ...bare.house, menu: [own] } })
    const sides = dishes.map(({ pairing }) => pairing)
    expect(sides.some(({ own: sold }) => sold?.name === 'Dose Carvalho Premium')).toBe(true)
    for (const { id, newPrice } of sides) if (id === 'carvalho') expect(newPrice).toBeUndefined()
  })
})

describe('a limit on the price of one kind of dish', () => {
  it('holds for that kind, and leaves the others alone', () => {
    const { dishes, menu } = made(
      'Quero três petiscos e três pratos principais. Petisco até 18 reais e prato do dia até 30.',
    )
    const pricesOf = (course: Dish['course']) =>
      dishes.flatMap((dish) => (dish.course === course ? [dish.suggestedPrice ?? 0] : []))
    expect(Math.max(...pricesOf('petisco'))).toBeLessThanOrEqual(18)
    expect(Math.max(...pricesOf('principal'))).toBeLessThanOrEqual(30)
    expect(Math.max(...pricesOf('principal'))).toBeGreaterThan(18)
    expect(menu).toBeDefined()
  })
})
