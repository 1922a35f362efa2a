import { automationOf } from '@consulting/automation-types.ts'
import type { ReportSection } from '@consulting/report/blocks.ts'
import { reportSections } from '@consulting/report/build-report.ts'
import { withWishes } from '@consulting/report/wish-section.ts'
import { parseContent } from '@consulting/results.ts'
import { queryOptions } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { userKey } from '@/data/client/query-keys'
import { type GeneratedContent, generatedContentQuery } from '@/data/tables/generated-content'
import { type AnsweredRequest, wishChecksQuery } from '@/data/tables/wish-checks'

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
      readReport(
        ...(await Promise.all([
          client.fetchQuery(generatedContentQuery(userId, requestId)),
          client.fetchQuery(wishChecksQuery(userId, requestId)),
        ])),
      ),
    // Results never change.
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** Sections from stored results. Results that this version cannot read are left out. */
export async function readReport(
  rows: readonly GeneratedContent[],
  { type, checks }: AnsweredRequest,
): Promise<StoredReport> {
  const contents = await Promise.all(rows.map(({ content }) => parseContent(content)))
  const sections = await reportSections(contents.filter((content) => content !== null))
  return {
    sections: withWishes(sections, checks, type ? automationOf(type).definition.result : undefined),
    writer: metadataSchema.parse(rows[0]?.metadata).writer ?? 'engine',
  }
}
