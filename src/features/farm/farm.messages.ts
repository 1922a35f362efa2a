import { type CodeShownOn, messageFor } from '@/data/client/errors'

/** What staff read when the database refuses. */
const farmMessages: Record<CodeShownOn<'farm'>, string> = {
  network: 'Sem conexão. Nada foi gravado; tente de novo quando a internet voltar.',
  not_authenticated: 'A sua sessão terminou. Entre de novo para continuar.',
  staff_only: 'O seu papel na equipe não permite esta ação, ou o seu acesso foi desativado.',
  order_not_found: 'Este pedido não existe mais.',
  order_changed:
    'Outra pessoa mexeu neste pedido agora há pouco. Mostramos a situação de agora: confira e tente de novo.',
  order_unpaid: 'Este pedido ainda não foi pago.',
  order_state: 'O pedido não está na etapa certa para isso. Confira a linha do tempo.',
  order_held: 'Este pedido está em espera. Libere-o antes de continuar.',
  order_without_bottles: 'Este pedido não tem garrafas para embalar.',
  address_missing: 'Falta o endereço de entrega. O cliente já vê o pedido de endereço em “Pedidos”.',
  stock_short: 'Não há garrafas bastantes em estoque. Registre um lote ou confira a contagem.',
  lots_invalid: 'Os lotes escolhidos não batem com as garrafas do pedido.',
  lot_invalid:
    'Confira o lote: número com até 40 caracteres, data de engarrafamento até hoje e quantidade inteira.',
  bottle_not_found: 'Esta garrafa não está no catálogo.',
  carrier_missing: 'Diga quem leva o pedido: transportadora, motoboy ou a própria fazenda.',
  receiver_missing: 'Diga quem recebeu o pedido.',
  age_unchecked: 'Confirme que quem recebeu tem 18 anos ou mais. Sem isso, a bebida não é entregue.',
  reason_missing: 'Escreva o motivo.',
  text_too_long: 'O texto é longo demais para este campo.',
  courtesy_amount: 'A cortesia vai de 1 a 500 créditos.',
  restaurant_not_found: 'Esta casa não tem mais conta ativa.',
  flag_not_found: 'Este aviso já foi resolvido.',
  wish_violated: 'A mudança contraria um desejo do cliente. Confira o pedido dele e o texto.',
  text_missing: 'Escreva o texto.',
  remark_not_found: 'Esta observação não existe mais.',
  version_not_found: 'Esta versão não existe mais. Confira a lista e tente de novo.',
  version_invalid: 'A nova versão não pôde ser montada. Confira os campos e tente de novo.',
  review_not_found: 'Esta revisão não existe mais: a conta do cliente pode ter sido excluída.',
  review_changed:
    'Alguém mexeu nesta revisão agora há pouco. Mostramos a situação de agora: confira e tente de novo.',
  review_done: 'Esta revisão já foi concluída.',
  review_not_taken: 'Assuma a revisão antes de trabalhar nela.',
  review_asked: 'Já há uma pergunta esperando a resposta do cliente.',
  review_empty: 'Antes de concluir, escreva uma observação para o cliente ou publique uma nova versão.',
}

export const farmMessage = (error: unknown): string =>
  messageFor(error, farmMessages, 'Não deu certo, e nada foi gravado. Tente de novo em instantes.')
