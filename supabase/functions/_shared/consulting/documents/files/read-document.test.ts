import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import {
  type SheetCell,
  streamedWorkbook,
  wordDocument,
  workbook,
} from '../../../../../../tests/documents/office-files.ts'
import { lines, pdf } from '../../../../../../tests/documents/pdf-files.ts'
import type { AutomationType } from '../../automation-types.ts'
import type { Answers } from '../../base/answers/definition.ts'
import { unknownHouse } from '../../base/context.ts'
import { runEngine } from '../../run-engine.ts'
import { readTypedMenu, readTypedSales } from '../read-typed.ts'
import { DocumentError } from '../reading.ts'
import type { Sales } from '../sales.ts'
import { type DocumentReading, type ReadingOptions, readDocument } from './read-document.ts'

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const utf8 = (text: string) => new TextEncoder().encode(text)

/** The code with which a file is refused. */
async function refusal(
  name: string,
  bytes: Uint8Array,
  reads: ReadingOptions['reads'] = 'menu',
): Promise<string> {
  const error = await readDocument(name, bytes, { reads }).then(
    () => null,
    (reason: unknown) => reason,
  )
  if (!(error instanceof DocumentError)) throw new Error(`not refused: ${String(error)}`)
  return error.code
}

async function menuOf(name: string, bytes: Uint8Array) {
  const reading = await readDocument(name, bytes, { reads: 'menu' })
  if (reading.kind !== 'menu') throw new Error(`read as ${JSON.stringify(reading)}`)
  return reading
}

async function salesOf(name: string, bytes: Uint8Array) {
  const reading = await readDocument(name, bytes, { reads: 'sales' })
  if (reading.kind !== 'sales') throw new Error(`read as ${JSON.stringify(reading)}`)
  return reading
}

const typing = (reading: DocumentReading) => (reading.kind === 'typing' ? reading.why : null)
const short = (items: readonly { name: string; category: string | null; price: number | null }[]) =>
  items.map(({ name, category, price }) => [name, category, price])

describe('a menu in PDF', () => {
  it('is read line by line, with titles, right-aligned prices and descriptions', async () => {
    const bytes = pdf([
      lines(
        [
          'PETISCOS',
          ['Bolinho de feijão', 'R$ 32,00'],
          'recheado com queijo coalho, seis unidades',
          ['Caranguejo', '12,50'],
          'CACHAÇAS',
          ['Engenho 48 Prata', '18,00'],
        ],
        [60, 480],
      ),
      lines(['SOBREMESAS', ['Cartola', '24,00']], [60, 480]),
    ])
    const { items, unread } = await menuOf('cardapio.pdf', bytes)
    expect(short(items)).toEqual([
      ['Bolinho de feijão', 'PETISCOS', 32],
      ['Caranguejo', 'PETISCOS', 12.5],
      ['Engenho 48 Prata', 'CACHAÇAS', 18],
      ['Cartola', 'SOBREMESAS', 24],
    ])
    expect(items[0]?.description).toBe('recheado com queijo coalho, seis unidades')
    expect(unread).toEqual([])
  })

  it('in two columns with prices is read one column after the other', async () => {
    const rows = [
      ['PETISCOS', '', 'DRINKS', ''],
      ['Torresmo', '28', 'Caipirinha', '22'],
      ['de rolo, com melaço', '', 'Rabo de galo', '24'],
      ['Caldinho', '14', 'SOBREMESAS', ''],
      ['Pastel', '9', 'Cartola', '18'],
    ]
    const title = { text: 'Boteco da Praia, o mais antigo da orla', x: 200, y: 810, size: 18 }
    const { items, unread } = await menuOf(
      'cardapio.pdf',
      pdf([[title, ...lines(rows, [50, 240, 320, 500])]]),
    )
    expect(short(items)).toEqual([
      ['Torresmo', 'PETISCOS', 28],
      ['Caldinho', 'PETISCOS', 14],
      ['Pastel', 'PETISCOS', 9],
      ['Caipirinha', 'DRINKS', 22],
      ['Rabo de galo', 'DRINKS', 24],
      ['Cartola', 'SOBREMESAS', 18],
    ])
    expect(items[0]?.description).toBe('de rolo, com melaço')
    expect(unread.map(({ text }) => text)).toEqual([title.text])
  })

  it('that is scanned asks the owner to type', async () => {
    expect(typing(await readDocument('cardapio.pdf', pdf([[], []]), { reads: 'menu' }))).toBe('scanned')
  })

  it('without any item asks the owner to type, and lists its lines', async () => {
    const bytes = pdf([
      lines(['Nossa história começou em 1948, no sertão.', 'Feita com carinho, em família.']),
    ])
    const reading = await readDocument('cardapio.pdf', bytes, { reads: 'menu' })
    expect(typing(reading)).toBe('no_items')
    expect(reading.unread).toHaveLength(2)
  })

  it('with a password is refused', async () => {
    const page = [lines(['Caipirinha 22,00'])]
    expect(await refusal('cardapio.pdf', pdf(page, { password: 'segredo' }))).toBe('password')
    // Files that only forbid printing have an empty user password and open without asking.
    expect(short((await menuOf('cardapio.pdf', pdf(page, { password: '' }))).items)).toEqual([
      ['Caipirinha', null, 22],
    ])
  })

  it('that is broken or as long as a book is refused', async () => {
    expect(await refusal('cardapio.pdf', latin1('%PDF-1.4\n nada aqui'))).toBe('corrupt')
    const page = lines(['Caipirinha 22,00'])
    expect(await refusal('cardapio.pdf', pdf(Array.from({ length: 61 }, () => page)))).toBe('too_many_pages')
  })
})

