import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainContext, sheetOf, understood } from '../../../../../../tests/support/understood.ts'
import type { Answers } from '../../base/answers/definition.ts'
import { answersSchema } from '../../base/answers/schema.ts'
import { cachacaIds } from '../../base/cachacas.ts'
import { drinkPourCostBand } from '../../base/costing.ts'
import type { Drink } from '../../base/drinks/drink.schema.ts'
import { minimumDrinkPrice } from '../../base/drinks/price.ts'
import { EngineError } from '../../base/errors.ts'
import { audienceOptions, equipmentOptions, establishmentOptions } from '../../base/house/options.ts'
import { venues } from '../../base/house/venue.ts'
import { definition as drinkCreation } from './definition.ts'
import { createDrinks } from './engine.ts'
import { type DrinkMenu, drinkMenuSchema } from './schema.ts'

const basics = ['Só o básico: copos, colher e gelo']
const boteco: Answers = {
  establishment_info: ['Boteco ou bar de bairro'],
  target_audience: ['Moradores do bairro'],
  equipment: basics,
}

/** The menu for the sheet that the owner's words give. */
const create = (answers: Answers, context = plainContext): DrinkMenu =>
  createDrinks(answers, understood('drink_creation', answers, context)).menu

/** A refusal and the words that must not appear in a drink; independent of the engine’s vocabulary. */
const refusals: readonly { text: string; forbidden: RegExp }[] = [
  {
    text: 'sem lactose',
    forbidden: /queijo|coalho|manteiga|creme de leite|leite condensado|doce de leite|\bnata\b/i,
  },
  { text: 'nada de frutas cítricas', forbidden: /lim[aã]o|limões|laranja|tangerina|tônica|cítric/i },
  { text: 'não usamos ovo', forbidden: /\bovos?\b|clara de|\bgema/i },
  { text: 'sem pimenta', forbidden: /pimenta/i },
  {
    text: 'sem açúcar',
    forbidden: /açúcar|rapadura|\bmel\b|xarope|condensado|ginger|tônica|vermute|licor|melaço|cocada/i,
  },
  { text: 'sem castanhas', forbidden: /castanhas?\b|orchata/i },
  {
    text: 'alergia a camarão/amendoim',
    forbidden: /camarão|amendoim|lagosta|caranguejo|pargo|robalo|siri\b|polvo|sururu/i,
  },
  {
    text: 'só ingredientes locais',
    forbidden: /vermute|bitter|espumante|ginger|tônica|tâmara|aperitivo amargo/i,
  },
  { text: 'sem caju', forbidden: /(?<!castanha-de-)\bcaju\b|cajuína/i },
  { text: 'nada de coco', forbidden: /\bcoco\b/i },
  { text: 'evitar gengibre', forbidden: /gengibre|ginger/i },
  {
    text: 'menu vegano',
    forbidden:
      /\bovos?\b|clara de|queijo|manteiga|leite condensado|creme de leite|jandaíra|calda de mel\b(?! de engenho)|carne|camarão|frango|torresmo/i,
  },
  { text: 'sem café', forbidden: /café|espresso/i },
  { text: 'sem maracujá nem cajá', forbidden: /maracujá|\bcajá\b/i },
  {
    text: 'sem outras bebidas alcoólicas',
    forbidden: /vermute|bitter|espumante|aperitivo amargo|licor de laranja/i,
  },
]

/** Words that may appear only if the bar has the equipment. */
const equipmentWords: readonly { option: (typeof equipmentOptions)[number]; word: RegExp }[] = [
  { option: 'Coqueteleira', word: /coqueteleira/i },
  { option: 'Colher bailarina', word: /bailarina/i },
  { option: 'Copo misturador (mixing glass)', word: /copo misturador|mixing/i },
  { option: 'Coador de bar (strainer)', word: /coador|\bcoe\b/i },
  { option: 'Peneira fina', word: /peneira/i },
  { option: 'Pilão ou macerador', word: /pilão|macerador/i },
  { option: 'Liquidificador', word: /liquidificador/i },
  { option: 'Fogão ou cooktop', word: /fogo|panela|fogão|aqueça|ferver/i },
  { option: 'Máquina de café espresso', word: /espresso/i },
  { option: 'Sifão de espuma', word: /sifão/i },
  { option: 'Maçarico culinário', word: /maçarico/i },
  { option: 'Espremedor de frutas', word: /espremedor/i },
  { option: 'Dosador', word: /dosador/i },
]

const answersArbitrary = fc.record({
  establishment_info: fc.uniqueArray(fc.constantFrom<string>(...establishmentOptions), {
    minLength: 1,
    maxLength: 3,
  }),
  target_audience: fc.uniqueArray(fc.constantFrom<string>(...audienceOptions), {
    minLength: 1,
    maxLength: 3,
  }),
  equipment: fc.uniqueArray(fc.constantFrom<string>(...equipmentOptions), { minLength: 1 }),
})
const refusalArbitrary = fc.uniqueArray(fc.constantFrom(...refusals), { maxLength: 2 })
const wishArbitrary = fc.constantFrom(
  '',
  'drinks mais secos',
  'prefiro umbu e manga',
  'mais doces',
  'drinks leves',
  'drinks fortes',
)

/** All text of a drink that guests or bartenders read. */
function textOf(drink: Drink): string {
  return [
    drink.name,
    ...drink.ingredients.map(({ display }) => display),
    ...drink.method,
    drink.garnish ?? '',
    drink.glass,
    drink.ice,
    drink.serve,
    drink.pairing,
    drink.story,
    drink.fit,
    drink.season ?? '',
    drink.lighter?.text ?? '',
    ...drink.equipment,
    ...drink.allergens,
  ].join('\n')
}

