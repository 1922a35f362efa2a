import { describe, expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { displacedOf } from './displaced.ts'
import { createPairings } from './engine.ts'
import { netOf } from './launch.ts'

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

describe('the gain from a combo', () => {
  const beer = { name: 'Cerveja 600 ml', margin: 10.8, beer: true }

  test('is net of a beer for each mixed drink, and of half a beer for each measure', () => {
    const mixed = netOf({ gain: 33, discount: 7 }, 2, false, beer)
    expect(mixed.net).toBeCloseTo(33 - 21.6, 9)
    // Seven of ten tables are new and three lose the discount; in the bad case five and five.
    expect(mixed.perTen).toBeCloseTo(7 * 11.4 - 3 * 7, 9)
    expect(mixed.perTenBad).toBeCloseTo(5 * 11.4 - 5 * 7, 9)
    expect(mixed.paysUpTo).toBe(61)
    const neat = netOf({ gain: 23.4, discount: 0 }, 2, true, beer)
    expect(neat.net).toBeCloseTo(23.4 - 10.8, 9)
    expect(neat.perTenBad).toBeCloseTo(5 * (23.4 - 21.6), 9)
  })

  test('is unknown without the drink’s cost', () => {
    expect(netOf({ gain: null, discount: 7 }, 2, false, beer)).toMatchObject({ net: null, paysUpTo: null })
  })

  test('deducts the beer with the largest margin, else a drink without alcohol, else nothing', () => {
    expect(displacedOf(menu)).toMatchObject({ name: 'Cerveja 600 ml', beer: true })
    expect(displacedOf(menu.filter(({ category }) => category !== 'Cervejas'))).toMatchObject({
      name: 'Limonada',
      beer: false,
    })
    expect(displacedOf([])).toBeNull()
  })
})

describe('the first combos', () => {
  test('are at most four, the first two a main dish and a starter with neat cachaça', () => {
    const { combos = [] } = analysisOf(menu)
    expect(combos.length).toBeLessThanOrEqual(4)
    const first = combos.filter((combo) => combo.first)
    expect(first.map(({ dish }) => dish)).toEqual(['Peixada cearense', 'Camarão ao alho e óleo'])
    expect(first.map(({ neat }) => neat)).toEqual([false, true])
    for (const { guests } of combos) expect(guests).toBe(2)
  })

  test('include no dish in its closed season, and no everyday dish', () => {
    const names = (analysisOf(menu).combos ?? []).map(({ dish }) => dish)
    expect(names).not.toContain('Lagosta grelhada')
    expect(names).not.toContain('Frango grelhado')
  })

  test('exclude those that lose money in the bad case, and state their gain', () => {
    const { combos = [], refused = [] } = analysisOf(menu)
    for (const { perTenBad } of combos) expect(perTenBad).toBeGreaterThan(0)
    const [crab] = refused.filter(({ dish }) => dish.startsWith('Caranguejo'))
    expect(crab).toMatchObject({ name: '4 × Caranguejo toc-toc', dishPrice: 56 })
    expect(crab?.netBad).toBeLessThan(0)
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
