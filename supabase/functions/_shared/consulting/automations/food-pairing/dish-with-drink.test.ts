import { describe, expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { houseSchema } from '../../base/house/house.ts'
import type { Wish } from '../../base/request/wish.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'
import { pairingSections } from './sections.ts'

const item = (category: string, name: string, price: number, cost: number) => ({
  category,
  name,
  price,
  cost,
  description: null,
})
const menu = [
  item('Petiscos', 'Agulhinha frita', 35, 11),
  item('Petiscos', 'Pastel de arraia', 30, 9),
  item('Pratos', 'Peixada cearense', 65, 24),
  item('Pratos', 'Filé de pescada amarela grelhado', 70, 26),
  item('Pratos', 'Picanha na chapa', 130, 62),
  item('Bebidas', 'Caipirinha de limão', 22, 5),
  item('Bebidas', 'Dose de cachaça Carvalho Premium', 16, 4.5),
  item('Bebidas', 'Suco de cajá', 12, 3),
  item('Bebidas', 'Água de coco', 10, 3.5),
]
const wishOf = (wish: object): Wish => ({ origin: 'request', text: 'x', ...wish }) as Wish
const limit = wishOf({ kind: 'price', item: 'harmonização', max: 90, text: 'prato e bebida até R$ 90' })

function reportWith(...wishes: Wish[]) {
  const contents = createPairings(
    { menu_upload: menuAnswer({ items: menu }), cuisine_style: 'Peixes e frutos do mar', focus_areas: [] },
    {
      ...plainContext,
      today: '2026-09-14',
      house: houseSchema.parse({
        menu: [],
        ingredientPrices: { 'Carvalho Premium': { price: 63, amount: 700, unit: 'ml' } },
      }),
      sheet: { wishes, unread: [] },
    },
  ).map(({ content }) => content)
  const analysis = contents.find((content) => content.kind === 'pairing_menu')
  return { analysis, told: JSON.stringify(pairingSections(contents)) }
}

describe('a limit on dish and drink together', () => {
  const { analysis } = reportWith(limit)

  test('holds for each pair whose dish leaves room for a drink, also without alcohol', () => {
    for (const { name, servedPrice, guests = 1, free } of analysis?.overview ?? []) {
      const price = menu.find((one) => one.name === name)?.price ?? 0
      if (price > 80) continue
      expect(price + (servedPrice ?? 0) * guests).toBeLessThanOrEqual(90)
      expect(price + (free?.price ?? 0)).toBeLessThanOrEqual(90)
    }
  })

  test('is not called met while a dish alone passes it, and the answer names that dish', () => {
    expect(analysis?.asked?.planned.find(({ wish }) => wish === 'price')).toMatchObject({
      done: false,
      text: expect.stringContaining('Já sem bebida passa de R$ 90: Picanha na chapa, R$ 130'),
    })
  })
})

describe('combos of the owner', () => {
  const combos = wishOf({ kind: 'newCombo', count: 3, weekdays: [0] })
  const { analysis, told } = reportWith(limit, combos)
  const offers = analysis?.offersWithin?.offers ?? []

  test('push no dish that the report warns of', () => {
    expect(offers).not.toHaveLength(0)
    expect(offers.map(({ dish }) => dish)).not.toContain('Pastel de arraia')
  })

  test('stand among the texts for the menu, with their days', () => {
    const texts = told.slice(told.indexOf('Textos para o cardápio'), told.indexOf('Na hora de servir'))
    for (const { price } of offers) expect(texts).toContain(`R$ ${price}`)
    expect(texts).toContain('aos domingos')
  })

  test('are bought for the days on which they are sold', () => {
    const daily = reportWith(limit, wishOf({ kind: 'newCombo', count: 3 })).analysis
    const litres = (one: typeof analysis) =>
      (one?.shopping.bottles ?? []).reduce((sum, { ml }) => sum + ml, 0)
    expect(litres(analysis)).toBeLessThan(litres(daily))
  })

  test('have one without alcohol beside them', () => {
    expect(told).toMatch(/Para quem dirige ou não bebe: \*\*.+ com (?:Suco de cajá|Água de coco), R\$/)
  })
})

test('bottles are counted and shown in the size that the owner prices', () => {
  const { told } = reportWith()
  expect(told).toContain('de 700 ml')
  expect(told).not.toContain('Garrafas de 500 ml')
})

test('a refused drink of the house gets no cachaça assigned', () => {
  const barred = wishOf({ kind: 'pairing', rule: 'never', serves: ['Caipirinha de limão'] })
  expect(reportWith(barred).analysis?.houseBase ?? []).toEqual([])
})

test('a discount or a dose as a gift: both costs, and the cheaper one first', () => {
  const question = wishOf({ kind: 'question', about: 'comboDiscount', what: 'dose de cortesia', percent: 10 })
  const [answer] = reportWith(question).analysis?.asked?.answers ?? []
  expect(answer?.text).toMatch(/^A cortesia: uma .+ custa R\$ \d,\d\d à casa.+10% em .+ tiram R\$/)
})
