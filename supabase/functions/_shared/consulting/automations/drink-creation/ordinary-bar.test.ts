import { describe, expect, it } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import { displacedBy } from './displaced.ts'
import { createDrinks } from './engine.ts'

const item = (section: string, name: string, price: number, cost: number, kind: string, size?: string) => ({
  section,
  name,
  price,
  cost,
  kind,
  ...(size ? { size } : {}),
})

/** What a bar of a district buys and sells. */
const corner = houseSchema.parse({
  menu: [
    item('Drinks', 'Caipirinha de limão', 16, 4.2, 'drink'),
    item('Drinks', 'Caipirinha de maracujá', 18, 5.1, 'drink'),
    item('Cervejas', 'Balde com 5 long necks', 65, 25, 'beer', '5 x 330 ml'),
    item('Cervejas', 'Cerveja 600 ml', 14, 8, 'beer', '600 ml'),
    item('Bebidas', 'Refrigerante 2 L', 16, 8, 'soft_drink', '2 L'),
    item('Bebidas', 'Suco de acerola', 9, 2.4, 'soft_drink'),
  ],
  ingredientPrices: {
    Prata: { price: 42, amount: 500, unit: 'ml' },
    'Extra Premium': { price: 95, amount: 500, unit: 'ml' },
    'Limão taiti': { price: 5, amount: 1, unit: 'kg' },
    'Polpa de maracujá': { price: 16, amount: 1, unit: 'kg' },
    'Polpa de acerola': { price: 12, amount: 1, unit: 'kg' },
    'Polpa de cajá': { price: 15, amount: 1, unit: 'kg' },
    Abacaxi: { price: 5, amount: 1, unit: 'kg' },
    Hortelã: { price: 3, amount: 50, unit: 'g' },
    Açúcar: { price: 4.8, amount: 1, unit: 'kg' },
    Gengibre: { price: 14, amount: 1, unit: 'kg' },
    Gelo: { price: 10, amount: 10, unit: 'kg' },
  },
  settings: { glassware: ['Copo longo 400 ml', 'Copo baixo 300 ml', 'Jarra 1,5 litro'], seats: 60 },
})

/** The same in a house whose guests pay more. */
const dearer = { ...corner, menu: corner.menu.map((one) => ({ ...one, price: (one.price ?? 0) * 2 })) }

const answers = {
  establishment_info: ['Boteco ou bar de bairro'],
  target_audience: ['Grupos de amigos'],
  equipment: ['Coqueteleira', 'Dosador', 'Pilão ou macerador', 'Liquidificador'],
}

const made = (preferences: string, house = corner, given = answers) => {
  const all = { ...given, preferences }
  return createDrinks(all, understood('drink_creation', all, { ...plainContext, house })).menu
}

