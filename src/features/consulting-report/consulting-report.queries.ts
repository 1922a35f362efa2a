import type { ReportSection } from '@consulting/report/blocks.ts'
import { reportSections } from '@consulting/report/build-report.ts'
import { parseContent } from '@consulting/results.ts'
import * as z from 'zod/mini'
import { supabase } from '@/data/client'
import { unwrap } from '@/data/errors'

const metadataSchema = z.catch(z.object({ writer: z.optional(z.string()) }), {})

export type StoredReport = {
  sections: ReportSection[]
  /** Who wrote the words: 'ai', 'engine', or 'engine_fallback' when the AI service failed. */
  writer: string
}

export const reportKeys = { stored: (requestId: string) => ['stored-report', requestId] as const }

/** The report on a request's results; one that this version does not understand is left out. Throws AppError. */
export async function fetchReport(requestId: string): Promise<StoredReport> {
  const rows = unwrap(
    await supabase
      .from('generated_content')
      .select('content, metadata')
      .eq('automation_request_id', requestId)
      .order('position'),
  )
  const contents = await Promise.all(rows.map(({ content }) => parseContent(content)))
  return {
    sections: await reportSections(contents.filter((content) => content !== null)),
    writer: metadataSchema.parse(rows[0]?.metadata).writer ?? 'engine',
  }
}
