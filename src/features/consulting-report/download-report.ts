import { buildReport, type ReportSource } from '@consulting/report/build-report.ts'
import { toast } from '@/ui/toaster'
import { fetchReport } from './consulting-report.queries'
import { savePdf } from './pdf/save-pdf'

/** Saves the PDF of a completed request, and says how it went. */
export async function downloadReport(source: Omit<ReportSource, 'sections'>): Promise<void> {
  try {
    const { sections } = await fetchReport(source.requestId)
    await savePdf(buildReport({ ...source, sections }))
    toast.success('Relatório baixado com sucesso!')
  } catch (error) {
    console.warn('report PDF', error)
    toast.error('Não foi possível preparar o PDF', 'Tente novamente em alguns instantes')
  }
}
