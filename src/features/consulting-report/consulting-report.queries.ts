import { type ResultContent, resultContentSchema } from '@consulting/results.ts'
import * as z from 'zod/mini'
import { supabase } from '@/data/client'
import { unwrap } from '@/data/errors'

const metadataSchema = z.catch(z.object({ writer: z.optional(z.string()) }), {})

export type ReportContents = {
  contents: ResultContent[]
  /** Who wrote the words: 'ai', 'engine', or 'engine_fallback' when the AI service failed. */
  writer: string
}

export const reportKeys = { contents: (requestId: string) => ['report-contents', requestId] as const }

/** The results of a request, in order; one that this version does not understand is left out. Throws AppError. */
export async function fetchReportContents(requestId: string): Promise<ReportContents> {
  const rows = unwrap(
    await supabase
      .from('generated_content')
      .select('content, metadata')
      .eq('automation_request_id', requestId)
      .order('position'),
  )
  return {
    contents: rows.flatMap(({ content }) => {
      const parsed = resultContentSchema.safeParse(content)
      return parsed.success ? [parsed.data] : []
    }),
    writer: metadataSchema.parse(rows[0]?.metadata).writer ?? 'engine',
  }
}
