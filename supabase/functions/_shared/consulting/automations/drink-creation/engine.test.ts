import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { answersArbitrary, boteco, checkMenu, create } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext, sheetOf } from '../../../../../../tests/support/understood.ts'
import { answersSchema } from '../../base/answers/schema.ts'
import { cachacaIds } from '../../base/cachacas.ts'
import { drinkPourCostBand } from '../../base/costing.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { minimumDrinkPrice } from '../../base/drinks/price.ts'
import { audienceOptions, equipmentOptions, establishmentOptions } from '../../base/house/options.ts'
import { venues } from '../../base/house/venue.ts'
import { definition as drinkCreation } from './definition.ts'
import { createDrinks } from './engine.ts'

const wishArbitrary = fc.constantFrom(
  '',
  'drinks mais secos',
  'prefiro umbu e manga',
  'mais doces',
  'drinks leves',
  'drinks fortes',
)

function checkFigures(drink: Drink): void {
  const sum = drink.ingredients.reduce((total, { costBRL }) => total + (costBRL ?? Number.NaN), 0)
  expect(drink.doseCost).toBeCloseTo(sum, 9)
  expect(drink.pourCostPct).toBeCloseTo((drink.doseCost / drink.suggestedPrice) * 100, 9)
  expect(drink.contributionMargin).toBeCloseTo(drink.suggestedPrice - drink.doseCost, 9)
  expect(drink.pourCostPct).toBeLessThanOrEqual(drinkPourCostBand.max + 1e-3)
  if (drink.priceBasis === 'in_band') expect(drink.pourCostPct).toBeGreaterThanOrEqual(drinkPourCostBand.min)
  else expect(drink.suggestedPrice).toBeLessThan(minimumDrinkPrice + 1)
  expect(drink.doseCost).toBeGreaterThan(2)
  expect(drink.doseCost).toBeLessThan(13)
  expect(drink.abvPct).toBeGreaterThanOrEqual(4)
  expect(drink.abvPct).toBeLessThanOrEqual(35)
  const base = drink.ingredients.find(({ role }) => role === 'base')
  expect(base?.amount).toBeGreaterThanOrEqual(30)
  expect(base?.amount).toBeLessThanOrEqual(60)
  if (drink.lighter) expect(drink.lighter.abvPct).toBeLessThan(drink.abvPct)
}

/** No fruit is in more than a third of the drinks. */
function checkFlavours(drinks: readonly Drink[]): void {
  for (const fruit of ['caju', 'cajá', 'umbu', 'manga', 'maracujá', 'abacaxi', 'coco']) {
    const held = drinks.filter(({ ingredients }) =>
      ingredients.some(
        ({ name, role }) => role === 'ingredient' && !name.includes('castanha') && name.includes(fruit),
      ),
    )
    const named = fruit === 'manga' ? held.filter((drink) => !holdsMangaba(drink)) : held
    expect(named.length, fruit).toBeLessThanOrEqual(drinks.length / 3)
  }
}

const holdsMangaba = ({ ingredients }: Drink) => ingredients.some(({ name }) => name.includes('mangaba'))

