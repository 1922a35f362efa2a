/** How the drinks respond to the request sheet and the house. */
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { limitedSheets } from '../../../../../../tests/support/limited-sheets.ts'
import { asking, houseWith, sheetOf, understood } from '../../../../../../tests/support/understood.ts'
import { drinkSchema } from '../../base/drinks/drink.schema.ts'
import { tightPourCostPct } from '../../base/drinks/price.ts'
import { EngineError } from '../../base/errors.ts'
import type { FactOf } from '../../base/facts.ts'
import { emptyHouse, type House } from '../../base/house/house.ts'
import { equipmentOptions, establishmentOptions } from '../../base/house/options.ts'
import { garnish, garnishCost, ingredientCost, ingredients } from '../../base/pantry/bar.ts'
import { garnishes } from '../../base/pantry/garnishes.ts'
import { pricesOf } from '../../base/pantry/house-prices.ts'
import type { RequestSheet } from '../../base/request/request-sheet.ts'
import { check } from '../../checks/check.ts'
import { drinkConflicts } from './conflicts.ts'
import { createDrinkResults, createDrinks } from './engine.ts'
import { drinkFacts } from './facts.ts'

const drinksOf = (results: ReturnType<typeof createDrinkResults>) =>
  drinkFacts(results.map(({ content }) => content)).filter((fact) => fact.kind === 'drink')

const boteco = {
  establishment_info: ['Boteco ou bar de bairro'],
  target_audience: ['Moradores do bairro'],
  equipment: ['Coqueteleira', 'Liquidificador'],
}

const botecoMenu = houseWith(
  ['Petiscos', 'Torresmo de rolo', 38.9],
  ['Petiscos', 'Pastel de queijo', 27.9],
  ['Petiscos', 'Camarão alho e óleo', 62.9],
  ['Petiscos', 'Paçoca de amendoim', 9.9],
  ['Sobremesas', 'Cartola', 18.9],
  ['Drinks', 'Caipirinha de limão', 16.9],
  ['Drinks', 'Rede Armada', 19.9],
)

const make = (sheet: RequestSheet, house?: House, answers = boteco) =>
  createDrinks(answers, asking(sheet, house)).menu
const reasons = (sheet: RequestSheet) =>
  createDrinks(boteco, asking(sheet)).explanations.map(({ wish, reason }) => [wish.kind, reason])

describe('the opening example, in a boteco', () => {
  const context = understood('drink_creation', {
    ...boteco,
    preferences:
      'No máximo 22 reais por drink, só 6 drinks. Alergia a castanha-de-caju, castanha-do-pará e amendoim.',
  })
  const results = createDrinkResults(boteco, context)
  const facts = drinksOf(results)

  it('gives exactly six drinks of at most R$ 22, without nuts, their wood or their dishes', () => {
    expect(facts).toHaveLength(6)
    for (const fact of facts) {
      expect(fact.price).toBeLessThanOrEqual(22)
      const words = [fact.text, fact.base, fact.pairing, ...fact.preparations, ...fact.allergens].join(' ')
      expect(words).not.toMatch(/castanh|amendoim|paçoca|orchata|lagosta/i)
    }
  })

  it('meets every wish by the check of the results', () => {
    const checks = check(facts, context.sheet, { house: context.house })
    expect(checks.filter(({ outcome }) => outcome !== 'met')).toEqual([])
    expect(checks.length).toBeGreaterThanOrEqual(5)
  })

  it('contains all of that without the wishes', () => {
    const { drinks } = make(sheetOf())
    expect(drinks).toHaveLength(10)
    expect(Math.max(...drinks.map(({ suggestedPrice }) => suggestedPrice))).toBeGreaterThan(22)
    expect(drinks.some(({ base }) => base?.id === 'castanheira')).toBe(true)
  })
})

