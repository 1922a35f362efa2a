import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { createDrinks } from './engine.ts'

const today = '2026-11-30'
const house = houseSchema.parse({
  menu: [
    { section: 'Drinks', name: 'Caipirinha de limão', price: 17, cost: 4 },
    { section: 'Doses', name: 'Dose de cachaça', price: 8, cost: 1.7, size: '50 ml' },
  ],
  ingredientPrices: {
    Cachaça: { price: 29, amount: 1000, unit: 'ml' },
    'Licor de cacau': { price: 42, amount: 720, unit: 'ml' },
    'Vinho branco': { price: 30, amount: 750, unit: 'ml' },
    'Água tônica': { price: 4, amount: 350, unit: 'ml' },
    'Água com gás': { price: 2.2, amount: 500, unit: 'ml' },
    Limão: { price: 5, amount: 1, unit: 'kg' },
    Açúcar: { price: 4.5, amount: 1, unit: 'kg' },
    Abacaxi: { price: 6, amount: 1, unit: 'un' },
    Maracujá: { price: 9, amount: 1, unit: 'kg' },
  },
})

const menuOf = (preferences: string) => {
  const answers = {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Grupos de amigos'],
    equipment: ['Dosador'],
    preferences,
  }
  const sheet = understand('drink_creation', { answers, house, today })
  const restaurant = { name: 'Bar da Ladeira', city: 'Aquiraz', type: 'bar' as const }
  return createDrinks(answers, { today, restaurant, houseDrinks: [], house, sheet }).menu
}

test('what stands is poured and counted under its name, and neither it nor another liqueur is bought', () => {
  const menu = menuOf(
    '4 drinks. sobraram 5 garrafas de vinho branco e 3 de licor de cacau, quero gastar. 1 jarra pra mesa de 4',
  )
  const idle = menu.idleStock ?? []
  expect(idle.map(({ what }) => what).toSorted()).toEqual(['licor de cacau', 'vinho branco'])
  for (const { text } of idle) expect(text).toMatch(/\d+ doses de \d+ ml/)
  const lists = [...menu.shoppingList.items, ...(menu.laterList?.items ?? [])]
  const bought = lists.filter(({ inStock, packs }) => !inStock && packs > 0).map(({ item }) => item)
  expect(bought.filter((item) => /licor|curaçau|vinho|vermute|espumante|aperitivo/.test(item))).toEqual([])
  const said = JSON.stringify(menu.drinks)
  expect(said).toContain('licor de cacau')
  expect(said).toContain('vinho branco')
  expect(said).not.toContain('vinho tinto')
})
