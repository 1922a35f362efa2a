import { describe, expect, it } from 'vitest'
import type { FactOf } from '../base/facts.ts'
import { emptyHouse } from '../base/house/house.ts'
import { check } from './check.ts'
import { drink, outcomes, sheetOf } from './test-support.ts'

const dish = (name: string, section: string, ...ingredients: string[]): FactOf<'dish'> => ({
  kind: 'dish',
  name,
  section,
  price: 30,
  cost: 8,
  ingredients: ingredients.map((own) => ({ name: own, amount: 100, unit: 'g' })),
  allergens: [],
  equipment: [],
  text: name,
})

const dishes = [
  dish('Caldinho de macaxeira', 'Entrada ou petisco', 'macaxeira'),
  dish('Camarão na goma', 'Entrada ou petisco', 'camarão', 'goma de tapioca'),
  dish('Carne de sol com macaxeira do sertão', 'Prato principal', 'carne de sol'),
  dish('Pudim', 'Sobremesa', 'leite condensado', 'ovo'),
]

describe('dishes of a part of the menu', () => {
  it.each([
    [{ count: 2, course: 'petisco' }, 'met'],
    [{ count: 3, course: 'petisco' }, 'violated'],
    [{ count: 1, bound: 'at_least', course: 'petisco' }, 'met'],
    [{ count: 1, bound: 'at_most', course: 'petisco' }, 'violated'],
    [{ count: 0, course: 'lanche' }, 'met'],
    [{ count: 0, course: 'sobremesa' }, 'violated'],
    [{ count: 4 }, 'met'],
  ])('%j is %s', (wish, outcome) => {
    expect(outcomes(dishes, { kind: 'count', ...wish })).toEqual([outcome])
  })

  it('are not counted in consultations without dishes', () => {
    expect(outcomes([drink()], { kind: 'count', count: 2, course: 'petisco' })).toEqual(['not_possible'])
  })

  it('may be fewer than requested if there is a reason, and never more', () => {
    const told = (count: number) => {
      const sheet = sheetOf({ kind: 'count', count, course: 'petisco' })
      const explanations = sheet.wishes.map((wish) => ({ wish, reason: 'Só dois.' }))
      return check(dishes, sheet, { house: emptyHouse, explanations }).map(({ outcome }) => outcome)
    }
    expect(told(3)).toEqual(['not_possible'])
    expect(told(1)).toEqual(['violated'])
  })
})

describe('shares', () => {
  it('count ingredients, not words of a name', () => {
    expect(outcomes(dishes, { kind: 'share', what: 'macaxeira', of: 'many', count: 1 })).toEqual(['met'])
    expect(outcomes(dishes, { kind: 'share', what: 'macaxeira', of: 'many', count: 2 })).toEqual([
      'not_possible',
    ])
  })

  it.each([
    [{ what: 'ovo', of: 'few', count: 1, bound: 'at_most' }, 'met'],
    [{ what: 'camarão', of: 'many', count: 1, bound: 'at_least' }, 'met'],
    [{ what: 'camarão', of: 'many', count: 2, bound: 'at_least' }, 'not_possible'],
    [{ what: 'camarão', of: 'half' }, 'not_possible'],
    [{ what: 'vegano', of: 'many', count: 1, bound: 'at_least' }, 'met'],
    [{ what: 'vegano', of: 'many', count: 2, bound: 'at_least' }, 'not_possible'],
    [{ what: 'laticínios', of: 'half', without: true }, 'met'],
    [{ what: 'laticínios', of: 'few', count: 1, bound: 'at_most', without: true }, 'violated'],
  ])('%j is %s', (wish, outcome) => {
    expect(outcomes(dishes, { kind: 'share', ...wish })).toEqual([outcome])
  })
})

describe('half without alcohol', () => {
  const free = drink({
    name: 'Jangada',
    base: null,
    abv: 0,
    ingredients: [{ name: 'caju', amount: 80, unit: 'ml' }],
  })

  it('is at least half of the drinks', () => {
    expect(outcomes([free, drink()], { kind: 'zeroAlcohol', part: 'half' })).toEqual(['met'])
    expect(outcomes([free, drink(), drink()], { kind: 'zeroAlcohol', part: 'half' })).toEqual(['violated'])
  })
})

describe('hot drinks', () => {
  const hot = drink({ text: 'Caneca de ágata, bem quente' })

  it.each([
    ['sem drinks quentes', [drink()], 'met'],
    ['sem drinks quentes', [hot], 'violated'],
    ['quentes', [hot], 'met'],
    ['quentes', [drink()], 'not_possible'],
  ])('%s', (what, facts, outcome) => {
    expect(outcomes(facts, { kind: 'style', what })).toEqual([outcome])
  })
})
