/** How the dishes respond to the request sheet and the house. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitedSheets } from '../../../../../../tests/support/limited-sheets.ts'
import { asking, houseWith, sheetOf } from '../../../../../../tests/support/understood.ts'
import { cachacaIds } from '../../base/cachacas.ts'
import type { FactOf } from '../../base/facts.ts'
import { emptyHouse, type House } from '../../base/house/house.ts'
import { pricesOf } from '../../base/pantry/house-prices.ts'
import { cachacaFood, foodCost, foods } from '../../base/pantry/kitchen.ts'
import { isBlocked, type RequestSheet } from '../../base/request/request-sheet.ts'
import { requirementsOf } from '../../base/request/requirements.ts'
import { check } from '../../checks/check.ts'
import { understand } from '../../understanding/understand.ts'
import { tightFoodCostPct } from './candidates.ts'
import { dishConflicts } from './conflicts.ts'
import { createDishes } from './engine.ts'
import { dishFacts } from './facts.ts'
import type { Dish } from './schema.ts'

const kitchen = {
  cuisine_preferences: ['Petiscos de boteco', 'Sertaneja'],
  complexity_level: 'Até 30 minutos por prato',
}

const menu = houseWith(
  ['Petiscos', 'Caldinho de feijão', 12.9],
  ['Petiscos', 'Queijo coalho na brasa', 26.9],
  ['Petiscos', 'Frango a passarinho', 39.9],
  ['Pratos', 'Baião de dois com carne de sol', 44.9],
  ['Pratos', 'Panelada', 36.9],
  ['Sobremesas', 'Cartola', 18.9],
  ['Sobremesas', 'Doce de caju com queijo', 14.9],
)

/** A day on which none of Ceará's closed seasons is on. */
const inJune = '2026-06-10'

function make(
  sheet: RequestSheet,
  house?: House,
  answers: Record<string, string | string[]> = kitchen,
  today = inJune,
) {
  const results = createDishes(answers, { ...asking(sheet, house), today })
  const contents = results.map(({ content }) => content)
  return {
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    facts: dishFacts(contents),
    explanations: results.flatMap(({ explanations }) => explanations ?? []),
  }
}

const read = (ingredients: string) =>
  understand('dish_creation', { answers: { ...kitchen, ingredients }, house: emptyHouse, today: inJune })

const uses = (dishes: readonly Dish[], id: string) =>
  dishes.some(({ ingredients }) => ingredients.some((part) => part.id === id))

describe('the house’s floor', () => {
  const floored: House = { ...menu, settings: { ...menu.settings, priceFloor: 60 } }
  const answers = { ...kitchen, cuisine_preferences: ['Confeitaria e sobremesas', 'Petiscos de boteco'] }
  const sheet = understand('dish_creation', { answers, house: floored, today: inJune })

  it('lifts no dish beyond 1.6 times the nearest item of its course', () => {
    const { dishes, facts } = make(sheet, floored, answers)
    const desserts = dishes.filter(({ course }) => course === 'sobremesa')
    expect(desserts.length).toBeGreaterThan(0)
    for (const { suggestedPrice } of desserts) expect(suggestedPrice).toBeLessThanOrEqual(18.9 * 1.6)
    const [floor] = check(facts, sheet, { house: floored })
    expect(floor).toMatchObject({ outcome: 'not_possible' })
  })

  it('overrides no wish of the owner', () => {
    const asked = sheetOf({ kind: 'price', min: 60 })
    const { dishes } = make(asked, menu, answers)
    expect(dishes.length).toBeGreaterThan(0)
    for (const { suggestedPrice } of dishes) expect(suggestedPrice ?? 60).toBeGreaterThanOrEqual(60)
  })
})