describe('the card of an ordinary bar', () => {
  it('steps its prices below the owner’s ceiling instead of standing at it', () => {
    const { drinks } = made('seis drinks, nenhum acima de R$ 22')
    const prices = drinks.map(({ suggestedPrice }) => suggestedPrice)
    expect(Math.max(...prices)).toBeLessThanOrEqual(22)
    expect(Math.min(...prices)).toBeGreaterThanOrEqual(16)
    expect(new Set(prices).size).toBeGreaterThanOrEqual(3)
    for (const { contributionMargin } of drinks)
      expect(contributionMargin).toBeGreaterThanOrEqual(12.9 - 1e-9)
    const byCost = drinks.toSorted((a, b) => a.doseCost - b.doseCost)
    expect(byCost.map(({ suggestedPrice }) => suggestedPrice)).toEqual(prices.toSorted((a, b) => a - b))
  })

  it('is made of what the house buys, with few things to buy for it', () => {
    const { shoppingList, laterList } = made('seis drinks com cachaça')
    const toBuy = new Set(
      [...shoppingList.items, ...(laterList?.items ?? [])]
        .filter(({ owned, item }) => !owned && !item.includes('cachaça'))
        .map(({ item }) => item.replace(/ \(.*\)$/, '')),
    )
    expect(toBuy.size).toBeLessThanOrEqual(3)
  })

  it('replaces a glass or a bottle, never a whole bucket', () => {
    const replaced = displacedBy(corner, 'Caipirinha de limão')
    expect(replaced.map(({ name }) => name)).toEqual([
      'Caipirinha de limão',
      'Cerveja 600 ml',
      'Suco de acerola',
    ])
  })

  it('has foam of chickpea water where the owner asks for it, and none of egg', () => {
    const foams = (preferences: string) =>
      made(preferences).drinks.flatMap(({ ingredients }) =>
        ingredients.flatMap(({ id }) => (id === 'grao_bico' || id === 'clara' ? [id] : [])),
      )
    expect(foams('cinco drinks')).toEqual([])
    expect(new Set(foams('cinco drinks, um com espuma'))).toEqual(new Set(['grao_bico']))
  })

  it('is colourful as a whole where the owner wants it so', () => {
    const { drinks } = made('cinco drinks bem coloridos')
    expect(drinks).toHaveLength(5)
    for (const { traits } of drinks) expect(traits).toContain('vivid')
  })

  it('is poured into the glasses that the house lists beside its jug', () => {
    for (const { glass } of made('oito drinks').drinks) expect(glass).toMatch(/copo/i)
  })

  it('costs the Extra Premium at the house’s price for it', () => {
    const { drinks } = made('quatro drinks, dois com a Extra Premium', dearer)
    const poured = drinks.flatMap(({ ingredients }) => ingredients.filter(({ id }) => id === 'castanheira'))
    expect(poured.length).toBe(2)
    for (const { costBRL, amount } of poured) expect(costBRL).toBeCloseTo((95 / 500) * amount, 6)
  })

  it('has no strong drink for the end of a meal at the beach', () => {
    const beach = { ...answers, establishment_info: ['Barraca de praia'] }
    for (const { abvPct } of made('oito drinks', corner, beach).drinks) expect(abvPct).toBeLessThan(20)
  })

  it('counts the jug beside the drinks with cachaça, not among them', () => {
    const { drinks } = made('oito drinks: cinco com cachaça, dois sem álcool e uma jarra para quatro pessoas')
    const jugs = drinks.filter(({ servings }) => servings !== undefined)
    const strong = drinks.filter(({ base, servings }) => base !== null && servings === undefined)
    expect([strong.length, drinks.length - strong.length - jugs.length, jugs.length]).toEqual([5, 2, 1])
  })

  it('gives “um de acerola e outro de maracujá” two drinks', () => {
    const { drinks } = made('seis drinks, um deles de acerola e outro de maracujá')
    const held = (fruit: string) =>
      drinks.flatMap(({ name, ingredients }) =>
        ingredients.some((part) => part.name.includes(fruit)) ? [name] : [],
      )
    expect(held('acerola').length).toBe(1)
    expect(held('maracujá').length).toBe(1)
    expect(held('acerola')).not.toEqual(held('maracujá'))
  })

  it('says what it costs to begin, as the shopping list sums it', () => {
    const { answers: replies = [], shoppingList } = made('seis drinks. Quanto vou gastar para começar?')
    const fresh = shoppingList.items.reduce((sum, { owned, costBRL }) => (owned ? sum : sum + costBRL), 0)
    expect(replies.map(({ topic }) => topic)).toEqual(['startCost'])
    expect(replies[0]?.text.replace(/\s/g, ' ')).toContain(
      `R$ ${fresh.toFixed(2).replace('.', ',')} no que falta`,
    )
  })

  it('puts what the house has to use into at least one drink, whatever else is asked', () => {
    const basil = {
      ...corner,
      ingredientPrices: {
        ...corner.ingredientPrices,
        Manjericão: { price: 3, amount: 50, unit: 'g' as const },
      },
    }
    const { drinks } = made('três drinks bem secos. Quero usar o manjericão que já compramos', basil)
    expect(drinks.some(({ ingredients }) => ingredients.some(({ id }) => id === 'manjericao'))).toBe(true)
  })

  it('has no hot drink that nobody asks for', () => {
    for (const name of ['Bar Um', 'Bar Dois', 'Bar Três']) {
      const all = { ...answers, establishment_info: ['Hotel ou pousada'], preferences: 'oito drinks' }
      const context = { ...plainContext, house: dearer, restaurant: { ...plainContext.restaurant, name } }
      const { drinks } = createDrinks(all, understood('drink_creation', all, context)).menu
      expect(drinks.filter(({ template }) => template === 'hot')).toEqual([])
    }
  })

  it('starts on a Saturday in a house that closes in the afternoon', () => {
    const hours = { from: '09:00', to: '17:00' }
    const opening = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, hours]))
    const day = houseSchema.parse({ ...corner, settings: { ...corner.settings, opening } })
    expect(new Date(`${made('seis drinks', day).launch?.date}T12:00:00Z`).getUTCDay()).toBe(6)
  })

  it('says whether a drink of the house should leave, by what it leaves', () => {
    const { answers: replies = [] } = made(
      'seis drinks. Vale a pena tirar a caipirinha de limão do cardápio?',
    )
    expect(replies[0]?.text.replace(/\s/g, ' ')).toMatch(/cada Caipirinha de limão deixa R\$ 11,80/)
  })

  it('answers which drink goes with a whole section of the menu', () => {
    const pizzeria = {
      ...corner,
      menu: [
        ...corner.menu,
        ...houseSchema.parse({ menu: [item('Pizzas', 'Margherita', 58, 16, 'dish')] }).menu,
      ],
    }
    const { answers: replies = [], drinks } = made('quatro drinks que combinem com pizza', pizzeria)
    const [reply] = replies
    expect(reply?.text).toMatch(/^Com pizza, /)
    expect(reply?.title).toBe('Qual vai com pizza?')
    expect(drinks.some(({ name }) => reply?.text.includes(name))).toBe(true)
  })

  it('replaces fruit that runs out with what the house buys, and keeps the glass in balance', () => {
    const { answers = [] } = made(
      'três drinks, um com cajá. Só acho cajá até junho: o que uso no lugar em julho?',
    )
    const { text } = answers.find(({ topic }) => topic === 'substitute') ?? { text: '' }
    expect(text).toMatch(/^[^,.]+, que a casa já compra, em julho/)
    expect(text).toMatch(/Em [^.]+ ml/)
  })

  it('makes one that waits in the bottle where the owner asks for one', () => {
    const { drinks, answers = [] } = made('quatro drinks com cachaça. Qual dá para deixar pronto em garrafa?')
    const waits = drinks.filter(({ batch }) => (batch?.keepsDays ?? 0) >= 3)
    expect(waits.length).toBeGreaterThan(0)
    expect(answers[0]?.text).toContain(waits[0]?.name)
  })
})
