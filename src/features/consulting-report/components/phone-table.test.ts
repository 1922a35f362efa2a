import { expect, test } from 'vitest'
import { phoneTable } from './phone-table'

test('a table of a name and short figures stays a table', () => {
  expect(
    phoneTable({
      headers: ['Item', '07/12 a 27/12, por semana', 'Ter em casa'],
      rows: [
        ['Bolinho de feijão-verde', '126', '141'],
        ['Suco de caju', '92', '114'],
      ],
      numeric: [1, 2],
    }),
  ).toEqual({ as: 'table' })
})

test('rows with a sentence become cards, and the sentence takes a whole line', () => {
  expect(
    phoneTable({
      headers: ['Mudança', 'Cauteloso', 'Ruim', 'O que supõe'],
      rows: [['Dois preços', 'R$ 207', '**R$ 25**', 'no ruim, perde um quarto a mais da venda']],
      numeric: [1, 2],
    }),
  ).toEqual({ as: 'cards', wide: [3] })
})

test('a figure with a long label takes a whole line of its card', () => {
  const headers = ['Ingrediente', '07/12 a 27/12, por semana', 'Para quinta', 'Conta']
  const rows = [['carne moída', '22 kg', '9,9 kg', 'Hambúrguer da casa (150 g), almôndega (90 g)']]
  expect(phoneTable({ headers, rows, numeric: [1, 2] })).toEqual({ as: 'cards', wide: [1, 3] })
})

test('more figures than fit beside each other become cards, two to a line', () => {
  const figures = ['R$ 1.250,00', 'R$ 1.310,00', 'R$ 1.405,00']
  expect(
    phoneTable({
      headers: ['Item', 'Hoje', 'Novo', 'Teto'],
      rows: [['Lagosta', ...figures]],
      numeric: [1, 2, 3],
    }),
  ).toEqual({ as: 'cards', wide: [] })
})

test('five columns are never a table on a phone', () => {
  const row = ['Chope', '1', '2', '3', '4']
  expect(phoneTable({ headers: ['Item', 'A', 'B', 'C', 'D'], rows: [row] })).toMatchObject({ as: 'cards' })
})
