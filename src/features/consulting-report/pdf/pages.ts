import type { Block, ReportSection } from '@consulting/report/blocks.ts'
import { drawnMatrixFrom } from '@consulting/report/matrix-table.ts'
import { leadHeight } from './table-layout'

/** Sections that start a page, because they are handed over or pinned up on their own. */
const onOwnPage = new Set(['resumo', 'calendario'])

/** A list with more rows fills a page of its own. */
const fullPage = 20

const isSheet = ({ kind }: Block) => kind === 'drinks' || kind === 'dishes'

const hasMenu = ({ blocks }: ReportSection) => blocks.some(({ kind }) => kind === 'menu')

/** A shopping list long enough to be taken out of the report. */
const isLongShoppingList = ({ id, blocks }: ReportSection) =>
  id === 'compras' && blocks.some((block) => block.kind === 'table' && block.rows.length > fullPage)

/** Groups the sections of a report by the page on which they start. Short ones share a page. */
export function pagesOf(sections: readonly ReportSection[]): ReportSection[][] {
  const pages: ReportSection[][] = []
  for (const section of sections) {
    const before = pages.at(-1)
    const first = before?.[0]
    const handedOver = first !== undefined && (first.id === 'resumo' || first.blocks.at(-1)?.kind === 'menu')
    const starts =
      onOwnPage.has(section.id) ||
      hasMenu(section) ||
      isLongShoppingList(section) ||
      section.blocks.slice(0, 1).some(isSheet)
    if (!before || starts || handedOver) pages.push([section])
    else before.push(section)
  }
  return withoutLonelyWishes(pages)
}

/** Wishes that would have a page to themselves continue the summary's page. */
function withoutLonelyWishes(pages: readonly ReportSection[][]): ReportSection[][] {
  const at = pages.findIndex(([first, ...others]) => first?.id === 'pedido' && others.length === 0)
  const wishes = pages[at]
  const summary = pages[at - 1]
  if (!wishes || summary?.[0]?.id !== 'resumo') return [...pages]
  return [...pages.slice(0, at - 1), [...summary, ...wishes], ...pages.slice(at + 1)]
}

/** Points below a heading and below a block, which are no part of its height. */
const margins = 26

/** Points of space that a heading needs below it, so that it never ends a page: the next block is not split. */
export function roomBelow(next: Block | undefined): number {
  switch (next?.kind) {
    case 'matrix':
      return next.matrix.points.length < drawnMatrixFrom ? 90 : 290
    case 'lines':
      return 225
    case 'bars':
      return Math.min(next.chart.bars.length, 16) * (next.chart.legend ? 30 : 16) + 40
    case 'table':
      return leadHeight(next) + margins
    case 'tables':
      return (next.tables[0] ? leadHeight(next.tables[0]) : 0) + margins
    case 'scenarios':
      return 60 + next.scenarios.changes.length * 19
    case 'drinks':
      return 190
    case 'dishes':
      return 300
    case 'posts':
      return 150
    case 'list':
    case 'checkList':
      return isShort(next) ? next.items.length * 24 + 30 : 80
    default:
      return 80
  }
}

/** Whether a list stays on one page. */
export const isShort = ({ items }: { items: readonly string[] }) => items.length <= 10
