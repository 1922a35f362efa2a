/** A bakery that asks for snacks from its oven and its griddle, with yesterday's bread. */
import { describe, expect, it, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { createDishes } from './engine.ts'
import type { Dish, DishMenu } from './schema.ts'
import { soberOf } from './sober.ts'
import { ideas } from './tables/index.ts'

const house = houseSchema.parse({
  menu: (
    [
      ['Pães', 'Pão francês (kg)', 19, 6],
      ['Pães', 'Pão de macaxeira', 9, 3],
      ['Lanches', 'Misto quente', 15, 5],
      ['Lanches', 'Tapioca de queijo coalho', 14, 4],
      ['Lanches', 'Sanduíche de carne de sol', 26, 9],
      ['Doces', 'Cartola', 19, 6],
      ['Doces', 'Pudim', 12, 3.5],
      ['Bebidas', 'Café coado', 6, 1],
    ] as const
  ).map(([section, name, price, cost]) => ({ section, name, price, cost })),
})

const made = (ingredients: string) => {
  const answers = {
    cuisine_preferences: ['Regional cearense'],
    ingredients,
    complexity_level: 'Um cozinheiro e uma chapa',
  }
  const today = '2026-11-29'
  const sheet = understand('dish_creation', { answers, house, today })
  const context = {
    restaurant: { name: 'Padaria da Serra', city: 'Guaramiranga', type: 'cafeteria' },
    house,
    houseDrinks: [],
    today,
    sheet,
  }
  const contents = createDishes(answers, context).map(({ content }) => content)
  return {
    dishes: contents.filter((one): one is Dish => one.kind === 'dish'),
    menu: contents.find((one): one is DishMenu => one.kind === 'dish_menu'),
  }
}

describe('four snacks and a sweet of a bakery', () => {
  const { dishes, menu } = made(
    'Quero 4 lanches e 1 doce, tudo feito no forno de lastro ou na chapa. Cachaça em só dois, e num deles que não seja cozida até sumir, quero sentir o gosto. Tenho sobrando pão francês de ontem, uns 3 kg por dia, então pelo menos uma receita tem que gastar isso. Até 28 reais e o custo não pode ser mais que um terço do preço. O doce dá pra deixar pronto de manhã e guardar quanto tempo na vitrine? Qual lançar primeiro?',
  )

  it('are snacks, although the house sells bread by the kilo', () => {
    expect(dishes.filter(({ course }) => course === 'lanche')).toHaveLength(4)
    expect(dishes.filter(({ course }) => course === 'sobremesa')).toHaveLength(1)
  })

  it('do not buy the bread that is left over', () =>
    expect(menu?.shopping.items.map(({ name }) => name)).not.toContain('pão francês'))

  it('come from the oven or the griddle, and use the bread', () => {
    for (const { name, ways = [] } of dishes)
      expect([name, ways.includes('baked') || ways.includes('griddled')]).toEqual([name, true])
    expect(dishes.some(({ ingredients }) => ingredients.some(({ id }) => id === 'pao_frances'))).toBe(true)
  })

  it('have cachaça in two, in one of them without fire', () => {
    expect(dishes.filter(({ sober }) => sober !== true)).toHaveLength(2)
    expect(dishes.some(({ ways = [] }) => ways.includes('tasted'))).toBe(true)
  })

  it('cost at most a third of their price', () => {
    for (const { name, foodCostPct } of dishes)
      expect([name, (foodCostPct ?? 100) <= 33.5]).toEqual([name, true])
  })

  it('answer how long the sweet keeps, and launch none that the house sells already', () => {
    const textOf = (about: string) => menu?.answers?.find((one) => one.about === about)?.text ?? ''
    const sweet = dishes.find(({ course }) => course === 'sobremesa')
    expect(textOf('dayBefore')).toContain(sweet?.name)
    const first = dishes.find(({ name }) => textOf('launchFirst').startsWith(name))
    expect(first?.doubles).not.toBe(true)
  })
})

test('a dose that costs more than the plate is offered beside none', () => {
  const { dishes } = made('Quero 4 lanches')
  for (const { name, suggestedPrice, pairing } of dishes)
    expect([name, (pairing.newPrice ?? 0) <= Math.max(12, (suggestedPrice ?? 0) * 1.2)]).toEqual([name, true])
})

test('without cachaça, no lime is boiled dry', () => {
  const conditions: Parameters<typeof soberOf>[1] = {
    allowsFood: () => true,
    allowsText: () => true,
    allowsCachaca: () => true,
    houseCachaca: null,
    wanted: [],
    stock: new Set(),
    knowsPurchases: false,
    prefersGreen: false,
    saltShare: 1,
    portion: 1,
    isSimple: false,
    prices: () => ({ price: 1, amount: 1, unit: 'g', label: 'g' }),
  }
  for (const idea of ideas) {
    const sober = soberOf(idea, conditions)
    if (!sober || idea.course === 'sobremesa') continue
    const limes = sober.parts.filter(({ item }) => item.id === 'limao')
    expect([
      idea.id,
      limes.length <= Math.max(1, idea.lines.filter(({ slot }) => slot === 'limao').length),
    ]).toEqual([idea.id, true])
    expect([idea.id, sober.steps.some((step) => /suco de limão, completado/.test(step))]).toEqual([
      idea.id,
      false,
    ])
  }
})
