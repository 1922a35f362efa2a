/**
 * `npm run bench -- engines`: processor time of every engine and every reader for the largest accepted input, or one
 * refused as late as possible. Hosted functions are stopped at 2 s; each should stay under 1 s.
 */
import {
  type AutomationType,
  automationTypes,
} from '../../supabase/functions/_shared/consulting/automation-types.ts'
import { deliver } from '../../supabase/functions/_shared/consulting/deliver.ts'
import { readDocument } from '../../supabase/functions/_shared/consulting/documents/files/read-document.ts'
import {
  readTypedMenu,
  readTypedSales,
} from '../../supabase/functions/_shared/consulting/documents/read-typed.ts'
import { maxTextLength } from '../../supabase/functions/_shared/consulting/documents/reading.ts'
import { reportSections } from '../../supabase/functions/_shared/consulting/report/build-report.ts'
import { understand } from '../../supabase/functions/_shared/consulting/understanding/understand.ts'
import { type SheetCell, wordDocument, workbook } from '../documents/office-files.ts'
import { pdf } from '../documents/pdf-files.ts'
import { largestAnswers, largestContext, type Write } from '../support/largest-answers.ts'

const runs = 3

type Row = { name: string; first: number; again: number; outcome: string }

/** Processor milliseconds over all threads of this process: the first run, and the best of the others. */
async function measure(name: string, work: () => unknown): Promise<Row> {
  const times: number[] = []
  let outcome = ''
  for (let run = 0; run < runs; run += 1) {
    const start = process.cpuUsage()
    try {
      outcome = describe(await work())
    } catch (error) {
      outcome = error instanceof Error && 'code' in error ? `refused: ${String(error.code)}` : String(error)
    }
    const { user, system } = process.cpuUsage(start)
    times.push((user + system) / 1000)
  }
  return { name, first: times[0] ?? Number.NaN, again: Math.min(...times.slice(1)), outcome }
}

function describe(result: unknown): string {
  const size = JSON.stringify(result)?.length ?? 0
  return `${Math.round(size / 1000)} kB`
}

function print(title: string, rows: readonly Row[]): void {
  console.log(`\n| ${title}, processor ms | first | again | outcome |\n|---|---|---|---|`)
  for (const { name, first, again, outcome } of rows) {
    console.log(`| ${name} | ${first.toFixed(0)} | ${again.toFixed(0)} | ${outcome} |`)
  }
}

/** Texts that made an engine work hard. */
const writes: Record<string, Write> = {
  'dishes and drinks': (length, index, what) =>
    `${what === 'name' && index % 2 === 0 ? 'caipirinha' : 'moqueca'} ${index} de camarão com leite de coco, pimenta, doce de leite, café e castanha; R$ 18,00, `
      .repeat(40)
      .slice(0, length)
      .trim(),
  'names that differ at both ends and in the middle': (length, index) => {
    const letter = (place: number) =>
      'abcdefghijklmnopqrstuvwxyz'[Math.floor(index / 26 ** place) % 26] ?? 'a'
    const half = 'moqueca'.repeat(400).slice(0, Math.floor(length / 2) - 2)
    return `${letter(0)}${half}${letter(1)}${half}${letter(2)}`
  },
  'signs that stand for eighteen letters': (length, index) =>
    `caldo ${index}${'ﷺ'.repeat(length)}`.slice(0, length),
  'a price every five characters': (length, index) =>
    Array.from({ length: 400 }, (_, place) => `${(place + index).toString(36)}a 1`)
      .join(';')
      .slice(0, length),
  'letters, then blanks': (length) =>
    `Bar ${'a'.repeat(length / 2)}${' '.repeat(length / 2)}`.slice(0, length - 4).concat(' 1x'),
  refusals: (length) => 'não pode subir a; '.repeat(length).slice(0, length).trim(),
}

/** Node strips the types of a file as it loads; a deployed function has done that, and the bench does it first. */
async function load(type: AutomationType): Promise<void> {
  const folder = `../../supabase/functions/_shared/consulting/automations/${type.replaceAll('_', '-')}`
  for (const part of ['engine', 'report', 'schema', 'facts']) await import(`${folder}/${part}.ts`)
}

async function benchEngine(type: AutomationType): Promise<Row> {
  await load(type)
  const rows: Row[] = []
  for (const [name, write] of Object.entries(writes)) {
    const answers = largestAnswers(type, write)
    const { house, today, ...rest } = largestContext(write)
    rows.push(
      await measure(`${type}: ${name}`, async () => {
        const sheet = understand(type, { answers, house, today })
        const { items } = await deliver(type, answers, { ...rest, house, today, sheet })
        await reportSections(items.map(({ content }) => content))
        return items
      }),
    )
  }
  return rows.reduce((worst, row) => (row.again > worst.again ? row : worst))
}

