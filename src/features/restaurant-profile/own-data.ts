import { dayInFortaleza } from '@/domain/calendar'

/** A page of rows and how many there are in all. */
export type Page = { rows: unknown[]; total: number }

/** A table or folder of the owner's data, read page by page. */
export type ExportSource = {
  /** The name in the downloaded file: that of the table. */
  name: string
  /** What the owner calls it. */
  label: string
  /** Rows `first` to `last`, both counted from 0 and included. May answer with fewer. */
  fetchPage: (first: number, last: number) => Promise<Page>
}

export type Progress = { label: string; done: number; total: number }

/** Rows asked for at a time. PostgREST answers with 1000 at most, or with what its host allows. */
const pageSize = 500

/** Reads every row, however small the pages are that the server answers with. */
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
 * Reads all sources, one after the other. The result has their rows by name.
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

/** `engenho48-meus-dados-2026-11-21.json`, by the day it is in Fortaleza. */
export function ownDataFileName(now: Date): string {
  return `engenho48-meus-dados-${dayInFortaleza(now)}.json`
}

/** The name as the owner may type it: spaces and capitals do not matter, letters and accents do. */
export function isConfirmedBy(typed: string, expected: string): boolean {
  const plain = (text: string) => text.normalize('NFC').trim().replace(/\s+/g, ' ').toLocaleLowerCase('pt-BR')
  return plain(typed) !== '' && plain(typed) === plain(expected)
}
