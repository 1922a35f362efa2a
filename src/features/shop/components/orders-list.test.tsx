import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { statuses } from '@/domain/statuses'
import { anOrder } from '../test-support'
import { OrdersList } from './orders-list'

const idle = { pending: null, buy: () => undefined }
const payNow = { name: /^Pagar agora/ }

describe('the list of orders', () => {
  it.each([
    'completed',
    'delivered',
    'processing',
    'shipped',
    'pending',
    'pending_payment',
    'failed',
    'cancelled',
  ] as const)('calls %s by its label', (status) => {
    render(<OrdersList orders={[anOrder({ status })]} purchase={idle} />)
    expect(screen.getByText(statuses[status].label)).toBeVisible()
  })

  it('shows what was bought, when in Fortaleza, and for how much', () => {
    render(<OrdersList orders={[anOrder()]} purchase={idle} />)
    const [, row] = screen.getAllByRole('row')
    expect(row).toHaveTextContent('Pacote Profissional')
    expect(row).toHaveTextContent('20/11/2026')
    expect(row).toHaveTextContent(/R\$\s500,00/)
  })

  it('pays a pending order with the same product', async () => {
    const buy = vi.fn()
    render(<OrdersList orders={[anOrder()]} purchase={{ pending: null, buy }} />)
    await userEvent.click(screen.getByRole('button', payNow))
    expect(buy).toHaveBeenCalledExactlyOnceWith({
      key: 'order-order-1',
      priceId: 'price_pacote_profissional',
    })
  })

  it('does not offer to pay a second time what a boleto is out for', () => {
    render(<OrdersList orders={[anOrder({ hasOpenBoleto: true })]} purchase={idle} />)
    expect(screen.queryByRole('button', payNow)).toBeNull()
    expect(screen.getByText('Boleto emitido')).toBeVisible()
  })

  it('does not offer to pay what is paid', () => {
    render(<OrdersList orders={[anOrder({ status: 'processing' })]} purchase={idle} />)
    expect(screen.queryByRole('button', payNow)).toBeNull()
  })
})
