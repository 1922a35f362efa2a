import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test } from 'vitest'
import { Table } from './table'

afterEach(() => localStorage.clear())

const tableOf = (count: number) => ({
  caption: 'Lista de compras',
  headers: ['Item', 'Custo', 'Onde'],
  rows: Array.from({ length: count }, (_, index) => [
    `Item ${index + 1}`,
    `R$ ${index + 1},00`,
    'na feira do bairro, no começo da semana, antes das oito',
  ]),
})
const fold = () => screen.getByRole('table').parentElement

test('a long table folds on a phone, opens, and is remembered', async () => {
  const { unmount } = render(<Table table={tableOf(24)} scope="r1/compras" />)
  const button = screen.getByRole('button', { name: 'Ver as 24 linhas' })
  expect(button).toHaveAttribute('aria-expanded', 'false')
  expect(button).toHaveAttribute('aria-controls', fold()?.id)
  expect(fold()).toHaveClass(/nth-child\(n\+9\)/)
  // Wider screens and paper have every row.
  expect(screen.getAllByRole('row')).toHaveLength(25)
  await userEvent.click(button)
  expect(fold()).not.toHaveClass(/nth-child/)
  expect(screen.getByRole('button', { name: 'Ver só 8 linhas' })).toHaveAttribute('aria-expanded', 'true')
  unmount()

  const again = render(<Table table={tableOf(24)} scope="r1/compras" />)
  expect(screen.getByRole('button', { name: 'Ver só 8 linhas' })).toBeInTheDocument()
  again.unmount()
  render(<Table table={tableOf(24)} scope="r2/compras" />)
  expect(screen.getByRole('button', { name: 'Ver as 24 linhas' })).toBeInTheDocument()
})

test('a table of short columns stays one on a phone, and folds later', () => {
  const table = { caption: 'Compras', headers: ['Item', 'Custo'], numeric: [1] }
  const rows = Array.from({ length: 17 }, (_, index) => [`Item ${index + 1}`, `R$ ${index + 1},00`])
  const { rerender } = render(<Table table={{ ...table, rows: rows.slice(1) }} scope="r1/compras" />)
  expect(screen.getByRole('table')).not.toHaveClass('max-sm:block')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  rerender(<Table table={{ ...table, rows }} scope="r1/compras" />)
  expect(screen.getByRole('button', { name: 'Ver as 17 linhas' })).toBeInTheDocument()
  expect(fold()).toHaveClass(/nth-child\(n\+17\)/)
})

test('in the card of a phone a sentence takes a whole line, figures half a line, and an empty cell is left out', () => {
  const headers = ['Mesa', 'Ruim', 'O que supõe']
  const rows = [
    ['Preço', 'R$ 49', 'no ruim, perde um quarto a mais da venda de hoje, e o vizinho fica com ela'],
    ['Soma', 'R$ 366', ''],
  ]
  render(<Table table={{ caption: 'Margem', headers, rows, numeric: [1] }} scope="r1/margem" />)
  const sentence = screen.getByText(/perde um quarto/)
  expect(sentence.parentElement).toHaveClass('max-sm:col-span-2')
  expect(screen.getByText(/366/).parentElement).not.toHaveClass('max-sm:col-span-2')
  const [full, empty] = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => row.lastElementChild)
  expect(full).not.toHaveClass('max-sm:hidden')
  expect(empty).toHaveClass('max-sm:hidden')
})

test('eight rows never fold', () => {
  render(<Table table={tableOf(8)} scope="r1/compras" />)
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
})

test('an amount in a caption stays on one line', () => {
  render(<Table table={{ ...tableOf(2), caption: 'Compras: R$ 286,00' }} scope="r1/compras" />)
  expect(screen.getByRole('table').textContent).toContain('Compras: R$\u00a0286,00')
})

test('a dash stands in its column, and is left out of the card of a phone', () => {
  const headers = ['Item', 'Melhor passo', 'Por quê']
  const rows = [['Cerveja', '—', 'a seu pedido, porque o cliente sabe esse preço de cor e compara na rua']]
  render(<Table table={{ caption: 'Fica', headers, rows, numeric: [1] }} scope="r1/fica" />)
  expect(screen.getByText('—').parentElement).toHaveClass('max-sm:hidden')
  expect(screen.getByText(/a seu pedido/).parentElement).not.toHaveClass('max-sm:hidden')
})
