import type { Block, ReportSection } from '../../report/blocks.ts'
import type { CompetitorMap } from './schema.ts'

/** "O que você perguntou", first in the report; refusals are in "O que você pediu". */
export function answerSection({ answers = [] }: CompetitorMap): ReportSection[] {
  const asked = answers.filter(({ against }) => !against)
  if (asked.length === 0) return []
  const blocks = asked.flatMap(({ title, verdict, texts, table }): Block[] => [
    { kind: 'subtitle', text: title },
    { kind: 'text', text: `**${verdict}** ${texts.join(' ')}`.trim() },
    ...(table && table.rows.length > 0 ? [{ kind: 'table', ...table } as const] : []),
  ])
  return [{ id: 'perguntas', title: 'O que você perguntou', blocks }]
}
