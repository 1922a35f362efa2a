import { expect, test } from 'vitest'
import { unknownHouse } from '../../base/context.ts'
import { createDrinks } from '../drink-creation/engine.ts'
import { ingredientList } from './ingredient-list.ts'
import { recipesOf } from './recipes.ts'

const {
  menu: { drinks },
} = createDrinks(
  {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Moradores do bairro'],
    equipment: ['Coqueteleira'],
  },
  {
    today: '2026-11-21',
    restaurant: { name: 'Bar', city: 'Fortaleza', type: 'bar' },
    ...unknownHouse,
  },
)

test('uses the house’s own recipe from an earlier consultation, with its base by the bottle', () => {
  const drink = drinks.find(({ base }) => base !== null)
  const recipe = recipesOf(drinks)(drink?.name ?? '')
  expect(recipe?.origin).toBe('house')
  const base = drink?.ingredients.find(({ role }) => role === 'base')
  const [line] = ingredientList(
    [{ name: drink?.name ?? '', expected: 100, safe: 120 }],
    recipesOf(drinks),
  ).filter(({ name }) => name === base?.name)
  expect(line?.expected).toBeCloseTo(100 * (base?.amount ?? 0))
  expect(line?.packs).toBe(`${Math.ceil((120 * (base?.amount ?? 0)) / 500)} × garrafa de 500 ml`)
})

test.each([
  ['Caipirinha de limão', 'usual'],
  ['CAIPIROSCA DE MORANGO', 'usual'],
  ['Suco de cajá', 'usual'],
  ['Gim-tônica', 'usual'],
  ['Gim com tônica', 'usual'],
  ['Moscow mule', 'usual'],
  ['Vinho tinto da casa (taça)', 'poured'],
  ['Suco de seriguela', 'usual'],
  ['IPA 470 ml', 'poured'],
  ['Caranguejo toc-toc (un.)', 'resale'],
  ['Cerveja 600 ml', 'resale'],
  ['Long neck', 'resale'],
])('knows what %s takes from the stock', (name, origin) => {
  expect(recipesOf([])(name)?.origin).toBe(origin)
})

test.each([
  'Cocada de forno',
  'Caipirinha de café',
  'Batida de amendoim',
  'Torresmo de rolo',
  'Suco verde da casa',
  'Camarão na cerveja',
  'Caldo de cana',
])('invents no recipe for %s', (name) => expect(recipesOf([])(name)).toBeNull())

test('counts the pieces of a portion by the number in its name', () => {
  expect(
    ingredientList([{ name: 'Bolinho de queijo (8 un.)', expected: 10, safe: 12 }], recipesOf([])),
  ).toMatchObject([
    {
      name: 'Bolinho de queijo, peças',
      unit: 'un',
      expected: 80,
      safe: 96,
      packs: null,
      items: ['Bolinho de queijo (8 un.)'],
    },
  ])
})

test('measures what is poured by the amount in its name, foam included', () => {
  const [draught] = ingredientList([{ name: 'IPA 470 ml', expected: 100, safe: 110 }], recipesOf([]))
  expect(draught).toMatchObject({ name: 'chope IPA', unit: 'ml' })
  expect(draught?.expected).toBeCloseTo(47_000 / 0.92, 6)
  expect(draught?.safe).toBeCloseTo(51_700 / 0.92, 6)
})

test('adds up an ingredient over its drinks, including preparation losses', () => {
  const list = ingredientList(
    [
      { name: 'Caipirinha de limão', expected: 10, safe: 12 },
      { name: 'Batida de coco', expected: 10, safe: 12 },
    ],
    recipesOf([]),
  )
  expect(list.find(({ name }) => name === 'cachaça')).toMatchObject({
    expected: 1100,
    safe: 1320,
    items: ['Caipirinha de limão', 'Batida de coco'],
  })
})
