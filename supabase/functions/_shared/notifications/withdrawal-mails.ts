import { seller } from '../seller.ts'
import { formatCredits, formatMoment, formatMoney } from './formats.ts'
import { type Block, button, facts, type Mail, small, text } from './mail.ts'
import type { Payloads, WithdrawnOrder } from './payloads.ts'

const orderPage = ({ order_id }: WithdrawnOrder) => `/pedidos/${order_id}`

const moneyWay = {
  stripe:
    'O dinheiro volta pelo mesmo meio do pagamento. O pedido já está com o banco: no Pix cai em minutos; no cartão aparece como estorno em 5 a 10 dias úteis.',
  bank: 'Boleto não tem estorno. Informe na página do pedido a conta que recebe, e a fazenda transfere em até 2 dias úteis.',
} as const

const bottlesWay = {
  none: null,
  not_sent: 'As garrafas não serão enviadas.',
  on_the_way:
    'As garrafas já saíram. Recuse a entrega ou guarde-as fechadas: a fazenda combina a retirada e paga por ela.',
  delivered: 'Guarde as garrafas fechadas: a fazenda combina a retirada e paga por ela.',
  returned: 'As garrafas já voltaram para a fazenda.',
} as const

function usedParts({ withdrawal }: WithdrawnOrder): Block[] {
  if (withdrawal.used.length === 0) return []
  return [
    text(`Ficam de fora ${formatMoney(withdrawal.used_amount)} do que já foi usado:`),
    {
      type: 'receipt',
      rows: withdrawal.used.map(({ name, credits, amount }) => ({
        name: credits === null ? name : `${name} (${formatCredits(credits)})`,
        quantity: 1,
        amount: formatMoney(amount),
      })),
      total: formatMoney(withdrawal.used_amount),
    },
  ]
}

function whatEnds({ withdrawal }: WithdrawnOrder): Block[] {
  const parts = [
    withdrawal.credits_back > 0 && `${formatCredits(withdrawal.credits_back)} saíram do saldo.`,
    withdrawal.runs_back > 0 && 'As consultorias do pacote que não foram usadas foram canceladas.',
    withdrawal.event_back && 'O evento exclusivo foi cancelado.',
    bottlesWay[withdrawal.bottles_way],
  ].filter(Boolean)
  return parts.length > 0 ? [text(parts.join(' '))] : []
}

export const withdrawalMails = {
  order_withdrawn: (order: Payloads['order_withdrawn']): Mail => ({
    subject: `Recibo: você se arrependeu do pedido ${order.number}`,
    preview: `Voltam ${formatMoney(order.withdrawal.amount)}.`,
    heading: 'Compra desfeita',
    blocks: [
      text(
        `Recebemos o seu arrependimento do pedido ${order.number} e ele já está valendo. Este e-mail é o recibo.`,
      ),
      facts(
        ['Pedido', String(order.number)],
        ['Desfeito em', formatMoment(order.withdrawn_at)],
        ['Valor pago', formatMoney(order.total)],
        ['Volta para você', formatMoney(order.withdrawal.amount)],
      ),
      ...usedParts(order),
      text(moneyWay[order.way]),
      ...whatEnds(order),
      button(order.way === 'bank' ? 'Informar a conta' : 'Ver o recibo', orderPage(order)),
      small(
        `Direito de arrependimento: art. 49 do Código de Defesa do Consumidor. Dúvidas: ${seller.email} ou ${seller.phone}.`,
      ),
    ],
  }),
  order_refunded: (order: Payloads['order_refunded']): Mail => ({
    subject: `Pedido ${order.number}: dinheiro devolvido`,
    preview: `Devolvemos ${formatMoney(order.withdrawal.amount)}.`,
    heading: 'Dinheiro devolvido',
    blocks: [
      text(
        order.way === 'bank'
          ? `Transferimos ${formatMoney(order.withdrawal.amount)} do pedido ${order.number} para a sua conta e apagamos os dados bancários que você informou.`
          : `A devolução de ${formatMoney(order.withdrawal.amount)} do pedido ${order.number} foi feita pelo mesmo meio do pagamento. No cartão, ela aparece na fatura em 5 a 10 dias úteis.`,
      ),
      button('Ver o recibo', orderPage(order)),
    ],
  }),
  refund_account_missing: (order: Payloads['refund_account_missing']): Mail => ({
    subject: `Pedido ${order.number}: para qual conta devolvemos?`,
    preview: `Faltam os dados para devolver ${formatMoney(order.withdrawal.amount)}.`,
    heading: 'Para qual conta devolvemos?',
    blocks: [
      text(
        `O meio com que o pedido ${order.number} foi pago não aceitou a devolução de ${formatMoney(order.withdrawal.amount)}. Informe uma conta, e a fazenda transfere em até 2 dias úteis.`,
      ),
      button('Informar a conta', orderPage(order)),
    ],
  }),
  staff_withdrawal: (order: Payloads['staff_withdrawal']): Mail => ({
    subject: `Arrependimento no pedido ${order.number}: ${order.house}`,
    preview: `Voltam ${formatMoney(order.withdrawal.amount)} para ${order.house}.`,
    heading: `Pedido ${order.number} desfeito`,
    blocks: [
      text(`${order.house} se arrependeu da compra. Não embale nem envie este pedido.`),
      facts(
        ['Devolver', formatMoney(order.withdrawal.amount)],
        ['Como', order.way === 'bank' ? 'Transferência, pela gerência' : 'Stripe, sem ação da fazenda'],
        [
          'Garrafas',
          {
            none: null,
            not_sent: 'Não foram enviadas',
            on_the_way: 'A caminho: combinar a volta com a casa',
            delivered: 'Com a casa: combinar a retirada',
            returned: 'Já voltaram',
          }[order.withdrawal.bottles_way],
        ],
      ),
      button('Abrir na fazenda', `/fazenda/pedidos/${order.order_id}`),
    ],
  }),
}
