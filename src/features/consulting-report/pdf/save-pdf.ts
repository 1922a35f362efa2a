import type { Report } from '@consulting/report/blocks.ts'
import { downloadFile } from '@/ui/download-file'
import { fileNameFor } from '@/ui/file-name'
import figtree from './fonts/figtree-400.ttf?url'
import figtreeBold from './fonts/figtree-700.ttf?url'
import fraunces from './fonts/fraunces-600.ttf?url'

/** Renders and saves the report's PDF. The renderer is large and loads on first use. */
export async function savePdf(report: Report): Promise<void> {
  const { renderPdf } = await import('./render-pdf')
  const blob = await renderPdf(report, { figtree, figtreeBold, fraunces })
  downloadFile(blob, fileNameFor(report.title, 'pdf'))
}
