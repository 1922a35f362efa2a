import { seller } from '@/content/seller'
import { type CodeShownOn, messageFor } from '@/data/client/errors'
import { formatList } from '@/format/list'
import type { Statement } from './statement'

/** Why an order was not undone, or an account not saved. */
export const withdrawalMessages: Record<CodeShownOn<'withdrawal'>, string> = {
  network: 'Sem conexão. Nada mudou; tente de novo quando a internet voltar.',
  not_authenticated: 'A sua sessão terminou. Entre de novo para continuar.',
  '23514': 'Algum dado da conta não está no formato certo. Confira e salve de novo.',
  order_not_found: 'Não encontramos este pedido na sua conta.',
  withdrawal_closed: 'Este pedido já foi cancelado ou devolvido. Não há o que desfazer.',
  withdrawal_late: 'O prazo de 7 dias para se arrepender desta compra já terminou.',
  withdrawal_working: `Uma consultoria paga com este pedido está sendo feita agora. Espere alguns minutos e volte aqui. Se o prazo estiver no fim, escreva para ${seller.email}: vale do mesmo jeito.`,
  withdrawal_used_up: 'Tudo o que este pedido trouxe já foi usado, então não há valor a devolver.',
  withdrawal_changed: 'Os valores mudaram desde que você abriu esta janela. Confira os de agora.',
  refund_account_closed: 'Esta devolução já foi paga ou não depende mais de uma conta.',
}

export const withdrawalMessage = (error: unknown): string =>
  messageFor(error, withdrawalMessages, 'Não deu certo, e nada mudou. Tente de novo em instantes.')

/** How and when the money comes. */
export const moneyWays: Record<Statement['way'], string> = {
  stripe:
    'Volta pelo mesmo meio do pagamento, sem você fazer nada. No Pix cai em minutos; no cartão aparece como estorno em 5 a 10 dias úteis.',
  bank: 'Boleto não tem estorno. Você informa uma conta, e a fazenda transfere em até 2 dias úteis.',
}

/** What happens to the bottles; null where there are none. */
export function bottlesSentence({ bottles, bottles_way }: Statement): string | null {
  const list = formatList(bottles.map(({ name, quantity }) => `${quantity} ${name}`))
  switch (bottles_way) {
    case 'none':
      return null
    case 'not_sent':
      return `Não serão enviadas: ${list}.`
    case 'on_the_way':
      return `Já saíram: ${list}. Recuse a entrega ou guarde-as fechadas; a fazenda combina a retirada e paga por ela. O dinheiro não espera por isso.`
    case 'delivered':
      return `Estão com você: ${list}. Guarde-as fechadas; a fazenda combina a retirada e paga por ela. O dinheiro não espera por isso. Se já abriu alguma, escreva antes para ${seller.email}.`
    case 'returned':
      return `Já voltaram para a fazenda: ${list}.`
  }
}
