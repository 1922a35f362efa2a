/** @module-tag slow */
import { describe, expect, test } from 'vitest'
import { dishes as suggestions } from '../base/drinks/dish-suggestions.ts'
import type { Fact } from '../base/facts.ts'
import { terms } from '../base/lexicon/lexicon.ts'
import { ingredients, madeOf } from '../base/pantry/bar.ts'
import { garnishes } from '../base/pantry/garnishes.ts'
import { foods } from '../base/pantry/kitchen.ts'
import { requirementsOf } from '../base/request/requirements.ts'
import { action, answers, drink, type Input, outcomes, pairing, price, sheetOf } from './test-support.ts'

/** A seeded generator (mulberry32): the same cases on every machine. */
function randomFrom(seed: number) {
  let state = seed
  const next = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  const pick = <Item>(items: readonly Item[]): Item => {
    const item = items[Math.floor(next() * items.length)]
    if (item === undefined) throw new Error('nothing to pick from')
    return item
  }
  return {
    next,
    pick,
    some: <Item>(items: readonly Item[], most: number) =>
      items.length === 0 ? [] : Array.from({ length: Math.floor(next() * (most + 1)) }, () => pick(items)),
  }
}

const excludable = terms.filter(({ kind }) =>
  ['ingredient', 'group', 'allergen', 'diet', 'cachaca'].includes(kind),
)
const whys = ['allergy', 'diet', 'taste', 'supply'] as const
const seeds = Array.from({ length: 150 }, (_, index) => index + 1)

