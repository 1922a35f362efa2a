import { buildReport, type ReportSource } from '@consulting/report/build-report.ts'
import { fetchGeneratedContent } from '@/data/tables/generated-content'
import { fetchWishChecks } from '@/data/tables/wish-checks'
import { toast } from '@/ui/toaster'
import { readReport } from './consulting-report.queries'
import { savePdf } from './pdf/save-pdf'

/** Saves the PDF of a completed request and announces success or failure. */
export async function downloadReport(source: Omit<ReportSource, 'sections'>): Promise<void> {
  try {
    const [rows, answered] = await Promise.all([
      fetchGeneratedContent(source.requestId),
      fetchWishChecks(source.requestId),
    ])
    const { sections } = await readReport(rows, answered)
    await savePdf(buildReport({ ...source, sections }))
    toast.success('Relatório baixado com sucesso!')
  } catch (error) {
    console.warn('report PDF', error)
    toast.error('Não foi possível preparar o PDF', 'Tente novamente em alguns instantes')
  }
}
