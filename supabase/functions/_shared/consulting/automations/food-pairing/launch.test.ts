import { describe, expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { venueOfType } from '../../base/house/restaurant-type.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { displacedOf } from './displaced.ts'
import { createPairings } from './engine.ts'
import { netOf } from './launch.ts'
import { pairingSections } from './sections.ts'

const item = (category: string, name: string, price: number, cost: number): MenuItem => ({
  category,
  name,
  price,
  cost,
  description: null,
})

const menu = [
  item('Entradas', 'Camarão ao alho e óleo', 78, 34),
  item('Entradas', 'Caranguejo toc-toc (un)', 14, 6.8),
  item('Entradas', 'Lula à dorê', 62, 24),
  item('Para dois', 'Peixada cearense', 148, 52),
  item('Para dois', 'Moqueca de camarão', 168, 71),
  item('Para dois', 'Lagosta grelhada', 260, 150),
  item('Para dois', 'Picanha na brasa', 149, 72),
  item('Individuais', 'Frango grelhado', 48, 14),
  item('Drinks', 'Caipirinha', 26, 6),
  item('Drinks', 'Caipirinha de três limões', 29, 6.9),
  item('Cachaças', 'Dose prata 50 ml', 16, 3.9),
  item('Cervejas', 'Cerveja 600 ml', 22, 11.2),
  item('Cervejas', 'Long neck', 15, 7),
  item('Sem álcool', 'Limonada', 14, 2.9),
]

function analysisOf(items: readonly MenuItem[]) {
  const contents = createPairings(
    {
      menu_upload: menuAnswer({ items: [...items] }),
      cuisine_style: 'Peixes e frutos do mar',
      focus_areas: ['Entradas e petiscos', 'Pratos principais'],
    },
    { ...plainContext, today: '2026-11-22' },
  ).map(({ content }) => content)
  const analysis = contents.find((content) => content.kind === 'pairing_menu')
  if (!analysis) throw new Error('the analysis is missing')
  return analysis
}

describe('the gain from an offer', () => {
  const beer = { margin: 8, bad: { name: 'Cerveja', margin: 10.8 } }

  test('is net of one drink for each mixed drink, and of half of it for each measure', () => {
    const mixed = netOf({ gain: 33, discount: 7 }, 2, false, beer)
    expect(mixed.net).toBeCloseTo(33 - 16, 9)
    // Seven of ten tables are new and three lose the discount; in the bad case five and five, and a whole bottle each.
    expect(mixed.perTen).toBeCloseTo(7 * 17 - 3 * 7, 9)
    expect(mixed.perTenBad).toBeCloseTo(5 * (33 - 21.6) - 5 * 7, 9)
    expect(mixed.paysUpTo).toBe(70)
    const neat = netOf({ gain: 23.4, discount: 0 }, 2, true, beer)
    expect(neat.net).toBeCloseTo(23.4 - 8, 9)
    expect(neat.perTenBad).toBeCloseTo(5 * (23.4 - 16), 9)
  })

  test('is unknown without the drink’s cost', () => {
    expect(netOf({ gain: null, discount: 7 }, 2, false, beer)).toMatchObject({ net: null, paysUpTo: null })
  })
})

describe('the drink that a pairing replaces', () => {
  const house = (type: string) => venueOfType(type)
  const wine = item('Vinhos', 'Taça de vinho branco', 32, 11)
  const coffee = item('Cafés', 'Café coado', 12, 1.8)

  test('is a beer in most houses; two share a bottle of 600 ml, and the bad case is a whole one', () => {
    expect(displacedOf(menu, house('casual_dining'))).toMatchObject({
      name: 'Long neck',
      kind: 'beer',
      share: 1,
      margin: 8,
      bad: { name: 'Cerveja', margin: expect.closeTo(10.8, 9) },
    })
    const bottles = menu.filter(({ name }) => name !== 'Long neck')
    expect(displacedOf(bottles, house('bar'))).toMatchObject({ share: 0.5, margin: expect.closeTo(5.4, 9) })
  })

  test('is a glass of wine at dinner in a fine restaurant, never the coffee', () => {
    expect(displacedOf([...menu, wine, coffee], house('fine_dining'))).toMatchObject({
      kind: 'wine',
      margin: 21,
    })
    expect(displacedOf([coffee, item('Bebidas', 'Água mineral', 8, 2)], house('fine_dining'))).toMatchObject({
      name: 'Água mineral',
    })
    expect(displacedOf([coffee], house('fine_dining'))).toBeNull()
  })

  test('has an assumed cost if the menu gives none of its kind', () => {
    const beers = menu.map((one) => (one.category === 'Cervejas' ? { ...one, cost: null } : one))
    expect(displacedOf(beers, house('bar'))).toMatchObject({ margin: 7.5, assumedCost: true })
    expect(displacedOf([{ ...wine, cost: null }], house('bistro'))).toMatchObject({
      margin: expect.closeTo(32 * (2 / 3), 9),
      assumedCost: true,
    })
  })

  test('is the coffee after the meal, and in a café', () => {
    expect(displacedOf([...menu, wine, coffee], house('fine_dining'), 'dessert')).toMatchObject({
      name: 'Café coado',
    })
    expect(displacedOf([...menu, coffee], house('cafeteria'))).toMatchObject({ name: 'Café coado' })
    expect(displacedOf(menu, house('casual_dining'), 'dessert')).toBeNull()
  })

  test('is a drink without alcohol if the house sells no beer, and unknown without any cost', () => {
    const dry = menu.filter(({ category }) => category !== 'Cervejas')
    expect(displacedOf(dry, house('fast_casual'))).toMatchObject({ name: 'Limonada', kind: 'soft' })
    expect(displacedOf([], house('bar'))).toBeNull()
  })
})

describe('the first combos', () => {
  test('are at most four, the first two a main dish and a starter with neat cachaça', () => {
    const { combos = [] } = analysisOf(menu)
    expect(combos.length).toBeLessThanOrEqual(4)
    const first = combos.filter((combo) => combo.first)
    expect(first.map(({ dish }) => dish)).toEqual(['Peixada cearense', 'Caranguejo toc-toc (un)'])
    expect(first.map(({ neat }) => neat)).toEqual([false, true])
    for (const { guests } of combos) expect(guests).toBe(2)
  })

  test('include no dish in its closed season, and no everyday dish', () => {
    const names = (analysisOf(menu).combos ?? []).map(({ dish }) => dish)
    expect(names).not.toContain('Lagosta grelhada')
    expect(names).not.toContain('Frango grelhado')
  })

  test('exclude those that lose money in the bad case, and state their gain', () => {
    const dear = menu.map((one) => (one.name === 'Long neck' ? { ...one, cost: 3 } : one))
    const { combos = [], refused = [] } = analysisOf(dear)
    for (const { perTenBad } of combos) expect(perTenBad).toBeGreaterThan(0)
    const [crab] = refused.filter(({ dish }) => dish.startsWith('Caranguejo'))
    expect(crab).toMatchObject({ name: '4 × Caranguejo toc-toc', dishPrice: 56 })
    expect(crab?.netBad).toBeLessThan(0)
  })

  test('have a price of their own only with a discount; without one they are suggestions', () => {
    const contents = [analysisOf(menu)]
    const text = JSON.stringify(pairingSections(contents))
    for (const { name, price, discount } of contents[0]?.combos ?? []) {
      const full = `R$ ${price}** juntos`
      if (discount > 0) expect(text).toContain(full)
      else expect(text).toContain(`Sugestão: ${name}`)
    }
    expect(text).not.toContain('Combo: 4 × Caranguejo')
  })
})

test('the report says where cachaça does not belong, and what does', () => {
  const { against = [], overview } = analysisOf(menu)
  expect(against.map(({ what }) => what)).toEqual(
    expect.arrayContaining(['Moqueca de camarão', 'Frango grelhado']),
  )
  expect(overview.find(({ name }) => name === 'Frango grelhado')).toMatchObject({
    best: 'Limonada',
    aside: true,
  })
})

test('bottles last for half a month of the recommended orders, with slack, and for the tasting', () => {
  const { shopping } = analysisOf(menu)
  expect(shopping).toMatchObject({ days: 13, slackPct: 15 })
  for (const { ml, bottles } of shopping.bottles) {
    expect(bottles).toBe(Math.ceil(ml / 500))
  }
})

describe('what the law says about a dish', () => {
  const sea = [
    ...menu,
    item('Para dois', 'Posta de peixe camurupim', 120, 50),
    item('Para dois', 'Sirigado na brasa', 158, 68),
    item('Entradas', 'Pastel de arraia', 32, 10),
  ]
  const rows = () => new Map(analysisOf(sea).overview.map((row) => [row.name, row]))

  test('stands beside it, with the dish to offer instead of one that may not be sold', () => {
    expect(rows().get('Lagosta grelhada')).toMatchObject({
      closed: true,
      caution: 'defeso até 30/04',
      instead: 'Moqueca de camarão',
    })
    expect(rows().get('Posta de peixe camurupim')).toMatchObject({
      closed: true,
      caution: expect.stringContaining('espécie protegida'),
    })
    expect(rows().get('Sirigado na brasa')).toMatchObject({
      closed: false,
      caution: expect.stringContaining('nota de origem'),
    })
    expect(rows().get('Peixada cearense')?.caution).toBeUndefined()
    const text = JSON.stringify(pairingSections([analysisOf(sea)]))
    expect(text).toContain('Está no defeso; hoje eu iria de Moqueca de camarão.')
  })

  test('keeps protected species out of the offers', () => {
    const { combos = [] } = analysisOf(sea)
    for (const { dish } of combos) expect(dish).not.toMatch(/Camurupim|Sirigado|arraia/)
  })
})

describe('new drinks', () => {
  const coconut = item('Sem álcool', 'Água de coco', 12, 4.2)

  test('are made with what the menu already sells, and leave no less than the house’s caipirinha', () => {
    expect(analysisOf(menu).recipes.filter(({ base }) => base !== null)).toEqual([])
    const { recipes, overview } = analysisOf([...menu, item('Para dois', 'Filé de pescada', 90, 30), coconut])
    const [made] = recipes.filter(({ base }) => base !== null)
    expect(made?.ingredients.map(({ name }) => name)).toContain('água de coco')
    expect(made?.contributionMargin).toBeGreaterThanOrEqual(26 - 6)
    expect(overview.find(({ name }) => name === 'Peixada cearense')?.best).toBe(made?.name)
  })

  test('no drink is the first choice of more than a quarter of the dishes', () => {
    const { leaders, overview } = analysisOf([...menu, coconut])
    const doses = ['Alambique', 'Carvalho Premium', 'Castanheira Extra-Premium']
    for (const { name, dishes } of leaders.filter(({ name }) => !doses.includes(name)))
      expect(dishes, name).toBeLessThanOrEqual(Math.max(1, overview.length / 4))
  })
})

test('the flight costs a tenth less than its measures, and leaves something even for two drinks lost', () => {
  const { ruler } = analysisOf(menu)
  expect(ruler).toMatchObject({ ml: 20, price: 27, cost: expect.closeTo(6.2, 9) })
  expect(ruler?.net).toBeCloseTo(27 - 6.2 - 8, 9)
  expect(ruler?.netBad).toBeCloseTo(27 - 6.2 - 16, 9)
})

test('desserts outside the focus get an aged cachaça after the meal', () => {
  const { after = [] } = analysisOf([
    ...menu,
    item('Sobremesas', 'Cartola', 26, 7),
    item('Sobremesas', 'Pudim', 22, 5),
  ])
  expect(after.map(({ dish, served }) => [dish, served])).toEqual([
    ['Cartola', 'Castanheira de 30 ml'],
    ['Pudim', 'Carvalho de 30 ml'],
  ])
})

test('the training is at most five sentences', () => {
  const training = pairingSections([analysisOf(menu)]).find(({ id }) => id === 'degustacao')
  const list = training?.blocks.find((block) => block.kind === 'list')
  expect(list?.kind === 'list' ? list.items.length : 0).toBeGreaterThan(2)
  expect(list?.kind === 'list' ? list.items.length : 9).toBeLessThanOrEqual(5)
})

test('sulphites are named only where the words say wine', () => {
  const { overview } = analysisOf([...menu, item('Para dois', 'Camarão ao vinho branco', 99, 40)])
  const allergens = (name: string) => overview.find((row) => row.name === name)?.allergens
  expect(allergens('Camarão ao alho e óleo')).toEqual(['crustáceos'])
  expect(allergens('Camarão ao vinho branco')).toContain('sulfitos')
})
