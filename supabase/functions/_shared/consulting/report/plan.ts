import type { Block, ReportSection } from './blocks.ts'

/** Tasks for the 30 days after the consultation, one checklist per week; weeks without tasks are left out. */
export function weekPlan(...weeks: [title: string, tasks: string[]][]): ReportSection {
  return {
    id: 'plano',
    title: 'Plano de 30 dias',
    blocks: weeks.flatMap(([text, items]): Block[] =>
      items.length === 0
        ? []
        : [
            { kind: 'subtitle', text },
            { kind: 'checkList', items },
          ],
    ),
  }
}