describe('a menu of drinks', () => {
  it('has 10 to 12 different drinks for any house, audience and equipment', {
    tags: 'slow',
    timeout: 120_000,
  }, () => {
    fc.assert(
      fc.property(answersArbitrary, wishArbitrary, (answers, preferences) => {
        const menu = create({ ...answers, preferences })
        expect(menu.drinks.length).toBeGreaterThanOrEqual(10)
        expect(menu.drinks.length).toBeLessThanOrEqual(12)
        checkMenu(menu)
        for (const drink of menu.drinks) checkFigures(drink)
        checkFlavours(menu.drinks)
      }),
      { numRuns: 200 },
    )
  })

  it('uses the equipment of the bar', () => {
    const menu = create({
      ...boteco,
      establishment_info: ['Bar de coquetelaria'],
      equipment: [...equipmentOptions],
    })
    const used = new Set(menu.drinks.flatMap(({ equipment }) => equipment))
    for (const name of ['coqueteleira', 'coador de bar', 'copo misturador']) expect(used).toContain(name)
  })

  it('is the same for the same answers in any order', () => {
    const answers = { ...boteco, equipment: ['Coqueteleira', 'Liquidificador'], preferences: 'prefiro cajá' }
    expect(create(answers)).toEqual(create(answers))
    const other = { ...answers, equipment: ['Liquidificador', 'Coqueteleira'] }
    expect(create(other).drinks).toEqual(create(answers).drinks)
  })

  it('differs visibly between kinds of house', () => {
    const names = (establishment: string) =>
      create({
        ...boteco,
        establishment_info: [establishment],
        equipment: [...equipmentOptions],
      }).drinks.map(({ name }) => name)
    const houses = [
      'Boteco ou bar de bairro',
      'Restaurante de alta gastronomia',
      'Food truck ou quiosque',
      'Cafeteria',
    ]
    const menus = houses.map((house) => ({ house, drinks: names(house) }))
    for (const [index, one] of menus.entries()) {
      for (const other of menus.slice(index + 1)) {
        const shared = one.drinks.filter((name) => other.drinks.includes(name))
        expect(shared.length, `${one.house} / ${other.house}`).toBeLessThanOrEqual(6)
      }
    }
  })

  it('covers the cachaças of the house, several techniques and a range of prices', { tags: 'slow' }, () => {
    for (const establishment of establishmentOptions) {
      const { drinks } = create({
        ...boteco,
        establishment_info: [establishment],
        equipment: [...equipmentOptions],
      })
      const bases = cachacaIds.filter((id) => venues[establishment].bases[id] > 0)
      expect(bases.length).toBeGreaterThanOrEqual(2)
      for (const base of bases) {
        expect(
          drinks.filter((drink) => drink.base?.id === base).length,
          establishment,
        ).toBeGreaterThanOrEqual(1)
      }
      expect(new Set(drinks.map(({ techniqueLabel }) => techniqueLabel)).size).toBeGreaterThanOrEqual(3)
      expect(new Set(drinks.map(({ template }) => template)).size).toBeGreaterThanOrEqual(6)
      const prices = drinks.map(({ suggestedPrice }) => suggestedPrice)
      expect(Math.max(...prices)).toBeGreaterThan(Math.min(...prices) * 1.5)
    }
  })

  it('stays within the usual prices of a street-food house, unless its owner asks for more', () => {
    for (const establishment of ['Food truck ou quiosque', 'Lanchonete ou fast casual']) {
      const street = { ...boteco, establishment_info: [establishment], equipment: [...equipmentOptions] }
      const { drinks, warnings } = create({ ...street, preferences: '' })
      expect(Math.max(...drinks.map(({ suggestedPrice }) => suggestedPrice))).toBeLessThanOrEqual(29.9)
      expect(drinks.some(({ base }) => base?.id === 'castanheira')).toBe(false)
      expect(warnings.join()).toContain('Castanheira Extra-Premium ficou fora: com ela um drink passa de R$')

      const asked = create({ ...street, preferences: 'prefiro cachaça de castanheira' })
      expect(asked.drinks.filter(({ base }) => base?.id === 'castanheira').length).toBeGreaterThanOrEqual(2)
      expect(asked.warnings.join()).not.toContain('ficou fora')
    }
    const bar = create({ ...boteco, equipment: [...equipmentOptions] })
    expect(Math.max(...bar.drinks.map(({ suggestedPrice }) => suggestedPrice))).toBeGreaterThan(29.9)
  })

  it('prefers what the owner likes', () => {
    const menu = create({ ...boteco, preferences: 'prefiro caju e cajá' })
    const drinksWith = (word: string) =>
      menu.drinks.filter(({ ingredients }) =>
        ingredients.some(({ name }) => new RegExp(`\\b${word}(?!í)`).test(name)),
      )
    expect(drinksWith('caju').length).toBeGreaterThanOrEqual(2)
    expect(drinksWith('cajá').length).toBeGreaterThanOrEqual(2)
    expect(menu.drinks.some(({ fit }) => fit.startsWith('O caju entra a seu pedido'))).toBe(true)
  })

  it('is drier if the owner asks for drier drinks', () => {
    const syrup = (preferences: string) =>
      create({ ...boteco, preferences }).drinks.filter(({ sweetness }) => sweetness === 'seco').length
    expect(syrup('drinks mais secos')).toBeGreaterThan(syrup('drinks mais doces'))
  })

  it('shows the preferences that it understood', () => {
    const { understood } = create({
      ...boteco,
      preferences: 'sem lactose, nada de cítricos. algo instagramável',
    })
    expect(understood.excluded).toEqual(['lactose', 'frutas cítricas'])
    expect(understood.notUnderstood.join()).toContain('instagramável')
  })

  it('warns about raw egg, allergies and unused equipment', () => {
    const menu = create({
      ...boteco,
      establishment_info: ['Bar de coquetelaria'],
      equipment: ['Coqueteleira', 'Dosador', 'Peneira fina', 'caixa de isopor'],
      preferences: 'alergia a castanha-do-pará',
    })
    const warnings = menu.warnings.join('\n')
    expect(warnings).toMatch(/pasteurizada, de caixa/)
    expect(warnings).toMatch(/contato cruzado/)
    expect(menu.understood.notUnderstood).toContain('caixa de isopor')
    expect(warnings).toMatch(/Castanheira Extra-Premium ficou fora por cautela/)
  })

  it('is refused with a reason when no acceptable drink remains', () => {
    const refuse = (preferences: string) => () => create({ ...boteco, preferences })
    const sheet = sheetOf({ kind: 'price', max: 5 })
    expect(refuse('sem cachaça')).toThrow(/levam cachaça.*sem álcool/)
    expect(() => createDrinks(boteco, { ...plainContext, sheet })).toThrow(/deixa menos de 3 drinks/)
    expect(refuse('sem frutas')).not.toThrow()
  })

  it('carries a warning if the restrictions leave fewer than ten drinks', () => {
    const severe = 'sem frutas, sem ervas, sem café'
    const menu = create({ ...boteco, preferences: severe })
    expect(menu.drinks.length).toBeLessThan(10)
    expect(menu.drinks.length).toBeGreaterThanOrEqual(4)
    expect(menu.warnings[0]).toMatch(/Preferimos entregar menos/)
  })

  it('complies with the alcohol advertising rules for every house', { tags: 'slow' }, () => {
    const refused =
      /\b(beba|bebam|tome|tomem|experimente|vire|embriag|bêbad|porre|gole|saúde|saudável|cura|energia|vigor|sucesso|sedu|conquist|afrodis|sexo|sensual|dirig|volante|esporte|criança|infan)/i
    for (const [index, establishment] of establishmentOptions.entries()) {
      const audience = audienceOptions[index] ?? 'Casais'
      const menu = create({
        ...boteco,
        establishment_info: [establishment],
        target_audience: [audience],
      })
      const said = [
        menu.title,
        menu.summary,
        ...menu.drinks.flatMap(({ name, story, fit }) => [name, story, fit]),
      ]
      expect(said.join('\n')).not.toMatch(refused)
    }
  })

  it('comes from answers that the wizard’s own schema accepts', () => {
    const parsed = answersSchema(drinkCreation).parse({
      ...boteco,
      preferences: '<script>alert(1)</script> 🍹 １２',
    })
    expect(create(parsed).drinks.length).toBeGreaterThanOrEqual(10)
  })
})
