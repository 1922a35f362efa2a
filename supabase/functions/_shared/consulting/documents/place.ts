import * as z from 'zod/mini'

/** Excel’s limit for the name of a sheet. */
const maxSheetName = 31

const ordinal = z.int().check(z.minimum(1), z.maximum(1_048_576))

/** A place in a file. */
export const placeSchema = z.object({
  /** Line of the text or of the page, or row of the sheet, from 1. */
  row: ordinal,
  /** In a document with several pages, from 1. */
  page: z.optional(ordinal),
  /** Name of the sheet, in a workbook with several. */
  sheet: z.optional(z.string().check(z.maxLength(maxSheetName))),
})

export type Place = z.output<typeof placeSchema>

/** Finds the place of a line or row by its index. */
export type PlaceOf = (index: number) => Place

/** Lines of one text, or rows of the only sheet. */
export const placeInText: PlaceOf = (index) => ({ row: index + 1 })

export function placeInSheet(name: string): PlaceOf {
  const sheet = name.slice(0, maxSheetName)
  return (index) => ({ row: index + 1, sheet })
}

/** In Portuguese: "Linha 7", "Página 2, linha 7", "Aba “Drinks”, linha 7". */
export function describePlace({ row, page, sheet }: Place): string {
  const line = `linha ${row.toLocaleString('pt-BR')}`
  if (sheet !== undefined) return `Aba “${sheet}”, ${line}`
  return page === undefined ? `L${line.slice(1)}` : `Página ${page.toLocaleString('pt-BR')}, ${line}`
}
