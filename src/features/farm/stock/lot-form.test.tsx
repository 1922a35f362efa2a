import { fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { LotForm } from './lot-form'
import type { BottleLot } from './stock.queries'

const products = [
  { product_id: 'cachaca-alambique', name: 'Cachaça Alambique', on_hand: 0, waiting: 0, available: 0 },
]
const known: BottleLot = {
  id: 'lot-1',
  product_id: 'cachaca-alambique',
  lot_number: 'A-1',
  bottled_on: '2026-05-10',
  quantity: 100,
  packed: 40,
  created_at: '2026-05-11T12:00:00+00',
}

function open(lot: BottleLot | null) {
  const onSubmit = vi.fn()
  render(
    <>
      <LotForm id="lot" products={products} lots={[known]} lot={lot} today="2026-11-22" onSubmit={onSubmit} />
      <button type="submit" form="lot">
        Gravar
      </button>
    </>,
  )
  const user = userEvent.setup()
  return { onSubmit, user, submit: () => user.click(screen.getByRole('button', { name: 'Gravar' })) }
}

test('a new lot needs every field, an unused number and a date that is not in the future', async () => {
  const { onSubmit, user, submit } = open(null)
  await submit()
  for (const problem of [
    'Escolha a garrafa',
    'Número do lote é obrigatório',
    'Diga quando foi engarrafado',
    'Escreva um número inteiro, até 100.000',
  ])
    expect(screen.getByText(problem)).toBeVisible()
  await user.selectOptions(screen.getByLabelText('Garrafa'), 'cachaca-alambique')
  await user.type(screen.getByLabelText('Número do lote'), ' A-1 ')
  fireEvent.change(screen.getByLabelText('Engarrafado em'), { target: { value: '2026-11-23' } })
  await user.type(screen.getByLabelText('Quantidade'), '120')
  await submit()
  expect(screen.getByText('Este lote já existe. Corrija a contagem dele na lista.')).toBeVisible()
  expect(screen.getByText('A data ainda não chegou')).toBeVisible()
  await user.clear(screen.getByLabelText('Número do lote'))
  await user.type(screen.getByLabelText('Número do lote'), 'A-2')
  fireEvent.change(screen.getByLabelText('Engarrafado em'), { target: { value: '2026-11-22' } })
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    productId: 'cachaca-alambique',
    lotNumber: 'A-2',
    bottledOn: '2026-11-22',
    quantity: 120,
  })
})

test('a correction needs a reason and keeps the bottles that left', async () => {
  const { onSubmit, user, submit } = open(known)
  const quantity = screen.getByLabelText(/^Quantidade ao todo/)
  expect(quantity).toHaveValue('100')
  await user.clear(quantity)
  await user.type(quantity, '39')
  await submit()
  expect(screen.getByText('Já saíram 40 garrafas deste lote')).toBeVisible()
  expect(screen.getByText('Escreva o motivo')).toBeVisible()
  await user.clear(quantity)
  await user.type(quantity, '98')
  await user.type(screen.getByLabelText(/^Motivo/), 'Duas quebraram')
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({
    productId: 'cachaca-alambique',
    lotNumber: 'A-1',
    bottledOn: '2026-05-10',
    quantity: 98,
    reason: 'Duas quebraram',
  })
})
