import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { itemDays, perRun, runsOf, unitsPerRun } from './deliveries.ts'
import { liveLossOf, servesOf, statedGrams, usualPortion } from './portions.ts'

describe('purchases', () => {
  test.each([
    ['Peixada cearense', 2, 'peixe limpo, posta ou filé', 600],
    ['Moqueca de camarão', 2, 'camarão limpo', 400],
    ['Camarão ao alho e óleo', 1, 'camarão limpo', 300],
    ['Filé de pescada com purê de macaxeira', 1, 'peixe limpo, posta ou filé', 200],
    ['Risoto de camarão', 1, 'camarão limpo', 120],
    ['Ostras frescas (6 un)', 1, 'ostra', 6],
    ['Pastel de arraia (4 un)', 1, 'disco de pastel', 4],
    ['Picanha na brasa', 2, 'picanha', 500],
    ['Maminha', 2, 'maminha', 500],
    ['Costela de fogo de chão', 2, 'costela com osso', 1000],
    ['Carneiro assado', 2, 'carneiro ou cabrito com osso', 900],
    ['Linguiça de bode', 2, 'linguiça', 300],
    ['Frango caipira', 1, 'frango caipira com osso', 450],
  ] as const)('take the usual portion of %s', (name, serves, part, amount) => {
    expect(usualPortion(name, serves)?.find((one) => one.name === part)?.amount).toBe(amount)
  })

  test('of a grill keep to the weight that the menu states, and to who shares it', () => {
    const grams = statedGrams('Picanha (500 g)', null)
    expect(usualPortion('Picanha (500 g)', 2, { grams })?.[0]?.amount).toBe(500)
    expect(statedGrams('Maminha', '1,2 kg')).toBe(1200)
    expect(statedGrams('Cerveja 600 ml', null)).toBeNull()
    expect(servesOf('Picanha na brasa', 'Na brasa', 98, '2 pessoas')).toBe(2)
    expect(usualPortion('Costela de tambaqui', 1)).toBeNull()
  })

  test('of a rodízio are meats in a grill only', () => {
    expect(usualPortion('Rodízio', 1, { section: 'Na brasa' })?.[0]?.amount).toBe(450)
    expect(usualPortion('Rodízio', 1, { section: 'Pizzas' })).toBeNull()
    expect(usualPortion('Rodízio de pizza', 1, { section: 'Na brasa' })).toBeNull()
  })

  test('of a house of Ceará has no dendê, and siri is not crab', () => {
    const names = (dish: string) => usualPortion(dish, 1)?.map(({ name }) => name)
    expect(names('Moqueca cearense')).not.toContain('azeite de dendê')
    expect(names('Moqueca baiana')).toContain('azeite de dendê')
    expect(names('Casquinha de siri')).toEqual(['carne de siri'])
    expect(names('Casquinha de caranguejo')).toEqual(['carne de caranguejo'])
  })

  test('in whole units by delivery are as many as those of the week', () => {
    const days = [3, 4, 5, 6, 0].map((weekday) => ({ weekday, units: 3.4 }))
    expect(unitsPerRun([[3], [4, 5], [6, 0]], days, 0)).toEqual([4, 7, 7])
    // 17 of 18 crabs live, and a little is to spare.
    expect(unitsPerRun([[3], [4, 5], [6, 0]], days, 0.05).reduce((sum, one) => sum + one, 0)).toBe(
      Math.ceil((17 * 1.03) / 0.95),
    )
  })

  test.each([
    ['Peixada cearense', 'Pratos para dois', 148, 2],
    ['Peixada cearense', 'Individuais', 148, 1],
    ['Moqueca', null, 168, 2],
    ['Moqueca', null, 62, 1],
  ] as const)('%s in %s at %s serves %i', (name, section, price, serves) => {
    expect(servesOf(name, section, price)).toBe(serves)
  })

  test.each([
    ['Caranguejo toc-toc (un)', 0.05],
    ['Guaiamum na corda', 0.05],
    ['Ostras frescas (6 un)', 0],
    ['Casquinha de caranguejo', 0],
    ['Patinhas de caranguejo', 0],
  ] as const)('lose a part of what comes alive: %s', (name, loss) => {
    expect(liveLossOf(name)).toBe(loss)
  })

  test('by delivery add up to the week, whatever the days', () => {
    const days = fc.uniqueArray(fc.integer({ min: 0, max: 6 }), { minLength: 1, maxLength: 7 })
    const own = fc.array(fc.nat(500), { minLength: 7, maxLength: 7 })
    fc.assert(
      fc.property(days, own, fc.nat(900), (open, sold, units) => {
        fc.pre(open.some((weekday) => (sold[weekday] ?? 0) > 0))
        const runs = runsOf(open)
        expect(runs.flat().toSorted()).toEqual(open.toSorted())
        expect(runs.length).toBeLessThanOrEqual(3)
        const house = open.map((weekday) => ({ weekday, share: 1 / open.length }))
        const parts = perRun(runs, itemDays(units, sold, house))
        expect(parts.reduce((sum, part) => sum + part, 0)).toBeCloseTo(units, 6)
      }),
      { numRuns: 200, seed: 20261122 },
    )
  })
})
