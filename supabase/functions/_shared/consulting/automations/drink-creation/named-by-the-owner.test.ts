/** What the owner says outranks the catalogue: fruits, the prices of the neighbourhood, hours and place. */
import { describe, expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDrinks } from './engine.ts'

interface Bar {
  name?: string
  kind?: string
  opens?: string
  fruits?: readonly string[]
}

function menuFor(
  preferences: string,
  { name, kind = 'Boteco ou bar de bairro', opens, fruits = [] }: Bar = {},
) {
  const hours = opens === undefined ? null : { from: opens, to: '23:30' }
  const house = houseSchema.parse({
    menu: [
      { section: 'Petiscos', name: 'Torresmo', price: 30, cost: 10, kind: 'dish' },
      { section: 'Drinks', name: 'Caipirinha de limão', price: 14, cost: 3.8, kind: 'drink' },
      { section: 'Drinks', name: 'Cuba libre', price: 15, cost: 4.9, kind: 'drink' },
      { section: 'Bebidas', name: 'Refrigerante lata', price: 6, cost: 3, kind: 'soft_drink' },
    ],
    ingredientPrices: {
      Limão: { price: 5, amount: 1, unit: 'kg' },
      Açúcar: { price: 4.5, amount: 1, unit: 'kg' },
      'Água com gás': { price: 2.5, amount: 500, unit: 'ml' },
      Gelo: { price: 8, amount: 5, unit: 'kg' },
      ...Object.fromEntries(fruits.map((fruit) => [fruit, { price: 8, amount: 1, unit: 'kg' }])),
    },
    settings: {
      seats: 50,
      ...(hours && { opening: { 1: null, 2: hours, 3: hours, 4: hours, 5: hours, 6: hours, 0: hours } }),
    },
  })
  const answers = {
    establishment_info: [kind],
    target_audience: ['Grupos de amigos'],
    equipment: ['Coqueteleira', 'Dosador', 'Pilão ou macerador', 'Liquidificador'],
    preferences,
  }
  const restaurant = { ...plainContext.restaurant, ...(name && { name }) }
  const context = { ...plainContext, today: '2026-11-30', house, restaurant }
  return createDrinks(answers, understood('drink_creation', answers, context)).menu
}

describe.each([
  ['Seriguela', 'Caju'],
  ['Maracujá', 'Goiaba'],
  ['Manga', 'Seriguela'],
  ['Caju', 'Abacaxi'],
  ['Graviola', 'Maracujá'],
])('a bar that buys %s and %s and asks for both', (first, second) => {
  const menu = menuFor(
    `Queremos 5 drinks, no máximo 18 reais cada, que saiam rápido. Dois sem álcool. Gostaria de usar ${first.toLowerCase()} e ${second.toLowerCase()}.`,
    { fruits: [first, second] },
  )

  test('gets each of them in a drink', () => {
    const made = menu.drinks.flatMap(({ ingredients }) =>
      ingredients.flatMap(({ role, name }) => (role === 'ingredient' ? [name.toLowerCase()] : [])),
    )
    for (const fruit of [first, second]) expect(made.join('; ')).toContain(fruit.toLowerCase())
  })

  test('takes the ceiling for no target', () => {
    for (const { suggestedPrice, base } of menu.drinks)
      if (base !== null) expect(suggestedPrice).toBeLessThanOrEqual(15 * 1.15)
  })
})

test.each(['17:00', '18:00'])('a bar that opens at %s prints no line about lunch or the morning', (opens) => {
  for (const seed of ['Bar Um', 'Bar Dois', 'Bar Três', 'Bar Quatro'])
    for (const { name, story } of menuFor('Quero 8 drinks, quatro sem álcool.', { name: seed, opens }).drinks)
      expect(`${name}. ${story}`).not.toMatch(/almoço|manhã|meio-dia/i)
})

test('a bar on a roof has no yard in its lines', () => {
  const { drinks } = menuFor('Quero 6 drinks, dois sem álcool.', {
    name: 'Vista Rooftop',
    kind: 'Bar de coquetelaria',
    opens: '17:00',
  })
  expect(drinks).toHaveLength(6)
  for (const { name, story } of drinks)
    expect(`${name}. ${story}`).not.toMatch(/quintal|terreiro|varanda|crachá/i)
})

test('a question about a dry table is answered with the glass, and not with a list of glasses', () => {
  const menu = menuFor('Quero 4 drinks. Que copo evita molhar a toalha da mesa?')
  expect(JSON.stringify(menu.answers)).toMatch(/fundo grosso.*porta-copo/)
})
