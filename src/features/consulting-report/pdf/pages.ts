import type { Block, ReportSection } from '@consulting/report/blocks.ts'
import { drawnMatrixFrom } from '@consulting/report/matrix-table.ts'

/** Sections that are handed over, or pinned up, on their own. */
const apart = new Set(['resumo', 'calendario'])

/** Rows of a list that fills a page of its own. */
const fullPage = 20

const isSheet = ({ kind }: Block) => kind === 'drinks' || kind === 'dishes'

/** A shopping list that is long enough to be taken out. */
const isList = ({ id, blocks }: ReportSection) =>
  id === 'compras' && blocks.some((block) => block.kind === 'table' && block.rows.length > fullPage)

/** The sections of a report by the page that they start on; short ones share it. */
export function pagesOf(sections: readonly ReportSection[]): ReportSection[][] {
  const pages: ReportSection[][] = []
  for (const section of sections) {
    const before = pages.at(-1)
    const handedOver = before?.[0]?.id === 'resumo'
    const starts = apart.has(section.id) || isList(section) || section.blocks.slice(0, 1).some(isSheet)
    if (!before || starts || handedOver) pages.push([section])
    else before.push(section)
  }
  return pages
}

/** Room in points that a heading needs below it, so that it never ends a page: what follows stays whole. */
export function roomBelow(next: Block | undefined): number {
  switch (next?.kind) {
    case 'matrix':
      return next.matrix.points.length < drawnMatrixFrom ? 90 : 290
    case 'lines':
      return 225
    case 'bars':
      return Math.min(next.chart.bars.length, 16) * (next.chart.legend ? 30 : 16) + 40
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

/** A list that stays on one page. */
export const isShort = ({ items }: { items: readonly string[] }) => items.length <= 10
