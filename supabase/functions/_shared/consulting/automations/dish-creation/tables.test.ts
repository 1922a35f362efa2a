/** Properties of every dish of the tables. */
import { describe, expect, test } from 'vitest'
import { allergenLabels } from '../../base/allergens.ts'
import { allergensOfFood } from '../../base/pantry/allergens.ts'
import { furtherHouses } from '../../golden/further-houses.ts'
import { boteco, fineDining, foodTruck } from '../../golden/houses.ts'
import { understand } from '../../understanding/understand.ts'
import { createDishes } from './engine.ts'
import { freshnessOf } from './freshness.ts'
import { answers as golden } from './golden/answers.ts'
import { keptBases } from './kept-bases.ts'
import type { Dish, DishMenu } from './schema.ts'
import { ideas } from './tables/index.ts'

const houses = [
  ...[boteco, fineDining, foodTruck].map((house) => ({ ...house, answers: golden[house.id] })),
  ...furtherHouses.map((house) => ({ ...house, answers: house.answers.dish_creation })),
]

const made = houses.map(({ id, context, answers }) => {
  const sheet = understand('dish_creation', { answers, house: context.house, today: context.today })
  const contents = createDishes(answers, { ...context, sheet }).map(({ content }) => content)
  return {
    id,
    context,
    dishes: contents.filter((content): content is Dish => content.kind === 'dish'),
    menu: contents.find((content): content is DishMenu => content.kind === 'dish_menu'),
  }
})

describe.each(made)('the menu of $id', ({ context, dishes, menu }) => {
  test('an allergen of an ingredient is always among those of the dish', () => {
    for (const { name, ingredients, allergens } of dishes) {
      for (const { id } of ingredients) {
        for (const one of allergensOfFood({ id })?.has ?? []) {
          expect([name, allergens]).toEqual([name, expect.arrayContaining([allergenLabels[one]])])
        }
      }
    }
  })

  test('goes with drinks that the house sells, or says that a dose would be new and at which price', () => {
    const sold = new Set(context.house.menu.map(({ name }) => name))
    for (const { pairing } of dishes) {
      if (pairing.own) expect(sold).toContain(pairing.own.name)
      else if (pairing.newPrice !== undefined) expect(pairing.newPrice).toBeGreaterThan(0)
    }
  })

  test('buys fish, shellfish and bread for the day, and no perishable before the eve of the launch', () => {
    for (const { name, when } of menu?.shopping.items ?? []) {
      expect(when).toBeDefined()
      if (/camarão|polvo|pargo|tilápia|atum|^pão/.test(name)) expect([name, when]).toEqual([name, 'day'])
    }
  })
})

test('fish and shellfish are never bought ahead', () => {
  for (const id of ['camarao', 'lagosta', 'pargo', 'tilapia', 'atum', 'polvo']) {
    expect([id, freshnessOf(id)]).toEqual([id, 'day'])
  }
})

test('every base made ahead says what one batch of it yields', () => {
  for (const { id, keeps } of ideas) {
    for (const { what, yields } of keptBases(keeps)) {
      // The finished dish yields its portions.
      if (what === null) continue
      expect([id, what, yields]).toEqual([id, what, expect.stringMatching(/\d ?(?:g|kg|ml|l)\b/)])
    }
  }
})

test('every line names a food, and every step a line of its recipe', () => {
  for (const { id, lines, steps } of ideas) {
    for (const { slot, options } of lines) expect([id, slot, options.length]).not.toEqual([id, slot, 0])
    const slots = new Set(['cachaca', 'dose', ...lines.map(({ slot }) => slot)])
    for (const { text, slot } of steps) {
      if (slot !== null) expect([id, slots.has(slot)]).toEqual([id, true])
      for (const [, named = ''] of text.matchAll(/\{(?:(?:o|do|no):)?(\w+)\}/g))
        expect([id, named, slots.has(named)]).toEqual([id, named, true])
    }
    // A step that may be left out names no other optional line.
    const optional = new Set(lines.filter((line) => line.optional).map(({ slot }) => slot))
    for (const { text, slot } of steps)
      for (const [, named = ''] of text.matchAll(/\{(?:(?:o|do|no):)?(\w+)\}/g))
        if (optional.has(named)) expect([id, named]).toEqual([id, slot])
  }
})

test('no two recipes share an id, and each has some cachaça in its method', () => {
  expect(new Set(ideas.map(({ id }) => id)).size).toBe(ideas.length)
  for (const { id, steps } of ideas)
    expect([id, steps.some(({ text }) => text.includes('{cachaca}'))]).toEqual([id, true])
})

test('mushrooms on the plate weigh what the pan leaves of them', () => {
  const plates = ideas.filter(({ id }) => id === 'cogumelos-flambados' || id === 'tostada-cogumelo')
  expect(plates).toHaveLength(2)
  for (const { id, lines, portions, portionGrams } of plates) {
    const grams = lines.reduce((sum, { options }) => {
      const [food, amount] = options[0] ?? ['sal', 0]
      return sum + amount * (food === 'cogumelo' ? 0.6 : food === 'pao_frances' ? 50 : 1)
    }, 0)
    expect([id, portions * portionGrams <= grams]).toEqual([id, true])
  }
})

test('a plate weighs no more than what goes into it, nor much less', () => {
  for (const { id, lines, portions, portionGrams, steps } of ideas.filter((one) => one.isOfHouse)) {
    const pieces: Record<string, number> = {
      massa_pizza: 350,
      massa_esfiha: 40,
      massa_pastel: 50,
      pao: 60,
      pao_frances: 50,
      pao_sirio: 70,
      ovo: 50,
      nori: 3,
      disco_tapioca: 80,
      pimenta_cheiro: 4,
    }
    const grams = lines.reduce((sum, { options }) => {
      const [food, amount] = options[0] ?? ['sal', 0]
      return sum + amount * (pieces[food] ?? 1)
    }, 0)
    // Rice, pasta, pulses and soups take up water.
    const water = /água|molho|cozinhe|hidrate/i.test(steps.map(({ text }) => text).join(' ')) ? 2.5 : 1.05
    const share = (portionGrams * portions) / grams
    expect([id, Math.round(share * 100) / 100]).toEqual([
      id,
      expect.toSatisfy((value: number) => value > 0.42 && value < water),
    ])
  }
})
