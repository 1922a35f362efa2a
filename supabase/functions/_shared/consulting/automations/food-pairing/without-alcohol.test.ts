/** @module-tag slow */
import { describe, expect, test } from 'vitest'
import { understand } from '../../base/pairing/understand.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { furtherHouses } from '../../golden/further-houses.ts'
import { createPairings } from './engine.ts'
import { alcoholFreeOf, softDrinksOf } from './without-alcohol.ts'

const item = (category: string, name: string, price: number | null = 10): MenuItem => ({
  category,
  name,
  price,
  cost: null,
  description: null,
})

const dishOf = (name: string, category = 'Pratos') => {
  const reading = understand(item(category, name, 60))
  if (reading.kind !== 'dish') throw new Error(`${name} is no dish`)
  return reading.dish
}

describe('a drink without alcohol beside a dish', () => {
  const own = softDrinksOf([
    item('Bebidas', 'Suco de cajá'),
    item('Bebidas', 'Água de coco'),
    item('Bebidas', 'Café coado'),
    item('Drinks', 'Gim-tônica'),
    item('Vinhos', 'Vinho branco (taça)'),
  ])

  test('is never one of the house’s drinks with alcohol', () => {
    expect(own.map(({ name }) => name)).toEqual(['Suco de cajá', 'Água de coco', 'Café coado'])
  })

  test('is sour with fat, coconut with raw fish, coffee with a dessert', () => {
    const beside = (name: string, category?: string) => {
      const dish = dishOf(name, category)
      return alcoholFreeOf([dish], own, []).get(dish)?.name
    }
    expect(beside('Torresmo de rolo', 'Petiscos')).toBe('Suco de cajá')
    expect(beside('Ceviche de pargo', 'Entradas')).toBe('Água de coco')
    expect(beside('Pudim de rapadura', 'Sobremesas')).toBe('Café coado')
  })

  test('appears on every sheet of the other houses, with its recipe if the house does not sell it', async () => {
    for (const { answers, context } of furtherHouses) {
      const contents = createPairings(answers.food_pairing, context).map(({ content }) => content)
      const recipes = contents.flatMap((content) =>
        content.kind === 'pairing_menu' ? content.recipes.map(({ name }) => name) : [],
      )
      for (const content of contents) {
        if (content.kind !== 'pairing' || !content.alcoholFree) continue
        const { name, own: sold } = content.alcoholFree
        if (!sold) expect(recipes).toContain(name)
      }
      const sheets = contents.filter((content) => content.kind === 'pairing')
      expect(sheets.every(({ alcoholFree }) => alcoholFree)).toBe(true)
    }
  })
})

test('a main dish with a sweet sauce is not a dessert', () => {
  expect(dishOf('Filé com molho de rapadura', 'Jantar').course).toBe('main')
})
