import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isoDay } from './days.ts'
import { readSales } from './read-sales.ts'
import { type Cell, DocumentError, type Table } from './reading.ts'
import { maxItemSeries, maxSalesItems, maxWeeks, salesSchema } from './sales.ts'

/** Items without their places. */
const itemsOf = (table: Table) => readSales(table).sales.items.map(({ place: _, ...item }) => item)
const reasons = (table: Table) => readSales(table).unread.map(({ row, reason }) => `${row}: ${reason}`)

function refusal(table: Table): [code: string, detail: string] {
  try {
    readSales(table)
  } catch (error) {
    if (error instanceof DocumentError) return [error.code, error.detail]
    throw error
  }
  throw new Error('not refused')
}

describe('the header of a sales sheet', () => {
  const row = ['Suco', 'Bebidas', '10', '9,50', '2,00']
  const read = { name: 'Suco', category: 'Bebidas', units: 10, price: 9.5, cost: 2 }

  it.each([
    [['Produto', 'Categoria', 'Qtd', 'Preço', 'Custo']],
    [['DESCRIÇÃO', 'GRUPO', 'QUANTIDADE', 'VALOR UNIT.', 'CMV']],
    [['Item', 'Família', 'Vendas', 'Preço de venda', 'Custo unitário']],
    [['Nome do produto', 'Seção', 'Qtde. vendida', 'Vl. Unit. (R$)', 'Custo médio']],
    [['descricao', 'grupo de produto', 'Unidades vendidas', 'preco unitario', 'custo do item']],
  ])('is recognised by many names: %j', (header) => {
    expect(itemsOf([header, row])).toEqual([read])
  })

  it.each([
    [['item', 'category', 'units', 'price', 'cost']],
    [['Item Name', 'Category Name', 'Qty Sold', 'Unit Price', 'Unit Cost']],
    [['Product', 'Group', 'Quantity', 'Price (BRL)', 'COGS']],
    [['Menu Item', 'Department', 'Units Sold', 'Selling price', 'Cost per unit']],
    [['Dish', 'Section', 'Count', 'Price each', 'Food cost']],
  ])('is recognised in English: %j', (header) => {
    expect(itemsOf([header, row])).toEqual([read])
  })

  it('in English gives dates, net amounts and totals their columns', () => {
    const { sales } = readSales([
      ['date', 'order id', 'item', 'category', 'units', 'gross sales', 'discounts', 'net sales', 'tax'],
      ['2026-09-06', '17', 'Suco', 'Bebidas', '10', '100.00', '5.00', '95.00', '9.50'],
      ['2026-09-13', '18', 'Suco', 'Bebidas', '4', '40.00', '2.00', '38.00', '3.80'],
      ['Grand total', null, null, null, '14', '140.00', '7.00', '133.00', '13.30'],
    ])
    expect(sales.items).toMatchObject([{ name: 'Suco', units: 14, price: 9.5 }])
    expect(sales.weeks).toHaveLength(2)
    expect(sales.rows.totals).toBe(1)
  })

  it('is found below titles and blank lines', () => {
    const table: Table = [
      ['Boteco da Praia'],
      ['Relatório de vendas por produto'],
      [],
      ['Período: janeiro'],
      ['Produto', 'Categoria', 'Qtd', 'Preço', 'Custo'],
      row,
    ]
    expect(itemsOf(table)).toEqual([read])
  })

  it('may span two rows, with titles merged over several columns', () => {
    const merged: Table = [
      ['Produto', null, 'Vendas', null, 'Custo'],
      ['Descrição', 'Grupo', 'Qtd', 'Valor unit.', 'unitário'],
      row,
    ]
    expect(itemsOf(merged)).toEqual([read])
  })

  it('is not confused by codes, line numbers, units of measure, stocks and percentages', () => {
    const table: Table = [
      ['Item', 'Cód. Produto', 'Produto', 'Un', 'Estoque', 'Qtd', 'Preço', 'CMV %', 'CMV'],
      ['1', '7891', 'Suco', 'UN', '400', '10', '9,50', '21%', '2,00'],
      ['2', '7892', 'Tapioca', 'UN', '80', '4', '12,00', '25%', '3,00'],
    ]
    expect(itemsOf(table).map(({ name, units, cost }) => [name, units, cost])).toEqual([
      ['Suco', 10, 2],
      ['Tapioca', 4, 3],
    ])
    expect(
      itemsOf([
        ['Produto', 'Descrição', 'Qtd'],
        ['001', 'Suco', '10'],
      ])[0]?.name,
    ).toBe('Suco')
  })

  it.each([['Semana início'], ['Período'], ['Início']])(
    'takes a column of dates under “%s” as the date',
    (title) => {
      const { sales } = readSales([
        [title, 'Validade', 'Item', 'Unidades', 'Preço'],
        ['30/11/2026', '01/01/2027', 'Suco', '10', '9,50'],
        ['07/12/2026', '01/01/2027', 'Suco', '12', '9,50'],
      ])
      expect(sales.weeks.map(({ monday, units }) => [monday, units])).toEqual([
        ['2026-11-30', 10],
        ['2026-12-07', 12],
      ])
    },
  )

  it('takes no column of expiry dates as the date', () => {
    const { sales } = readSales([
      ['Validade', 'Item', 'Unidades', 'Preço'],
      ['01/01/2027', 'Suco', '10', '9,50'],
    ])
    expect(sales.weeks).toEqual([])
  })

  it('is refused with the name of a missing column, or as missing altogether', () => {
    expect(
      refusal([
        ['Produto', 'Preço'],
        ['Suco', '9,50'],
      ]),
    ).toEqual(['missing_column', 'as unidades vendidas (qtd, quantidade ou vendas)'])
    expect(
      refusal([
        ['Qtd', 'Preço'],
        ['1', '9,50'],
      ]),
    ).toEqual(['missing_column', 'o nome do item (produto, item ou descrição)'])
    expect(
      refusal([
        ['a', 'b'],
        ['1', '2'],
      ])[0],
    ).toBe('no_header')
    expect(refusal([[''], [null, ' ']])[0]).toBe('empty')
  })
})

