import { dayInFortaleza } from '@/domain/calendar'

/** A page of rows, and the total number of rows. */
export type Page = { rows: unknown[]; total: number }

/** A table or folder of the owner's data, read page by page. */
export type ExportSource = {
  /** The key in the downloaded file: the table's name. */
  name: string
  /** The name shown to the owner. */
  label: string
  /** Rows `first` to `last`, zero-based and inclusive. May return fewer. */
  fetchPage: (first: number, last: number) => Promise<Page>
}

export type Progress = { label: string; done: number; total: number }

/** Rows requested at a time. PostgREST returns at most 1,000, or the host's own limit. */
const pageSize = 500

/** Reads every row, however small the server's pages are. */
async function readSource(source: ExportSource): Promise<unknown[]> {
  const rows: unknown[] = []
  let page: Page
  do {
    page = await source.fetchPage(rows.length, rows.length + pageSize - 1)
    rows.push(...page.rows)
  } while (page.rows.length > 0 && rows.length < page.total)
  return rows
}

/**
 * Reads all sources in turn and returns their rows by name.
 * @throws what a source throws: an incomplete copy is worse than none
 */
export async function gatherOwnData(
  sources: readonly ExportSource[],
  onProgress: (progress: Progress) => void,
): Promise<Record<string, unknown[]>> {
  const gathered: Record<string, unknown[]> = {}
  for (const [done, source] of sources.entries()) {
    onProgress({ label: source.label, done, total: sources.length })
    gathered[source.name] = await readSource(source)
  }
  return gathered
}

/** Such as `engenho48-meus-dados-2026-11-21.json`, with the date in Fortaleza. */
export function ownDataFileName(now: Date): string {
  return `engenho48-meus-dados-${dayInFortaleza(now)}.json`
}

/** Compares the typed name: spaces and case are ignored, letters and accents are not. */
export function isConfirmedBy(typed: string, expected: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR')
  return plain(typed) !== '' && plain(typed) === plain(expected)
}
