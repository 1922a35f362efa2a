import { describe, expect, it } from 'vitest'
import { asking, plainContext, sheetOf } from '../../../../../../tests/support/understood.ts'
import { equipmentOptions } from '../../base/house/options.ts'
import {
  describeAmount,
  garnish,
  garnishCost,
  ingredient,
  ingredientCost,
  ingredients,
} from '../../base/pantry/bar.ts'
import { foodCost, foodOf } from '../../base/pantry/kitchen.ts'
import { createDrinks } from './engine.ts'

const { menu } = createDrinks(
  {
    establishment_info: ['Bar de coquetelaria'],
    target_audience: ['Apreciadores de cachaça'],
    equipment: [...equipmentOptions],
  },
  plainContext,
)

describe('the pantry', () => {
  it('prices the farm’s cachaças like the shop', () => {
    expect(ingredientCost(ingredient('alambique'), 500)).toBeCloseTo(25, 9)
    expect(ingredientCost(ingredient('carvalho'), 50)).toBeCloseTo(5.5, 9)
    expect(ingredientCost(ingredient('castanheira'), 500)).toBeCloseTo(75, 9)
  })

  it('prices a house syrup by its ingredients', () => {
    // 500 g of rapadura at R$ 7 give 780 ml.
    expect(ingredientCost(ingredient('xarope_rapadura'), 780)).toBeCloseTo(7, 9)
  })

  it('deducts the loss of fruit: a kilo of limes at R$ 6 gives 400 ml', () => {
    expect(ingredientCost(ingredient('limao'), 400)).toBeCloseTo(6, 9)
  })

  it('prices a garnish like the same ingredient in a recipe', () => {
    const item = garnish('coalho_tostado')
    const { purchase } = item
    expect(purchase.price).toBe(foodOf('coalho').pack?.price)
    expect(garnishCost(item) * purchase.drinks).toBeCloseTo(purchase.price, 9)
    expect(garnish('castanha_picada').purchase.price).toBeCloseTo(foodCost(foodOf('castanha'), 200) ?? 0, 9)
  })

  it('has plausible figures for every ingredient', () => {
    for (const item of ingredients) {
      expect(ingredientCost(item, 1), item.id).toBeGreaterThan(0)
      expect(item.abv).toBeLessThanOrEqual(48)
      if (item.unit === 'ml') expect(ingredientCost(item, 1), item.id).toBeLessThan(0.3)
    }
  })

  it('formats amounts as recipes do', () => {
    expect(describeAmount(ingredient('limao_cubos'), 0.75)).toBe('¾ limão-taiti em cubos')
    expect(describeAmount(ingredient('clara'), 1)).toBe('1 clara de ovo pasteurizada')
    expect(describeAmount(ingredient('dedo_moca'), 2)).toBe('2 rodelas de pimenta dedo-de-moça')
    expect(describeAmount(ingredient('caju'), 30)).toBe('30 ml de polpa de caju')
    expect(describeAmount(ingredient('bitter'), 1)).toBe('1 dash de bitter aromático')
  })
})

/** Glasses of a drink on the first shopping list: its first week plus 10 %; none for drinks that start later. */
const boughtOf = (id: string) => {
  const planned = menu.launch?.drinks.find((one) => one.id === id)
  return planned && planned.from === menu.launch?.date ? Math.ceil(planned.week * 1.1) : 0
}

describe('the shopping list', () => {
  it('buys whole packs that cover all drinks, and adds up their cost', () => {
    const { items, totalBRL } = menu.shoppingList
    expect(totalBRL).toBeCloseTo(
      items.reduce((sum, item) => sum + item.costBRL, 0),
      9,
    )
    for (const item of items) expect(item.packs, item.item).toBeGreaterThanOrEqual(1)
    const carvalho = items.find(({ item }) => item.includes('Carvalho'))
    const poured = menu.drinks
      .filter(({ base }) => base?.id === 'carvalho')
      .reduce((sum, { id, ingredients: parts }) => sum + (parts[0]?.amount ?? 0) * boughtOf(id), 0)
    expect(poured).toBeGreaterThan(0)
    expect(carvalho?.needed).toBeCloseTo(poured, 9)
    expect(carvalho?.packs).toBe(Math.ceil(poured / 500))
  })

  it('buys a fruit, a herb or a brick of rapadura in one line, whatever its uses', () => {
    const { items } = menu.shoppingList
    const fresh = items.flatMap(({ packLabel, item }) =>
      packLabel.startsWith('kg de')
        ? [packLabel]
        : /^(?:maço|tijolo)/.test(packLabel)
          ? [item.replace(/ \(.*/, '')]
          : [],
    )
    expect(new Set(fresh).size).toBe(fresh.length)
    const shared = items.filter(({ item }) => item.endsWith(' (com guarnição)'))
    expect(shared.length).toBeGreaterThan(0)
    for (const { unit, needed, packs } of shared.filter((one) => one.unit === 'g')) {
      expect(needed / 1000, unit).toBeLessThanOrEqual(packs)
    }
  })

  it('names every pulp that the first drinks take, also of pulps sold alike', () => {
    for (const name of [
      'Zé',
      'Lia',
      'Rosa',
      'Chico',
      'Bia',
      'Nonato',
      'Dida',
      'Tonho',
      'Neuma',
      'Gentilândia',
    ]) {
      const { menu: own } = createDrinks(
        { establishment_info: ['Boteco ou bar de bairro'], equipment: [...equipmentOptions] },
        {
          ...asking(sheetOf({ kind: 'prefer', what: 'caju' }, { kind: 'prefer', what: 'manga' })),
          today: '2026-11-22',
          restaurant: { ...plainContext.restaurant, name },
        },
      )
      const first = own.launch?.drinks.filter(({ from }) => from === own.launch?.date).map(({ id }) => id)
      const pulps = own.drinks
        .filter(({ id }) => first?.includes(id))
        .flatMap(({ ingredients: parts }) => parts.map((part) => part.name))
        .filter((part) => part.startsWith('polpa de'))
      const listed = own.shoppingList.items.map(({ item }) => item)
      for (const pulp of pulps) expect(listed, name).toContain(pulp)
    }
  })

  it('costs at least as much as the drinks use', () => {
    const taken = menu.drinks.reduce((sum, { id, doseCost }) => sum + doseCost * boughtOf(id), 0)
    expect(taken).toBeGreaterThan(0)
    expect(menu.shoppingList.totalBRL).toBeGreaterThanOrEqual(taken - 1e-6)
  })

  it('lists only bought products; house-made ones have their own recipes', () => {
    const listed = menu.shoppingList.items.map(({ item }) => item)
    for (const recipe of menu.houseRecipes) expect(listed).not.toContain(recipe.title.toLowerCase())
    const used = menu.drinks.flatMap(({ ingredients: parts }) => parts.map(({ id }) => id))
    for (const id of used) {
      if (ingredients.some((item) => item.id === id && item.kind === 'house')) {
        expect(menu.houseRecipes.map((recipe) => recipe.id)).toContain(id)
      }
    }
  })
})
