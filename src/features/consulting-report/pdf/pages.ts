import type { Block, ReportSection } from '@consulting/report/blocks.ts'

/** Sections that are taken out and pinned up, or handed over, on their own. */
const apart = new Set(['resumo', 'calendario', 'compras', 'plano'])

const isSheet = ({ kind }: Block) => kind === 'drinks' || kind === 'dishes' || kind === 'posts'

/** The sections of a report by the page that they start on; short ones share it. */
export function pagesOf(sections: readonly ReportSection[]): ReportSection[][] {
  const pages: ReportSection[][] = []
  for (const section of sections) {
    const before = pages.at(-1)
    const handedOver = before?.[0]?.id === 'resumo'
    const starts = apart.has(section.id) || section.blocks.slice(0, 1).some(isSheet)
    if (!before || starts || handedOver) pages.push([section])
    else before.push(section)
  }
  return pages
}