describe('a menu in Word', () => {
  it('is read from paragraphs and tables', async () => {
    const bytes = wordDocument([
      'Entradas',
      'Carpaccio\tR$ 39,90',
      'Pratos',
      [
        ['Baião de dois', 'R$ 45,00'],
        ['Peixada & pirão', 'R$ 68,00'],
      ],
    ])
    expect(short((await menuOf('cardapio.docx', bytes)).items)).toEqual([
      ['Carpaccio', 'Entradas', 39.9],
      ['Baião de dois', 'Pratos', 45],
      ['Peixada & pirão', 'Pratos', 68],
    ])
  })

  it('in the old format or as a photo asks the owner to type', async () => {
    const old = new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1, 0])
    expect(typing(await readDocument('cardapio.doc', old, { reads: 'menu' }))).toBe('old_word')
    const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0])
    expect(typing(await readDocument('IMG_2041.JPG', photo, { reads: 'menu' }))).toBe('photo')
    // Office writes this container when a document has a password.
    expect(await refusal('cardapio.docx', old)).toBe('password')
  })

  it('that would unpack to a hundred times the size of any menu is refused', { tags: 'slow' }, async () => {
    const bomb = wordDocument(['Caipirinha 22,00'], { 'word/styles.xml': new Uint8Array(64 * 1024 * 1024) })
    expect(bomb.length).toBeLessThan(100_000)
    expect(await refusal('cardapio.docx', bomb)).toBe('too_dense')
    // Pictures are large too, but are not unpacked.
    const pictures = wordDocument(['Caipirinha 22,00'], {
      'word/media/a.png': new Uint8Array(8 * 1024 * 1024),
    })
    expect(short((await menuOf('cardapio.docx', pictures)).items)).toEqual([['Caipirinha', null, 22]])
  })

  it('that is another kind of archive or a damaged one is refused', async () => {
    expect(await refusal('cardapio.docx', zipSync({ 'leia-me.txt': strToU8('oi') }))).toBe('corrupt')
    expect(await refusal('cardapio.docx', wordDocument(['Caipirinha 22,00']).subarray(0, 300))).toBe(
      'corrupt',
    )
  })
})