const engineRows: Row[] = []
for (const type of automationTypes) engineRows.push(await benchEngine(type))
print('engine at its hardest text', engineRows)

const bytesOf = (text: string) => new TextEncoder().encode(text)
const listOf = <Item>(length: number, item: (index: number) => Item) =>
  Array.from({ length }, (_, index) => item(index))
const money = (value: number) => value.toFixed(2).replace('.', ',')

const csvRow = (index: number) =>
  `${String(1 + (index % 28)).padStart(2, '0')}/0${1 + (index % 9)}/2026;${10 + (index % 13)}:30;Item nº ${index % 500};Grupo ${index % 7};${1 + (index % 9)};${money(10 + (index % 500) / 10)};${money(2 + (index % 500) / 100)}`
const csv = (rows: number) =>
  bytesOf(['Data;Hora;Produto;Categoria;Qtd;Preço;Custo', ...listOf(rows, csvRow)].join('\r\n'))
const xlsx = (rows: number) =>
  workbook([
    ['Data', 'Produto', 'Categoria', 'Qtd', 'Preço', 'Custo'],
    ...listOf(rows, (index): SheetCell[] => [
      { serial: 45_700 + (index % 365), format: 'date' },
      `Item nº ${index % 500}`,
      `Grupo ${index % 7}`,
      1 + (index % 9),
      10 + (index % 500) / 10,
      2 + (index % 500) / 100,
    ]),
  ])
const menuPdf = (pages: number, pieces: number) =>
  pdf(
    listOf(pages, (page) =>
      listOf(pieces, (piece) => ({
        text: piece % 4 === 3 ? '18,00' : `Bolo ${page} ${piece}`,
        x: 20 + (piece % 4) * 140 + (piece % 97) / 10,
        y: 830 - Math.floor(piece / 4) * 2,
        size: 2,
      })),
    ),
  )
const brackets = `Bolo ${'('.repeat(40_000)}1x`
const lines = (line: string) => `${line}\n`.repeat(Math.floor(maxTextLength / (line.length + 1)))

/** Each format's library loads with the first file of that format. */
for (const [name, bytes] of [
  ['a.csv', csv(2)],
  ['a.xlsx', xlsx(2)],
] as const) {
  await readDocument(name, bytes, { reads: 'sales' })
}
await readDocument('a.docx', wordDocument(['Bolo 10,00']), { reads: 'menu' })
await readDocument('a.pdf', menuPdf(1, 8), { reads: 'menu' })

const file = (name: string, bytes: Uint8Array, reads: 'menu' | 'sales') => () =>
  // The PDF reader takes ownership of the bytes.
  readDocument(name, bytes.slice(), { reads })

const readers: [string, () => unknown][] = [
  ['.csv of 50,000 rows', file('a.csv', csv(50_000), 'sales')],
  ['.csv of one row more', file('a.csv', csv(50_001), 'sales')],
  [
    '.csv of a million semicolons',
    file('a.csv', bytesOf(`Produto;Qtd\nBolo;1\n${';'.repeat(990_000)}`), 'sales'),
  ],
  ['.xlsx of 24,999 rows in six columns', file('a.xlsx', xlsx(24_999), 'sales')],
  ['.xlsx of one row more', file('a.xlsx', xlsx(25_000), 'sales')],
  [
    '.docx of 18,000 paragraphs',
    file('a.docx', wordDocument(listOf(18_000, (index) => `Bolo ${index} 10,00`)), 'menu'),
  ],
  ['.docx with a line of 40,000 brackets', file('a.docx', wordDocument([brackets, 'Bolo 10,00']), 'menu')],
  ['.pdf of 30,000 pieces of text, menu', file('a.pdf', menuPdf(15, 2000), 'menu')],
  ['.pdf of 30,000 pieces of text, sales', file('a.pdf', menuPdf(15, 2000), 'sales')],
  ['pasted menu: 200 lines of 999 brackets', () => readTypedMenu(lines(`Bolo ${'('.repeat(990)}1x`))],
  ['pasted menu: 200 lines of 999 prices', () => readTypedMenu(lines(' 10,00'.repeat(166)))],
  ['pasted menu: a letter a line', () => readTypedMenu(lines('a'))],
  ['pasted menu: rows of cells', () => readTypedMenu(lines('Bolo; Doces; 10,00; 3,00'))],
  ['pasted sales: rows of cells', () => readTypedSales(lines('Bolo; 3; 10,00'))],
  ['pasted sales: blanks between', () => readTypedSales(lines('Bolo de milho 3 10,00 4,00'))],
  ['pasted: 40,000 brackets', () => [readTypedMenu(brackets), readTypedSales(`${brackets}\nBolo; 3; 10,00`)]],
]
const readerRows: Row[] = []
for (const [name, read] of readers) readerRows.push(await measure(name, read))
print('reader', readerRows)
