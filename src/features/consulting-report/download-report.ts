import { buildReport, type ReportSource } from '@consulting/report/build-report.ts'
import { fetchGeneratedContent } from '@/data/tables/generated-content'
import { toast } from '@/ui/toaster'
import { savePdf } from './pdf/save-pdf'
import { toReportContents } from './report-contents'

/** Saves the PDF of a completed request, and says how it went. */
export async function downloadReport(source: Omit<ReportSource, 'contents'>): Promise<void> {
  try {
    const { contents } = toReportContents(await fetchGeneratedContent(source.requestId))
    await savePdf(buildReport({ ...source, contents }))
    toast.success('Relatório baixado com sucesso!')
  } catch (error) {
    console.warn('report PDF', error)
    toast.error('Não foi possível preparar o PDF', 'Tente novamente em alguns instantes')
  }
}