describe('prices', () => {
  it('stay near the caipirinha of the house', () => {
    const { drinks, assumptions } = make(sheetOf(), botecoMenu)
    for (const { suggestedPrice, pourCostPct } of drinks) {
      expect(suggestedPrice).toBeGreaterThanOrEqual(0.85 * 16.9)
      expect(suggestedPrice).toBeLessThanOrEqual(1.6 * 16.9)
      expect(pourCostPct).toBeLessThanOrEqual(tightPourCostPct)
    }
    expect(assumptions.join()).toContain('Caipirinha de limão, R$ 16,90')
  })

  it('follow the owner if market and owner differ', () => {
    for (const { suggestedPrice } of make(sheetOf({ kind: 'price', min: 35, max: 45 }), botecoMenu).drinks) {
      expect(suggestedPrice).toBeGreaterThanOrEqual(35)
      expect(suggestedPrice).toBeLessThanOrEqual(45)
    }
    for (const { suggestedPrice } of make(sheetOf({ kind: 'price', about: 25 })).drinks) {
      expect(Math.abs(suggestedPrice - 25)).toBeLessThanOrEqual(0.15 * 25 + 1e-9)
    }
  })

  it('are met with less cachaça, but never less than 30 ml', () => {
    const { drinks, warnings } = make(sheetOf({ kind: 'price', max: 15 }))
    const doses = drinks.map(({ ingredients: parts }) => parts[0]?.amount ?? 0)
    expect(Math.min(...doses)).toBeGreaterThanOrEqual(30)
    expect(warnings.join()).toContain('Para caber em até R$ 15,00')
  })

  it('of the owner’s ingredients replace our estimates', () => {
    const cheap: House = {
      ...emptyHouse,
      ingredientPrices: { Alambique: { price: 20, amount: 1, unit: 'l' } },
    }
    const dose = make(sheetOf(), cheap).drinks.find(({ base }) => base?.id === 'alambique')?.ingredients[0]
    expect(dose?.costBRL).toBeCloseTo((dose?.amount ?? 0) * 0.02, 9)
  })
})

describe('strength', () => {
  it.each([{ max: 12 }, { min: 15 }, { min: 8, max: 12 }, { about: 10 }])(
    'of every drink stays within %j',
    (bounds) => {
      const sheet = sheetOf({ kind: 'strength', ...bounds })
      const results = createDrinkResults(boteco, asking(sheet))
      const [answer] = check(drinkFacts(results.map(({ content }) => content)), sheet, { house: emptyHouse })
      expect(answer?.outcome).toBe('met')
      expect(drinksOf(results).length).toBeGreaterThanOrEqual(6)
      for (const { ingredients: parts, base } of drinksOf(results)) {
        if (base !== null) expect(parts[0]?.amount).toBeGreaterThanOrEqual(30)
      }
    },
  )

  it('has no lower bound for drinks without alcohol', () => {
    const sheet = sheetOf({ kind: 'strength', min: 12 }, { kind: 'zeroAlcohol', count: 2 })
    const facts = drinksOf(createDrinkResults(boteco, asking(sheet)))
    expect(facts.filter(({ abv }) => abv === 0)).toHaveLength(2)
    expect(check(facts, sheet, { house: emptyHouse }).map(({ outcome }) => outcome)).toEqual(['met', 'met'])
  })

  it('that no recipe reaches is reported before payment', () => {
    const [conflict] = drinkConflicts(boteco, asking(sheetOf({ kind: 'strength', max: 3 })))
    expect(conflict?.message).toContain('até 3% vol')
  })
})

describe('shares', () => {
  it.each(['limão', 'gengibre'])('few drinks contain %s, or many, as asked', (what) => {
    for (const share of ['few', 'many'] as const) {
      const sheet = sheetOf({ kind: 'share', what, of: share }, { kind: 'zeroAlcohol', count: 2 })
      const facts = drinksOf(createDrinkResults(boteco, asking(sheet)))
      expect(check(facts, sheet, { house: emptyHouse })[0]).toMatchObject({ outcome: 'met' })
    }
  })
})

describe('numbers of a part', () => {
  it.each(['caju', 'cachaça carvalho premium'])('as many drinks contain %s as asked', (what) => {
    const sheet = sheetOf(
      { kind: 'share', what, of: 'many', count: 6 },
      { kind: 'count', count: 9 },
      { kind: 'zeroAlcohol', count: 3 },
    )
    const facts = drinksOf(createDrinkResults(boteco, asking(sheet)))
    expect(check(facts, sheet, { house: emptyHouse }).map(({ outcome }) => outcome)).toEqual([
      'met',
      'met',
      'met',
    ])
  })

  it('that no menu reaches are reported, with the number that the menu has', () => {
    const sheet = sheetOf({ kind: 'share', what: 'caju', of: 'many', count: 12 }, { kind: 'count', count: 4 })
    const facts = drinksOf(createDrinkResults(boteco, asking(sheet)))
    expect(check(facts, sheet, { house: emptyHouse })[0]).toMatchObject({
      outcome: 'not_possible',
      reason: expect.stringContaining('Você pediu 12'),
    })
  })
})

