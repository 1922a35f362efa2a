import type { Block, ReportSection } from '../../report/blocks.ts'
import type { CompetitorMap } from './schema.ts'

/** Rules rather than questions: kept in one sentence, they stand in the list of wishes only. */
const rules: ReadonlySet<string> = new Set(['startsOn', 'fewChanges', 'notCompared'])

/** "O que você perguntou", first in the report; refusals are in "O que você pediu". */
export function answerSection({ answers = [] }: CompetitorMap): ReportSection[] {
  const asked = answers.filter(
    ({ against, about, texts }) => !against && !(rules.has(about) && texts.length === 0),
  )
  if (asked.length === 0) return []
  const blocks = asked.flatMap(({ title, verdict, texts, table }): Block[] => [
    { kind: 'subtitle', text: title },
    { kind: 'text', text: `**${verdict}** ${texts.join(' ')}`.trim() },
    ...(table && table.rows.length > 0 && !table.headers.includes('Confiança')
      ? [{ kind: 'table', ...table } as const]
      : []),
  ])
  return [{ id: 'perguntas', title: 'O que você perguntou', blocks }]
}
