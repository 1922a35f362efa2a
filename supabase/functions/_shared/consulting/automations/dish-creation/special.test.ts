import { describe, expect, test } from 'vitest'
import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { boteco } from '../../golden/houses.ts'
import { understand } from '../../understanding/understand.ts'
import { createDishes } from './engine.ts'
import { formatsOf } from './formats.ts'
import type { Dish } from './schema.ts'
import { ideas } from './tables/index.ts'

type Section = readonly [heading: string, names: string]

const menuOf = (sections: readonly Section[], price: number) =>
  sections.flatMap(([section, names]) =>
    names.split(', ').map((name) => ({
      section,
      name,
      description: null,
      price,
      size: null,
      cost: null,
      allergens: null,
      kind: null,
      active: true,
    })),
  )

function dishesFor(
  name: string,
  type: EngineContext['restaurant']['type'],
  sections: readonly Section[],
  answers: Answers,
  price = 20,
): Dish[] {
  const house = { ...boteco.context.house, ingredientPrices: {}, menu: menuOf(sections, price) }
  const context = { ...boteco.context, house, restaurant: { name, city: 'Fortaleza', type } }
  const sheet = understand('dish_creation', { answers, house, today: context.today })
  return createDishes(answers, { ...context, sheet }).flatMap(({ content }) =>
    content.kind === 'dish' ? [content] : [],
  )
}

const formatOf = ({ id }: Dish) => ideas.find((idea) => idea.id === id)?.format

const tapiocas: readonly Section[] = [
  ['Salgadas', 'Tapioca de queijo, Tapioca de carne de sol, Tapioca de frango, Tapioca de camarão'],
  ['Doces', 'Tapioca de coco, Tapioca de banana com canela'],
]
const griddle = { cuisine_preferences: ['Regional cearense'], complexity_level: 'Um cozinheiro e uma chapa' }

