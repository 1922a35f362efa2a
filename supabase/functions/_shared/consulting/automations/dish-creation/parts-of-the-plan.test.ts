import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { hasForm } from '../../base/request/dish-forms.ts'
import { createDishes } from './engine.ts'
import type { Dish, DishMenu } from './schema.ts'

const kilo = (price: number) => ({ price, amount: 1, unit: 'kg' as const })
const item = (section: string, name: string, price: number, cost: number) => ({ section, name, price, cost })

const sertao = houseSchema.parse({
  menu: [
    item('Pratos', 'Buchada', 52, 18),
    item('Pratos', 'Galinha ao molho pardo', 56, 20),
    item('Pratos', 'Panelada', 38, 12),
    item('Petiscos', 'Batata-doce frita', 20, 4),
    item('Sobremesas', 'Doce de mamão', 15, 4),
  ],
  ingredientPrices: { Jerimum: kilo(5), 'Queijo coalho': kilo(38) },
})
const cantina = houseSchema.parse({
  menu: [
    item('Massas', 'Espaguete ao sugo', 44, 10),
    item('Massas', 'Lasanha de carne', 54, 15),
    item('Massas', 'Fettuccine ao pesto', 58, 16),
    item('Massas', 'Nhoque à bolonhesa', 50, 13),
    item('Carnes', 'Filé ao molho madeira', 82, 33),
    item('Sobremesas', 'Tiramisù', 28, 8),
  ],
  ingredientPrices: { Robalo: kilo(60), Abobrinha: kilo(6), 'Arroz arbóreo': kilo(24) },
})

function made(
  name: string,
  house: typeof sertao,
  cuisines: readonly string[],
  ingredients: string,
): { dishes: Dish[]; answers: ReadonlyMap<string, string> } {
  const answers = {
    cuisine_preferences: [...cuisines],
    dietary_restrictions: [],
    complexity_level: 'Até 30 minutos por prato',
    ingredients,
  }
  const context = { ...plainContext, restaurant: { ...plainContext.restaurant, name }, house }
  const contents = createDishes(answers, understood('dish_creation', answers, context)).map(
    ({ content }) => content,
  )
  const menu = contents.find((content): content is DishMenu => content.kind === 'dish_menu')
  return {
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    answers: new Map(menu?.answers?.map(({ about, text }) => [about, text])),
  }
}
const mainsOf = (dishes: readonly Dish[]) =>
  dishes.filter(({ courseLabel }) => courseLabel === 'Prato principal')
const withFood = (dishes: readonly Dish[], id: string) =>
  dishes.filter(({ ingredients }) => ingredients.some((part) => part.id === id))

describe.each(['Recanto da Serra', 'Fogão da Praça', 'Casa do Vaqueiro'])('the plan of %s', (name) => {
  const order = (text: string) => made(name, sertao, ['Sertaneja', 'Regional cearense'], text)

  it('has a main course without milk where one of the mains must be', () => {
    const { dishes } = order(
      'Quero 4 pratos: três principais e uma sobremesa. Um dos principais tem que ser sem lactose.',
    )
    expect(mainsOf(dishes).some(({ allergens }) => !allergens.some((one) => /leite/.test(one)))).toBe(true)
  })

  it('has one main for two, within its own limit of cost', () => {
    const { dishes } = order(
      'Quero 4 pratos: três principais e uma sobremesa. Um dos principais precisa ser sem lactose. Outro é para duas pessoas. O custo por prato não pode passar de 16 reais, no de dois pode ir a 32.',
    )
    const shared = dishes.filter(({ serves = 1 }) => serves === 2)
    expect(shared).toHaveLength(1)
    expect(dishes.every(({ serves = 1, cost }) => cost <= (serves === 2 ? 32 : 16))).toBe(true)
  })

  it.each([
    ['O carneiro precisa entrar em dois, pago a 40 o quilo na feira.', 'cordeiro'],
    ['O bode tem que aparecer em dois, compro a 36 o quilo.', 'bode'],
  ])('has a food in as many dishes as it must be: %s', (text, id) => {
    const { dishes } = order(`Quero 4 pratos: três principais e uma sobremesa. ${text}`)
    expect(withFood(dishes, id).length).toBeGreaterThanOrEqual(2)
  })

  it('names one of its mains for a day, with what it costs and leaves', () => {
    const { dishes, answers } = order('Quero 4 pratos. Qual deles ponho de prato do dia na quarta?')
    const told = answers.get('whichOne') ?? ''
    const named = dishes.find(({ name: own }) => told.startsWith(`${own}:`))
    expect(named?.courseLabel).toBe('Prato principal')
    expect(told).toMatch(/min.*R\$/)
  })

  it('tells from which price on each keeps the share of cost that is asked', () => {
    const { dishes, answers } = order(
      'Quero 4 pratos. Por quanto vender cada um para o custo não passar de 30%?',
    )
    const told = answers.get('priceEach') ?? ''
    for (const { cost } of dishes)
      expect(told).toContain(
        (cost / 0.3).toLocaleString('pt-BR', { minimumFractionDigits: 2, maximumFractionDigits: 2 }),
      )
  })
})

describe.each(['Cantina do Porto', 'Trattoria da Praça', 'Casa da Massa'])('the list of %s', (name) => {
  it('is of the forms that are counted, also in a short time', () => {
    const { dishes } = made(
      name,
      cantina,
      ['Italiana'],
      'Queremos quatro pratos: duas massas, um risoto e uma sobremesa. Temos robalo e abobrinha. Uma das massas deve ser vegetariana. Tudo deve sair em até 15 minutos.',
    )
    const mains = mainsOf(dishes)
    expect(dishes).toHaveLength(4)
    expect(mains.filter((dish) => hasForm(dish.name, 'massa'))).toHaveLength(2)
    expect(mains.filter((dish) => hasForm(dish.name, 'risoto'))).toHaveLength(1)
  })
})

describe('a house that only serves lunch', () => {
  const hours = { from: '11:00', to: '15:00' }
  const lunch = houseSchema.parse({
    ...sertao,
    settings: { opening: Object.fromEntries([1, 2, 3, 4, 5, 6].map((day) => [String(day), hours])) },
  })
  it.each(['Recanto da Serra', 'Fogão da Praça', 'Casa do Vaqueiro'])(
    'gets half of its dishes without cachaça unless it asks for more: %s',
    (name) => {
      const count = (text: string) =>
        made(name, lunch, ['Sertaneja', 'Regional cearense'], text).dishes.filter(({ sober }) => sober).length
      expect(count('Quero 4 pratos: três principais e uma sobremesa.')).toBeGreaterThanOrEqual(2)
      expect(count('Quero 4 pratos com cachaça: três principais e uma sobremesa.')).toBe(0)
    },
  )
})
