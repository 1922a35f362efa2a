import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { createDrinks } from './engine.ts'

const menu = [
  { section: 'Drinks', name: 'Caipirinha de limão', price: 22, cost: 5 },
  { section: 'Drinks', name: 'Gin tônica', price: 32, cost: 8.5 },
  { section: 'Petiscos', name: 'Isca de frango', price: 38, cost: 12 },
]
const ofMl = (price: number, amount = 1000) => ({ price, amount, unit: 'ml' as const })

function create(preferences: string, ingredientPrices: Record<string, ReturnType<typeof ofMl>>) {
  const house = houseSchema.parse({ menu, ingredientPrices, settings: { seats: 60 } })
  const answers = {
    establishment_info: ['Pub ou choperia'],
    target_audience: ['Grupos de amigos'],
    equipment: ['Coqueteleira', 'Dosador', 'Liquidificador'],
    preferences,
  }
  return createDrinks(answers, understood('drink_creation', answers, { ...plainContext, house }))
}

const onBase = ({ menu: { drinks } }: ReturnType<typeof create>, id: string) =>
  drinks.filter(({ base }) => base?.id === id)

describe('a spirit that the house pours', () => {
  it('is in as many drinks as the owner asks for, under the house’s name and at its price', () => {
    for (const [asked, count, id, name, price] of [
      ['6 drinks, dois deles com uísque', 2, 'uisque', 'Jameson', 130],
      ['5 drinks, um com vodca', 1, 'vodca', 'Vodca Orloff', 40],
      ['6 drinks, três com rum', 3, 'rum', 'Rum Montilla', 36],
    ] as const) {
      const made = create(asked, { [name]: ofMl(price) })
      const found = onBase(made, id)
      expect(found, asked).toHaveLength(count)
      for (const { ingredients, base } of found) {
        const poured = ingredients.find(({ role }) => role === 'base')
        expect(poured?.costBRL).toBeCloseTo(((poured?.amount ?? 0) * price) / 1000, 6)
        expect(base?.label.toLowerCase()).toContain(name.split(' ').at(-1)?.toLowerCase())
      }
      expect(made.explanations.map(({ wish }) => wish.kind)).not.toContain('share')
      expect(made.menu.title).toMatch(/cachaça (?:e|,) (?:uísque|vodca|rum)/)
    }
  })

  it('is poured at our estimate where only the menu tells of it', () => {
    const made = create('5 drinks, dois com gin', {})
    expect(onBase(made, 'gin')).toHaveLength(2)
  })

  it('stays out of a menu whose owner does not ask for it, or refuses it', () => {
    for (const asked of ['6 drinks', '6 drinks, nada de gin']) {
      const { drinks } = create(asked, { 'Gin Rocks': ofMl(42), Jameson: ofMl(130) }).menu
      expect(drinks.flatMap(({ base }) => base?.id ?? [])).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/gin|uisque/)]),
      )
    }
  })

  it('leaves at least half of the menu to cachaça where the owner only likes it', () => {
    const made = create('6 drinks, gosto de gin', { 'Gin Rocks': ofMl(42) })
    const count = onBase(made, 'gin').length
    expect(count).toBeGreaterThanOrEqual(1)
    expect(count).toBeLessThanOrEqual(3)
  })
})

describe('a cachaça that the house buys', () => {
  it('costs what the house pays, whatever else its label says', () => {
    for (const name of ['Cachaça Engenho Velho 1912 Carvalho', 'Carvalho 12 anos']) {
      const { drinks } = create('6 drinks, dois com carvalho', { [name]: ofMl(90, 700) }).menu
      const poured = drinks.flatMap(({ ingredients }) => ingredients.filter(({ id }) => id === 'carvalho'))
      expect(poured.length).toBeGreaterThan(0)
      for (const { amount, costBRL } of poured) expect(costBRL).toBeCloseTo((amount * 90) / 700, 6)
    }
  })
})

describe('a syrup that the house has by the bottle', () => {
  it('is poured and paid at its price, and none is cooked', () => {
    const { menu: made } = create('8 drinks com gengibre', { 'Xarope de gengibre': ofMl(28, 700) })
    const used = made.drinks.flatMap(({ ingredients }) =>
      ingredients.filter(({ id }) => id === 'xarope_gengibre'),
    )
    expect(used.length).toBeGreaterThan(0)
    for (const { amount, costBRL } of used) expect(costBRL).toBeCloseTo((amount * 28) / 700, 6)
    expect(made.houseRecipes.map(({ id }) => id)).not.toContain('xarope_gengibre')
  })
})
