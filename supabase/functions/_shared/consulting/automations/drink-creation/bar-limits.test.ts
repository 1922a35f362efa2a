import { describe, expect, it } from 'vitest'
import { boteco } from '../../../../../../tests/support/drink-menus.ts'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { check } from '../../checks/check.ts'
import { understand } from '../../understanding/understand.ts'
import { createDrinks } from './engine.ts'
import { drinkFacts } from './facts.ts'
import { toResults } from './results.ts'
import { drinkSections } from './sections.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Drinks', name: 'Caipirinha de limão', price: 15, cost: 4 },
    { section: 'Drinks', name: 'Caipirosca de seriguela', price: 22, cost: 5 },
    { section: 'Cervejas', name: 'Cerveja 600 ml', price: 12, cost: 7 },
  ],
  ingredientPrices: {
    Pitú: { price: 14, amount: 965, unit: 'ml' },
    Vodka: { price: 24, amount: 1000, unit: 'ml' },
    Murici: { price: 9, amount: 1, unit: 'kg' },
    Seriguela: { price: 8, amount: 1, unit: 'kg' },
    'Coco verde': { price: 3.5, amount: 1, unit: 'un' },
    Limão: { price: 4, amount: 1, unit: 'kg' },
    Gelo: { price: 10, amount: 5, unit: 'kg' },
  },
  settings: { seats: 40 },
})

/** The menu of a boteco for these words, its checks and its report. */
function made(preferences: string, equipment: string[] = boteco.equipment as string[]) {
  const answers = { ...boteco, equipment, preferences }
  const sheet = understand('drink_creation', { answers, house, today: '2026-11-30' })
  const { menu, explanations } = createDrinks(answers, { ...plainContext, house, sheet })
  const contents = toResults(menu, explanations).map(({ content }) => content)
  const checks = check(drinkFacts(contents), sheet, { house, explanations })
  return { menu, sheet, checks, report: JSON.stringify(drinkSections(contents as never)) }
}

const iceOf = ({ ingredients }: ReturnType<typeof made>['menu']['drinks'][number]) =>
  ingredients.find(({ role }) => role === 'ice')?.amount ?? 0

describe('a bar short of ice', () => {
  it.each(['5 drinks, gelo é pouco aqui', '5 drinks e o gelo acaba cedo', 'pouco gelo, 5 drinks'])(
    'gets a few cubes in every glass, recipe, cost and list alike: %s',
    (text) => {
      const { menu, checks, report } = made(text)
      expect(menu.drinks).toHaveLength(5)
      for (const drink of menu.drinks) {
        expect(iceOf(drink), drink.name).toBeLessThanOrEqual(100)
        expect(['shaken', 'stirred', 'blended'], drink.name).not.toContain(drink.technique)
      }
      expect(report).not.toMatch(/[Ee]ncha (?:o copo )?de gelo|até a borda|muito gelo/)
      const ice = menu.shoppingList.items.find(({ item }) => item.startsWith('gelo'))
      const glasses = menu.launch?.glasses.week ?? 0
      expect((ice?.needed ?? 0) / glasses).toBeLessThanOrEqual(120)
      expect(checks.find(({ wish }) => wish.kind === 'drinkTrait')).toMatchObject({ outcome: 'met' })
    },
  )
})

it('puts nothing on the rim where the owner wants no garnish, and buys none', () => {
  const { menu, report } = made('5 drinks, enfeite não, quem atende é minha filha sozinha')
  expect(menu.drinks.every(({ garnish }) => garnish === null)).toBe(true)
  expect(report).not.toMatch(/guarniç|finalize com/)
  expect(report).not.toMatch(/com duas, a metade/)
})

describe('bottles that stand in the house', () => {
  const { menu, report, checks } = made('4 drinks, tem 11 garrafas de Pitú parada, gastar isso')
  it('are counted in doses and weeks', () => {
    const said = checks.find(({ wish }) => wish.kind === 'prefer')
    expect(said?.outcome).toBe('met')
    expect(said?.reason).toMatch(
      /11 garrafas de 965 ml dão 10,6 l: 212 doses de 50 ml\..*dura perto de \d+ semanas/,
    )
  })
  it('are not bought again', () => {
    const bottle = menu.shoppingList.items.find(({ item }) => /pitú/i.test(item))
    expect(bottle).toMatchObject({ inStock: true, costBRL: 0 })
    expect(report).not.toMatch(/Some ao pedido[^"]*Pitú/)
  })
})

it('makes drinks of a fruit of the house, at the price of the fruit', () => {
  const { menu } = made('4 drinks, 1 sem álcool, usar murici')
  const pulps = menu.drinks.flatMap(({ ingredients }) => ingredients.filter(({ id }) => id === 'murici'))
  expect(pulps.length).toBeGreaterThan(0)
  // A kilogram of fruit gives 600 ml; 5 % stays in the pack.
  for (const { amount, costBRL } of pulps) expect(costBRL).toBeCloseTo((amount * 9) / 600 / 0.95, 2)
})

it('serves a drink for two in the coconut that it counts, and buys no coconut water for it', () => {
  const { menu, checks } = made('4 drinks, 1 dentro do coco verde para dois')
  const inside = menu.drinks.find(({ glass }) => glass === 'coco verde')
  expect(inside?.servings).toBe(2)
  expect(inside?.ingredients.find(({ id }) => id === 'coco_verde')?.costBRL).toBeCloseTo(3.5)
  expect(inside?.ingredients.find(({ id }) => id === 'agua_coco')?.costBRL).toBe(0)
  expect(inside?.volumeMl).toBeLessThanOrEqual(330)
  expect(checks.find(({ wish }) => wish.kind === 'drinkTrait')).toMatchObject({ outcome: 'met' })
})

it('prices a drink on a spirit no lower than the house prices its own on the same', () => {
  const { menu } = made('4 drinks, 2 com vodka')
  const onVodka = menu.drinks.filter(({ base }) => base?.id === 'vodca')
  expect(onVodka.length).toBeGreaterThan(0)
  for (const { suggestedPrice } of onVodka) expect(suggestedPrice).toBeGreaterThanOrEqual(22)
})

it.each(['gerador só liga das 10 às 14h', 'a geladeira desliga de noite'])(
  'depends on no refrigerator and no motor where power is rare: %s',
  (line) => {
    const { report, menu } = made('4 drinks', ['Dosador', 'Liquidificador', line])
    expect(report).not.toMatch(/Lotes na geladeira|com a data, na geladeira/)
    if (/gerador/.test(line)) expect(menu.drinks.every(({ technique }) => technique !== 'blended')).toBe(true)
  },
)

it('wants nothing that only stands in a tool', () => {
  const { sheet } = made('4 drinks', ['Dosador', 'freezer cheio de cerveja'])
  expect(sheet.wishes.some(({ kind }) => kind === 'prefer')).toBe(false)
})

it('starts on the day of the feast that is told before a question', () => {
  const { menu } = made('4 drinks. dia 12 tem quermesse na praça, qual sai mais rápido?')
  expect(menu.launch?.date).toBe('2026-12-12')
  expect(menu.answers?.[0]?.topic).toBe('fastest')
})
