import type { Report } from '@consulting/report/blocks.ts'
import { Font, pdf } from '@react-pdf/renderer'
import { ReportDocument } from './report-document'

/** URLs of TTF files: static instances of the screen's fonts, because the renderer does not support variable fonts. */
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
  // Disable hyphenation: the library does not know Portuguese.
  Font.registerHyphenationCallback((word) => [word])
}

/** Renders a report as a PDF with selectable text. */
export async function renderPdf(report: Report, fonts: PdfFonts): Promise<Blob> {
  registerFonts(fonts)
  return pdf(<ReportDocument report={report} />).toBlob()
}
