import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it, vi } from 'vitest'
import { Toaster } from '@/ui/toaster'
import { PurchaseContext } from '../purchase-context'
import { makeOrder } from '../test-support'
import type { PaymentInstructions } from './order.queries'
import { PaymentCard } from './payment-card'

const boleto: PaymentInstructions = {
  method: 'boleto',
  hosted_url: 'https://payments.stripe.com/boleto/voucher/test_1',
  code: '00090000000000000000000000000000000000000000000',
  expires_at: '2026-11-26T02:59:59+00:00',
}
const pix: PaymentInstructions = {
  method: 'pix',
  hosted_url: 'https://payments.stripe.com/qr/instructions/test_1',
  code: '000201pix.example/1',
  expires_at: '2026-11-22T17:30:00+00:00',
}
const before = Date.parse('2026-11-22T12:00:00Z')
const after = Date.parse('2026-11-27T12:00:00Z')
const waiting = makeOrder({ hasOpenBoleto: true })

function renderCard(
  instructions: PaymentInstructions | null,
  { order = waiting, now = before, paidAt = null }: Partial<Parameters<typeof PaymentCard>[0]> = {},
) {
  render(
    <PurchaseContext value={{ pending: null, buy: () => undefined }}>
      <PaymentCard order={order} paidAt={paidAt} refundedAt={null} instructions={instructions} now={now} />
      <Toaster />
    </PurchaseContext>,
  )
}

describe('the payment of an order', () => {
  it('shows until when a boleto is paid, its page and its line, and no second payment', () => {
    renderCard(boleto)
    expect(screen.getByText(/Pague até 25\/11\/2026/)).toBeVisible()
    expect(screen.getByRole('link', { name: /Abrir o boleto/ })).toHaveAttribute('href', boleto.hosted_url)
    expect(screen.getByText('00090.00000 00000.000000 00000.000000 0 00000000000000')).toBeVisible()
    expect(screen.queryByRole('button', { name: /Pagar agora/ })).toBeNull()
  })

  it('shows the page and code of a Pix, and lets the buyer choose another way', () => {
    renderCard(pix, { order: makeOrder() })
    expect(screen.getByText(/Pague até 22\/11\/2026, 14:30/)).toBeVisible()
    expect(screen.getByRole('link', { name: /QR Code do Pix/ })).toHaveAttribute('href', pix.hosted_url)
    expect(screen.getByRole('button', { name: /Pagar agora/ })).toBeVisible()
  })

  it.each([
    ['boleto', boleto, /O boleto venceu em 25\/11\/2026/],
    ['Pix', pix, /O código Pix valeu até 22\/11\/2026, 14:30/],
  ])('offers neither link nor code of an expired %s', (_, instructions, text) => {
    renderCard(instructions, { now: after })
    expect(screen.getByText(text)).toBeVisible()
    expect(screen.queryByRole('link')).toBeNull()
    expect(screen.queryByRole('button', { name: 'Copiar código' })).toBeNull()
  })

  it('copies the code, and says when it could not', async () => {
    const user = userEvent.setup()
    renderCard(boleto)
    const copy = screen.getByRole('button', { name: 'Copiar código' })
    await user.click(copy)
    expect(await navigator.clipboard.readText()).toBe(boleto.code)
    expect(await screen.findByText('Código copiado')).toBeVisible()
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValueOnce(new Error('denied'))
    await user.click(copy)
    expect(await screen.findByText('Não foi possível copiar')).toBeVisible()
  })

  it('has no instructions left once the order is paid, or closed without a payment', () => {
    renderCard(null, { order: makeOrder({ status: 'processing' }), paidAt: '2026-11-22T12:10:00+00:00' })
    expect(screen.getByText('Pago')).toBeVisible()
    expect(screen.queryByText(/venceu|Falta o pagamento/)).toBeNull()
    renderCard(null, { order: makeOrder({ status: 'failed' }) })
    expect(screen.getByText('O boleto ou Pix venceu sem pagamento. Nada foi cobrado.')).toBeVisible()
  })
})
