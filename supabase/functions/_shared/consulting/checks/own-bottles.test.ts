/** The house's own bottles under their makers' names, beside an allergy: a plain spirit holds nothing else. */
import { describe, expect, it, test } from 'vitest'
import { plainContext, understood } from '../../../../../tests/support/understood.ts'
import { createDrinkResults } from '../automations/drink-creation/engine.ts'
import { drinkFacts } from '../automations/drink-creation/facts.ts'
import { houseSchema } from '../base/house/house.ts'
import { check } from './check.ts'
import { foodsByName } from './ingredient-names.ts'

describe('what a bottle holds', () => {
  it.each([
    ['vodca Smirnoff', 'vodca'],
    ['gin Pedra do Sino', 'gin'],
    ['cachaça Lajedo Prata', 'cachaça'],
  ])('%s is %s', (name, food) => expect([...(foodsByName(name) ?? [])]).toEqual([food]))
  it.each(['vodca Absolut Vanilia', 'vodca de baunilha', 'uísque Jack Honey', 'cachaça mel', 'gin Amêndoa'])(
    '%s may hold more than its spirit',
    (name) => expect(foodsByName(name)).toBeNull(),
  )
})

test('an allergy refuses no drinks of the house’s own vodka, gin and cachaça', () => {
  const house = houseSchema.parse({
    ingredientPrices: {
      'Vodka Smirnoff': { price: 44, amount: 998, unit: 'ml' },
      'Gin Tanqueray': { price: 120, amount: 750, unit: 'ml' },
      'Cachaça Lajedo Prata': { price: 35, amount: 1000, unit: 'ml' },
      Limão: { price: 6, amount: 1, unit: 'kg' },
      Maracujá: { price: 9, amount: 1, unit: 'kg' },
      'Água tônica': { price: 4, amount: 350, unit: 'ml' },
    },
  })
  const answers = {
    establishment_info: ['Hotel ou pousada'],
    equipment: ['Coqueteleira', 'Dosador'],
    preferences: '6 drinks com vodka, gin e cachaça. meu sócio é alérgico a amendoim',
  }
  const context = understood('drink_creation', answers, { ...plainContext, house })
  const facts = drinkFacts(createDrinkResults(answers, context).map(({ content }) => content))
  expect(JSON.stringify(facts)).toMatch(/Smirnoff|Tanqueray|Lajedo/)
  const checked = check(facts, context.sheet, { house })
  expect(checked.filter(({ outcome }) => outcome === 'violated')).toEqual([])
})
