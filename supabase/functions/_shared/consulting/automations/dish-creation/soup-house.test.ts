/** A house of soups, and one of plates for two: parts, exceptions and days are those of what the owner names. */
import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDishes } from './engine.ts'
import type { DishMenu } from './schema.ts'

const soups = houseSchema.parse({
  menu: [
    { section: 'Caldos', name: 'Caldo de mocotó', price: 16, cost: 4.6 },
    { section: 'Caldos', name: 'Caldo verde', price: 15, cost: 3.9 },
    { section: 'Porções', name: 'Queijo coalho assado', price: 22, cost: 8.9 },
  ],
  ingredientPrices: {
    Macaxeira: { price: 5, amount: 1, unit: 'kg' },
    'Carne de sol': { price: 46, amount: 1, unit: 'kg' },
    'Queijo coalho': { price: 38, amount: 1, unit: 'kg' },
    Charque: { price: 42, amount: 1, unit: 'kg' },
    Jerimum: { price: 4.5, amount: 1, unit: 'kg' },
    Inhame: { price: 8, amount: 1, unit: 'kg' },
    'Bode (paleta)': { price: 36, amount: 1, unit: 'kg' },
  },
  settings: { equipment: ['Fogão industrial', 'Liquidificador', 'Panela de pressão', 'Forno'], seats: 48 },
})
const made = (ingredients: string, house = soups) => {
  const answers = {
    cuisine_preferences: ['Sertaneja'],
    ingredients,
    dietary_restrictions: [],
    complexity_level: 'Preparo na véspera e finalização rápida',
  }
  const contents = createDishes(
    answers,
    understood('dish_creation', answers, {
      ...plainContext,
      house,
      restaurant: { name: 'Caldos', city: 'Campina Grande', type: 'casual_dining' },
    }),
  ).map(({ content }) => content)
  const dishes = contents.flatMap((content) => (content.kind === 'dish_menu' ? [] : [content]))
  const menu = contents.find((content): content is DishMenu => content.kind === 'dish_menu')
  return { dishes, menu, answers: new Map(menu?.answers?.map(({ about, text }) => [about, text])) }
}

describe('four soups and two side dishes', () => {
  const { dishes, answers, menu } = made(
    'Quero quatro caldos novos e duas porções para acompanhar. Gosto de jerimum, macaxeira, inhame, charque e bode. Pelo menos um dos caldos tem que ser sem carne nenhuma. Tenho medo de o caldo de jerimum azedar: quantos dias ele dura na geladeira? E quantas porções de 400 ml saem de um caldeirão de 20 litros?',
  )
  const isSoup = ({ name }: { name: string }) => /^(?:caldo|sopa)/i.test(name)
  const animal = /carne|charque|bode|cordeiro|moela|peixe|serra|linguiça|costel|camarão/

  it('are four soups, and the side dishes are none of them', () => {
    expect(dishes.filter(isSoup)).toHaveLength(4)
    expect(dishes.filter((dish) => !isSoup(dish))).toHaveLength(2)
  })

  it('have a soup without meat or fish, whatever the other dishes leave out', () => {
    const plain = dishes
      .filter(isSoup)
      .filter(({ ingredients }) => !ingredients.some(({ name }) => animal.test(name)))
    expect(plain).not.toEqual([])
  })

  it('call goat by its name', () => {
    for (const { name, ingredients, story } of dishes)
      if (ingredients.some(({ id }) => id === 'bode')) expect(`${name} ${story}`).not.toMatch(/carneiro/i)
  })

  it('keep as long in the answer as in the plan of the week', () => {
    const days = menu?.plan?.bases.find(({ dish }) => /jerimum/.test(dish))?.days
    expect(answers.get('keeping')).toMatch(/^Caldo de jerimum: \*\*até 3 dias/)
    if (days !== undefined) expect(answers.get('keeping')).toContain(`${days} dias`)
  })

  it('count the portions of the pot', () => {
    expect(answers.get('yields')).toMatch(/^\*\*50 porções\*\*: 20 l ÷ 400 ml.*com 18 l, são 45/)
  })
})

describe('dishes for two', () => {
  const { dishes, answers } = made(
    'Quero 4 pratos. Cada prato serve duas pessoas e não pode passar de 89 reais. Quantos dias o carneiro cozido aguenta na geladeira?',
  )

  it('are all of them plates for two', () => {
    expect(dishes).toHaveLength(4)
    for (const { name } of dishes) expect(name).toMatch(/, para 2$/)
  })

  it('answers for the food that is asked about, also where no dish has it', () => {
    expect(answers.get('keeping')).toMatch(/^Cordeiro, já no fogo: \*\*até [34] dias na geladeira/)
  })
})