const header = ['Data', 'Produto', 'Qtd', 'Valor unit.', 'CMV']

describe('a sales sheet in CSV', () => {
  const text =
    'Data;Produto;Qtd;Valor unit.;CMV\r\n05/01/2026;Pão de queijo;1.234;R$ 12,50;3,10\r\n06/01/2026;Pão de queijo;10;12,50;3,10\r\nTotal;;1.244;;\r\n'

  it.each([
    ['Windows-1252', latin1(text)],
    ['UTF-8', utf8(text)],
    ['UTF-8 with a mark', utf8(`\ufeff${text}`)],
    ['Excel’s own hint', latin1(`sep=;\r\n${text}`)],
  ])('in %s is read', async (_, bytes) => {
    const { sales, unread } = await salesOf('vendas.csv', bytes)
    expect(sales.items).toMatchObject([
      { name: 'Pão de queijo', category: null, units: 1244, price: 12.5, cost: 3.1 },
    ])
    expect(sales.rows).toEqual({ read: 2, totals: 1, blank: 1, refused: 0 })
    expect(unread).toEqual([])
  })

  it('separated by commas or tabs is read, including quoted cells', async () => {
    const plain = 'item,quantity,qtd,preço\n"Filé, ao ponto",x,3,1234.50\n'
    expect((await salesOf('vendas.csv', utf8(plain))).sales.items[0]).toMatchObject({
      name: 'Filé, ao ponto',
      price: 1234.5,
    })
    const tabs = 'item\tqtd\tpreço\nSuco\t3\t9,5\n'
    expect((await salesOf('vendas.csv', utf8(tabs))).sales.items[0]).toMatchObject({ units: 3, price: 9.5 })
  })

  it('that is empty, a renamed program or lacks the columns is refused', async () => {
    expect(await refusal('vendas.csv', new Uint8Array(), 'sales')).toBe('empty')
    expect(await refusal('vendas.csv', utf8('\r\n;;\r\n'), 'sales')).toBe('empty')
    expect(await refusal('vendas.csv', latin1('MZ\u0090\u0000\u0003'), 'sales')).toBe('wrong_content')
    expect(await refusal('vendas.csv', utf8('produto;preço\nSuco;9,50\n'), 'sales')).toBe('missing_column')
    expect(await refusal('vendas.csv', utf8('a;b\n1;2\n'), 'sales')).toBe('no_header')
  })
})

describe('a sales sheet in Excel', () => {
  const rows: SheetCell[][] = [
    ['Relatório de vendas'],
    header,
    [{ serial: 46027, format: 'date' }, 'Suco de caju', 10, 9.5, 2],
    [{ serial: 46028, format: 'date' }, 'Suco de caju', 5, 9.5, 2],
  ]

  it.each([
    ['as Excel writes it', workbook(rows)],
    ['as programs export it', streamedWorkbook(rows)],
    ['on the second of its sheets', workbook([['Notas'], ['Fechado em fevereiro']], rows)],
  ])('is read %s', async (_, bytes) => {
    const { sales } = await salesOf('vendas.xlsx', bytes)
    expect(sales.items).toMatchObject([
      { name: 'Suco de caju', category: null, units: 15, price: 9.5, cost: 2 },
    ])
    expect(sales.period).toEqual({ from: '2026-01-05', to: '2026-01-06' })
    expect(sales.weeks).toEqual([{ monday: '2026-01-05', units: 15, revenue: 142.5, days: 2 }])
  })

  it('takes the hour of each sale from its own column', async () => {
    const timed: SheetCell[][] = [
      ['Data', 'Hora', 'Item', 'Qtd'],
      [{ serial: 46027, format: 'date' }, { serial: 0.8125, format: 'time' }, 'Suco', 2],
      [{ serial: 46027, format: 'date' }, '12:10', 'Suco', 3],
    ]
    const { sales } = await salesOf('vendas.xlsx', workbook(timed))
    expect(sales.dayParts).toEqual([
      { part: 'almoço', units: 3, revenue: null },
      { part: 'noite', units: 2, revenue: null },
    ])
  })

  it('that is a zip bomb or lacks a column is refused', { tags: 'slow' }, async () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(64 * 1024 * 1024) })
    expect(await refusal('vendas.xlsx', bomb, 'sales')).toBe('too_dense')
    expect(
      await refusal(
        'vendas.xlsx',
        workbook([
          ['Produto', 'Preço'],
          ['Suco', 9],
        ]),
        'sales',
      ),
    ).toBe('missing_column')
    expect(await refusal('vendas.xlsx', utf8('produto;qtd'), 'sales')).toBe('wrong_content')
  })
})

