import { describe, expect, it } from 'vitest'
import type { AutomationType } from '../../automation-types.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Pizzas', 'Calabresa', 52],
    ['Pizzas', 'Margherita', 49],
    ['Cervejas', 'Cerveja 600 ml', 15],
    ['Petiscos', 'Porção de torresmo', 32],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const fields = {
  drink_creation: 'preferences',
  dish_creation: 'ingredients',
  menu_redesign: 'constraints',
  dynamic_pricing: 'constraints',
  competitor_analysis: 'competitors',
} satisfies Partial<Record<AutomationType, string>>
const types = [
  'drink_creation',
  'dish_creation',
  'menu_redesign',
  'dynamic_pricing',
  'competitor_analysis',
] as const

const amounts = (type: (typeof types)[number], said: string) =>
  understand(type, { answers: { [fields[type]]: said }, house, today: '2026-11-17' }).wishes.flatMap(
    (wish) =>
      wish.kind === 'price' || wish.kind === 'capPrice' || wish.kind === 'competitorPrice'
        ? ['max' in wish ? wish.max : undefined, 'min' in wish ? wish.min : undefined]
        : [],
  )

describe('a number that counts things', () => {
  it.each(
    types.flatMap(
      (type) =>
        [
          [type, 'No máximo 6 itens com preço novo agora'],
          [type, 'não mais que 5 cervejas'],
          [type, 'até 4 porções por vez'],
          [type, 'limite de 8 passos'],
        ] as const,
    ),
  )('is no price: in %s, %s', (type, said) => {
    expect(amounts(type, said)).toEqual([])
  })
  it.each([
    'Bar do Nilo: calabresa 50. 3 ações pra dezembro',
    'Bar do Nilo: calabresa 50\n- duas ideias novas',
  ])('is no competitor’s price: %s', (said) => {
    expect(amounts('competitor_analysis', said)).toEqual([50, 50])
  })
  it.each([
    ['drink_creation', 'no máximo 22 reais cada'],
    ['dish_creation', 'petiscos até 25, principais até 60'],
    ['menu_redesign', 'cervejas no máximo 18'],
  ] as const)('is one where it counts money: in %s, %s', (type, said) => {
    expect(amounts(type, said).filter((value) => value !== undefined).length).toBeGreaterThan(0)
  })
})
