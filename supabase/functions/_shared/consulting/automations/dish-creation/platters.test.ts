import { describe, expect, it, test } from 'vitest'
import type { EngineContext } from '../../base/context.ts'
import { houseSchema } from '../../base/house/house.ts'
import { guestsOf } from '../../base/pairing/understand.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { emptySheet } from '../../base/request/request-sheet.ts'
import { wishSchema } from '../../base/request/wish.ts'
import { createDishes } from './engine.ts'

test.each([
  [['Peixe frito', '2 pessoas'], 2],
  [['Galinha caipira p/ 3'], 3],
  [['Moqueca', 'serve até quatro'], 4],
  [['Peixada casal'], 2],
  [['Paella serve 2 a 3 pessoas'], 3],
  [['Pizza grande', '8 pedaços'], 1],
  [['Rodízio para 2 reais'], 1],
  [['Picanha', '600 g'], 1],
])('%j is for %i', (texts, people) => {
  const [name = '', size = null] = texts
  expect(guestsOf({ name, category: null, description: null, size })).toBe(people)
})

const plates = (size: string | null) =>
  [
    ['Peixe frito com baião', 89],
    ['Moqueca de arraia', 96],
    ['Camarão ao alho e óleo', 98],
    ['Carne de sol com macaxeira', 84],
  ].map(([name, price]) => ({ section: 'Pratos', name, price, size }))

function dishesOf(size: string | null, wishes: RequestSheet['wishes'] = [], more: readonly object[] = []) {
  const context: EngineContext = {
    today: '2026-12-01',
    restaurant: { name: 'Cantinho do Mar', city: 'Aquiraz', type: 'casual_dining' },
    houseDrinks: [],
    house: houseSchema.parse({ menu: [...plates(size), ...more] }),
    sheet: { ...emptySheet, wishes },
  }
  const answers = {
    cuisine_preferences: ['Praiana', 'Regional cearense'],
    dietary_restrictions: [],
    complexity_level: 'Até 30 minutos por prato',
    ingredients: '',
  }
  return createDishes(answers, context).flatMap(({ content }) =>
    content.kind === 'dish_menu' ? [] : [content],
  )
}
const mains = (dishes: ReturnType<typeof dishesOf>) =>
  dishes.filter(({ courseLabel }) => courseLabel === 'Prato principal')

describe('the main dishes of a house whose own are for two', () => {
  it('are for two, at prices of such plates', () => {
    const offered = mains(dishesOf('2 pessoas'))
    expect(offered.length).toBeGreaterThan(0)
    for (const { serves, suggestedPrice } of offered) {
      expect(serves).toBe(2)
      expect(suggestedPrice).toBeGreaterThanOrEqual(50)
      expect(suggestedPrice).toBeLessThanOrEqual(98)
    }
  })

  it('keep the owner’s bounds for the plate, and not for each guest', () => {
    const price = wishSchema.parse({ kind: 'price', min: 70, max: 110, text: 'de 70 a 110' })
    const prices = mains(dishesOf('2 pessoas', [price])).map(({ suggestedPrice }) => suggestedPrice ?? 0)
    expect(prices.length).toBeGreaterThan(1)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(70)
    expect(Math.max(...prices)).toBeLessThan(110)
  })
})

it('no snack is lifted to the lowest price of the main dishes', () => {
  const price = wishSchema.parse({ kind: 'price', min: 70, max: 110, text: 'de 70 a 110' })
  const snacks = [
    ['Casquinha', 16],
    ['Pastel de arraia', 28],
    ['Queijo na chapa', 26],
  ].map(([name, price]) => ({ section: 'Entradas', name, price }))
  const offered = dishesOf('2 pessoas', [price], snacks)
  expect(offered.filter(({ courseLabel }) => courseLabel !== 'Prato principal')).toEqual([])
})

it('a house of plates for one gets plates for one', () => {
  for (const { serves } of dishesOf(null)) expect(serves).toBeUndefined()
})
