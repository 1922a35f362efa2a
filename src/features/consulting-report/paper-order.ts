import type { ReportSection } from '@consulting/report/blocks.ts'

/** On paper the summary comes first, because it is handed over as a page of its own. */
export const paperOrder = (sections: readonly ReportSection[]): ReportSection[] => [
  ...sections.filter(({ id }) => id === 'resumo'),
  ...sections.filter(({ id }) => id !== 'resumo'),
]
