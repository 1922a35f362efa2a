import { describe, expect, test } from 'vitest'
import { understood } from '../../../../../../tests/support/understood.ts'
import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import type { House } from '../../base/house/house.ts'
import { boteco } from '../../golden/houses.ts'
import { isMakeable } from './candidates.ts'
import { createDishes } from './engine.ts'
import { readRequest } from './request.ts'
import type { Dish } from './schema.ts'
import { ideas } from './tables/index.ts'

type Item = House['menu'][number]

const item = (section: string, name: string, price: number, cost: number | null, description = ''): Item => ({
  ...(boteco.context.house.menu[0] as Item),
  section,
  name,
  price,
  cost,
  description,
  active: true,
})

const house = {
  ...boteco.context.house,
  ingredientPrices: {},
  menu: [
    item('Petiscos', 'Caldinho de feijão', 12, 3.2),
    item('Petiscos', 'Macaxeira frita', 22, 5.8),
    item('Petiscos', 'Torresmo de rolo', 38, 12.5),
    item('Petiscos', 'Carne de sol acebolada', 48, 20.5, '400 g, macaxeira e manteiga de garrafa'),
    item('Pratos', 'Baião de dois com carne de sol', 54, 19.8, 'para duas pessoas'),
    item('Pratos', 'Panelada', 34, 11.2),
    item('Sanduíches', 'Pão com carne moída', 15, 5.1),
    item('Doses', 'Cachaça da casa 50 ml', 7, 1.6),
  ],
}
const corner: EngineContext = {
  ...boteco.context,
  restaurant: { name: 'Boteco do Largo', city: 'Fortaleza', type: 'bar' },
  house,
  today: '2026-11-22',
}
const answers: Answers = {
  cuisine_preferences: ['Regional cearense', 'Petiscos de boteco'],
  ingredients: 'queijo coalho, macaxeira, carne de sol',
  dietary_restrictions: [],
  complexity_level: 'Um cozinheiro e uma chapa',
}
const withStove = { ...answers, complexity_level: 'Até 15 minutos por prato' }

function dishesOf(given: Answers, context = corner): Dish[] {
  return createDishes(given, understood('dish_creation', given, context)).flatMap(({ content }) =>
    content.kind === 'dish' ? [content] : [],
  )
}
const without = (name: string): EngineContext => ({
  ...corner,
  house: { ...house, menu: house.menu.filter((one) => one.name !== name) },
})
const noSpirit = without('Cachaça da casa 50 ml')

describe('the cachaça in the pan', () => {
  test('is the house’s own if its menu has one, at the cost of its dose', () => {
    for (const { cachaca, ingredients, method } of dishesOf(answers)) {
      expect(cachaca).toMatchObject({ id: 'cachaca_casa', label: 'da casa' })
      const spirit = ingredients.at(-1)
      expect(spirit?.costBRL).toBeCloseTo(((spirit?.amount ?? 0) * 1.6) / 50, 9)
      expect(method.join(' ')).toContain('cachaça da casa')
      expect(method.join(' ')).not.toMatch(/Carvalho|Castanheira|Alambique/)
    }
  })

  test('is the house’s own if the owner names it, at our estimated cost', () => {
    const named = dishesOf({ ...answers, ingredients: 'coalho e cachaça da casa' }, noSpirit)
    expect(named.map(({ cachaca }) => cachaca.id)).toEqual(named.map(() => 'cachaca_casa'))
    expect(dishesOf(answers, noSpirit).some(({ cachaca }) => cachaca.id === 'cachaca_casa')).toBe(false)
  })

  test('is never a wooded one over heat, unless the owner asks only for that', () => {
    for (const { cachaca, techniqueLabel } of dishesOf(withStove, noSpirit)) {
      if (!/a frio|cura/.test(techniqueLabel)) expect(cachaca.id).toBe('alambique')
    }
    const only = dishesOf({ ...withStove, ingredients: 'só com a cachaça Carvalho Premium' })
    expect(new Set(only.map(({ cachaca }) => cachaca.id))).toEqual(new Set(['carvalho']))
  })
})

describe('one cook with a griddle', () => {
  test('finishes every dish on the griddle or from a base, within eight minutes and without a flame', () => {
    const dishes = dishesOf(answers)
    expect(dishes.length).toBeGreaterThanOrEqual(6)
    expect(dishes.filter(({ equipment }) => equipment.includes('chapa')).length).toBeGreaterThanOrEqual(4)
    for (const { name, minutes, flambe, pass } of dishes) {
      expect(minutes.finish, name).toBeLessThanOrEqual(8)
      expect(flambe).toBe(false)
      expect(pass, name).toMatch(/chapa|base pronta|fria/)
    }
    expect(dishesOf(withStove).every(({ pass }) => pass === undefined)).toBe(true)
  })

  test('gets no raw fish unless the house serves it or asks for it', () => {
    const praiana = { ...answers, cuisine_preferences: ['Praiana', 'Asiática'], ingredients: '10 pratos' }
    const raw = (dishes: readonly Dish[]) => dishes.filter(({ id }) => /ceviche-pargo|atum-|curado/.test(id))
    expect(raw(dishesOf(praiana))).toEqual([])
    const asked = { ...praiana, ingredients: '10 pratos, com atum' }
    expect(raw(dishesOf(asked)).map(({ id }) => id)).toContain('atum-gengibre')
    const serving = {
      ...corner,
      house: { ...house, menu: [...house.menu, item('Entradas', 'Ceviche de tilápia', 39, 13)] },
    }
    const isOffered = (context: EngineContext) => {
      const request = readRequest(praiana, understood('dish_creation', praiana, context))
      return ideas.some((idea) => idea.id === 'atum-gengibre' && isMakeable(idea, request))
    }
    expect([isOffered(corner), isOffered(serving)]).toEqual([false, true])
  })
})

describe('beside the house’s menu', () => {
  test('food cooked the same way is not proposed again', () => {
    expect(dishesOf(answers).map(({ id }) => id)).not.toContain('carne-sol-reducao')
  })

  test('prices are whole like the house’s, and fit its prices by course', () => {
    const dishes = dishesOf(answers)
    for (const { name, course, suggestedPrice } of dishes) {
      expect((suggestedPrice ?? 0) % 1, name).toBe(0)
      if (course === 'lanche') expect(suggestedPrice, name).toBeLessThanOrEqual(24)
      // The baião serves two: R$ 27 for one.
      if (course === 'principal') expect(suggestedPrice, name).toBeLessThanOrEqual(43)
      if (course === 'sobremesa') expect(suggestedPrice, name).toBeLessThanOrEqual(22)
    }
    expect(dishes.some(({ course }) => course === 'lanche')).toBe(true)
  })

  test('no dish uses a food whose closed season begins within the plan', () => {
    const sea = { ...withStove, cuisine_preferences: ['Praiana'], ingredients: 'ceviche de pargo' }
    const uses = (today: string) =>
      dishesOf(sea, { ...corner, today }).some(({ ingredients }) =>
        ingredients.some(({ id }) => id === 'pargo'),
      )
    expect(uses('2026-11-22')).toBe(false)
    expect(uses('2026-10-01')).toBe(true)
  })
})