describe('a sales report in PDF', () => {
  it('is read by column positions, across pages', async () => {
    const columns = [50, 140, 340, 420]
    const bytes = pdf([
      lines(
        [
          'Relatório de vendas por produto',
          ['Código', 'Produto', 'Quantidade', 'Valor unitário'],
          ['001', 'Suco de caju', '40', '9,50'],
        ],
        columns,
      ),
      lines(
        [
          ['Código', 'Produto', 'Quantidade', 'Valor unitário'],
          ['002', 'Tapioca', '25', '12,00'],
          ['', 'Total', '65', ''],
        ],
        columns,
      ),
    ])
    const { sales } = await salesOf('vendas.pdf', bytes)
    expect(sales.items.map(({ name, units, price }) => [name, units, price])).toEqual([
      ['Suco de caju', 40, 9.5],
      ['Tapioca', 25, 12],
    ])
    expect(sales.rows.totals).toBe(1)
  })

  it('without such columns asks the owner to type', async () => {
    const bytes = pdf([lines(['Vendemos muito bem em janeiro, obrigado a todos.'])])
    expect(typing(await readDocument('vendas.pdf', bytes, { reads: 'sales' }))).toBe('no_table')
  })
})

/** An .xlsx with one sheet that has this XML in its `sheetData`. */
function workbookOf(sheetData: string): Uint8Array {
  const parts = unzipSync(workbook([['Produto', 'Qtd']]))
  const name = 'xl/worksheets/sheet1.xml'
  const whole = strFromU8(parts[name] ?? new Uint8Array())
  return zipSync({
    ...parts,
    [name]: strToU8(whole.replace(/<sheetData>.*<\/sheetData>/, `<sheetData>${sheetData}</sheetData>`)),
  })
}

const titles =
  '<row r="1"><c r="A1" t="inlineStr"><is><t>Produto</t></is></c><c r="B1" t="inlineStr"><is><t>Qtd</t></is></c></row>'
const sale = (row: number) =>
  `<row r="${row}"><c r="A${row}" t="inlineStr"><is><t>Suco</t></is></c><c r="B${row}"><v>2</v></c></row>`

describe('a sheet that claims to be larger than it is', () => {
  it.each([
    ['the last possible cell', '<row r="1048576"><c r="XFD1048576"><v>1</v></c></row>', 'too_dense'],
    ['the last row', '<row r="1048576"><c r="A1048576"><v>1</v></c></row>', 'too_many_rows'],
    [
      'a row beyond the limit of the format',
      '<row r="9999999"><c r="A9999999"><v>1</v></c></row>',
      'corrupt',
    ],
    ['an endless row', '<row r="99999999999"/>', 'corrupt'],
    ['an encoded cell reference', '<row r="1048576"><c r="&#88;FD1048576"><v>1</v></c></row>', 'corrupt'],
    [
      'a place in other quotes',
      "<row r='1048576'><c s='1' r = 'XFD1048576' ><v>1</v></c></row>",
      'too_dense',
    ],
  ])('is refused before %s is allocated', async (_, far, code) => {
    const bytes = workbookOf(titles + sale(2) + far)
    expect(bytes.length).toBeLessThan(3000)
    expect(await refusal('vendas.xlsx', bytes, 'sales')).toBe(code)
  })

  it('is read when only its formatting extends that far', async () => {
    const { sales } = await salesOf(
      'vendas.xlsx',
      workbookOf(`${titles}${sale(2)}<row r="3"><c r="XFD3" s="1"/></row><row r="1048576" s="1"/>`),
    )
    expect(sales.items).toMatchObject([{ name: 'Suco', units: 2 }])
  })
})

