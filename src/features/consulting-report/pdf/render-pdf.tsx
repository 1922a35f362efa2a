import type { Report } from '@consulting/report/blocks.ts'
import { Font, pdf } from '@react-pdf/renderer'
import { ReportDocument } from './report-document'

/** Addresses of the TTF files, instances of the screen's own fonts: the renderer takes no variable ones. */
export type PdfFonts = { figtree: string; figtreeBold: string; fraunces: string }

export function registerFonts(fonts: PdfFonts): void {
  Font.register({
    family: 'Figtree',
    fonts: [
      { src: fonts.figtree, fontWeight: 400 },
      { src: fonts.figtreeBold, fontWeight: 700 },
    ],
  })
  Font.register({ family: 'Fraunces', src: fonts.fraunces })
  // Words are not broken: the library knows no Portuguese hyphenation.
  Font.registerHyphenationCallback((word) => [word])
}

/** A report as a PDF with real text. */
export async function renderPdf(report: Report, fonts: PdfFonts): Promise<Blob> {
  registerFonts(fonts)
  return pdf(<ReportDocument report={report} />).toBlob()
}
