/** An inn of the hills with a farm: what it names is cooked, bought by the kilo and answered. */
import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDishes } from './engine.ts'
import type { DishMenu } from './schema.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Entradas', name: 'Bruschetta de tomate', price: 29, cost: 7.8 },
    { section: 'Entradas', name: 'Caldo de carne', price: 26, cost: 6 },
    { section: 'Principais', name: 'Filé ao molho madeira', price: 72, cost: 27 },
    { section: 'Principais', name: 'Talharim ao molho de tomate', price: 54, cost: 11.6 },
    { section: 'Sobremesas', name: 'Torta de chocolate', price: 22, cost: 5 },
  ],
  ingredientPrices: {
    'Galinha caipira': { price: 28, amount: 1, unit: 'kg' },
    'Cogumelo shitake': { price: 62, amount: 1, unit: 'kg' },
    'Banana da terra': { price: 7.5, amount: 1, unit: 'kg' },
    'Café da serra': { price: 58, amount: 1, unit: 'kg' },
    'Queijo coalho': { price: 46, amount: 1, unit: 'kg' },
    Macaxeira: { price: 5, amount: 1, unit: 'kg' },
  },
  settings: { equipment: ['Fogão de 4 bocas', 'Liquidificador'], seats: 38 },
})
const made = (ingredients: string) => {
  const answers = {
    cuisine_preferences: ['Regional cearense', 'Brasileira contemporânea'],
    ingredients,
    dietary_restrictions: [],
    complexity_level: 'Até 30 minutos por prato',
  }
  const contents = createDishes(
    answers,
    understood('dish_creation', answers, { ...plainContext, house }),
  ).map(({ content }) => content)
  const dishes = contents.flatMap((content) => (content.kind === 'dish_menu' ? [] : [content]))
  const menu = contents.find((content): content is DishMenu => content.kind === 'dish_menu')
  return { dishes, answers: new Map(menu?.answers?.map(({ about, text }) => [about, text])), menu }
}

describe('what the owner names', () => {
  const { dishes, answers } = made(
    'Quero quatro pratos novos: duas entradas e dois principais. Usem galinha caipira, cogumelo shitake, banana-da-terra e café aqui da serra. Uma das entradas tem que ser vegetariana. Qual dos quatro devo lançar primeiro? E quantas porções saem de uma galinha caipira de 2 kg?',
  )
  const ids = dishes.flatMap(({ ingredients }) => ingredients.map(({ id }) => id))

  it('is in the dishes itself, and not something like it', () => {
    expect(dishes).toHaveLength(4)
    expect(ids).toEqual(expect.arrayContaining(['caipira', 'shiitake', 'banana_terra', 'cafe']))
    expect(ids).not.toContain('sobrecoxa')
    expect(ids).not.toContain('cogumelo')
  })

  it('tells how much of a whole bird is eaten', () => {
    expect(answers.get('yields')).toMatch(/ [4-8] porções.*1,2 kg de carne sem osso/)
  })

  it('names the first dish beside a plan that starts all together', () => {
    expect(answers.get('launchFirst')).toMatch(/juntos em .* se a cozinha quiser começar com um só, é este/)
  })
})

describe('a main course', () => {
  const { dishes, answers } = made(
    'Cinco pratos: uma entrada, três principais e uma sobremesa. Um dos principais precisa ser vegetariano e outro deve usar a galinha caipira do nosso sítio. A sobremesa deve levar o café da serra. Qual sai mais rápido? Quantos quilos de galinha devo comprar para servir 24 hóspedes no sábado?',
  )
  const holding = (course: string, id: string) =>
    dishes.filter((dish) => dish.course === course && dish.ingredients.some((part) => part.id === id))

  it('is one of those that the owner asks for, and so is the dessert', () => {
    expect(holding('principal', 'caipira')).toHaveLength(1)
    expect(holding('sobremesa', 'cafe')).toHaveLength(1)
  })

  it('never costs what the house asks for a starter', () => {
    for (const { course, suggestedPrice, cost } of dishes) {
      if (course !== 'principal' || suggestedPrice === null) continue
      expect(suggestedPrice >= 29 || (cost / suggestedPrice) * 100 >= 12.9).toBe(true)
    }
  })

  it('is bought by the kilo for the guests, and the quickest one is named with its minutes', () => {
    expect(answers.get('buyFor')).toMatch(/\d+,?\d* kg de galinha caipira em pedaços para 24 .*com osso/)
    expect(answers.get('quickest')).toMatch(/^.+, \d+ min do pedido ao prato/)
  })
})