describe('the rows of a sales sheet', () => {
  const header = ['Data', 'Produto', 'Qtd', 'Preço', 'Custo']

  it('are counted and skipped when they are totals, blank or repeated headers', () => {
    const { sales, unread } = readSales([
      header,
      ['05/01/2026', 'Suco', '10', '9,50', '2'],
      [],
      ['', 'Subtotal', '10', '95,00', ''],
      header,
      ['06/01/2026', 'Suco', '5', '9,50', '2'],
      ['TOTAL GERAL', '', '15', '142,50', ''],
      ['', 'Tapioca total flex', '', '', ''],
    ])
    expect(sales.rows).toEqual({ read: 2, totals: 2, blank: 2, refused: 1 })
    expect(sales.items[0]?.units).toBe(15)
    expect(unread).toEqual([{ row: 8, text: 'Tapioca total flex', reason: 'Quantidade: está em branco' }])
  })

  it('are listed with number and reason when unreadable, and excluded from every sum', () => {
    const table: Table = [
      header,
      ['05/01/2026', 'Suco', 'dez', '9,50', '2'],
      ['05/01/2026', '', '1', '9,50', '2'],
      ['31/02/2026', 'Suco', '1', '9,50', '2'],
      ['', 'Suco', '1', '9,50', '2'],
      ['05/01/2026', 'Suco', '-1', '9,50', '2'],
      ['05/01/2026', 'Suco', '1', 'grátis', '2'],
      ['05/01/2026', 'Suco', '1', '9,50', '#REF!'],
      ['05/01/2026', 'Suco', '2', '9,50', '-'],
    ]
    expect(reasons(table)).toEqual([
      '2: Quantidade: “dez” não foi entendido como número',
      '3: Item: está em branco',
      '4: Data: “31/02/2026” não foi entendida',
      '5: Data: está em branco',
      '6: Quantidade: “-1” é negativo',
      '7: Preço: “grátis” não foi entendido como número',
      '8: Custo: “#REF!” não foi entendido como número',
    ])
    const { sales } = readSales(table)
    expect(sales.rows).toEqual({ read: 1, totals: 0, blank: 0, refused: 7 })
    expect(sales.items).toEqual([
      { name: 'Suco', category: null, units: 2, price: 9.5, cost: null, place: { row: 9 } },
    ])
  })

  it('are refused with the sheet if none of them is readable', () => {
    expect(refusal([header, ['ontem', 'Suco', '1', '9,50', '2']])).toEqual([
      'no_rows',
      'Linha 2: Data: “ontem” não foi entendida.',
    ])
    expect(refusal([header])).toEqual(['no_rows', ''])
  })

  it('are refused with the sheet when their sum exceeds that of any restaurant', () => {
    const row = ['05/01/2026', 'Suco', '90.000.000', '9,50', '2']
    expect(refusal([header, row, row])[0]).toBe('implausible')
    expect(readSales([header, ['05/01/2026', 'Suco', '90.000', '9,50', '2']]).sales.rows.read).toBe(1)
  })

  it('of one item add up regardless of capitals and accents; prices and costs are weighted by units', () => {
    const items = itemsOf([
      ['Produto', 'Grupo', 'Qtd', 'Preço', 'Custo'],
      ['Pão de queijo', '', '1', '10,00', '2,00'],
      ['PAO DE QUEIJO', 'Lanches', '3', '14,00', ''],
      ['pão  de queijo ', 'Café', '0', '99,00', ''],
    ])
    expect(items).toEqual([
      { name: 'Pão de queijo', category: 'Lanches', units: 4, price: 13, listed: 14, cost: 2 },
    ])
  })

  it('without a price derive it from their total; other values stay unknown', () => {
    const table: Table = [
      ['Produto', 'Qtd', 'Total', 'Custo total'],
      ['Suco', '10', '95,00', '20,00'],
      ['Água', '0', '', ''],
    ]
    expect(itemsOf(table)).toEqual([
      { name: 'Suco', category: null, units: 10, price: 9.5, cost: 2 },
      { name: 'Água', category: null, units: 0, price: null, cost: null },
    ])
  })

  it('under “Valor” alone are prices until the owner says totals', () => {
    const table: Table = [
      ['Produto', 'Qtd', 'Valor'],
      ['Suco', '10', '95,00'],
    ]
    expect(readSales(table).doubtfulValue).toEqual({ header: 'Valor', readAs: 'price' })
    expect(itemsOf(table)[0]?.price).toBe(95)
    const settled = readSales(table, { valueMeans: 'total' })
    expect(settled.doubtfulValue).toEqual({ header: 'Valor', readAs: 'total' })
    expect(settled.sales.items[0]?.price).toBe(9.5)
    expect(
      readSales([
        ['Produto', 'Qtd', 'Valor', 'Total'],
        ['Suco', '10', '9,50', '95,00'],
      ]).doubtfulValue,
    ).toBeNull()
  })

  it('with numbers in two styles are read only where they are unambiguous', () => {
    const { sales, unread, notices } = readSales([
      ['Produto', 'Qtd', 'Preço'],
      ['Suco', '10', '9,50'],
      ['Água', '10', '4.50'],
      ['Vinho', '1', '1.200'],
    ])
    expect(sales.items.map(({ price }) => price)).toEqual([9.5, 4.5])
    expect(unread).toHaveLength(1)
    expect(notices.join()).toMatch(/mistura números/)
  })
})

