import { describe, expect, it } from 'vitest'
import { cachacas } from './base/cachacas.ts'
import { type EngineContext, unknownHouse } from './base/context.ts'
import type { IngredientPrice } from './base/house/house.ts'
import { goldenAnswers } from './golden/golden.ts'
import { repricedContents } from './reprice.ts'
import { runEngine } from './run-engine.ts'

const context: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Bar do Teste', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

const contentsOf = async (type: 'drink_creation' | 'dish_creation') =>
  (await runEngine(type, (await goldenAnswers(type)).boteco, context)).map(({ content }) => content)

/** The three cachaças of the farm at one price per 500 ml bottle. */
const cachacaAt = (price: number): Record<string, IngredientPrice> =>
  Object.fromEntries(
    Object.values(cachacas).map(({ name }, day) => [
      name,
      { price, amount: 500, unit: 'ml', on: `2026-11-1${day}` },
    ]),
  )

describe('delivered drinks at the owner’s prices', () => {
  it('are unchanged without prices, and with prices of ingredients that they do not contain', async () => {
    const contents = await contentsOf('drink_creation')
    expect(repricedContents(contents, {})).toBeNull()
    expect(repricedContents(contents, { lagosta: { price: 180, amount: 1, unit: 'kg' } })).toBeNull()
  })

  it('get the cost, pour cost and margin of the dose; prices and words stay', async () => {
    const contents = await contentsOf('drink_creation')
    const repriced = repricedContents(contents, cachacaAt(200))
    if (!repriced) throw new Error('nothing was recalculated')
    expect(repriced.on).toMatch(/^2026-11-1\d$/)
    for (const [index, before] of contents.entries()) {
      const after = repriced.contents[index]
      if (before.kind !== 'drink' || after?.kind !== 'drink') continue
      const base = (drink: typeof before) => drink.ingredients.find(({ role }) => role === 'base')
      expect(base(after)?.costBRL).toBeCloseTo(((base(before)?.amount ?? 0) * 200) / 500, 9)
      const rise = (base(after)?.costBRL ?? 0) - (base(before)?.costBRL ?? 0)
      expect(after.doseCost).toBeCloseTo(before.doseCost + rise, 6)
      expect(after.pourCostPct).toBeCloseTo((after.doseCost / after.suggestedPrice) * 100, 9)
      expect(after.contributionMargin).toBeCloseTo(after.suggestedPrice - after.doseCost, 9)
      expect({ ...after, ingredients: [], doseCost: 0, pourCostPct: 0, contributionMargin: 0 }).toEqual({
        ...before,
        ingredients: [],
        doseCost: 0,
        pourCostPct: 0,
        contributionMargin: 0,
      })
    }
  })

  it('have a new suggestion if the delivered price leaves the band, and none if it stays', async () => {
    const contents = await contentsOf('drink_creation')
    const dear = repricedContents(contents, cachacaAt(200))
    expect(dear?.suggestions.length).toBeGreaterThan(0)
    for (const { delivered, price } of dear?.suggestions ?? []) expect(price).toBeGreaterThan(delivered ?? 0)
    // The estimate itself as the owner's price.
    const same = repricedContents(contents, { 'água com gás': { price: 4.5, amount: 1500, unit: 'ml' } })
    expect(same?.suggestions ?? []).toEqual([])
  })

  it('carry over to the analysis of the menu', async () => {
    const repriced = repricedContents(await contentsOf('drink_creation'), cachacaAt(200))
    const analysis = repriced?.contents.find((content) => content.kind === 'drink_menu')
    const drinks = repriced?.contents.filter((content) => content.kind === 'drink') ?? []
    if (analysis?.kind !== 'drink_menu') throw new Error('no analysis')
    expect(analysis.overview.map(({ doseCost }) => doseCost)).toEqual(drinks.map(({ doseCost }) => doseCost))
    expect(analysis.averages.doseCost).toBeCloseTo(
      drinks.reduce((total, { doseCost }) => total + doseCost, 0) / drinks.length,
      9,
    )
  })
})

it('delivered dishes get the cost of a portion, food cost and margin', async () => {
  const contents = await contentsOf('dish_creation')
  const dish = contents.find((content) => content.kind === 'dish')
  if (dish?.kind !== 'dish') throw new Error('no dish')
  const [part] = dish.ingredients
  if (!part || part.costBRL === null) throw new Error('no cost')
  const unit = part.unit === 'un' ? 'un' : part.unit === 'ml' ? 'l' : 'kg'
  const repriced = repricedContents(contents, { [part.name]: { price: 500, amount: 1, unit } })
  const after = repriced?.contents.find((content) => content.kind === 'dish' && content.id === dish.id)
  if (after?.kind !== 'dish') throw new Error('no dish')
  const rise = (after.ingredients[0]?.costBRL ?? 0) - part.costBRL
  expect(rise).toBeGreaterThan(0)
  expect(after.cost).toBeCloseTo(dish.cost + rise / dish.portions, 6)
  expect(after.foodCostPct).toBeCloseTo((after.cost / (after.suggestedPrice ?? 1)) * 100, 6)
  expect(after.suggestedPrice).toBe(dish.suggestedPrice)
})
