/** Sums and limits that owners ask for: each has its figures, and what is said to be kept is kept in the recipes. */
import { describe, expect, it, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { foodOf, grossAmount, isFoodId } from '../../base/pantry/kitchen.ts'
import { check } from '../../checks/check.ts'
import { createDishes } from './engine.ts'
import { factsOf } from './facts.ts'
import type { Dish, DishMenu } from './schema.ts'

const item = (section: string, name: string, price: number, cost: number) => ({ section, name, price, cost })
const kilo = (price: number) => ({ price, amount: 1, unit: 'kg' as const })
const noon = { from: '11:00', to: '14:30' }
const lunchHouse = houseSchema.parse({
  menu: [
    item('Pratos feitos', 'PF de fígado', 24, 8),
    item('Pratos feitos', 'PF de porco assado', 27, 10),
    item('Pratos feitos', 'Dobradinha', 26, 9),
    item('Sobremesas', 'Doce de mamão', 8, 2),
    item('Bebidas', 'Suco de goiaba', 7, 2),
    item('Bebidas', 'Mate gelado', 6, 1.5),
  ],
  ingredientPrices: {
    'sobrecoxa de frango': kilo(11),
    'carne moída': kilo(28),
    serra: kilo(26),
    jerimum: kilo(4),
    macaxeira: kilo(5),
    'queijo coalho': kilo(40),
  },
  settings: { opening: { 0: null, 1: noon, 2: noon, 3: noon, 4: noon, 5: noon, 6: noon } },
})

function made(ingredients: string, own = lunchHouse) {
  const answers = {
    cuisine_preferences: ['Regional cearense'],
    ingredients,
    complexity_level: 'Até 30 minutos por prato',
  }
  const context = {
    ...plainContext,
    restaurant: { ...plainContext.restaurant, name: 'Cozinha da Rua Nova' },
    house: own,
  }
  const read = understood('dish_creation', answers, context)
  const contents = createDishes(answers, read).map(({ content }) => content)
  const dishes = contents.filter((content): content is Dish => content.kind === 'dish')
  const menu = contents.find((content): content is DishMenu => content.kind === 'dish_menu')
  const checks = check(factsOf(contents), read.sheet, { house: own })
  return {
    dishes,
    menu,
    checks,
    sheet: read.sheet,
    answers: new Map(menu?.answers?.map(({ about, text }) => [about, text])),
  }
}

const brl = (value: number) => value.toFixed(2).replace('.', ',')
const each = ({ ingredients, portions }: Dish, id: string): number =>
  ingredients
    .filter((part) => part.id === id && isFoodId(part.id))
    .reduce((sum, { amount }) => sum + grossAmount(foodOf(id), amount) / portions, 0)

describe('an ingredient that costs more', () => {
  it('is told per plate, as the rise times what a plate takes, for each dish with it and no other', () => {
    const { dishes, answers } = made(
      'Quero 5 pratos pro almoço. Compro sobrecoxa e carne moída. Se a sobrecoxa passar pra 14 reais o quilo, quanto muda em cada prato?',
    )
    const told = answers.get('ingredientPrice') ?? ''
    const holding = dishes.filter((dish) => each(dish, 'sobrecoxa') > 0)
    expect(holding.length).toBeGreaterThan(0)
    for (const dish of holding) {
      expect(told).toContain(dish.name)
      expect(told).toContain(brl((3 * each(dish, 'sobrecoxa')) / 1000))
    }
    for (const dish of dishes) if (!holding.includes(dish)) expect(told).not.toContain(dish.name)
  })
})

describe('plates for lunch', () => {
  it('are main courses, and none a pudding, a snack or a sandwich', () => {
    const { dishes } = made('Preciso de quatro pratos novos pro almoço.')
    expect(dishes).toHaveLength(4)
    for (const { name, course } of dishes) expect([name, course]).toEqual([name, 'principal'])
  })
})

describe('guests who do not drink', () => {
  test.each([
    'Quero 5 pratos pro almoço. Meus clientes são evangélicos.',
    'Quero 5 pratos. Caminhoneiro almoça aqui e segue viagem.',
    'Quero 5 pratos. O pessoal vem depois do culto.',
  ])('get no cachaça: %s', (said) => {
    expect(made(said).dishes.every(({ sober }) => sober === true)).toBe(true)
  })
})

describe('fish of one weekday', () => {
  it('is in one dish at most, which is marked for that day', () => {
    const { dishes, checks } = made('Quero 5 pratos pro almoço. Peixe só na quinta.')
    const fish = dishes.filter(({ ingredients }) =>
      ingredients.some(({ id }) => isFoodId(id) && foodOf(id).tags.includes('fish')),
    )
    expect(fish.length).toBeLessThanOrEqual(1)
    for (const { weekdays } of fish) expect(weekdays).toEqual([4])
    const bound = checks.find(({ wish }) => wish.kind === 'dishTrait' && wish.weekdays !== undefined)
    expect(bound?.outcome).toBe('met')
  })
})

describe('food without a fridge', () => {
  it('is answered in hours, and what has meat, egg or milk is refused', () => {
    const { answers, dishes } = made('Quero 5 pratos. Quais aguentam 3 horas sem geladeira no sol?')
    const told = answers.get('unchilled') ?? ''
    expect(told).toMatch(/3 horas/)
    expect(told).not.toMatch(/Na geladeira, contando/)
    const [safe = ''] = told.split('Não venda para levar')
    for (const { name, ingredients } of dishes)
      if (
        ingredients.some(
          ({ id }) =>
            isFoodId(id) && foodOf(id).tags.some((tag) => /beef|pork|poultry|fish|egg|dairy/.test(tag)),
        )
      )
        expect(safe).not.toContain(name)
  })
})

describe('a guest who must have no gluten, and a shared griddle', () => {
  it('is refused the griddle, and offered separate tools for dishes that hold none', () => {
    const { answers } = made('Quero 5 pratos. A chapa é a mesma do pão, posso servir um celíaco?')
    expect(answers.get('sharedPan') ?? '').toMatch(/^Não: .*(?:só dela|com certeza)/u)
  })
})

describe('what each dish leaves', () => {
  it('is at least what the owner asks, in the facts', () => {
    const { dishes, checks } = made(
      'Quero 5 pratos pro almoço, até 32 reais. Tem que sobrar pelo menos R$ 15 em cada prato.',
    )
    for (const { name, suggestedPrice, cost } of dishes)
      expect([name, (suggestedPrice ?? 0) - cost >= 15 - 0.005]).toEqual([name, true])
    expect(checks.find(({ wish }) => wish.kind === 'cost')?.outcome).toBe('met')
  })
})

describe('money for the first purchase', () => {
  it('makes the list shorter, and is met only if the list costs no more', () => {
    const { menu, checks } = made('Quero 5 pratos pro almoço. Só tenho R$ 330 pra primeira compra.')
    const total = menu?.shopping.totalBRL ?? 0
    expect(checks.find(({ wish }) => wish.kind === 'budget')?.outcome).toBe(
      total <= 330.005 ? 'met' : 'not_possible',
    )
    expect(total).toBeLessThanOrEqual(330.005)
  })
})

describe('savoury and sweet', () => {
  it('are counted apart', () => {
    const { dishes, checks } = made('Preciso de 5 itens novos: 3 salgados e 2 doces, de R$ 15 a R$ 30.')
    expect(dishes.filter(({ course }) => course === 'sobremesa')).toHaveLength(2)
    expect(dishes).toHaveLength(5)
    const counts = checks.filter(({ wish }) => wish.kind === 'count')
    expect(counts.map(({ outcome }) => outcome)).toEqual(['met', 'met'])
  })
})

describe('a platform that takes a share', () => {
  it('needs the price of the counter divided by what it leaves', () => {
    const { dishes, answers } = made(
      'Quero 5 pratos pro almoço. No aplicativo, que fica com 25%, por quanto vendo pra sobrar o mesmo?',
    )
    const told = answers.get('feePrice') ?? ''
    for (const { name, suggestedPrice } of dishes) {
      const there = Number(
        new RegExp(`${name}, R\\$ ([\\d,]+) lá`, 'u')
          .exec(told.replaceAll('\u00a0', ' '))?.[1]
          ?.replace(',', '.'),
      )
      expect([name, there * 0.75 >= (suggestedPrice ?? 0) - 0.01]).toEqual([name, true])
    }
  })
})

test('no asked sum is refused where the data suffice', () => {
  const { checks } = made(
    'Quero 5 pratos pro almoço. Quantas calorias tem cada um? Meia porção: por quanto? Quais aguentam 30 minutos na quentinha? Se faltar macaxeira, troco pelo quê? Entre meio-dia e uma saem 40 pratos com duas pessoas, dá? Prato + suco por até R$ 33: quanto sobra?',
  )
  const asked = checks.filter(({ wish }) => wish.kind === 'question')
  expect(asked.map(({ wish }) => wish.kind === 'question' && wish.about).toSorted()).toEqual([
    'calories',
    'fullHour',
    'halfPortion',
    'holdsInBox',
    'substituteFor',
    'withDrink',
  ])
  for (const { wish, outcome, reason } of asked) {
    expect([wish.text, outcome]).toEqual([wish.text, 'met'])
    expect([wish.text, reason]).toEqual([wish.text, expect.stringMatching(/\d|não leva/)])
  }
})
