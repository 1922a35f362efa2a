import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { statuses } from '@/format/statuses'
import { PurchaseContext } from '../purchase-context'
import { makeOrder } from '../test-support'
import { OrdersList } from './orders-list'

const idle = { pending: null, buy: () => undefined }
const payNow = { name: /^Pagar agora/ }
const again = { name: /^Pedir de novo/ }

describe('the order list', () => {
  it.each([
    'completed',
    'delivered',
    'processing',
    'shipped',
    'pending',
    'pending_payment',
    'failed',
    'cancelled',
  ] as const)('shows %s with its label', (status) => {
    render(
      <PurchaseContext value={idle}>
        <OrdersList orders={[makeOrder({ status })]} />
      </PurchaseContext>,
    )
    expect(screen.getByText(statuses[status].label)).toBeVisible()
  })

  it('shows the product, the date in Fortaleza and the amount', () => {
    render(
      <PurchaseContext value={idle}>
        <OrdersList orders={[makeOrder()]} />
      </PurchaseContext>,
    )
    const [, row] = screen.getAllByRole('row')
    expect(row).toHaveTextContent('Pacote Profissional')
    expect(row).toHaveTextContent('20/11/2026')
    expect(row).toHaveTextContent(/R\$\s500,00/)
  })

  it('pays a pending order with the same product', async () => {
    const buy = vi.fn()
    render(
      <PurchaseContext value={{ pending: null, buy }}>
        <OrdersList orders={[makeOrder()]} />
      </PurchaseContext>,
    )
    await userEvent.click(screen.getByRole('button', payNow))
    expect(buy).toHaveBeenCalledExactlyOnceWith({
      key: 'order-order-1',
      priceId: 'price_pacote_profissional',
    })
  })

  it('does not offer a second payment while a boleto is open', () => {
    render(
      <PurchaseContext value={idle}>
        <OrdersList orders={[makeOrder({ hasOpenBoleto: true })]} />
      </PurchaseContext>,
    )
    expect(screen.queryByRole('button', payNow)).toBeNull()
    expect(screen.queryByRole('button', again)).toBeNull()
    expect(screen.getByText(/^Boleto emitido. Pague até o vencimento/)).toBeVisible()
  })

  it('says how to pay a pending order', () => {
    render(
      <PurchaseContext value={idle}>
        <OrdersList orders={[makeOrder()]} />
      </PurchaseContext>,
    )
    expect(screen.getByText(/Com Pix ou cartão a confirmação é na hora; com boleto/)).toBeVisible()
  })

  it.each(['processing', 'delivered', 'cancelled'] as const)('can repeat a %s order', async (status) => {
    const buy = vi.fn()
    const bottle = {
      name: 'Cachaça Alambique',
      price_id: 'price_cachaca_alambique',
      kind: 'bottle' as const,
      quantity: 6,
      unit_price: 25,
      credits: 25,
      bonus: 0,
    }
    render(
      <PurchaseContext value={{ pending: null, buy }}>
        <OrdersList orders={[makeOrder({ status, items: [bottle] })]} />
      </PurchaseContext>,
    )
    expect(screen.queryByRole('button', payNow)).toBeNull()
    expect(screen.queryByText(/Falta o pagamento/)).toBeNull()
    await userEvent.click(screen.getByRole('button', again))
    expect(buy).toHaveBeenCalledExactlyOnceWith({
      key: 'order-order-1',
      priceId: 'price_cachaca_alambique',
      quantity: 6,
    })
  })
})