describe('over random sheets and results', () => {
  /** A result that follows the sheet in the engines' own view of it, and what that view refuses. */
  function caseOf(seed: number) {
    const random = randomFrom(seed)
    const wishes = Array.from({ length: 1 + Math.floor(random.next() * 3) }, () => ({
      kind: 'exclude',
      what: random.pick(excludable).name,
      why: random.pick(whys),
    }))
    const needs = requirementsOf(sheetOf(...wishes))
    const bar = ingredients.filter(({ kind }) => kind === 'bought')
    const preparations = ingredients.filter(({ kind }) => kind === 'house')
    const parts = random.some(ingredients.filter(needs.allowsIngredient), 4)
    const trims = random.some(
      garnishes.filter((item) => needs.allowsGarnish(item) && needs.allowsText(item.name)),
      1,
    )
    const beside = random.some(
      suggestions.filter((item) => needs.allowsMenuItem(item) === 'yes'),
      1,
    )
    const good = drink({
      base: null,
      ingredients: [...parts, ...trims].map(({ name }) => ({ name, amount: 1, unit: 'ml' })),
      preparations: parts.flatMap((item) => madeOf(item).slice(1)).map(({ name }) => name),
      pairing: beside[0]?.name ?? null,
    })
    return {
      wishes,
      good,
      badBar: bar.filter((item) => !needs.allowsIngredient(item)),
      badPreparations: preparations.filter((item) => !needs.allowsIngredient(item)),
      badGarnishes: garnishes.filter((item) => !needs.allowsGarnish(item)),
      badFoods: foods.filter((item) => !needs.allowsFood(item)),
      badDishes: suggestions.filter((item) => needs.allowsMenuItem(item) === 'no'),
    }
  }
  const isViolated = (fact: Fact, wishes: Input[]) =>
    outcomes([drink({ base: null }), fact], ...wishes).includes('violated')

  test('what the engines may serve is met', () => {
    for (const seed of seeds) {
      const { good, wishes } = caseOf(seed)
      expect([seed, wishes, answers([good], wishes).filter(({ outcome }) => outcome !== 'met')]).toEqual([
        seed,
        wishes,
        [],
      ])
    }
  })

  test('a forbidden ingredient, preparation, garnish, food or pairing is violated', () => {
    const tried = { bar: 0, preparations: 0, garnishes: 0, foods: 0, dishes: 0 }
    for (const seed of seeds) {
      const { good, wishes, badBar, badPreparations, badGarnishes, badFoods, badDishes } = caseOf(seed)
      const withPart = (name: string) =>
        drink({ ...good, ingredients: [...good.ingredients, { name, amount: 1, unit: 'ml' }] })
      for (const { name } of badBar)
        expect([seed, name, isViolated(withPart(name), wishes)]).toEqual([seed, name, true])
      for (const { name } of badPreparations) {
        expect([seed, name, isViolated(withPart(name), wishes)]).toEqual([seed, name, true])
        const hidden = drink({ ...good, preparations: [name] })
        expect([seed, name, isViolated(hidden, wishes)]).toEqual([seed, name, true])
      }
      for (const { name } of badGarnishes) {
        expect([seed, name, isViolated(withPart(name), wishes)]).toEqual([seed, name, true])
      }
      for (const { name } of badFoods) {
        const dish: Fact = {
          kind: 'dish',
          name: 'Prato da casa',
          price: 40,
          cost: 12,
          ingredients: [{ name, amount: 100, unit: 'g' }],
          allergens: [],
          equipment: [],
          text: '',
        }
        expect([seed, name, isViolated(dish, wishes)]).toEqual([seed, name, true])
      }
      for (const { name } of badDishes) {
        expect([seed, name, isViolated(drink({ ...good, pairing: name }), wishes)]).toEqual([
          seed,
          name,
          true,
        ])
        expect([seed, name, isViolated(pairing({ dish: name }), wishes)]).toEqual([seed, name, true])
      }
      tried.bar += badBar.length
      tried.preparations += badPreparations.length
      tried.garnishes += badGarnishes.length
      tried.foods += badFoods.length
      tried.dishes += badDishes.length
    }
    for (const [what, count] of Object.entries(tried)) expect([what, count > 50]).toEqual([what, true])
  })

  test('a price out of bounds is violated, one within is met', () => {
    for (const seed of seeds) {
      const random = randomFrom(seed)
      const min = 5 + Math.floor(random.next() * 20)
      const max = min + 1 + Math.floor(random.next() * 30)
      const inside = min + (max - min) * random.next()
      const wish = { kind: 'price', min, max }
      const fine = [drink({ price: inside }), drink({ price: min }), drink({ price: max })]
      expect(outcomes(fine, wish)).toEqual(['met'])
      expect(outcomes([...fine, drink({ price: max + 0.01 })], wish)).toEqual(['violated'])
      expect(outcomes([...fine, drink({ price: min - 0.01 })], wish)).toEqual(['violated'])
    }
  })

  test('a missing or extra result is violated', () => {
    for (const seed of seeds.slice(0, 50)) {
      const random = randomFrom(seed)
      const count = 1 + Math.floor(random.next() * 12)
      const drinks = Array.from({ length: count }, () => drink())
      expect(outcomes(drinks, { kind: 'count', count })).toEqual(['met'])
      expect(outcomes([...drinks, drink()], { kind: 'count', count })).toEqual(['violated'])
      if (count > 1) expect(outcomes(drinks.slice(1), { kind: 'count', count })).toEqual(['violated'])
      expect(outcomes(drinks, { kind: 'count', count: count + 1, bound: 'at_most' })).toEqual(['met'])
      expect(outcomes(drinks, { kind: 'count', count: count + 1, bound: 'at_least' })).toEqual(['violated'])
    }
  })

  test('changing a price that was to be kept is violated', () => {
    for (const seed of seeds.slice(0, 100)) {
      const random = randomFrom(seed)
      const priceNow = Math.round(random.next() * 10_000) / 100 + 1
      const change = (random.next() < 0.5 ? -1 : 1) * (0.01 + random.next())
      const wish = { kind: 'keepPrice', item: 'cerveja' }
      expect(outcomes([price({ priceNow, priceNew: priceNow })], wish)).toEqual(['met'])
      expect(outcomes([price({ priceNow, priceNew: null })], wish)).toEqual(['met'])
      expect(outcomes([price({ priceNow, priceNew: priceNow + change })], wish)).toEqual(['violated'])
      expect(outcomes([action({ item: 'Cerveja', priceNow, priceNew: priceNow + change })], wish)).toEqual([
        'violated',
      ])
    }
  })
})
