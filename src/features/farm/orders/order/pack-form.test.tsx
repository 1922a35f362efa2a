import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Lot } from '../lots'
import type { OrderLine } from '../order.queries'
import { PackForm } from './pack-form'

const line = (over: Partial<OrderLine> = {}): OrderLine => ({
  id: 'item-1',
  product_id: 'cachaca-alambique',
  name: 'Cachaça Alambique',
  kind: 'bottle',
  quantity: 4,
  unit_price: 0,
  included_in: 'item-0',
  taken: [],
  ...over,
})
const lot = (number: string, left: number): Lot => ({
  id: number,
  productId: 'cachaca-alambique',
  number,
  bottledOn: '2026-03-10',
  left,
})

function open(lots: readonly Lot[], lines: readonly OrderLine[] = [line()]) {
  const onSubmit = vi.fn()
  const view = (shelf: readonly Lot[]) => (
    <>
      <PackForm id="pack" lines={lines} lots={shelf} onSubmit={onSubmit} />
      <button type="submit" form="pack">
        Embalar
      </button>
    </>
  )
  const { rerender } = render(view(lots))
  return { onSubmit, user: userEvent.setup(), restock: (shelf: readonly Lot[]) => rerender(view(shelf)) }
}

test('the oldest lots are proposed, and the proposal is packed', async () => {
  const { onSubmit, user } = open([lot('L1', 3), lot('L2', 9)])
  expect(screen.getByLabelText('Lote L1')).toHaveValue('3')
  expect(screen.getByLabelText('Lote L2')).toHaveValue('1')
  await user.click(screen.getByRole('button', { name: 'Embalar' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith([
    { itemId: 'item-1', lotId: 'L1', quantity: 3 },
    { itemId: 'item-1', lotId: 'L2', quantity: 1 },
  ])
})

test('another lot can be chosen, and the sum is checked', async () => {
  const { onSubmit, user } = open([lot('L1', 3), lot('L2', 9)])
  await user.clear(screen.getByLabelText('Lote L1'))
  await user.click(screen.getByRole('button', { name: 'Embalar' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Escolhidas 1 de 4 garrafas')
  expect(onSubmit).not.toHaveBeenCalled()
  await user.clear(screen.getByLabelText('Lote L2'))
  await user.type(screen.getByLabelText('Lote L2'), '4')
  await user.click(screen.getByRole('button', { name: 'Embalar' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith([{ itemId: 'item-1', lotId: 'L2', quantity: 4 }])
})

test.each(['-1', '1,5', 'três', '9999999'])('“%s” is not a number of bottles, and stays', async (typed) => {
  const { onSubmit, user } = open([lot('L1', 9)])
  await user.clear(screen.getByLabelText('Lote L1'))
  await user.type(screen.getByLabelText('Lote L1'), typed)
  await user.click(screen.getByRole('button', { name: 'Embalar' }))
  expect(screen.getByRole('alert')).toHaveTextContent('Escreva números inteiros')
  expect(screen.getByLabelText('Lote L1')).toHaveValue(typed)
  expect(onSubmit).not.toHaveBeenCalled()
})

test('two lines cannot take more from a lot than it holds', async () => {
  const { onSubmit, user } = open([lot('L1', 5), lot('L2', 5)], [line(), line({ id: 'item-2' })])
  const [, second] = screen.getAllByLabelText('Lote L1')
  const [, fromOther] = screen.getAllByLabelText('Lote L2')
  if (!second || !fromOther) throw new Error('two lines have two fields for each lot')
  await user.clear(second)
  await user.type(second, '4')
  await user.clear(fromOther)
  await user.click(screen.getByRole('button', { name: 'Embalar' }))
  expect(screen.getAllByRole('alert')[0]).toHaveTextContent('O lote L1 só tem 5 garrafas')
  expect(onSubmit).not.toHaveBeenCalled()
})

test('a shortage is reported before packing is tried, and disappears with the next lot', async () => {
  const { restock } = open([lot('L1', 1)])
  expect(screen.getByText('Cachaça Alambique: faltam 3')).toBeVisible()
  restock([lot('L1', 1), lot('L2', 6)])
  expect(screen.queryByText('Faltam garrafas em estoque')).toBeNull()
  expect(screen.getByLabelText('Lote L2')).toHaveValue('3')
})
