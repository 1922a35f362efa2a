import { type CodeShownOn, messageFor } from '@/data/client/errors'

/** The database's refusals, in the words for staff. */
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
  age_unverified:
    'A idade de quem comprou ainda não foi verificada. O cliente vê o pedido de verificação em “Pedidos”.',
  contest_not_found: 'Esta contestação já foi decidida, ou a conta foi excluída.',
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
  refund_state:
    'Esta devolução não espera por você: já foi paga, ou o Stripe ainda está respondendo. Confira a situação.',
  document_not_found: 'Esta nota fiscal não existe mais.',
  fiscal_state: 'A nota já voltou à fila, ou não espera por você. Mostramos a situação de agora.',
  reference_missing: 'Escreva o número do comprovante ou como pagou.',
  courtesy_amount: 'A cortesia vai de 1 a 500 créditos.',
  restaurant_not_found: 'Esta casa não tem mais conta ativa.',
  workshop_not_found: 'Este workshop não existe mais.',
  workshop_changed:
    'Alguém mexeu neste workshop agora há pouco. Mostramos a situação de agora: confira e tente de novo.',
  workshop_state: 'O workshop não está na etapa certa para isso. Confira o andamento.',
  workshop_in_past: 'Escolha uma data e um horário que ainda não passaram.',
  workshop_too_far: 'Confira o ano: agendamos até 12 meses à frente.',
  workshop_duration: 'Um workshop dura de 30 minutos a 12 horas.',
  workshop_same_time: 'Este já é o horário pedido. Proponha outro ou confirme.',
  workshop_taken:
    'A equipe já tem compromisso neste horário, contando uma hora de estrada. Proponha outro horário.',
  workshop_closed: 'Este horário está bloqueado na agenda. Desbloqueie-o ou escolha outro.',
  workshop_not_begun: 'O workshop ainda não começou. Registre depois do horário marcado.',
  workshop_granted:
    'Este evento foi pago com a Consultoria ExtraPremium e não se cancela aqui: proponha outro horário ou reembolse o pedido.',
  held_by_missing: 'Diga quem da fazenda conduziu o workshop.',
  insufficient_credits:
    'O saldo da casa não cobre este workshop. Nada foi cobrado nem registrado: combine a compra de créditos e registre de novo.',
  agenda_busy: 'Há workshop reservado neste período. Mude-o antes de bloquear.',
  block_invalid: 'Confira o período: o fim vem depois do início, ainda não passou, e são no máximo 62 dias.',
  block_not_found: 'Este bloqueio já foi retirado.',
  hours_invalid: 'Confira os horários: cada fim depois do início, sem que um período entre no outro.',
  hours_changed: 'Outra pessoa mudou os horários agora há pouco. Salvar de novo troca os dela pelos seus.',
  flag_not_found: 'Este aviso já foi resolvido.',
  place_invalid: 'Corrija só maiúsculas e acentos: o nome precisa continuar sendo o da mesma cidade.',
  area_closed: 'Esta cidade já está fechada. Mostramos a situação de agora.',
  home_area: 'Fortaleza é a casa da fazenda e fica sempre aberta.',
  contact_not_found: 'Este e-mail não está em nenhuma das listas.',
  note_missing: 'Escreva a anotação.',
  note_not_found: 'Esta anotação já foi retirada.',
  owner_is_no_staff:
    'Esta conta é de uma casa cliente. Quem é da equipe precisa de uma conta sem restaurante.',
  last_manager: 'A fazenda precisa de pelo menos uma pessoa na gerência. Inclua outra antes.',
  account_not_found: 'Não há conta com este e-mail. Peça que a pessoa crie a conta primeiro.',
  member_exists: 'Esta pessoa já está na equipe. Mude o papel ou reative o acesso na lista.',
  member_not_found: 'Esta pessoa não está mais na equipe.',
  own_membership: 'Você não pode mudar o seu próprio acesso. Peça a outra pessoa da gerência.',
  name_missing: 'Diga o nome da pessoa.',
  wish_violated: 'A mudança contraria um desejo do cliente. Confira o pedido dele e o texto.',
  text_missing: 'Escreva o texto.',
  remark_not_found: 'Esta observação não existe mais.',
  version_not_found: 'Esta versão não existe mais. Confira a lista e tente de novo.',
  version_invalid: 'A nova versão não pôde ser montada. Confira os campos e tente de novo.',
  prices_fixed: 'Os preços deste relatório não podem mudar. Comente o preço em uma observação.',
  price_out_of_range: 'Um preço está longe demais do de hoje para a conta valer. Confira os preços.',
  price_breaks_wish: 'Um preço contraria o que o cliente pediu. Confira os preços.',
  price_below_cost: 'Um preço não cobre o custo. Escreva o motivo ao lado dele.',
  price_not_settable: 'Um dos preços não pode mudar neste relatório. Confira os preços.',
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
