/** Houses whose menus are of one kind: nothing falls out as a whole, and the drinks differ. */
import { describe, expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'

const item = (category: string, name: string, price: number, cost: number | null = null): MenuItem => ({
  category,
  name,
  price,
  cost,
  description: null,
})

const creperie = [
  item('Crepes salgados', 'Crepe de queijo da serra', 42, 12),
  item('Crepes salgados', 'Crepe de camarão', 58, 20),
  item('Crepes salgados', 'Crepe de frango', 40, 11),
  item('Crepes doces', 'Crepe de chocolate', 34, 9),
  item('Crepes doces', 'Crepe de doce de leite', 32, 8),
  item('Pratos', 'Truta com amêndoas', 74),
  item('Bebidas', 'Taça de vinho tinto', 32, 11),
  item('Bebidas', 'Caipirinha', 24, 5),
]
const sushiBar = [
  'Sashimi de salmão',
  'Sashimi de atum',
  'Niguiri de salmão',
  'Uramaki de atum picante',
  'Temaki de salmão',
  'Hot roll de salmão',
  'Carpaccio de peixe branco',
  'Ceviche de tilápia',
].map((name) => item('Sushi bar', name, 48))

function analysisOf(items: readonly MenuItem[], focus: string[], settings = {}) {
  const answers = {
    menu_upload: menuAnswer({ items: [...items] }),
    cuisine_style: 'Internacional',
    focus_areas: focus,
  }
  const house = { ...plainContext.house, settings: { ...plainContext.house.settings, ...settings } }
  const contents = createPairings(answers, understood('food_pairing', answers, { ...plainContext, house }))
  const analysis = contents.find(({ content }) => content.kind === 'pairing_menu')?.content
  if (analysis?.kind !== 'pairing_menu') throw new Error('the analysis is missing')
  return analysis
}

describe('a house of crepes with an allergy to nuts', () => {
  const menu = analysisOf(creperie, ['crepes', 'alergia a nozes e amêndoas'])

  test('keeps its crepes, to be confirmed where the name does not rule nuts out', () => {
    expect(menu.overview.map(({ name }) => name).toSorted()).toEqual(
      creperie.flatMap(({ name }) => (name.startsWith('Crepe') ? [name] : [])).toSorted(),
    )
    expect(menu.leftOut.map(({ name }) => name)).toEqual(['Truta com amêndoas'])
    expect(menu.overview.some(({ confirm = [] }) => confirm.length > 0)).toBe(true)
  })
})

describe('a sushi bar with one caipirinha', () => {
  const bar = [...sushiBar, item('Drinks', 'Caipirinha de limão', 22)]
  const servesOf = (menu: ReturnType<typeof analysisOf>) => menu.overview.map(({ best }) => best)

  test('gets several drinks, and none beside more than half of the dishes', () => {
    const serves = servesOf(analysisOf(bar, ['Entradas e petiscos', 'Pratos principais']))
    expect(serves).toHaveLength(8)
    const counts = [...new Set(serves)].map((one) => serves.filter((other) => other === one).length)
    expect(counts.length).toBeGreaterThanOrEqual(3)
    expect(Math.max(...counts)).toBeLessThanOrEqual(4)
  })

  test('pays no more than the limit of each pairing for all its drinks', () => {
    const menu = analysisOf(bar, ['Entradas e petiscos', 'Pratos principais', 'até R$ 30 por harmonização'])
    for (const { servedPrice, guests = 1 } of menu.overview)
      expect((servedPrice ?? 0) * guests).toBeLessThanOrEqual(30)
    expect(menu.asked?.planned.find(({ of }) => of.includes('harmonização'))).toMatchObject({ done: true })
  })

  test('has no oak beside raw fish, and other cachaças there', () => {
    const menu = analysisOf(bar, [
      'Entradas e petiscos',
      'Pratos principais',
      'sem cachaça em carvalho com peixe cru',
    ])
    const raw = menu.overview.filter(({ name }) => /Sashimi|Niguiri|Ceviche|picante/.test(name))
    expect(raw.every(({ best }) => !best.startsWith('Carvalho'))).toBe(true)
    expect(raw.some(({ best }) => best.startsWith('Alambique'))).toBe(true)
  })
})

test('a measure never costs less than the house’s floor', () => {
  const menu = analysisOf(creperie, ['crepes'], { priceFloor: 18 })
  for (const { price, measure } of menu.doses) {
    expect(price).toBeGreaterThanOrEqual(18)
    expect(measure?.price ?? 18).toBeGreaterThanOrEqual(18)
  }
})

test('an evening gets one pairing with its sum, and the list stays whole', () => {
  const menu = analysisOf(creperie, [
    'crepes',
    'uma harmonização para o jantar dos namorados, em 12 de junho',
  ])
  expect(menu.overview).toHaveLength(5)
  const told = menu.asked?.planned.find(({ wish }) => wish === 'pairingRule')
  expect(told).toMatchObject({ done: true, text: expect.stringMatching(/12\/06: Crepe .* = \*\*R\$/) })
})

describe('a pizzeria whose names do not say pizza', () => {
  const pizzas = [
    item('Pizzas salgadas', 'Marguerita', 58, 16),
    item('Pizzas salgadas', 'Portuguesa', 62, 19),
    item('Pizzas salgadas', 'Quatro queijos', 66, 22),
    item('Pizzas doces', 'Banana com canela', 49, 12),
    item('Bebidas', 'Caipirinha de limão', 22, 5),
  ]

  test('has them all paired, with the allergens of a pizza', () => {
    const { overview } = analysisOf(pizzas, ['todas as pizzas', 'alergia a amendoim'])
    expect(overview).toHaveLength(4)
    for (const { allergens = [] } of overview)
      expect(allergens).toEqual(expect.arrayContaining(['glúten', 'leite']))
  })

  test('leaves them all out for an allergy to what every pizza holds, and says why', () => {
    expect(() => analysisOf(pizzas, ['todas as pizzas', 'alergia a leite'])).toThrow(/Marguerita.*leite/)
    expect(() => analysisOf(pizzas, ['todas as pizzas', 'alergia a glúten'])).toThrow(/Marguerita.*glúten/)
  })

  test('names the pizza beside which no drink is left', () => {
    const menu = analysisOf(pizzas, ['todas as pizzas', 'não servir bebida com a banana com canela'])
    expect(menu.overview).toHaveLength(3)
    expect(menu.leftOut.map(({ name }) => name)).toEqual(['Banana com canela'])
  })
})
