import { parseContent, type ResultContent } from '@consulting/results.ts'
import type { GeneratedContent } from '@/data/tables/generated-content'
import { keepAmountsWhole } from '@/format/money'

/** One result with its content parsed. Unknown content is kept as text. */
export type Result = {
  id: string
  title: string
  downloadable: boolean
  /** As stored, for the download. */
  raw: unknown
  content: ResultContent | { kind: 'text'; text: string }
}

/** Parses a stored result. Never throws: unknown or damaged content becomes plain text. */
export async function parseResult(row: Omit<GeneratedContent, 'version'>): Promise<Result> {
  const content: unknown = JSON.parse(keepAmountsWhole(JSON.stringify(row.content)))
  return {
    id: row.id,
    title: row.title,
    downloadable: !isMarkedNotDownloadable(row.metadata),
    raw: row.content,
    content: (await parseContent(content)) ?? { kind: 'text', text: describeUnknown(content) },
  }
}

function isMarkedNotDownloadable(metadata: unknown): boolean {
  return typeof metadata === 'object' && metadata !== null && Reflect.get(metadata, 'downloadable') === false
}

/** Keys that are for programs, not readers. */
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

/** Analyses come before the items they describe. Otherwise the stored order is kept. */
export function inReadingOrder(results: readonly Result[]): Result[] {
  const first = results.filter(({ content }) => content.kind === 'drink_menu')
  return [...first, ...results.filter((result) => !first.includes(result))]
}

/** The download of one result. */
export function toFile({ title, raw }: Result): { title: string; content: unknown } {
  return { title, content: raw }
}

/** The results with other contents, in the order of the readable ones. Downloads stay as stored. */
export function withContents(results: readonly Result[], contents: readonly ResultContent[]): Result[] {
  const left = contents[Symbol.iterator]()
  return results.map((result) => {
    if (result.content.kind === 'text') return result
    const next = left.next()
    return next.done ? result : { ...result, content: next.value }
  })
}