function checkMenu(menu: DrinkMenu): void {
  expect(drinkMenuSchema.safeParse(menu).success).toBe(true)
  expect(new Set(menu.drinks.map(({ name }) => name)).size).toBe(menu.drinks.length)
  expect(new Set(menu.drinks.map(({ id }) => id)).size).toBe(menu.drinks.length)
  const sets = menu.drinks.map(({ ingredients }) =>
    ingredients
      .filter(({ role }) => role === 'base' || role === 'ingredient')
      .map(({ id }) => id)
      .sort()
      .join(),
  )
  expect(new Set(sets).size).toBe(sets.length)
  const said = menu.drinks.flatMap(({ story, fit, pairing }) => [story, fit, pairing])
  const repeated = said.filter((text, index) => said.indexOf(text) !== index)
  expect(
    repeated.filter((text) => !text.startsWith('Sem prato fixo') && text !== 'Completa a carta.'),
  ).toEqual([])
}

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

/** The menu, or null if the engine refused the restrictions as expected. */
function attempt(answers: Answers): DrinkMenu | null {
  try {
    return create(answers)
  } catch (error) {
    expect(error).toBeInstanceOf(EngineError)
    expect(error).toMatchObject({ code: 'impossible_restrictions' })
    return null
  }
}

describe('a menu of drinks', () => {
  it('has 10 to 12 different drinks for any house, audience and equipment', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(answersArbitrary, wishArbitrary, (answers, preferences) => {
        const menu = create({ ...answers, preferences })
        expect(menu.drinks.length).toBeGreaterThanOrEqual(10)
        expect(menu.drinks.length).toBeLessThanOrEqual(12)
        checkMenu(menu)
        for (const drink of menu.drinks) checkFigures(drink)
      }),
      { numRuns: 50 },
    )
  })

  it('never names what the owner excludes', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(answersArbitrary, refusalArbitrary, (answers, chosen) => {
        const menu = attempt({ ...answers, preferences: chosen.map(({ text }) => text).join('; ') })
        if (!menu) return
        checkMenu(menu)
        for (const { forbidden } of chosen) {
          for (const drink of menu.drinks) expect(textOf(drink)).not.toMatch(forbidden)
          for (const recipe of menu.houseRecipes) {
            expect([recipe.title, ...recipe.ingredients.map(({ display }) => display)].join()).not.toMatch(
              forbidden,
            )
          }
          for (const { item } of menu.shoppingList.items) expect(item).not.toMatch(forbidden)
        }
      }),
      { numRuns: 100 },
    )
  })

  it('can contain each of those words when nobody excludes them', () => {
    // The control of the test above: a word that appears in no menu would prove nothing.
    const all = establishmentOptions.flatMap((establishment) =>
      [basics, [...equipmentOptions]].flatMap((equipment) =>
        create({
          establishment_info: [establishment],
          target_audience: ['Casais'],
          equipment,
        }).drinks.map(textOf),
      ),
    )
    const text = all.join('\n')
    for (const { text: refusal, forbidden } of refusals) expect(text, refusal).toMatch(forbidden)
  })

  it('requires only equipment that the bar has', { timeout: 60_000 }, () => {
    fc.assert(
      fc.property(answersArbitrary, refusalArbitrary, (answers, chosen) => {
        const menu = attempt({ ...answers, preferences: chosen.map(({ text }) => text).join('; ') })
        if (!menu) return
        const asked = [
          ...menu.drinks.flatMap((drink) => [
            ...drink.method,
            ...drink.equipment,
            drink.garnish ?? '',
            drink.techniqueLabel,
          ]),
          ...menu.houseRecipes.flatMap((recipe) => [
            ...recipe.steps,
            ...recipe.ingredients.map(({ display }) => display),
          ]),
          ...menu.drinks.flatMap((drink) => drink.ingredients.map(({ display }) => display)),
        ].join('\n')
        for (const { option, word } of equipmentWords) {
          if (!answers.equipment.includes(option)) expect(asked, option).not.toMatch(word)
        }
      }),
      { numRuns: 60 },
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
    for (const [index, one] of houses.entries()) {
      for (const other of houses.slice(index + 1)) {
        const shared = names(one).filter((name) => names(other).includes(name))
        expect(shared.length, `${one} / ${other}`).toBeLessThanOrEqual(6)
      }
    }
  })

  it('covers the cachaças of the house, several techniques and a range of prices', () => {
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
        ).toBeGreaterThanOrEqual(2)
      }
      expect(new Set(drinks.map(({ techniqueLabel }) => techniqueLabel)).size).toBeGreaterThanOrEqual(3)
      expect(new Set(drinks.map(({ template }) => template)).size).toBeGreaterThanOrEqual(6)
      expect(new Set(drinks.map(({ sweetness }) => sweetness)).size).toBeGreaterThanOrEqual(2)
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

  it('is drier when the owner asks for drier drinks', () => {
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
      equipment: ['Coqueteleira', 'caixa de isopor'],
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

  it('carries a warning when the restrictions leave fewer than ten drinks', () => {
    const severe = 'sem frutas, sem ervas, sem café'
    const menu = create({ ...boteco, preferences: severe })
    expect(menu.drinks.length).toBeLessThan(10)
    expect(menu.drinks.length).toBeGreaterThanOrEqual(4)
    expect(menu.warnings[0]).toMatch(/Preferimos entregar menos/)
  })

  it('complies with the alcohol advertising rules for every house', () => {
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
