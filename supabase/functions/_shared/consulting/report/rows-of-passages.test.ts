import { expect, it } from 'vitest'
import type { ReportSection } from './blocks.ts'
import { rowsOfPassages } from './rows-of-passages.ts'

const prices: ReportSection = {
  id: 'precos',
  title: 'Preço por preço',
  blocks: [
    {
      kind: 'table',
      caption: 'Os preços',
      headers: ['Item', 'Hoje', 'Sugerido', 'Por mês'],
      rows: [
        ['Peixada cearense', 'R$ 78,00', 'R$ 82,00', 'R$ 210'],
        ['**Hambúrguer da casa**', 'R$ 28,00', 'fica', '—'],
        ['Pastel de queijo', 'R$ 9,00', 'R$ 9,90', 'R$ 40'],
        ['Pastel de carne', 'R$ 9,00', 'R$ 9,90', 'R$ 60'],
      ],
    },
  ],
}

it('quotes the row of an item that an unread passage names by its first word', () => {
  expect(rowsOfPassages(['será que a peixada assusta quem olha?'], [prices])).toEqual([
    '**Peixada cearense** (“Preço por preço”): Hoje: R$ 78,00 · Sugerido: R$ 82,00 · Por mês: R$ 210',
  ])
})

it('leaves out empty cells, and emphasis of the name', () => {
  expect(rowsOfPassages(['hamburguer da casa, sei não'], [prices])).toEqual([
    '**Hambúrguer da casa** (“Preço por preço”): Hoje: R$ 28,00 · Sugerido: fica',
  ])
})

it('does not choose among items that begin with the same word', () => {
  expect(rowsOfPassages(['e o pastel?'], [prices])).toEqual([])
  expect(rowsOfPassages(['e o pastel de carne?'], [prices])).toHaveLength(1)
})

it('quotes each item once, from the first table that has it', () => {
  const again = { ...prices, id: 'cenarios', title: 'Cenários' }
  expect(rowsOfPassages(['a peixada', 'e a peixada de novo'], [prices, again])).toHaveLength(1)
})

it('quotes nothing from sections that repeat others', () => {
  expect(rowsOfPassages(['a peixada'], [{ ...prices, id: 'resumo' }])).toEqual([])
})

it('quotes no row of a sum, a weekday or several items', () => {
  const rows = [
    ['5 preços novos', 'R$ 345', '', ''],
    ['Sábado', 'R$ 800', '', ''],
    ['Moqueca, caldo e pirão', '402', '', ''],
  ]
  const sums: ReportSection = {
    ...prices,
    blocks: [{ kind: 'table', caption: 'Somas', headers: ['', 'Traz', 'a', 'b'], rows }],
  }
  expect(rowsOfPassages(['o preço de sábado, da moqueca com caldo e pirão'], [sums])).toEqual([])
})

it('leaves out what an answer speaks of', () => {
  const asked = ['devo baixar a peixada?', 'e o hambúrguer?']
  expect(rowsOfPassages(asked, [prices], 'Peixada cearense fica em R$ 78,00.')).toEqual([
    expect.stringContaining('Hambúrguer da casa'),
  ])
})
