import { describe, expect, it } from 'vitest'
import {
  accessTo,
  type CatalogueItem,
  categoriesOf,
  complexityLabel,
  filterCatalogue,
  formatFilters,
  noFilters,
  parseFilters,
} from './catalogue'

function item(changes: Partial<CatalogueItem>): CatalogueItem {
  return {
    id: changes.type ?? 'id',
    type: 'drink_creation',
    name: 'Criação de Drinks Autorais',
    description: 'Drinks com ficha técnica',
    category: 'Criação',
    credit_cost: 200,
    estimated_time_minutes: 30,
    complexity: 2,
    is_popular: false,
    is_new: false,
    ...changes,
  }
}

const drinks = item({})
const menu = item({
  type: 'menu_redesign',
  name: 'Redesign de Cardápio',
  description: 'Engenharia de menu',
  category: 'Estratégia',
  credit_cost: 800,
  estimated_time_minutes: 90,
  is_popular: true,
})
const posts = item({
  type: 'content_generation',
  name: 'Conteúdo para Redes Sociais',
  description: 'Calendário de publicações',
  category: 'Marketing',
  credit_cost: 0,
  estimated_time_minutes: 20,
  is_popular: true,
})
const all = [posts, menu, drinks]
const funds = { balance: 500, freeRuns: new Set<never>() }
const names = (items: CatalogueItem[]) => items.map(({ type }) => type)

describe('access to an automation', () => {
  it('is affordable up to the balance, and not above it', () => {
    expect(accessTo(drinks, { balance: 200, freeRuns: new Set() })).toBe('affordable')
    expect(accessTo(drinks, { balance: 199, freeRuns: new Set() })).toBe('insufficient')
  })

  it('is affordable at a cost of 0 with any balance', () => {
    expect(accessTo(posts, { balance: 0, freeRuns: new Set() })).toBe('affordable')
  })

  it('is included by a free run of the same type, not of another', () => {
    expect(accessTo(menu, { balance: 0, freeRuns: new Set(['menu_redesign'] as const) })).toBe('included')
    expect(accessTo(menu, { balance: 0, freeRuns: new Set(['drink_creation'] as const) })).toBe(
      'insufficient',
    )
  })
})

describe('filters', () => {
  it('find words in name and description regardless of case and accents', () => {
    expect(names(filterCatalogue(all, { ...noFilters, search: 'CARDAPIO' }, funds))).toEqual([
      'menu_redesign',
    ])
    expect(names(filterCatalogue(all, { ...noFilters, search: 'ficha tecnica' }, funds))).toEqual([
      'drink_creation',
    ])
    expect(filterCatalogue(all, { ...noFilters, search: 'pizza' }, funds)).toEqual([])
  })

  it('keep one category, popular automations and affordable automations', () => {
    expect(names(filterCatalogue(all, { ...noFilters, category: 'Marketing' }, funds))).toEqual([
      'content_generation',
    ])
    expect(names(filterCatalogue(all, { ...noFilters, popularOnly: true }, funds))).toEqual([
      'menu_redesign',
      'content_generation',
    ])
    expect(names(filterCatalogue(all, { ...noFilters, affordableOnly: true }, funds))).toEqual([
      'content_generation',
      'drink_creation',
    ])
  })

  it('sort by name, cost, time and popularity', () => {
    const sorted = (sort: (typeof noFilters)['sort']) =>
      names(filterCatalogue(all, { ...noFilters, sort }, funds))
    expect(sorted('name')).toEqual(['content_generation', 'drink_creation', 'menu_redesign'])
    expect(sorted('cost')).toEqual(['content_generation', 'drink_creation', 'menu_redesign'])
    expect(sorted('time')).toEqual(['content_generation', 'drink_creation', 'menu_redesign'])
    expect(sorted('popular')).toEqual(['menu_redesign', 'content_generation', 'drink_creation'])
  })

  it('survive a round trip through the URL', () => {
    const filters = {
      search: 'café & cana',
      category: 'Criação',
      sort: 'cost',
      popularOnly: true,
      affordableOnly: true,
    } as const
    expect(parseFilters(new URLSearchParams(formatFilters(filters).toString()))).toEqual(filters)
    expect(formatFilters(noFilters).toString()).toBe('')
  })

  it('ignore unknown query parameters', () => {
    expect(parseFilters(new URLSearchParams('ordem=sideways&populares=yes'))).toEqual(noFilters)
  })
})

it('names complexity from 1 to 5', () => {
  expect([1, 2, 3, 4, 5].map(complexityLabel)).toEqual([
    'Iniciante',
    'Iniciante',
    'Intermediário',
    'Avançado',
    'Avançado',
  ])
})

it('lists each category once, in alphabetical order', () => {
  expect(categoriesOf([menu, drinks, posts, drinks])).toEqual(['Criação', 'Estratégia', 'Marketing'])
})