describe('a sheet with more rows than the limit', { tags: 'slow' }, () => {
  const rows = (count: number) =>
    Array.from({ length: count }, (_, index): SheetCell[] => [`Suco ${index % 9}`, 1])
  const csvOf = (count: number) =>
    utf8(['Produto;Qtd', ...rows(count).map((row) => row.join(';')), ''].join('\n'))

  it('is refused with the row count', async () => {
    for (const [name, bytes] of [
      ['vendas.csv', csvOf(50_001)],
      ['vendas.xlsx', workbook([['Produto', 'Qtd'], ...rows(50_001)])],
    ] as const) {
      await expect(readDocument(name, bytes, { reads: 'sales' })).rejects.toMatchObject({
        code: 'too_many_rows',
        detail: '50.000',
      })
    }
  })

  it('is read with one row fewer', async () => {
    expect((await salesOf('vendas.csv', csvOf(50_000))).sales.rows.read).toBe(50_000)
  })

  it('is refused when it is as wide as it is long', async () => {
    const wide = utf8(`Produto;Qtd\n${';'.repeat(1_000_001)}`)
    expect(await refusal('vendas.csv', wide, 'sales')).toBe('too_dense')
  })
})

describe('forty thousand repetitions of one character', { tags: 'slow' }, () => {
  const signs = [
    '(',
    ')',
    '[',
    '1',
    '.',
    ',',
    'R$',
    'R$ ',
    ' ',
    'a',
    'A',
    '"',
    "'",
    '-',
    '–',
    '…',
    '\t',
    ':',
    ';',
    '/',
    '|',
    '1,',
    '.123',
    ' -',
    '( ',
    'ﷺ',
    '👨‍👩‍👧‍👦',
    '\u00a0',
  ]
  const shapes: ((filling: string) => string)[] = [
    (filling) => filling,
    (filling) => `Bolo ${filling}`,
    (filling) => `${filling} Bolo`,
    (filling) => `Bolo ${filling}1x`,
    (filling) => `Bolo ${filling} 10,00`,
  ]

  it.each(signs)('%j: a menu and a sheet are read, or refused with a reason', async (sign) => {
    for (const shape of shapes) {
      const line = shape(sign.repeat(40_000 / sign.length))
      const menu = wordDocument(['PETISCOS', line, 'Bolo 10,00'])
      // Each tab is an XML element of its own.
      if (sign === '\t') expect(await refusal('cardapio.docx', menu)).toBe('too_dense')
      else expect((await menuOf('cardapio.docx', menu)).items.at(-1)).toMatchObject({ name: 'Bolo' })
      expect(readTypedMenu(`${line}\nBolo 10,00`).items.at(-1)).toMatchObject({ name: 'Bolo', price: 10 })
      expect(readTypedSales(`${line}\nBolo; 3; 10,00`).items.at(-1)).toMatchObject({ name: 'Bolo', units: 3 })
      const sheet = utf8(
        `Produto;Qtd;Preço;Data\nBolo;3;10,00;01/02/2026\n${`"${line.replaceAll('"', '""')}";`.repeat(4)}`,
      )
      expect((await salesOf('vendas.csv', sheet)).sales.items[0]).toMatchObject({ name: 'Bolo', units: 3 })
    }
  })
})

