import type { ReportSection } from '@consulting/report/blocks.ts'
import { reportSections } from '@consulting/report/build-report.ts'
import { parseContent } from '@consulting/results.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { userKey } from '@/data/client/query-keys'
import { type GeneratedContent, generatedContentQuery } from '@/data/tables/generated-content'

const metadataSchema = z.catch(z.object({ writer: z.optional(z.string()) }), {})

export type StoredReport = {
  sections: ReportSection[]
  /** Who wrote the texts: 'ai', 'engine', or 'engine_fallback' when the AI service failed. */
  writer: string
}

/** The report of a request. Throws AppError. */
export function reportQuery(userId: string, requestId: string) {
  return queryOptions({
    queryKey: userKey(userId, 'generated_content', requestId, 'report'),
    queryFn: async ({ client }) =>
      readReport(await client.fetchQuery(generatedContentQuery(userId, requestId))),
    // Results never change.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Sections from stored results. Results that this version cannot read are left out. */
export async function readReport(rows: readonly GeneratedContent[]): Promise<StoredReport> {
  const contents = await Promise.all(rows.map(({ content }) => parseContent(content)))
  return {
    sections: await reportSections(contents.filter((content) => content !== null)),
    writer: metadataSchema.parse(rows[0]?.metadata).writer ?? 'engine',
  }
}