describe('the calendar of a sales sheet', () => {
  const header = ['Data', 'Hora', 'Produto', 'Qtd', 'Preço']
  const table: Table = [
    header,
    ['05/01/2026', '12:10', 'Suco', '10', '10,00'],
    ['06/01/2026', '19:00', 'Suco', '5', '10,00'],
    ['06/01/2026', '23:59', 'Tapioca', '2', '20,00'],
    ['19/01/2026', '00:30', 'Suco', '1', '10,00'],
  ]

  it('starts weeks on Monday, and omits weeks without sales', () => {
    const { sales } = readSales([...table, ['12/01/2026', '12:00', 'Suco', '0', '10,00']])
    expect(sales.period).toEqual({ from: '2026-01-05', to: '2026-01-19' })
    expect(sales.weeks).toEqual([
      { monday: '2026-01-05', units: 17, revenue: 190, days: 2 },
      { monday: '2026-01-19', units: 1, revenue: 10, days: 1 },
    ])
    expect(sales.itemWeeks).toEqual([
      { name: 'Suco', units: [15, 1], weekdays: [0, 11, 5, 0, 0, 0, 0] },
      { name: 'Tapioca', units: [2, null], weekdays: [0, 0, 2, 0, 0, 0, 0] },
    ])
  })

  it('has weekdays and parts of the day', () => {
    const { sales } = readSales(table)
    expect(sales.weekdays).toEqual([
      { weekday: 1, units: 11, revenue: 110, days: 2 },
      { weekday: 2, units: 7, revenue: 90, days: 1 },
    ])
    expect(sales.dayParts.map(({ part, units }) => [part, units])).toEqual([
      ['almoço', 10],
      ['noite', 7],
      ['madrugada', 1],
    ])
  })

  it('is empty without dates', () => {
    const { sales } = readSales([
      ['Produto', 'Qtd'],
      ['Suco', '10'],
    ])
    expect(sales).toMatchObject({ period: null, weeks: [], itemWeeks: [], weekdays: [], dayParts: [] })
  })

  it('keeps the latest weeks and the best-selling items, and says so', () => {
    const rows: Cell[][] = Array.from({ length: 1400 }, (_, day) => [
      new Date(Date.UTC(2020, 0, 1 + day)),
      '12:00',
      `Item ${day % 600}`,
      (day % 600) + 1,
      10,
    ])
    const { sales, notices } = readSales([header, ...rows])
    expect(sales.weeks).toHaveLength(maxWeeks)
    expect(sales.items).toHaveLength(maxSalesItems)
    expect(sales.itemWeeks).toHaveLength(maxItemSeries)
    expect(sales.weeks.at(-1)?.monday).toBe('2023-10-30')
    expect(sales.items.at(-1)?.name).toBe('Item 100')
    expect(notices).toEqual([
      'A planilha tem 600 itens. Ficaram os 500 que mais venderam.',
      'Ficaram as 160 semanas mais recentes da planilha.',
    ])
  })
})