describe('a house that is known for one format', () => {
  test('gets tapiocas for its tapiocas, savoury and sweet, none with a flavour of its menu', () => {
    const dishes = dishesFor('Tapiocaria do Zé', 'fast_casual', tapiocas, griddle)
    expect(dishes.map(formatOf)).toEqual(dishes.map(() => 'tapioca'))
    expect(dishes.some(({ course }) => course === 'sobremesa')).toBe(true)
    expect(dishes.filter(({ course }) => course !== 'sobremesa').length).toBeGreaterThan(2)
    expect(dishes.map(({ name }) => name).join(' ')).not.toMatch(/carne de sol|frango|camarão/)
  })

  test('gets another list than the next house of its kind', () => {
    const names = [
      'Tapiocaria do Zé',
      'Tapioca da Ana',
      'Casa da Goma',
      'Beiju do Sol',
      'Tapiocaria Mar',
      'Goma Fina',
    ]
    const menus = names.map((name) =>
      dishesFor(name, 'fast_casual', tapiocas, griddle, 28).map(({ id }) => id),
    )
    const shares = menus.flatMap((one, at) =>
      menus.slice(at + 1).map((other) => one.filter((id) => other.includes(id)).length / one.length),
    )
    expect(shares.reduce((sum, share) => sum + share, 0) / shares.length).toBeLessThanOrEqual(0.4)
  })

  test.each([
    [
      'pizza',
      'casual_dining',
      'Pizzas',
      'Mussarela, Calabresa, Margherita, Portuguesa, Atum',
      'Italiana',
      52,
    ],
    [
      'esfiha',
      'fast_casual',
      'Esfihas',
      'Esfiha de carne, Esfiha de queijo, Esfiha de frango, Esfiha de calabresa',
      'Mediterrânea',
      8,
    ],
    [
      'pastel',
      'fast_casual',
      'Pastéis',
      'Carne, Queijo, Frango com catupiry, Camarão, Palmito',
      'Petiscos de boteco',
      12,
    ],
    [
      'espetinho',
      'bar',
      'Espetinhos',
      'Espetinho de carne, Espetinho de frango, Espetinho de linguiça, Espetinho de coração',
      'Na brasa',
      11,
    ],
    [
      'caldo',
      'bar',
      'Caldos',
      'Caldo de carne, Caldo verde, Caldo de mocotó, Canja de galinha',
      'Regional cearense',
      15,
    ],
    [
      'crepe',
      'casual_dining',
      'Crepes',
      'Crepe de frango, Crepe de camarão, Crepe caprese, Crepe de presunto',
      'Francesa',
      36,
    ],
    [
      'massa',
      'casual_dining',
      'Massas',
      'Espaguete à bolonhesa, Lasanha, Nhoque ao sugo, Ravióli de ricota',
      'Italiana',
      48,
    ],
    [
      'gelado',
      'fast_casual',
      'Açaí',
      'Açaí 300 ml, Açaí 500 ml, Sundae de chocolate, Casquinha 1 bola',
      'Confeitaria e sobremesas',
      20,
    ],
    [
      'temaki',
      'casual_dining',
      'Temakis',
      'Temaki de salmão, Temaki de atum, Temaki califórnia, Temaki skin',
      'Asiática',
      32,
    ],
  ] as const)(
    'sells %s, and gets mostly that, at a price of its menu',
    (format, type, heading, names, cuisine, price) => {
      const dishes = dishesFor(
        'Casa Nova',
        type,
        [[heading, names]],
        {
          cuisine_preferences: [cuisine],
          complexity_level: 'Até 30 minutos por prato',
        },
        price,
      )
      const own = dishes.filter((dish) => formatOf(dish) === format)
      expect(own.length).toBeGreaterThanOrEqual(4)
      for (const { name, suggestedPrice } of own) {
        expect([name, suggestedPrice]).toEqual([
          name,
          expect.toSatisfy((value: number) => value > price * 0.6),
        ])
        expect([name, suggestedPrice]).toEqual([
          name,
          expect.toSatisfy((value: number) => value < price * 1.7),
        ])
      }
    },
  )
})

test('a house without pizzas, pastries or temakis is offered none', () => {
  const dishes = dishesFor(
    'Bar do Largo',
    'bar',
    [['Petiscos', 'Torresmo, Macaxeira frita, Linguiça acebolada']],
    {
      cuisine_preferences: ['Petiscos de boteco'],
      complexity_level: 'Cozinha completa com equipe',
    },
  )
  expect(dishes.length).toBeGreaterThan(5)
  expect(dishes.map(formatOf)).not.toEqual(expect.arrayContaining(['pizza']))
  for (const { id } of dishes)
    expect([id, ideas.find((idea) => idea.id === id)?.isOfHouse]).toEqual([id, false])
})

test('a counter where guests help themselves gets nothing that is folded, flamed or served in a cone', () => {
  const dishes = dishesFor(
    'Sabor',
    'fast_casual',
    [['Buffet', 'Self-service por kg, Marmita, Frango grelhado']],
    {
      cuisine_preferences: ['Regional cearense'],
      complexity_level: 'Preparo na véspera e finalização rápida',
    },
  )
  expect(dishes.length).toBeGreaterThan(3)
  for (const { name, course, flambe } of dishes) {
    expect([name, course]).not.toEqual([name, 'lanche'])
    expect([name, course === 'sobremesa' ? false : flambe]).toEqual([name, false])
  }
})

test('the heading of a section tells the format of names that are only flavours', () => {
  const { special } = formatsOf(
    {
      menu: menuOf(
        [
          ['Pizzas doces', 'Chocolate, Romeu e Julieta'],
          ['Pizzas', 'Mussarela, Atum'],
        ],
        50,
      ),
    },
    '',
  )
  expect(special.map(({ id, sweetShare }) => [id, sweetShare])).toEqual([['pizza', 0.5]])
})
