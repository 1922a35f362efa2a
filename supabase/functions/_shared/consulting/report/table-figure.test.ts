import { expect, test } from 'vitest'
import type { TableBlock } from './blocks.ts'
import { tableFigure } from './table-figure.ts'

const tableOf = (rows: string[][]): TableBlock => ({
  kind: 'table',
  caption: 'Lista',
  headers: ['Item', 'Usa', 'Custo'],
  rows,
  figure: { caption: 'Onde está o custo', unit: 'brl', column: 2 },
})
const rows = Array.from({ length: 13 }, (_, index) => [`item ${index}`, '1 kg', `R$ 1.0${index + 10},50`])

test('a long table draws its largest figures, parsed as written', () => {
  const figure = tableFigure(tableOf([...rows, ['sem preço', '2 kg', 'a consultar']]))
  expect(figure?.caption).toBe('Onde está o custo: os 8 maiores')
  expect(figure?.bars).toHaveLength(8)
  expect(figure?.bars[0]).toEqual({ label: 'item 12', value: 1022.5 })
})

test('a short table, or one that asks for no chart, has none', () => {
  expect(tableFigure(tableOf(rows.slice(0, 12)))).toBeNull()
  const { figure: _, ...plain } = tableOf(rows)
  expect(tableFigure(plain)).toBeNull()
})

test('a chart may compare two columns', () => {
  const compared = {
    ...tableOf(rows),
    figure: { caption: 'C', unit: 'units' as const, column: 2, compare: 1 },
  }
  expect(tableFigure(compared)).toMatchObject({
    legend: { value: 'Custo', compare: 'Usa' },
    bars: expect.arrayContaining([{ label: 'item 12', value: 1022.5, compare: 1 }]),
  })
})
