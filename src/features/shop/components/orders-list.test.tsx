import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { describe, expect, it, vi } from 'vitest'
import { statuses } from '@/format/statuses'
import { PurchaseContext } from '../purchase-context'
import type { Order } from '../shop.queries'
import { makeOrder } from '../test-support'
import type { Purchase } from '../use-purchase'
import { OrdersList } from './orders-list'

const idle = { pending: null, buy: () => undefined }
const payNow = { name: /^Pagar agora/ }
const again = { name: /^Pedir de novo/ }

function renderOrders(orders: Order[], purchase: Purchase = idle) {
  render(
    <MemoryRouter>
      <PurchaseContext value={purchase}>
        <OrdersList orders={orders} />
      </PurchaseContext>
    </MemoryRouter>,
  )
}

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
    renderOrders([makeOrder({ status })])
    expect(screen.getByText(statuses[status].label)).toBeVisible()
  })

  it('shows the product, the date in Fortaleza and the amount', () => {
    renderOrders([makeOrder()])
    const [, row] = screen.getAllByRole('row')
    expect(row).toHaveTextContent('Pacote Profissional')
    expect(row).toHaveTextContent('20/11/2026')
    expect(row).toHaveTextContent(/R\$\s500,00/)
  })

  it('pays a pending order with the same product', async () => {
    const buy = vi.fn()
    renderOrders([makeOrder()], { pending: null, buy })
    await userEvent.click(screen.getByRole('button', payNow))
    expect(buy).toHaveBeenCalledExactlyOnceWith({
      key: 'order-order-1',
      priceId: 'price_pacote_profissional',
    })
  })

  it('does not offer a second payment while a boleto is open', () => {
    renderOrders([makeOrder({ hasOpenBoleto: true })])
    expect(screen.queryByRole('button', payNow)).toBeNull()
    expect(screen.queryByRole('button', again)).toBeNull()
    expect(screen.getByText(/^Boleto emitido. Pague até o vencimento/)).toBeVisible()
  })

  it('asks for the address that a paid order lacks', () => {
    renderOrders([makeOrder({ status: 'processing', needsAddress: true })])
    expect(screen.getByRole('link', { name: 'Informar endereço do pedido 1001' })).toHaveAttribute(
      'href',
      '/pedidos/order-1',
    )
  })

  it('says how to pay a pending order', () => {
    renderOrders([makeOrder()])
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
    renderOrders([makeOrder({ status, items: [bottle] })], { pending: null, buy })
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
