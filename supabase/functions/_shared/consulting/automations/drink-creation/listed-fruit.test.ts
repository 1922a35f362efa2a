/** A cocktail bar that names its fruit, its ceiling and nothing else. */
import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDrinks } from './engine.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Drinks', name: 'Caipirinha de limão', price: 24.9, cost: 5.1, kind: 'drink' },
    { section: 'Drinks', name: 'Gin tônica', price: 32.9, cost: 10.8, kind: 'drink' },
    { section: 'Sem álcool', name: 'Limonada suíça', price: 13.9, cost: 3.1, kind: 'soft_drink' },
    { section: 'Cervejas', name: 'Chope pilsen', price: 11.9, cost: 4.4, kind: 'beer' },
  ],
  ingredientPrices: {
    'Limão taiti': { price: 6.5, amount: 1, unit: 'kg' },
    'Polpa de cajá': { price: 15.9, amount: 1, unit: 'kg' },
    Seriguela: { price: 13, amount: 1, unit: 'kg' },
    Caju: { price: 9, amount: 1, unit: 'kg' },
    Rapadura: { price: 14, amount: 1, unit: 'kg' },
    Hortelã: { price: 3.5, amount: 100, unit: 'g' },
  },
  settings: { seats: 72, priceFloor: 12, priceCeiling: 36, glassware: ['Copo baixo', 'Copo longo'] },
})
const answers = {
  establishment_info: ['Bar de coquetelaria'],
  target_audience: ['Casais'],
  equipment: ['Coqueteleira', 'Dosador', 'Coador de bar (strainer)', 'Pilão ou macerador', 'Liquidificador'],
  preferences:
    'Quero 5 drinks de até R$ 32, com cachaça e fruta daqui: cajá, seriguela e caju. Um dos 5 tem que ser sem álcool. Qual posso deixar pronto em garrafa para a sexta-feira?',
}
const { menu } = createDrinks(answers, understood('drink_creation', answers, { ...plainContext, house }))

describe('the card of a bar that lists its fruit', () => {
  it('has one of them in every drink, as fruit or pulp', () => {
    expect(menu.drinks).toHaveLength(5)
    for (const { name, ingredients } of menu.drinks) {
      const made = ingredients.flatMap(({ role, name: part }) => (role === 'ingredient' ? [part] : []))
      expect(made.join(', '), name).toMatch(/cajá|seriguela|caju(?!ína)/)
    }
  })

  it('asks the same for what costs the same: the floor of the house opens no range to fill', () => {
    const strong = menu.drinks.filter(({ base }) => base !== null).toSorted((a, b) => a.doseCost - b.doseCost)
    for (const [index, drink] of strong.entries()) {
      const before = strong[index - 1]
      if (!before || drink.doseCost - before.doseCost > 0.5) continue
      expect(drink.suggestedPrice - before.suggestedPrice, drink.name).toBeLessThanOrEqual(3)
    }
  })

  it('answers which bottle can wait with what keeps longest, and no yes', () => {
    const [reply] = menu.answers ?? []
    expect(reply?.text).toMatch(/^Sem gelo/)
  })
})
