import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { FarmOrder } from '../order.queries'
import { OrderWithdrawal } from './order-withdrawal'

type Withdrawal = NonNullable<FarmOrder['withdrawal']>

const confirmed = '2026-11-22T17:06:00+00:00'
const account = {
  holder: 'Boteco da Bia Ltda',
  tax_id: '52998224725',
  bank_code: '001',
  branch: '1584',
  account: '210169-6',
  account_kind: 'checking',
}

function show(change: Partial<Withdrawal>, manages = true) {
  render(
    <OrderWithdrawal
      manages={manages}
      withdrawal={{
        at: '2026-11-22T17:05:00+00:00',
        amount: 200,
        way: 'bank',
        bankConfirmedAt: confirmed,
        refundedAt: null,
        account: null,
        ...change,
      }}
    />,
  )
  return screen.getByRole('region', { name: 'Arrependimento' })
}

test('a manager reads the amount to transfer and the account', () => {
  const card = show({ account })
  expect(card).toHaveTextContent(/A devolver\s*R\$\s200,00/)
  expect(card).toHaveTextContent('A transferir')
  expect(card).toHaveTextContent('529.982.247-25')
  expect(card).toHaveTextContent('210169-6')
})

test('nothing is transferred before the house names an account', () => {
  expect(show({})).toHaveTextContent('A casa ainda não disse para qual conta')
})

test('members who pack read that a manager pays', () => {
  expect(show({}, false)).toHaveTextContent('Quem paga é a gerência')
})

test('nothing is transferred before Stripe has said that it cannot refund', () => {
  expect(show({ bankConfirmedAt: null, account })).toHaveTextContent('O Stripe ainda não respondeu')
})

test('a refund that has arrived asks for nothing', () => {
  const card = show({ refundedAt: confirmed })
  expect(card).toHaveTextContent('Devolvido em 22/11/2026, 14:06')
  expect(card).not.toHaveTextContent('conta')
})
