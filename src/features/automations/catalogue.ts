import { type AutomationType, automationTypes } from '@consulting/automation-types.ts'
import { foldAccents } from '@consulting/base/language/text.ts'
import type { CatalogueRow } from '@/data/tables/automations-catalog'

export type CatalogueItem = CatalogueRow

/** What decides whether the restaurant can run an automation now. */
export interface Funds {
  /** In credits. */
  balance: number
  /** Types with an unused free run. */
  freeRuns: ReadonlySet<AutomationType>
}

export type Access = 'included' | 'affordable' | 'insufficient'

/** A free run comes first, as in the database. A cost of 0 is always affordable. */
export function accessTo(item: Pick<CatalogueItem, 'type' | 'credit_cost'>, funds: Funds): Access {
  if (funds.freeRuns.has(item.type)) return 'included'
  return funds.balance >= item.credit_cost ? 'affordable' : 'insufficient'
}

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
  /** Null means all. */
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

/** Parses filters from the query string. Unknown values count as absent. */
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

/** Formats filters as a query string, without default values. */
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

/** Rows that pass every filter, in the chosen order. Ties keep the catalogue's order. */
export function filterCatalogue(
  items: readonly CatalogueItem[],
  filters: HubFilters,
  funds: Funds,
): CatalogueItem[] {
  const terms = foldAccents(filters.search).split(/\s+/).filter(Boolean)
  return items
    .filter((item) => {
      const text = foldAccents(`${item.name} ${item.description}`)
      return (
        terms.every((term) => text.includes(term)) &&
        (filters.category === null || item.category === filters.category) &&
        (!filters.popularOnly || item.is_popular) &&
        (!filters.affordableOnly || accessTo(item, funds) !== 'insufficient')
      )
    })
    .sort((a, b) => comparisons[filters.sort](a, b) || byHouseOrder(a, b))
}

/** Unique categories in alphabetical order. */
export function categoriesOf(items: readonly CatalogueItem[]): string[] {
  return [...new Set(items.map((item) => item.category))].sort((a, b) => a.localeCompare(b, 'pt-BR'))
}