describe('what is counted', () => {
  it.each([1, 3, 6, 12])('gives exactly %i drinks', (count) => {
    expect(make(sheetOf({ kind: 'count', count })).drinks).toHaveLength(count)
  })

  it('explains why there are not twenty', () => {
    const sheet = sheetOf({ kind: 'count', count: 20 })
    expect(make(sheet).drinks).toHaveLength(12)
    expect(reasons(sheet)).toEqual([['count', expect.stringContaining('até 12 drinks')]])
  })
})

describe('drinks without alcohol', () => {
  it('make up the whole menu if no alcohol is asked for', () => {
    const menu = make(sheetOf({ kind: 'zeroAlcohol' }))
    expect(menu.drinks.length).toBeGreaterThanOrEqual(10)
    for (const drink of menu.drinks) {
      expect(drink.base).toBeNull()
      expect(drink.abvPct).toBe(0)
      expect(drinkSchema.safeParse(drink).success).toBe(true)
      expect([drink.story, drink.fit, ...drink.method].join()).not.toMatch(/cachaça|álcool/i)
    }
    expect(menu.summary).toContain('sem álcool')
    expect(menu.title).toContain('sem álcool')
    expect(menu.drinks.every(({ fit }) => !/teor|dose/i.test(fit))).toBe(true)
  })

  it('join the others if some are asked for', () => {
    const { drinks } = make(sheetOf({ kind: 'zeroAlcohol', count: 2 }, { kind: 'count', count: 7 }))
    expect(drinks.map(({ base }) => base === null)).toEqual([false, false, false, false, false, true, true])
  })

  it('are offered if all cachaça is refused', () => {
    const sheet = sheetOf({ kind: 'exclude', what: 'cachaça' })
    expect(() => make(sheet)).toThrow(EngineError)
    const [conflict] = drinkConflicts(boteco, asking(sheet))
    expect(make(conflict?.offers[0]?.sheet ?? sheet).drinks.length).toBeGreaterThanOrEqual(10)
  })
})

describe('the house', () => {
  it('lends its own dishes to the drinks, as far as the restrictions allow', () => {
    const sheet = sheetOf(
      { kind: 'exclude', what: 'amendoim', why: 'allergy' },
      { kind: 'exclude', what: 'camarão' },
    )
    const own = botecoMenu.menu.map(({ name }) => `${name}.`)
    for (const { pairing } of make(sheet, botecoMenu).drinks) {
      if (pairing.startsWith('Sem prato fixo')) continue
      expect(own).toContain(pairing)
      expect(pairing).not.toMatch(/amendoim|camarão/i)
    }
    const pairings = make(sheetOf(), botecoMenu).drinks.map(({ pairing }) => pairing)
    expect(pairings.some((pairing) => own.includes(pairing))).toBe(true)
  })

  it('gets no duplicate of a drink on its menu', () => {
    const names = (house: House) =>
      make(sheetOf({ kind: 'prefer', what: 'água de coco' }), house).drinks.map(({ name }) => name)
    const [first = ''] = names(emptyHouse)
    expect(first).not.toBe('')
    expect(names(houseWith(['Drinks', first, 20]))).not.toContain(first)
  })

  it('without a menu gets dishes of its own kind, never lobster in a boteco', () => {
    for (const what of ['sulfitos', 'oleaginosas', 'leite']) {
      const { drinks } = make(sheetOf({ kind: 'exclude', what, why: 'allergy' }))
      expect(drinks.map(({ pairing }) => pairing).join()).not.toMatch(/lagosta|magret|carpaccio/i)
    }
  })
})

