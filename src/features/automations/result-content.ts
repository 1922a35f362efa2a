import { type ResultContent, resultContentSchema } from '@consulting/engine/results.ts'
import { keepAmountsWhole } from '@/domain/money'
import type { GeneratedContent } from './automations.queries'

/** One result with its content understood; what this version does not know is kept as text. */
export type Result = {
  id: string
  title: string
  downloadable: boolean
  /** As stored, for the file. */
  raw: unknown
  content: ResultContent | { kind: 'text'; text: string }
}

/** Reads a stored result. Never throws: an unknown or damaged content becomes plain text. */
export function parseResult(row: GeneratedContent): Result {
  const content: unknown = JSON.parse(keepAmountsWhole(JSON.stringify(row.content)))
  const parsed = resultContentSchema.safeParse(content)
  return {
    id: row.id,
    title: row.title,
    downloadable: !isMarkedNotDownloadable(row.metadata),
    raw: row.content,
    content: parsed.success ? parsed.data : { kind: 'text', text: describeUnknown(content) },
  }
}

function isMarkedNotDownloadable(metadata: unknown): boolean {
  return typeof metadata === 'object' && metadata !== null && Reflect.get(metadata, 'downloadable') === false
}

/** Keys that serve programs, not readers. */
const technicalKeys = new Set(['kind', 'id'])

function describeUnknown(value: unknown, indent = ''): string {
  if (value === null || value === undefined) return '–'
  if (Array.isArray(value)) {
    return value.map((item) => `${indent}• ${describeUnknown(item, `${indent}  `).trimStart()}`).join('\n')
  }
  if (typeof value !== 'object') return String(value)
  return Object.entries(value)
    .filter(([key]) => !technicalKeys.has(key))
    .map(([key, item]) =>
      typeof item === 'object' && item !== null
        ? `${indent}${key}:\n${describeUnknown(item, `${indent}  `)}`
        : `${indent}${key}: ${describeUnknown(item)}`,
    )
    .join('\n')
}

/** Analyses come before the single items they speak of; otherwise the stored order stays. */
export function inReadingOrder(results: readonly Result[]): Result[] {
  const first = results.filter(({ content }) => content.kind === 'drink_menu')
  return [...first, ...results.filter((result) => !first.includes(result))]
}

/** The file of one result. */
export function toFile({ title, raw }: Result): { title: string; content: unknown } {
  return { title, content: raw }
}