it('keeps the weeks of the items that make up nine tenths of units and of revenue', () => {
  const header = ['Data', 'Produto', 'Qtd', 'Preço']
  // A long list: units fall with the position, and the dearest items sell least.
  const rows = Array.from({ length: 10 }, (_, week) =>
    Array.from({ length: 400 }, (_, place) => [
      new Date(Date.UTC(2026, 0, 5 + 7 * week)),
      `Item ${place}`,
      Math.ceil(2000 / (place + 1) ** 1.3),
      place > 380 ? 1500 : 12,
    ]),
  ).flat()
  const { sales } = readSales([header, ...rows])
  const kept = new Set(sales.itemWeeks.map(({ name }) => name))
  const share = (value: (item: (typeof sales.items)[number]) => number) => {
    const sum = (items: typeof sales.items) => items.reduce((all, item) => all + value(item), 0)
    return sum(sales.items.filter(({ name }) => kept.has(name))) / sum(sales.items)
  }
  expect(share(({ units }) => units)).toBeGreaterThan(0.9)
  expect(share(({ units, price }) => units * (price ?? 0))).toBeGreaterThan(0.9)
  // The forty best-selling items alone would not.
  const forty = new Set(sales.items.slice(0, 40).map(({ name }) => name))
  const revenue = (items: typeof sales.items) =>
    items.reduce((all, { units, price }) => all + units * (price ?? 0), 0)
  expect(revenue(sales.items.filter(({ name }) => forty.has(name))) / revenue(sales.items)).toBeLessThan(0.9)
})