describe('the sheet', () => {
  it.each([1, 4, 10, 12])('gives exactly %i dishes', (count) => {
    expect(make(sheetOf({ kind: 'count', count })).dishes).toHaveLength(count)
  })

  it('keeps each section within its own bound', () => {
    const sheet = read('pratos até 40 e petiscos até 25')
    expect(isBlocked(sheet)).toBe(false)
    const { dishes, facts } = make(sheet)
    const dearest = (course: Dish['course']) =>
      Math.max(...dishes.flatMap((dish) => (dish.course === course ? (dish.suggestedPrice ?? []) : [])))
    expect(dearest('petisco')).toBeLessThanOrEqual(25)
    expect(dearest('principal')).toBeGreaterThan(25)
    expect(dearest('principal')).toBeLessThanOrEqual(40)
    expect(
      check(facts, sheet, { house: emptyHouse, explanations: [] }).map(({ outcome }) => outcome),
    ).toEqual(['met', 'met'])
  })

  it('keeps prices within the owner’s bounds, with cheaper ingredients where they help', () => {
    const { dishes } = make(sheetOf({ kind: 'price', max: 25 }))
    expect(dishes.length).toBeGreaterThanOrEqual(6)
    for (const { suggestedPrice, foodCostPct } of dishes) {
      expect(suggestedPrice).toBeLessThanOrEqual(25)
      expect(foodCostPct).toBeLessThanOrEqual(tightFoodCostPct)
    }
    expect(
      Math.max(...make(sheetOf()).dishes.map(({ suggestedPrice }) => suggestedPrice ?? 0)),
    ).toBeGreaterThan(25)
  })

  it('takes one of what alone is wanted for each dish, and not all of it for every dish', () => {
    const { dishes } = make(sheetOf({ kind: 'only', what: 'peixes' }, { kind: 'only', what: 'mariscos' }))
    expect(dishes.length).toBeGreaterThanOrEqual(6)
    expect(dishes.some(({ allergens }) => !allergens.includes('peixe'))).toBe(true)
    for (const { allergens } of dishes)
      expect(allergens.some((one) => ['peixe', 'crustáceos', 'moluscos'].includes(one))).toBe(true)
  })

  it('uses what is wanted, or says why not', () => {
    expect(uses(make(sheetOf({ kind: 'prefer', what: 'camarão' })).dishes, 'camarao')).toBe(true)
    const { explanations } = make(
      sheetOf(
        { kind: 'prefer', what: 'quinino' },
        { kind: 'prefer', what: 'lagosta' },
        { kind: 'price', max: 20 },
      ),
    )
    expect(explanations.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('não está entre os ingredientes'),
      expect.stringContaining('até R$ 20,00'),
    ])
  })

  it('uses no seafood in its closed season, and says until when', () => {
    const praiana = { ...kitchen, cuisine_preferences: ['Praiana', 'Francesa'] }
    const wanted = sheetOf({ kind: 'prefer', what: 'lagosta' }, { kind: 'prefer', what: 'caranguejo' })
    const closed = make(wanted, emptyHouse, praiana, '2027-01-08')
    expect(uses(closed.dishes, 'lagosta')).toBe(false)
    expect(uses(closed.dishes, 'pargo')).toBe(false)
    expect(closed.explanations.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/^A lagosta está no defeso, de 01\/11 a 30\/04/),
      // The closed season's dates for 2027 are not published yet.
      expect.stringMatching(
        /^Fica de fora por cautela: a portaria do defeso do caranguejo-uçá de 2027 não saiu, e pela lua uma parada deve ir de 07\/01 a 12\/01/,
      ),
    ])
    expect(uses(make(wanted, emptyHouse, praiana).dishes, 'lagosta')).toBe(true)
  })

  it('names the missing equipment that rules out a wanted food', () => {
    const cold = { ...kitchen, complexity_level: 'Montagem a frio, sem fogão' }
    const { explanations } = make(sheetOf({ kind: 'prefer', what: 'costelinha suína' }), emptyHouse, cold)
    expect(explanations.map(({ reason }) => reason)).toEqual([
      expect.stringMatching(/pedem .*(?:forno|boca de fogo|brasa).*, que a cozinha não tem/),
    ])
  })

  it('asks for no equipment that is missing', () => {
    const { dishes } = make(sheetOf({ kind: 'equipment', what: 'forno', has: false }))
    expect(dishes.flatMap(({ equipment }) => equipment)).not.toContain('forno')
    expect(make(sheetOf()).dishes.length).toBeGreaterThan(0)
  })

  it('makes dishes without alcohol, and finds nothing against them before payment', () => {
    const sheet = sheetOf({ kind: 'zeroAlcohol' })
    const { dishes } = make(sheet)
    expect(dishes.length).toBeGreaterThanOrEqual(6)
    expect(JSON.stringify(dishes.map(({ ingredients }) => ingredients))).not.toMatch(/cachaça/i)
    expect(dishConflicts(kitchen, asking(sheet))).toEqual([])
  })
})

describe('the house', () => {
  it('gets no duplicates of its own dishes', () => {
    const sweet = { ...kitchen, cuisine_preferences: ['Confeitaria e sobremesas'] }
    const sheet = sheetOf({ kind: 'prefer', what: 'queijo manteiga' }, { kind: 'count', count: 12 })
    const ids = (house: House) => make(sheet, house, sweet).dishes.map(({ id }) => id)
    expect(ids(emptyHouse)).toContain('cartola-flambada')
    expect(ids(menu)).not.toContain('cartola-flambada')
  })

  it('is told if its menu already has the dish that a wanted food would give', () => {
    const precise = {
      cuisine_preferences: ['Francesa'],
      complexity_level: 'Forno combinado e técnicas de precisão',
    }
    const wanted = sheetOf({ kind: 'prefer', what: 'pato' })
    const served = make(wanted, houseWith(['Principais', 'Magret de pato', 98]), precise)
    expect(served.explanations.map(({ reason }) => reason)).toEqual([
      'A receita com pato repetiria um prato que o seu cardápio já tem.',
    ])
    expect(uses(make(wanted, emptyHouse, precise).dishes, 'magret')).toBe(true)
  })

  it('gets prices in the range of its own menu', () => {
    for (const { course, suggestedPrice } of make(sheetOf(), menu).dishes) {
      const [least, most] = {
        petisco: [12.9, 43.1],
        principal: [36.9, 59.1],
        lanche: [12.9, 43.1],
        sobremesa: [14.9, 23.9],
      }[course]
      expect(suggestedPrice).toBeGreaterThanOrEqual((least ?? 0) * 0.85)
      expect(suggestedPrice).toBeLessThanOrEqual(most ?? 0)
    }
  })

  it('gets a price for lobster once the owner states its cost', () => {
    const house: House = {
      ...emptyHouse,
      ingredientPrices: { lagosta: { price: 150, amount: 1, unit: 'kg' } },
    }
    const sheet = sheetOf({ kind: 'prefer', what: 'lagosta' })
    const fine = { ...kitchen, cuisine_preferences: ['Praiana', 'Francesa'] }
    const lobster = ({ dishes }: { dishes: Dish[] }) => dishes.find(({ name }) => name.startsWith('Lagosta'))
    expect(lobster(make(sheet, emptyHouse, fine))?.suggestedPrice).toBeNull()
    expect(lobster(make(sheet, house, fine))?.suggestedPrice).toBeGreaterThan(50)
  })
})

