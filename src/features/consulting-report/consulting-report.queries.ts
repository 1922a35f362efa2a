import { automationOf } from '@consulting/automation-types.ts'
import type { ReportSection } from '@consulting/report/blocks.ts'
import { reportSections } from '@consulting/report/build-report.ts'
import { withWishes } from '@consulting/report/wish-section.ts'
import { parseContent, type ResultContent } from '@consulting/results.ts'
import { queryOptions, skipToken } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { userKey } from '@/data/client/query-keys'
import { type GeneratedContent, generatedContentQuery } from '@/data/tables/generated-content'
import { repricedContentsQuery } from '@/data/tables/repriced-contents'
import { type AnsweredRequest, wishChecksQuery } from '@/data/tables/wish-checks'

const metadataSchema = z.catch(z.object({ writer: z.optional(z.string()) }), {})

export type StoredReport = {
  sections: ReportSection[]
  /** The results that the sections present. */
  contents: ResultContent[]
  version: number
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

/** One version of a report. Throws AppError. */
export function versionReportQuery(userId: string, requestId: string, version: number) {
  return queryOptions({
    queryKey: userKey(userId, 'generated_content', requestId, 'report', version),
    queryFn: async ({ client }) =>
      readReport(
        ...(await Promise.all([
          client.fetchQuery(generatedContentQuery(userId, requestId, version)),
          client.fetchQuery(wishChecksQuery(userId, requestId, version)),
        ])),
      ),
    staleTime: Number.POSITIVE_INFINITY,
  })
}

/** A report's sections at the owner's prices, or null where none of them applies. Throws AppError. */
export function repricedReportQuery(
  userId: string,
  restaurantId: string | undefined,
  requestId: string,
  contents: readonly ResultContent[] | undefined,
) {
  return queryOptions({
    queryKey: userKey(userId, 'ingredient_prices', requestId, 'report'),
    queryFn: contents
      ? async ({ client }) => {
          const options = repricedContentsQuery(userId, restaurantId, requestId, contents)
          if (options.queryFn === skipToken) return null
          const repriced = await client.fetchQuery(options)
          if (!repriced) return null
          const answered = await client.fetchQuery(wishChecksQuery(userId, requestId))
          return { repriced, sections: await sectionsOf(repriced.contents, answered) }
        }
      : skipToken,
    staleTime: 0,
  })
}

async function sectionsOf(
  contents: readonly ResultContent[],
  { type, checks, words }: AnsweredRequest,
): Promise<ReportSection[]> {
  const sections = await reportSections(contents)
  return withWishes(sections, checks, {
    noun: type ? automationOf(type).definition.result : undefined,
    ...words,
  })
}

/** Sections from stored results. Results that this version cannot read are left out. */
export async function readReport(
  rows: readonly GeneratedContent[],
  answered: AnsweredRequest,
): Promise<StoredReport> {
  const parsed = await Promise.all(rows.map(({ content }) => parseContent(content)))
  const contents = parsed.filter((content) => content !== null)
  return {
    sections: await sectionsOf(contents, answered),
    contents,
    version: rows[0]?.version ?? 1,
    writer: metadataSchema.parse(rows[0]?.metadata).writer ?? 'engine',
  }
}