describe('what was asked for', () => {
  it('is only what was named', () => {
    const carvalho = make(sheetOf({ kind: 'only', what: 'cachaça carvalho premium' }))
    expect(new Set(carvalho.drinks.map(({ base }) => base?.id))).toEqual(new Set(['carvalho']))
    for (const { ingredients: parts } of make(sheetOf({ kind: 'only', what: 'caju' })).drinks) {
      expect(parts.map(({ name }) => name).join()).toMatch(/caju/)
    }
  })

  it('is explained if it cannot be done', () => {
    expect(
      reasons(sheetOf({ kind: 'prefer', what: 'lagosta' }, { kind: 'keepPrice', item: 'Caipirinha' })),
    ).toEqual([
      ['prefer', expect.stringContaining('não está entre os ingredientes')],
      ['keepPrice', expect.stringContaining('drinks novos')],
    ])
  })

  it('respects the equipment that the house has, and lacks', () => {
    const lacks = sheetOf({ kind: 'equipment', what: 'liquidificador', has: false })
    expect(make(lacks).drinks.flatMap(({ equipment }) => equipment)).not.toContain('liquidificador')
    const has = sheetOf({ kind: 'equipment', what: 'copo misturador', has: true })
    const bar = { ...boteco, establishment_info: ['Bar de coquetelaria'] }
    expect(make(has, emptyHouse, bar).drinks.flatMap(({ equipment }) => equipment)).toContain(
      'copo misturador',
    )
  })
})

/** R$ per drink, computed from its fact alone. */
function costOf(fact: FactOf<'drink'>, house: House): number {
  const prices = pricesOf(house)
  return fact.ingredients.reduce((sum, { name, amount }) => {
    const item = ingredients.find((one) => one.name === name)
    if (item) return sum + ingredientCost(item, amount, prices)
    const finish = garnishes.find((one) => one.name === name)
    return sum + (finish ? garnishCost(garnish(finish.id), prices) : Number.NaN)
  }, 0)
}

const sheets = limitedSheets({
  excluded: [
    'oleaginosas',
    'leite',
    'ovo',
    'sulfitos',
    'quinino',
    'mel',
    'frutas cítricas',
    'caju',
    'glúten',
    'peixes e frutos do mar',
    'vegano',
  ],
  max: { min: 12, max: 60 },
  min: { min: 8, max: 40 },
  more: fc.integer({ min: 1, max: 4 }).map((count) => ({ kind: 'zeroAlcohol', count })),
})
const homes = fc.record({
  menu: fc.constantFrom(emptyHouse.menu, botecoMenu.menu),
  ingredientPrices: fc.constantFrom<House['ingredientPrices'][]>(
    {},
    {
      'Carvalho Premium': { price: 48, amount: 500, unit: 'ml' },
      'limão-taiti': { price: 9, amount: 1, unit: 'kg' },
    },
  ),
})

describe('for any house and sheet', { tags: 'slow' }, () => {
  it('bounds, exclusions and counts hold, and costs follow from the facts', { timeout: 120_000 }, () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...establishmentOptions),
        fc.subarray([...equipmentOptions], { minLength: 1 }),
        sheets,
        homes,
        (establishment, equipment, { sheet, max, min, count }, home) => {
          const house: House = { ...emptyHouse, ...home }
          const answers = { ...boteco, establishment_info: [establishment], equipment }
          const context = asking(sheet, house)
          let results: ReturnType<typeof createDrinkResults>
          try {
            results = createDrinkResults(answers, context)
          } catch (error) {
            expect(error).toMatchObject({ code: 'impossible_restrictions' })
            return
          }
          const facts = drinksOf(results)
          const explanations = results.flatMap((result) => result.explanations ?? [])
          for (const fact of facts) {
            expect(fact.price).toBeLessThanOrEqual(max ?? Number.POSITIVE_INFINITY)
            expect(fact.price).toBeGreaterThanOrEqual(min ?? 0)
            expect(fact.cost).toBeCloseTo(costOf(fact, house), 9)
            expect(((fact.cost ?? 0) / (fact.price ?? 1)) * 100).toBeLessThanOrEqual(tightPourCostPct + 1e-6)
          }
          if (count !== null && facts.length !== count) {
            expect(facts.length).toBeLessThan(count)
            expect(explanations.map(({ wish }) => wish.kind)).toContain('count')
          }
          const outcomes = check(facts, sheet, { house, explanations })
          expect(outcomes.filter(({ outcome }) => outcome === 'violated')).toEqual([])
        },
      ),
      { numRuns: 200 },
    )
  })
})