describe('conflicts before payment', () => {
  it('do not occur if everything fits', () => {
    expect(dishConflicts(kitchen, asking(sheetOf({ kind: 'count', count: 6 })))).toEqual([])
  })

  it('offer fewer dishes, or the lowest sufficient ceiling', () => {
    const sheet = sheetOf({ kind: 'price', max: 6 }, { kind: 'count', count: 10 })
    const [conflict] = dishConflicts(kitchen, asking(sheet))
    expect(conflict?.message).toContain('você pediu 10')
    expect(conflict?.offers.length).toBeGreaterThan(0)
    for (const { sheet: offered } of conflict?.offers ?? []) {
      expect(make(offered).dishes).toHaveLength(requirementsOf(offered).count?.most ?? 0)
      expect(dishConflicts(kitchen, asking(offered))).toEqual([])
    }
  })
})

/** R$ per portion, computed from its fact alone. */
function costOf(fact: FactOf<'dish'>, house: House): number {
  const prices = pricesOf(house)
  const known = [...foods, ...cachacaIds.map(cachacaFood)]
  return fact.ingredients.reduce((sum, { name, amount }) => {
    const item = known.find((one) => one.name === name)
    return sum + ((item && foodCost(item, amount, prices)) ?? Number.NaN)
  }, 0)
}

const requests = limitedSheets({
  excluded: [
    'oleaginosas',
    'leite',
    'ovo',
    'glúten',
    'soja',
    'sulfitos',
    'mel',
    'coentro',
    'carne de porco',
    'peixes e frutos do mar',
    'vegetariano',
    'vegano',
    'pouco sal',
  ],
  max: { min: 10, max: 90 },
  min: { min: 8, max: 50 },
  more: fc.constantFrom('caju', 'abacaxi', 'macaxeira').map((what) => ({ kind: 'prefer', what })),
})
const homes = fc.record({
  menu: fc.constantFrom(emptyHouse.menu, menu.menu),
  ingredientPrices: fc.constantFrom<House['ingredientPrices'][]>(
    {},
    {
      'queijo coalho': { price: 38, amount: 1, unit: 'kg' },
      'Carvalho Premium': { price: 48, amount: 500, unit: 'ml' },
    },
  ),
})
const kitchens = fc.record({
  cuisine_preferences: fc.uniqueArray(
    fc.constantFrom(
      'Regional cearense',
      'Praiana',
      'Petiscos de boteco',
      'Italiana',
      'Confeitaria e sobremesas',
    ),
    { minLength: 1, maxLength: 3 },
  ),
  complexity_level: fc.constantFrom(
    'Montagem a frio, sem fogão',
    'Um cozinheiro e uma chapa',
    'Até 30 minutos por prato',
    'Menu degustação',
  ),
})

describe('for any house and sheet', { tags: 'slow' }, () => {
  it('bounds, exclusions and counts hold, and costs follow from the facts', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(kitchens, requests, homes, (answers, { sheet, max, min, count }, home) => {
        const house: House = { ...emptyHouse, ...home }
        let made: ReturnType<typeof make>
        try {
          made = make(sheet, house, answers)
        } catch (error) {
          expect(error).toMatchObject({ code: 'impossible_restrictions' })
          return
        }
        const { facts, explanations } = made
        for (const fact of facts) {
          if (fact.price === null || fact.cost === null) {
            expect([max, min]).toEqual([null, null])
            continue
          }
          expect(fact.price).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY)
          expect(fact.price).toBeGreaterThanOrEqual(min ?? 0)
          expect(fact.cost).toBeCloseTo(costOf(fact, house), 9)
          expect((fact.cost / fact.price) * 100).toBeLessThanOrEqual(tightFoodCostPct + 1e-6)
        }
        if (count !== null && facts.length !== count) {
          expect(facts.length).toBeLessThan(count)
          expect(explanations.map(({ wish }) => wish.kind)).toContain('count')
        }
        const outcomes = check(facts, sheet, { house, explanations })
        expect(outcomes.filter(({ outcome }) => outcome === 'violated')).toEqual([])
      }),
      { numRuns: 200 },
    )
  })
})
