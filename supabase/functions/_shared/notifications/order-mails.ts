import { contract } from './contract.ts'
import { formatCredits, formatMoney, formatPostalCode } from './formats.ts'
import { type Block, button, facts, type Mail, reach, text } from './mail.ts'
import type { OrderNotice, Payloads } from './payloads.ts'

const orderPage = ({ order_id }: OrderNotice) => `/pedidos/${order_id}`

function receipt(order: OrderNotice): Block {
  return {
    type: 'receipt',
    rows: order.items.map(({ name, quantity, unit_price, included }) => ({
      name,
      quantity,
      amount: included ? 'incluso' : formatMoney(unit_price * quantity),
    })),
    total: formatMoney(order.total),
  }
}

const hasBottles = (order: OrderNotice) => order.items.some(({ bottle }) => bottle)

function destination(order: OrderNotice): Block[] {
  if (!hasBottles(order)) return []
  const { address } = order
  if (!address)
    return [
      text('Ainda falta dizer onde entregamos as garrafas. O pedido só é embalado depois disso.'),
      button('Informar o endereço', orderPage(order)),
    ]
  const { street, number, complement, district, city, state, postal_code } = address
  return [
    facts(
      ['Entrega', `${street}, ${number}${complement ? `, ${complement}` : ''}, ${district}`],
      ['Cidade', `${city}, ${state}, CEP ${formatPostalCode(postal_code)}`],
      ['Quem recebe', address.recipient],
      ['Horário', address.receiving_hours],
    ),
  ]
}

/** Asks for the buyer's age if the bottles wait for it. */
const ageQuestion = ({ age_missing, order_id }: OrderNotice): Block[] =>
  age_missing
    ? [
        text(
          'Para embalar as garrafas, a lei pede que a idade de quem compra seja verificada: uma vez só, em poucos minutos.',
        ),
        button('Verificar a idade', `/idade?pedido=${order_id}`),
      ]
    : []

const creditsLine = ({ credits }: OrderNotice): Block[] =>
  credits > 0 ? [text(`${formatCredits(credits)} já estão no saldo e valem por 12 meses.`)] : []

export const orderMails = {
  order_confirmed: (order: Payloads['order_confirmed']): Mail => ({
    subject: `Pedido ${order.number} confirmado`,
    preview: `Recebemos o pagamento de ${formatMoney(order.total)}.`,
    heading: 'Pedido confirmado',
    blocks: [
      text(`Recebemos o pagamento de ${formatMoney(order.total)}. Obrigado pela compra.`),
      receipt(order),
      ...creditsLine(order),
      ...ageQuestion(order),
      ...destination(order),
      button('Ver o pedido', orderPage(order)),
      ...contract(order),
    ],
  }),
  payment_waiting: (order: Payloads['payment_waiting']): Mail => ({
    subject: `Pedido ${order.number}: falta o pagamento`,
    preview: `O Pix ou boleto de ${formatMoney(order.total)} ainda não caiu.`,
    heading: 'Falta só o pagamento',
    blocks: [
      text(
        `Recebemos o seu pedido e guardamos tudo. Assim que o Pix ou boleto de ${formatMoney(order.total)} cair, avisamos por aqui e o pedido anda.`,
      ),
      text('O Pix cai em minutos. O boleto leva até três dias úteis depois de pago.'),
      receipt(order),
      ...destination(order),
      button('Ver como pagar', orderPage(order)),
      ...contract(order),
    ],
  }),
  order_paid: (order: Payloads['order_paid']): Mail => ({
    subject: `Pedido ${order.number}: pagamento recebido`,
    preview: `O pagamento de ${formatMoney(order.total)} caiu.`,
    heading: 'O pagamento caiu',
    blocks: [
      text(`O pagamento de ${formatMoney(order.total)} caiu e o pedido ${order.number} está confirmado.`),
      receipt(order),
      ...creditsLine(order),
      ...ageQuestion(order),
      ...destination(order),
      button('Ver o pedido', orderPage(order)),
      ...contract(order),
    ],
  }),
  order_shipped: (order: Payloads['order_shipped']): Mail => ({
    subject: `Pedido ${order.number} a caminho`,
    preview: `Saiu da fazenda com ${order.carrier}.`,
    heading: 'Suas garrafas estão a caminho',
    blocks: [
      text(
        `O pedido ${order.number} saiu da fazenda. Na entrega, alguém com 18 anos ou mais precisa receber.`,
      ),
      facts(['Transporte', order.carrier], ['Código', order.tracking_code]),
      ...destination(order),
      button('Acompanhar o pedido', orderPage(order)),
    ],
  }),
  order_delivered: (order: Payloads['order_delivered']): Mail => ({
    subject: `Pedido ${order.number} entregue`,
    preview: 'As garrafas chegaram.',
    heading: 'Pedido entregue',
    blocks: [
      text(
        `O pedido ${order.number} foi entregue${order.received_by ? ` a ${order.received_by}` : ''}. Confira as garrafas: se algo chegou quebrado ou trocado, responda a este e-mail.`,
      ),
      button('Ver o pedido', orderPage(order)),
      ...contract(order),
    ],
  }),
  address_missing: (order: Payloads['address_missing']): Mail => ({
    subject: `Pedido ${order.number}: onde entregamos?`,
    preview: 'Falta o endereço para embalar as garrafas.',
    heading: 'Onde entregamos as garrafas?',
    blocks: [
      text(`O pedido ${order.number} está pago e espera só pelo endereço de entrega.`),
      button('Informar o endereço', orderPage(order)),
    ],
  }),
  staff_new_order: (order: Payloads['staff_new_order']): Mail => ({
    subject: `Pedido ${order.number} pago: ${order.house ?? 'conta excluída'}`,
    preview: `${formatMoney(order.total)} de ${order.house ?? 'uma conta excluída'}.`,
    heading: `Pedido ${order.number} pago`,
    blocks: [
      text(`${order.house ?? 'Uma conta excluída'} pagou ${formatMoney(order.total)}.`),
      receipt(order),
      ...(hasBottles(order) && !order.address
        ? [text('Ainda sem endereço: o pedido não pode ser embalado.')]
        : destination(order)),
      ...(order.age_missing
        ? [text('A idade de quem comprou ainda não foi verificada: o pedido espera por isso.')]
        : []),
      button('Abrir na fazenda', '/fazenda'),
      ...reach(order, `É sobre o pedido ${order.number}.`),
    ],
  }),
  staff_dispute: (dispute: Payloads['staff_dispute']): Mail => ({
    subject: `Contestação no pedido ${dispute.number ?? 'desconhecido'}`,
    preview: 'Há prazo para responder no Stripe.',
    heading: 'Um pagamento foi contestado',
    blocks: [
      text(
        'O banco do comprador abriu uma contestação. Responda no painel do Stripe dentro do prazo que ele mostra.',
      ),
      facts(
        ['Pedido', dispute.number === null ? null : String(dispute.number)],
        ['Casa', dispute.house],
        ['Valor', dispute.total === null ? null : formatMoney(dispute.total)],
      ),
      button('Abrir na fazenda', '/fazenda'),
      ...reach(dispute, dispute.number === null ? '' : `É sobre o pedido ${dispute.number}.`),
    ],
  }),
}
