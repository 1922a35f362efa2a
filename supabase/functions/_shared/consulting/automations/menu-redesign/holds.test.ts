import fc from 'fast-check'
import { expect, test } from 'vitest'
import { mostRises } from './holds.ts'
import { cachaca, seaside, ticket } from './seaside-case.ts'
import { redesign, salesOf } from './test-case.ts'

const itemsOf = (content: ReturnType<typeof seaside>) => content.categories.flatMap(({ items }) => items)
const whyOf = (content: ReturnType<typeof seaside>, name: string) =>
  itemsOf(content).find((item) => item.name === name)?.held

test('a price that guests know by heart stays, with the reason', () => {
  const content = seaside([ticket])
  for (const name of ['Heineken 600 ml', 'Água de coco'])
    expect(whyOf(content, name)).toBe('o cliente sabe esse preço de cor')
})

test('an item in its closed season is not raised and moves to a separate card', () => {
  const content = seaside([ticket])
  expect(whyOf(content, 'Lagosta grelhada')).toContain('defeso')
  expect(content.newMenu?.sections.at(-1)).toMatchObject({
    name: 'Cartão solto',
    items: [{ name: 'Lagosta grelhada', price: 260, season: 'de 01/11 a 30/04' }],
  })
})

test('no framed item is raised, nor any that sells slowly', () => {
  const content = seaside([ticket])
  for (const { name, newPrice, move, quadrant } of itemsOf(content)) {
    if (move === 'highlight' || quadrant === 'Enigma' || quadrant === 'Abacaxi')
      expect([name, newPrice]).toEqual([name, null])
  }
  expect(content.newMenu?.boxes.length).toBeGreaterThan(0)
})

test('no dish becomes dearer than a better seller of its section', () => {
  const content = seaside([ticket])
  const section = content.categories.find(({ name }) => name === 'Pratos para dois')?.items ?? []
  for (const star of section.filter(({ quadrant }) => quadrant === 'Estrela'))
    for (const { name, price, newPrice } of section)
      if (price < star.price)
        expect([name, (newPrice ?? price) <= (star.newPrice ?? star.price)]).toEqual([name, true])
})

test('cachaça is not raised if the house wants to sell more of it', () => {
  for (const { name, newPrice } of itemsOf(seaside([cachaca])))
    if (/caipirinha|batida|dose/i.test(name)) expect([name, newPrice]).toEqual([name, null])
})

test('at most five prices rise at once: those with the largest gain', () => {
  const rows = Array.from({ length: 14 }, (_, at) => ({
    name: `Prato ${String.fromCodePoint(65 + at)}`,
    category: `Seção ${at}`,
    units: 100 + at,
    price: 60,
    cost: 36,
  }))
  const { content } = redesign(
    {
      items: rows.map(({ name, category, price }) => ({
        name,
        category,
        price,
        description: null,
        cost: null,
      })),
    },
    salesOf(rows),
  )
  const rising = itemsOf(content).filter(({ newPrice }) => newPrice !== null)
  expect(rising).toHaveLength(mostRises)
  expect(Math.min(...rising.map(({ units }) => units))).toBe(109)
  expect(itemsOf(content).filter(({ held }) => held?.startsWith('fica para a segunda leva'))).toHaveLength(9)
})

test('the prices that rise together lose nothing in the bad case, in any house', () => {
  const row = fc.record({
    units: fc.integer({ min: 50, max: 900 }),
    price: fc.integer({ min: 10, max: 200 }),
    costShare: fc.integer({ min: 10, max: 80 }),
    category: fc.constantFrom('Entradas', 'Pratos', 'Petiscos'),
  })
  fc.assert(
    fc.property(fc.array(row, { minLength: 4, maxLength: 14 }), (sold) => {
      const rows = sold.map(({ costShare, ...one }, at) => ({
        ...one,
        name: `Prato ${at}`,
        cost: (one.price * costShare) / 100,
      }))
      const menu = {
        items: rows.map(({ name, category, price }) => ({
          name,
          category,
          price,
          description: null,
          cost: null,
        })),
      }
      const { content } = redesign(menu, salesOf(rows))
      const rising = itemsOf(content).filter(({ newPrice, price }) => newPrice !== null && newPrice > price)
      expect(rising.reduce((sum, { bad, effect }) => sum + (bad ?? effect), 0)).toBeGreaterThanOrEqual(-0.1)
    }),
    { numRuns: 100 },
  )
})
