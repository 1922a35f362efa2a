import { type AutomationType, automationTypes } from '@consulting/automation-types.ts'
import { foldAccents } from '@consulting/base/language/text.ts'
import type { CatalogueRow } from '@/data/tables/automations-catalog'

export type CatalogueItem = CatalogueRow

/** What decides whether the house can run an automation now. */
export interface Purse {
  /** Credits. */
  balance: number
  /** Types of which the house holds an unused free run. */
  freeRuns: ReadonlySet<AutomationType>
}

export type Access = 'included' | 'affordable' | 'insufficient'

/** A free run comes first, because the database takes it first; a cost of 0 is always covered. */
export function accessTo(item: Pick<CatalogueItem, 'type' | 'credit_cost'>, purse: Purse): Access {
  if (purse.freeRuns.has(item.type)) return 'included'
  return purse.balance >= item.credit_cost ? 'affordable' : 'insufficient'
}

/** 1–2 Iniciante, 3 Intermediário, 4–5 Avançado. */
export function complexityLabel(complexity: number): string {
  if (complexity <= 2) return 'Iniciante'
  return complexity === 3 ? 'Intermediário' : 'Avançado'
}

export const sortOptions = [
  { value: 'popular', label: 'Popularidade' },
  { value: 'name', label: 'Nome' },
  { value: 'cost', label: 'Menor custo' },
  { value: 'time', label: 'Menor tempo' },
] as const

export type Sort = (typeof sortOptions)[number]['value']

export interface HubFilters {
  search: string
  /** Null stands for all. */
  category: string | null
  sort: Sort
  popularOnly: boolean
  affordableOnly: boolean
}

export const noFilters: HubFilters = {
  search: '',
  category: null,
  sort: 'popular',
  popularOnly: false,
  affordableOnly: false,
}

const parameters = {
  search: 'busca',
  category: 'categoria',
  sort: 'ordem',
  popularOnly: 'populares',
  affordableOnly: 'acessiveis',
} as const

/** Reads the filters from the address; what it does not know counts as not given. */
export function parseFilters(query: URLSearchParams): HubFilters {
  const sort = sortOptions.find((option) => option.value === query.get(parameters.sort))
  return {
    search: query.get(parameters.search) ?? '',
    category: query.get(parameters.category) || null,
    sort: sort?.value ?? noFilters.sort,
    popularOnly: query.get(parameters.popularOnly) === '1',
    affordableOnly: query.get(parameters.affordableOnly) === '1',
  }
}

/** The query string of the filters, without what stands at its default. */
export function formatFilters(filters: HubFilters): URLSearchParams {
  const query = new URLSearchParams()
  if (filters.search !== '') query.set(parameters.search, filters.search)
  if (filters.category !== null) query.set(parameters.category, filters.category)
  if (filters.sort !== noFilters.sort) query.set(parameters.sort, filters.sort)
  if (filters.popularOnly) query.set(parameters.popularOnly, '1')
  if (filters.affordableOnly) query.set(parameters.affordableOnly, '1')
  return query
}

function byHouseOrder(a: CatalogueItem, b: CatalogueItem): number {
  return automationTypes.indexOf(a.type) - automationTypes.indexOf(b.type)
}

const comparisons: Record<Sort, (a: CatalogueItem, b: CatalogueItem) => number> = {
  popular: (a, b) => Number(b.is_popular) - Number(a.is_popular),
  name: (a, b) => a.name.localeCompare(b.name, 'pt-BR'),
  cost: (a, b) => a.credit_cost - b.credit_cost,
  time: (a, b) => a.estimated_time_minutes - b.estimated_time_minutes,
}

/** The rows that pass every filter, in the chosen order; ties keep the house's own order. */
export function filterCatalogue(
  items: readonly CatalogueItem[],
  filters: HubFilters,
  purse: Purse,
): CatalogueItem[] {
  const terms = foldAccents(filters.search).split(/\s+/).filter(Boolean)
  return items
    .filter((item) => {
      const text = foldAccents(`${item.name} ${item.description}`)
      return (
        terms.every((term) => text.includes(term)) &&
        (filters.category === null || item.category === filters.category) &&
        (!filters.popularOnly || item.is_popular) &&
        (!filters.affordableOnly || accessTo(item, purse) !== 'insufficient')
      )
    })
    .sort((a, b) => comparisons[filters.sort](a, b) || byHouseOrder(a, b))
}

/** The categories of the catalogue, each once, in alphabetical order. */
export function categoriesOf(items: readonly CatalogueItem[]): string[] {
  return [...new Set(items.map((item) => item.category))].sort((a, b) => a.localeCompare(b, 'pt-BR'))
}