describe('any sales sheet', () => {
  const row = fc.record({
    day: fc.integer({ min: 20_000, max: 20_300 }),
    item: fc.constantFrom('Suco', 'Tapioca', 'Pão de queijo', 'Baião'),
    units: fc.integer({ min: 0, max: 5000 }),
    cents: fc.integer({ min: 0, max: 20_000 }),
  })
  const date = (day: number) => isoDay(day).split('-').reverse().join('/')
  const money = (cents: number) => (cents / 100).toLocaleString('pt-BR', { minimumFractionDigits: 2 })

  it('gives the same result in Brazilian style, in plain style and as numbers', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 40 }), (rows) => {
        const head = ['Data', 'Produto', 'Qtd', 'Preço']
        const numbers = readSales([
          head,
          ...rows.map(({ day, item, units, cents }) => [
            new Date(day * 86_400_000),
            item,
            units,
            cents / 100,
          ]),
        ])
        const brazilian = readSales([
          head,
          ...rows.map(({ day, item, units, cents }) => [
            date(day),
            item,
            units.toLocaleString('pt-BR'),
            `R$ ${money(cents)}`,
          ]),
        ])
        const plain = readSales([
          head,
          ...rows.map(({ day, item, units, cents }) => [
            isoDay(day),
            item,
            String(units),
            (cents / 100).toFixed(2),
          ]),
        ])
        expect(brazilian).toEqual(numbers)
        expect(plain).toEqual(numbers)
      }),
    )
  })

  it('conserves units and revenue: by item, by week, by weekday', () => {
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 60 }), (rows) => {
        const { sales, unread } = readSales([
          ['Data', 'Produto', 'Qtd', 'Preço'],
          ...rows.map(({ day, item, units, cents }) => [date(day), item, units, cents / 100]),
        ])
        const units = rows.reduce((sum, each) => sum + each.units, 0)
        const revenue = rows.reduce((sum, each) => sum + (each.units * each.cents) / 100, 0)
        const total = (list: readonly { units: number }[]) => list.reduce((sum, each) => sum + each.units, 0)
        expect(unread).toEqual([])
        expect(sales.rows.read).toBe(rows.length)
        expect(total(sales.items)).toBe(units)
        expect(total(sales.weeks)).toBe(units)
        expect(total(sales.weekdays)).toBe(units)
        const byItem = sales.items.reduce((sum, item) => sum + item.units * (item.price ?? 0), 0)
        const byWeek = sales.weeks.reduce((sum, week) => sum + (week.revenue ?? 0), 0)
        expect(Math.abs(byItem - revenue)).toBeLessThan(0.01 * Math.max(rows.length, 1))
        expect(Math.abs(byWeek - revenue)).toBeLessThan(0.01)
        expect(salesSchema.safeParse(sales).success).toBe(true)
      }),
    )
  })

  it('with arbitrary cells gives a result that fits a request, or is refused with a code', () => {
    const cell = fc.oneof(
      fc.string(),
      fc.constantFrom('Produto', 'Qtd', 'Valor', 'Data', 'Total', '1.234', '12,5', '05/01/2026', ''),
      fc.double(),
      fc.date(),
      fc.boolean(),
      fc.constant(null),
    )
    fc.assert(
      fc.property(fc.array(fc.array(cell, { maxLength: 6 }), { maxLength: 14 }), (rows) => {
        try {
          const { sales, unread } = readSales([['Produto', 'Qtd', 'Preço', 'Data'], ...rows])
          expect(salesSchema.safeParse(sales).error).toBeUndefined()
          expect(unread).toHaveLength(sales.rows.refused)
        } catch (error) {
          expect(error).toBeInstanceOf(DocumentError)
        }
      }),
      { numRuns: 300 },
    )
  })
})

it('reports the list price of the latest weeks with the mean paid price', () => {
  const { sales } = readSales([
    ['Data', 'Produto', 'Qtd', 'Valor unit.', 'Desconto', 'Total líquido'],
    ['01/06/2026', 'Heineken', '10', '16,00', '0', '160,00'],
    ['01/09/2026', 'Heineken', '4', '18,00', '7,20', '64,80'],
    ['02/09/2026', 'Heineken', '1', '17,00', '0', '17,00'],
  ])
  expect(sales.items[0]).toMatchObject({ listed: 18, price: 241.8 / 15 })
  const plain = readSales([
    ['Produto', 'Qtd', 'Total'],
    ['Heineken', '10', '160,00'],
  ])
  expect(plain.sales.items[0]?.listed).toBeUndefined()
})
