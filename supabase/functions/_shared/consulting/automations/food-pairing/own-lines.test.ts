import { describe, expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import { fitsTown } from '../../base/drinks/towns.ts'
import { exclusionOf } from '../../base/lexicon/exclusion.ts'
import { menuItemVerdict } from '../../base/request/judge-exclusions.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { createPairings } from './engine.ts'
import { heldByAny } from './held-dish.ts'
import { drinkContents, fruitOf } from './held-drink.ts'
import { pairingSections } from './sections.ts'
import { namesAmong, spokenName } from './short-names.ts'

const item = (category: string, name: string, price: number, cost: number): MenuItem => ({
  category,
  name,
  price,
  cost,
  description: null,
})

const grill = [
  item('Carnes', 'Picanha na brasa 600 g', 129, 58),
  item('Carnes', 'Maminha ao alho 500 g', 92, 36),
  item('Carnes', 'Fraldinha com chimichurri 500 g', 88, 34),
  item('Carnes', 'Alcatra com gorgonzola 500 g', 96, 38),
  item('Carnes', 'Contrafilé 400 g', 84, 33),
  item('Carnes', 'Costela no bafo 700 g', 90, 34),
  item('Carnes', 'Galeto ao limão', 62, 19),
  item('Carnes', 'Tilápia na brasa com manteiga', 66, 24),
  item('Bebidas', 'Chopp 300 ml', 12, 4.2),
  item('Bebidas', 'Caipirinha 300 ml', 18, 3.9),
  item('Bebidas', 'Suco de tamarindo 400 ml', 10, 2.2),
  item('Bebidas', 'Suco de goiaba 400 ml', 10, 2.4),
  item('Bebidas', 'Cajuína 500 ml', 12, 5),
  item('Bebidas', 'Refrigerante lata 350 ml', 7, 2.9),
]

function menuOf(city: string, items: readonly MenuItem[] = grill, settings = {}) {
  const contents = createPairings(
    {
      menu_upload: menuAnswer({ items: [...items] }),
      cuisine_style: 'Nordestina',
      focus_areas: ['Pratos principais'],
    },
    {
      ...plainContext,
      restaurant: { ...plainContext.restaurant, city },
      house: { ...plainContext.house, settings: { ...plainContext.house.settings, ...settings } },
      today: '2026-11-22',
    },
  ).map(({ content }) => content)
  const menu = contents.find((content) => content.kind === 'pairing_menu')
  if (!menu) throw new Error('the analysis is missing')
  return menu
}

describe('a pairing report', () => {
  test('tells no two dishes with the same reason or sentence', () => {
    const { overview } = menuOf('Sobral')
    for (const key of ['why', 'say'] as const)
      expect(new Set(overview.map((row) => row[key])).size).toBe(overview.length)
    expect(overview.find(({ name }) => name.startsWith('Fraldinha'))?.why).toContain('chimichurri')
  })

  test('puts no drink without alcohol beside more than a third of the dishes, the house’s own first', () => {
    const { overview, recipes } = menuOf('Sobral')
    const names = overview.map(({ free }) => free?.name ?? '')
    for (const name of new Set(names))
      expect(names.filter((one) => one === name).length, name).toBeLessThanOrEqual(overview.length / 3)
    expect(overview.every(({ free }) => free?.own && free.reason)).toBe(true)
    expect(recipes.filter(({ base }) => base === null)).toEqual([])
  })

  test('adds at most one new drink without alcohol, priced near the house’s juices', () => {
    const few = grill.filter(({ name }) => !/goiaba|Cajuína/.test(name))
    const made = menuOf('Sobral', few).recipes.filter(({ base }) => base === null)
    expect(made.length).toBeLessThanOrEqual(1)
    for (const { suggestedPrice } of made) expect(suggestedPrice).toBeLessThanOrEqual(14)
  })

  test('offers first the two meats that guests come to a meat house for', () => {
    const first = (menuOf('Sobral').combos ?? []).filter((combo) => combo.first)
    expect(first.map(({ dish }) => dish.split(' ')[0]).toSorted()).toEqual(['Costela', 'Picanha'])
  })

  test('gives every dish and drink its line in the table of allergens', () => {
    const text = JSON.stringify(pairingSections([menuOf('Sobral')]))
    expect(text).toContain('nenhum dos obrigatórios pelo nome')
    expect(text).toMatch(/Bebidas: [^"]*Suco de tamarindo/)
  })

  test('states a month only from the owner’s seats and open days', () => {
    const opening = { 5: { from: '11:00', to: '23:00' }, 6: { from: '11:00', to: '23:00' } }
    const month = (settings: object) =>
      JSON.stringify(pairingSections([menuOf('Sobral', grill, settings)])).includes('lugares cheios')
    expect(month({ seats: 80, opening })).toBe(true)
    expect(month({})).toBe(false)
  })
})

test('sizes are left out of sentences, unless two items differ only in size', () => {
  expect(spokenName('Carne de sol com nata 500 g')).toBe('Carne de sol com nata')
  expect(spokenName('Cerveja 600 600 ml')).toBe('Cerveja 600')
  expect(spokenName('Costela no bafo 8 horas 1,2 kg')).toBe('Costela no bafo 8 horas')
  expect(spokenName('Chope de 300 ml')).toBe('Chope de 300 ml')
  const among = namesAmong(['Picanha 300 g', 'Picanha 600 g', 'Cupim 400 g'])
  expect(among('Picanha 600 g')).toBe('Picanha 600 g')
  expect(among('Cupim 400 g')).toBe('Cupim')
})

test('a new drink outside Fortaleza is named after no place', () => {
  expect(fitsTown('Velas do Mucuripe', 'Sobral')).toBe(false)
  expect(fitsTown('Velas do Mucuripe', 'Fortaleza')).toBe(true)
  expect(fitsTown('Céu de Quixadá', 'Quixadá')).toBe(true)
  expect(fitsTown('Alpendre de Cajá', 'Sobral')).toBe(true)
})

test('an allergy leaves the house its drinks whose fruit is known', () => {
  const nuts = [exclusionOf('castanha-de-caju', 'allergy')]
  const held = (name: string) => {
    const fruit = fruitOf({ name, description: null })
    return heldByAny(nuts, { name: fruit ?? name, description: null, allergens: null })
  }
  expect(held('Suco de tamarindo 400 ml')).toBeNull()
  expect(held('Caipirinha 300 ml')).toBeNull()
  expect(held('Caipirinha de cachaça')).toBeNull()
  expect(held('Suco de caju')).not.toBeNull()
  expect(held('Suco do dia')).not.toBeNull()
  expect(drinkContents({ name: 'Caipirinha de cajá', description: null })).toEqual(['polpa de cajá'])
  expect(drinkContents({ name: 'Caipirinha da casa', description: null })).toBeNull()
})

test('a drink that names its fruit is judged by that fruit, and still by what else it may hold', () => {
  const verdict = (what: string, why: 'allergy' | 'taste', name: string) =>
    menuItemVerdict(exclusionOf(what, why), { name, description: null, allergens: null })
  expect(verdict('maracujá', 'allergy', 'Caipirinha de siriguela')).toBe('yes')
  expect(verdict('maracujá', 'allergy', 'Caipirinha de maracujá')).toBe('no')
  expect(verdict('sucos', 'taste', 'Suco de laranja')).toBe('no')
  expect(verdict('caipirinha', 'taste', 'Caipirinha de kiwi')).toBe('no')
  expect(verdict('sulfitos', 'allergy', 'Suco de laranja')).not.toBe('yes')
})
