/** What each section of the menu sells and leaves today: the house's money, seen by its sections. */
import { formatBrl, formatNumber } from '../../base/language/text.ts'
import { paidOf } from '../../base/pricing/paid.ts'
import type { ReportSection } from '../../report/blocks.ts'
import { inReais } from './amounts.ts'
import { monthlyOf, perOf } from './period.ts'
import type { MenuRedesign, RedesignedCategory } from './schema.ts'

export interface SectionSum {
  name: string
  items: number
  /** Units and R$ of the stated period. */
  units: number
  revenue: number
  leaves: number
  /** Of what guests pay, and of what the house is left with. */
  margin: number
  share: number
  /** R$ that one sold item leaves. */
  each: number
}

/** The sections that sell, most money first. @param monthly units × monthly are units of the stated period */
export function sectionSums(categories: readonly RedesignedCategory[], monthly: number): SectionSum[] {
  const sums = categories.map(({ name, items }) => {
    const sum = (of: (item: RedesignedCategory['items'][number]) => number) =>
      items.reduce((total, item) => total + of(item) * item.units * monthly, 0)
    return {
      name,
      items: items.length,
      units: sum(() => 1),
      revenue: sum(paidOf),
      leaves: sum(({ margin }) => margin),
    }
  })
  const all = sums.reduce((total, { leaves }) => total + leaves, 0)
  return sums
    .filter(({ units, revenue }) => units > 0 && revenue > 0)
    .map((one) => ({
      ...one,
      margin: one.leaves / one.revenue,
      share: all > 0 ? one.leaves / all : 0,
      each: one.leaves / one.units,
    }))
    .toSorted((a, b) => b.leaves - a.leaves)
}

/** The section that is last by a measure, or first. */
export const endOf = (
  sums: readonly SectionSum[],
  of: (one: SectionSum) => number,
  most: boolean,
): SectionSum | undefined => sums.toSorted((a, b) => (of(b) - of(a)) * (most ? 1 : -1))[0]

export const percentOf = (share: number) => `${formatNumber(Math.round(share * 100))}%`

/** From this number of sections on, they are compared. */
const fewest = 2

export const sectionTable = (sums: readonly SectionSum[], per: string) => ({
  caption: `O que cada seção deixa hoje ${per}, depois dos ingredientes`,
  headers: ['Seção', 'Itens', 'Saem', 'Fatura', 'Deixa', 'Do total', 'Margem', 'Por unidade'],
  rows: sums.map(({ name, items, units, revenue, leaves, share, margin, each }) => [
    name,
    String(items),
    formatNumber(Math.round(units)),
    inReais(revenue),
    inReais(leaves),
    percentOf(share),
    percentOf(margin),
    formatBrl(each),
  ]),
  numeric: [1, 2, 3, 4, 5, 6, 7],
})

export function sectionsSection(redesign: MenuRedesign): ReportSection[] {
  const sums = sectionSums(redesign.categories, monthlyOf(redesign))
  if (sums.length < fewest) return []
  const per = perOf(redesign)
  return [
    {
      id: 'secoes',
      title: 'Onde está o dinheiro',
      blocks: [{ kind: 'table', ...sectionTable(sums, per) }],
    },
  ]
}
