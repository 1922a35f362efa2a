import type { TextRun } from '../layout.ts'
import { DocumentError } from '../reading.ts'

/** Longer than any menu or monthly report. */
const maxPages = 60

/** Text runs. A dense page has about 1,500, or one for each letter with some programs. */
const maxRuns = { page: 5000, document: 30_000 } as const

export interface PdfPage {
  runs: TextRun[]
  /** In points. */
  width: number
}

/**
 * Extracts the text of a PDF with positions. Pages of images give no text.
 * @throws DocumentError `password`, `corrupt`, `too_many_pages` or `too_dense`
 */
export async function readPdf(bytes: Uint8Array): Promise<PdfPage[]> {
  const { getDocumentProxy } = await import('unpdf')
  const document = await getDocumentProxy(bytes, { verbosity: 0 }).catch((error: unknown) => {
    const locked = error instanceof Error && error.name === 'PasswordException'
    throw new DocumentError(locked ? 'password' : 'corrupt', '', { cause: error })
  })
  try {
    if (document.numPages > maxPages) throw new DocumentError('too_many_pages', String(maxPages))
    const pages: PdfPage[] = []
    let pieces = 0
    for (let number = 1; number <= document.numPages; number += 1) {
      const page = await document.getPage(number)
      const { items } = await page.getTextContent()
      const [left = 0, , right = 0] = page.view
      const runs = items.flatMap((item): TextRun[] => {
        if (!('str' in item) || item.str.trim() === '') return []
        const [, slope, , , x, y]: unknown[] = item.transform
        // Upright text only: rotated text is decoration.
        if (slope !== 0 || typeof x !== 'number' || typeof y !== 'number') return []
        return [{ text: item.str, x: x - left, y, width: item.width, height: item.height }]
      })
      pieces += runs.length
      if (runs.length > maxRuns.page || pieces > maxRuns.document) throw new DocumentError('too_dense')
      pages.push({ runs, width: right - left })
      page.cleanup()
    }
    return pages
  } catch (error) {
    throw error instanceof DocumentError ? error : new DocumentError('corrupt', '', { cause: error })
  } finally {
    await document.loadingTask.destroy()
  }
}
