import { describe, expect, test } from 'vitest'
import { cachaca, seaside, ticket } from './seaside-case.ts'

describe('a menu that is to sell more cachaça', () => {
  const content = seaside([cachaca])
  const lines = content.newMenu?.sections.flatMap(({ items }) => items) ?? []

  test('adds a 30 ml measure of each dose at a proportional price', () => {
    expect(content.cachaca?.measures).toMatchObject([
      { dose: 'Dose prata 50 ml', ml: 30, price: 10, cost: 2.4 },
      { dose: 'Dose carvalho 50 ml', ml: 30, price: 15, cost: 3.3 },
    ])
    expect(lines.find(({ name }) => name === 'Dose prata 50 ml')?.measure).toEqual({ ml: 30, price: 10 })
  })

  test('gets a drink made of what the house buys, never cheaper than its caipirinha', () => {
    const drinks = content.cachaca?.drinks ?? []
    expect(drinks.length).toBeGreaterThan(0)
    for (const { name, price, cost, buy } of drinks) {
      expect(buy).toEqual([])
      expect(price).toBeGreaterThanOrEqual(26)
      expect(cost / price).toBeLessThanOrEqual(0.3)
      expect(lines.find((line) => line.name === name)).toMatchObject({ isNew: true, price, priceToday: null })
    }
  })

  test('offers its caipirinha with its own aged dose, which leaves more than the plain one', () => {
    const aged = content.cachaca?.drinks.find(({ name }) => name === 'Caipirinha de carvalho')
    const plain = content.categories.flatMap(({ items }) => items).find(({ name }) => name === 'Caipirinha')
    expect(aged).toMatchObject({ buy: [] })
    expect((aged?.price ?? 0) - (aged?.cost ?? 0)).toBeGreaterThan(plain?.margin ?? Number.NaN)
    expect(lines.find(({ name }) => name === aged?.name)).toMatchObject({ isNew: true, price: aged?.price })
  })

  test('suggests suitable drinks with prices beside its dishes, no drink on more than a third of the lines', () => {
    const beside = lines.flatMap(({ goesWith }) => goesWith ?? [])
    expect(beside.length).toBeGreaterThan(5)
    const priced = new Map(lines.map(({ name, price }) => [name, price]))
    for (const { name, price } of beside) {
      const dose = content.cachaca?.measures.find((one) => name.startsWith(one.dose.replace(' 50 ml', '')))
      expect(price).toBe(dose?.price ?? priced.get(name))
      expect(beside.filter((one) => one.name === name).length).toBeLessThanOrEqual(
        Math.ceil(beside.length / 3) + 1,
      )
    }
  })

  test('adds no drink if the owner wants fewer items or a number of items', () => {
    expect(seaside([cachaca, 'Reduzir o número de itens']).cachaca?.drinks).toEqual([])
    expect(seaside([cachaca], 'no máximo 19 itens').cachaca?.drinks ?? []).toEqual([])
  })

  test('is unchanged without the goal', () => {
    expect(seaside([ticket]).cachaca).toBeUndefined()
  })
})
