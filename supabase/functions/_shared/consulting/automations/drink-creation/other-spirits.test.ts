import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { createDrinks } from './engine.ts'

const answersOf = (establishment: string, preferences: string) => ({
  establishment_info: [establishment],
  target_audience: ['Grupos de amigos'],
  equipment: ['Coqueteleira', 'Dosador', 'Liquidificador'],
  preferences,
})

function create(establishment: string, preferences: string, house = plainContext.house) {
  const answers = answersOf(establishment, preferences)
  return createDrinks(answers, understood('drink_creation', answers, { ...plainContext, house }))
}

describe('a spirit that no recipe has', () => {
  const house = {
    ...plainContext.house,
    ingredientPrices: { 'Conhaque Leão': { price: 50, amount: 1, unit: 'l' as const } },
  }

  it('is refused with the true reason, and takes the cachaça’s place at the house’s own price', () => {
    const { explanations, menu } = create('Bar', '6 drinks, 2 com conhaque', house)
    const reason = explanations.find(({ wish }) => wish.kind === 'share')?.reason ?? ''
    expect(reason).toContain('nenhuma leva conhaque')
    expect(reason).toMatch(/custo de R\$\s\d+,\d\d/)
    expect(menu.drinks.filter(({ name }) => reason.includes(name))).toHaveLength(2)
  })

  it('has no cost where the house names no price and does not sell it', () => {
    const { explanations } = create('Bar', '6 drinks, 2 com gin')
    const reason = explanations.find(({ wish }) => wish.kind === 'share')?.reason ?? ''
    expect(reason).toContain('ponha o preço de gin')
    expect(reason).not.toContain('R$')
  })
})

describe('drinks on the sand', () => {
  it('hold no cream and no egg, unless the owner wants them', () => {
    const spoils = (texts: readonly string[]) => texts.filter((name) => name === 'leite' || name === 'ovo')
    for (const count of [6, 10]) {
      const { menu } = create('Barraca de praia', `${count} drinks`)
      expect(menu.drinks.flatMap(({ allergens }) => spoils(allergens))).toEqual([])
    }
  })
})

describe('a drink for children', () => {
  it('has no coffee, no tea and no tonic', () => {
    const { menu } = create('Bar', '6 drinks, 2 deles para crianças')
    const sober = menu.drinks.filter(({ base }) => base === null)
    expect(sober).toHaveLength(2)
    for (const { name, ingredients } of sober)
      expect(
        ingredients.map(({ id }) => id),
        name,
      ).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(?:tonica|cafe|espresso|cold_brew|mate)/)]),
      )
  })
})
