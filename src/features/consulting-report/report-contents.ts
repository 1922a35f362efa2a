import { type ResultContent, resultContentSchema } from '@consulting/engine/results.ts'
import * as z from 'zod/mini'
import type { GeneratedContent } from '@/data/tables/generated-content'

const metadataSchema = z.catch(z.object({ writer: z.optional(z.string()) }), {})

export type ReportContents = {
  contents: ResultContent[]
  /** Who wrote the words: 'ai', 'engine', or 'engine_fallback' when the AI service failed. */
  writer: string
}

/** The results of a request, in order. Results that this version cannot read are left out. */
export function toReportContents(rows: readonly GeneratedContent[]): ReportContents {
  return {
    contents: rows.flatMap(({ content }) => {
      const parsed = resultContentSchema.safeParse(content)
      return parsed.success ? [parsed.data] : []
    }),
    writer: metadataSchema.parse(rows[0]?.metadata).writer ?? 'engine',
  }
}
