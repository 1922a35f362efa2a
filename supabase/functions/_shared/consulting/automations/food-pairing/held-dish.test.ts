import { describe, expect, test } from 'vitest'
import { exclusionOf } from '../../base/lexicon/exclusion.ts'
import { heldByAny, heldIn } from './held-dish.ts'

const peanut = exclusionOf('amendoim', 'allergy')
const held = (name: string, description: string | null = null) => heldIn(peanut, { name, description })

describe('a dish beside an allergy', () => {
  test('is kept if its words show that it is safe', () => {
    for (const [name, description] of [
      ['Edamame no sal grosso', 'vagem de soja cozida e flor de sal'],
      ['Gyoza de porco', 'seis unidades, massa chapeada, molho ponzu'],
      ['Takoyaki', 'bolinho de polvo, katsuobushi e molho tarê'],
      ['Sashimi de salmão', 'dez fatias'],
      ['Beringela com missô', null],
      ['Ceviche nikkei', 'peixe branco, leite de tigre com shoyu e gergelim'],
    ] as const) {
      expect([name, held(name, description)]).toEqual([name, null])
    }
  })

  test('is certainly excluded if the menu names the allergen, or the dish is made of it', () => {
    expect(held('Ramen de missô', 'caldo de porco e pasta de amendoim')).toEqual({
      certainty: 'known',
      reason: 'leva amendoim',
    })
    expect(held('Satay de frango')?.certainty).toBe('known')
    expect(held('Pad thai de camarão')?.certainty).toBe('known')
  })

  test('may contain the allergen, depending on the recipe or the maker', () => {
    expect(held('Yakisoba da casa', 'macarrão, legumes e frango')).toEqual({
      certainty: 'likely',
      reason: 'pode levar amendoim, conforme a receita ou a marca: “yakissoba”',
    })
  })

  test('is uncertain if the menu does not say, and the reason quotes the menu’s word', () => {
    expect(held('Karaage', 'frango marinado no shoyu')).toEqual({
      certainty: 'unknown',
      reason: 'o cardápio não conta o que há em “marinado”',
    })
    expect(held('Xerém misterioso')?.certainty).toBe('unknown')
  })

  test('gets the most certain reason of several exclusions', () => {
    const milk = exclusionOf('leite', 'allergy')
    const item = { name: 'Karaage com queijo', description: 'frango marinado' }
    expect(heldByAny([peanut, milk], item)).toEqual({ certainty: 'known', reason: 'leva leite' })
  })

  test('uses the house’s own list of allergens if there is one', () => {
    expect(heldIn(peanut, { name: 'Karaage', allergens: ['gluten'] })).toBeNull()
    expect(heldIn(peanut, { name: 'Karaage', allergens: ['peanut'] })?.certainty).toBe('known')
  })
})
