/**
 * What a report's tables say of the items that an unread passage, or a question, names. "Será que a peixada assusta pelo preço?" may not be
 * understood; the row of the peixada is still what its owner looks for.
 */
import { singular, tokenize } from '../base/language/text.ts'
import type { Block, ReportSection, TableBlock } from './blocks.ts'

/** Most rows that are quoted for all passages. */
const mostRows = 4
/** A longer cell is a text of its own, and stands in its table only. */
const longestCell = 60
/** A shorter word alone is too common to name an item. */
const shortestWord = 4
/** Words of the report's own rows: "5 preços novos", "sábado", "Temaki, hot roll e sashimi" are no item of the house. */
const noItem =
  /^\d|,|^(?:segunda|ter[çc]a|quarta|quinta|sexta|s[áa]bado|domingo|total|soma|pre[çc]os?|itens?)(?!\p{L})/iu
/** Sections that repeat others, or that say how the report was made. */
const repeating: ReadonlySet<string> = new Set(['resumo', 'pedido', 'perguntas', 'premissas', 'datas'])

type Table = Omit<TableBlock, 'kind'>
type Row = { name: string; words: readonly string[]; line: string }

const tablesIn = (block: Block): readonly Table[] =>
  block.kind === 'table' ? [block] : block.kind === 'tables' ? block.tables : []

const wordsOf = (text: string): string[] =>
  tokenize(text)
    .filter((word) => word.length >= shortestWord && !/\d/.test(word))
    .map(singular)

function rowsOf({ headers, rows }: Table, title: string): Row[] {
  return rows.flatMap(([first = '', ...cells]) => {
    const name = first.replaceAll('**', '').trim()
    const said = cells.flatMap((cell, at) =>
      cell === '' || cell === '—' || cell.length > longestCell ? [] : [`${headers[at + 1]}: ${cell}`],
    )
    const words = wordsOf(name)
    return words.length === 0 || said.length === 0 || noItem.test(name)
      ? []
      : [{ name, words, line: `**${name}** (“${title}”): ${said.join(' · ')}` }]
  })
}

/** The rows whose items a passage names: by all words of the name, or by a first word that no other item begins with. */
function namedIn(passage: ReadonlySet<string>, rows: readonly Row[]): Row[] {
  const whole = rows.filter(({ words }) => words.every((word) => passage.has(word)))
  if (whole.length > 0) return whole
  // "nenhuma bebida": a kind, and not the row of that heading.
  return rows.filter(
    ({ name, words: [head = ''] }) =>
      !name.includes(':') &&
      passage.has(head) &&
      rows.filter(({ words }) => words.includes(head)).length === 1,
  )
}

/**
 * One line of each item that the passages name, from the first table that has it; none if a name fits several items.
 * @param passages the owner's words
 * @param answer text whose items are left out, because it says more of them
 */
export function rowsOfPassages(
  passages: readonly string[],
  sections: readonly ReportSection[],
  answer = '',
): string[] {
  const tables = sections
    .filter(({ id }) => !repeating.has(id))
    .flatMap(({ title, blocks }) => blocks.flatMap(tablesIn).map((table) => rowsOf(table, title)))
  const lines = new Map<string, string>()
  const said = new Set(wordsOf(answer))
  for (const passage of passages) {
    const words = new Set(wordsOf(passage))
    for (const rows of tables)
      for (const row of namedIn(words, rows)) {
        const item = row.words.join(' ')
        if (!lines.has(item) && !row.words.every((word) => said.has(word))) lines.set(item, row.line)
      }
  }
  return [...lines.values()].slice(0, mostRows)
}
