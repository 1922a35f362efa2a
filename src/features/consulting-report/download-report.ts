import { buildReport, type ReportSource } from '@consulting/report/build-report.ts'
import { toast } from '@/ui/toaster'
import { fetchReportContents } from './consulting-report.queries'
import { savePdf } from './pdf/save-pdf'

/** Saves the PDF of a completed request, and says how it went. */
export async function downloadReport(source: Omit<ReportSource, 'contents'>): Promise<void> {
  try {
    const { contents } = await fetchReportContents(source.requestId)
    await savePdf(buildReport({ ...source, contents }))
    toast.success('Relatório baixado com sucesso!')
  } catch (error) {
    console.warn('report PDF', error)
    toast.error('Não foi possível preparar o PDF', 'Tente novamente em alguns instantes')
  }
}