describe('a long menu', { tags: 'slow' }, () => {
  it('is read up to the size limit of a request, and says so', async () => {
    const lines = Array.from({ length: 15_000 }, (_, index) => `Bolo da casa nº ${index} 10,00`)
    const { items, notices } = await menuOf('cardapio.docx', wordDocument(lines))
    expect(items).toHaveLength(500)
    expect(notices.join(' ')).toMatch(/lemos as primeiras [\d.]+ linhas de 30\.001/)
  })
})

describe('a sheet with 500 items and the maximum number of rows', { tags: 'slow' }, () => {
  const day = (index: number) => 45_700 + (index % 365)
  const amount = (value: number) => value.toFixed(2).replace('.', ',')
  const cost = (index: number) => 2 + (index % 500) / 100
  const house = {
    today: '2026-11-21',
    restaurant: { name: 'Bar do Teste', city: 'Fortaleza', type: 'bar' as const },
    ...unknownHouse,
  }

  it('is read completely in CSV and in Excel, and analysed', { timeout: 60_000 }, async () => {
    const rows = Array.from({ length: 50_000 }, (_, index) => index)
    const dates = rows.map((index) => {
      const [year, month, date] = new Date((day(index) - 25_569) * 86_400_000)
        .toISOString()
        .slice(0, 10)
        .split('-')
      return `${date}/${month}/${year}`
    })
    const csv = latin1(
      [
        'Data;Hora;Produto;Categoria;Qtd;Preço;Custo',
        ...rows.map(
          (index) =>
            `${dates[index]};${10 + (index % 13)}:30;Item nº ${index % 500};Grupo ${index % 7};${1 + (index % 9)};${amount(10 + (index % 500) / 10)};${amount(cost(index))}`,
        ),
      ].join('\r\n'),
    )
    const xlsx = workbook([
      ['Data', 'Produto', 'Categoria', 'Qtd', 'Preço', 'Custo'],
      // Six columns of 40,000 rows, with the header.
      ...rows
        .slice(0, 24_999)
        .map((index): SheetCell[] => [
          { serial: day(index), format: 'date' },
          `Item nº ${index % 500}`,
          `Grupo ${index % 7}`,
          1 + (index % 9),
          10 + (index % 500) / 10,
          cost(index),
        ]),
    ])
    for (const [name, bytes, count] of [
      ['vendas.xlsx', xlsx, 24_999],
      ['vendas.csv', csv, 50_000],
    ] as const) {
      const units = rows.slice(0, count).reduce((sum, index) => sum + 1 + (index % 9), 0)
      const { sales } = await salesOf(name, bytes)
      expect(sales.rows.read).toBe(count)
      expect(sales.items).toHaveLength(500)
      expect(sales.items.reduce((sum, item) => sum + item.units, 0)).toBe(units)
      expect(sales.weeks.reduce((sum, week) => sum + week.units, 0)).toBe(units)
      expect(JSON.stringify(sales).length).toBeLessThan(100_000)
      if (name === 'vendas.csv') await expectAnalysed(sales, bytes.length)
    }
  })

  async function expectAnalysed(sales: Sales, size: number): Promise<void> {
    const sheet = { path: 'casa/vendas', name: 'vendas.csv', size, type: 'text/csv', sales }
    const menu = { items: sales.items.map((item) => ({ ...item, description: null })) }
    const analyses: [AutomationType, Answers][] = [
      ['predictive_analytics', { sales_data: sheet }],
      ['dynamic_pricing', { sales_data: sheet }],
      [
        'menu_redesign',
        {
          current_menu: { ...sheet, name: 'cardapio.pdf', menu },
          sales_data: sheet,
          business_goals: ['Aumentar a margem'],
        },
      ],
    ]
    for (const [type, answers] of analyses) {
      expect((await runEngine(type, answers, house)).length, type).toBeGreaterThan(0)
    }
  }
})
