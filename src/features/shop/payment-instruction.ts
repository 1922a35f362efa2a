import type { Order } from './shop.queries'

/** What the buyer has to do to pay, by the order's state; null when nothing. */
export function paymentInstruction(order: Order): string | null {
  if (order.status !== 'pending_payment') return null
  return order.hasOpenBoleto
    ? 'Boleto emitido. Pague até o vencimento: a confirmação do banco leva até 2 dias úteis.'
    : 'Falta o pagamento. Com Pix ou cartão a confirmação é na hora; com boleto, em até 2 dias úteis.'
}
