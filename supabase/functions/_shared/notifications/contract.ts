import { legalDates, legalVersions } from '../legal-versions.ts'
import { seller } from '../seller.ts'
import { formatDay, formatMoney } from './formats.ts'
import { type Block, facts, small } from './mail.ts'
import type { OrderNotice } from './payloads.ts'

/** The contract that Decreto 7.962/2013 (art. 4) requires a buyer to receive in a form that can be kept. */
export function contract(order: OrderNotice): readonly Block[] {
  const parts = [
    `Pagamento único de ${formatMoney(order.total)}, sem renovação.`,
    order.credits > 0 && 'Créditos liberados com a confirmação do pagamento e válidos por 12 meses.',
    order.items.some(({ bottle }) => bottle) &&
      'Garrafas entregues no endereço do pedido a quem tiver 18 anos ou mais; com defeito ou diferentes do pedido, são trocadas sem custo.',
  ]
  return [
    facts(
      ['Vendedor', `${seller.legalName}, CNPJ ${seller.cnpj}`],
      ['Endereço', `${seller.address}, ${seller.city}`],
      ['Atendimento', `${seller.phone}, ${seller.email}`],
    ),
    small(`O contrato em resumo. ${parts.filter(Boolean).join(' ')}`),
    small(
      'Direito de arrependimento (art. 49 do Código de Defesa do Consumidor): você pode desistir sem dizer o motivo, até 7 dias depois de receber. Nas compras com garrafas, contamos da entrega delas. É só usar “Arrepender-se da compra” na página do pedido. Devolvemos o que pagou, menos o que já tiver usado em consultorias.',
      { label: 'Abrir a página do pedido', to: `/pedidos/${order.order_id}` },
    ),
    small(
      `Valem os Termos de Uso, versão ${legalVersions.terms}, de ${formatDay(legalDates.terms)}. Guarde este e-mail: é o seu comprovante.`,
      { label: 'Ler os Termos de Uso', to: '/termos-de-uso' },
    ),
  ]
}
