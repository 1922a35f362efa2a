import { describe, expect, it } from 'vitest'
import { boteco } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { createDrinks } from './engine.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Drinks', name: 'Caipirinha de limão', price: 22, cost: 5 },
    { section: 'Drinks', name: 'Rabo de galo', price: 24, size: '90 ml' },
    { section: 'Drinks', name: 'Mojito', price: 29 },
    { section: 'Pratos', name: 'Carne de sol na brasa', price: 72 },
  ],
  ingredientPrices: {
    Prata: { price: 48, amount: 700, unit: 'ml' },
    'curaçau blue': { price: 44, amount: 720, unit: 'ml' },
  },
  settings: { glassware: ['Copo baixo', 'Copo alto'] },
})

const menuFor = (preferences: string) => {
  const answers = { ...boteco, preferences }
  const sheet = understand('drink_creation', { answers, house, today: '2026-11-20' })
  return createDrinks(answers, { ...plainContext, house, sheet }).menu
}

describe('what the house has', () => {
  const menu = menuFor(
    '6 drinks, um azul, até 30 reais. Mojito pode sair da carta. Qual combina com carne de sol?',
  )

  it('is served in no other glass than the house lists', () => {
    for (const { glass } of menu.drinks) expect(glass).toMatch(/^Copo (?:baixo|alto)/i)
  })

  it('is bought in the bottle whose price the owner gives', () => {
    const prata = menu.shoppingList.items.find(({ item }) => /prata|alambique/i.test(item))
    expect(prata?.packLabel).toBe('garrafa de 700 ml')
    expect((prata?.costBRL ?? 0) % 48).toBe(0)
  })

  it('is a blue drink where one is asked for', () => {
    expect(menu.drinks.some(({ traits }) => traits?.includes('blue'))).toBe(true)
  })

  it('names the drink that takes the place of one that leaves', () => {
    expect(menu.itemVerdicts?.[0]?.text).toMatch(/^Sai na próxima impressão; .+, a R\$.*fica no lugar/)
  })

  it('names the drink that goes with a dish', () => {
    const names = menu.drinks.map(({ name }) => name)
    expect(names.some((name) => menu.answers?.[0]?.text.includes(name))).toBe(true)
  })
})
