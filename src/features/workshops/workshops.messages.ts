import { seller } from '@/content/seller'
import { type CodeShownOn, messageFor } from '@/data/client/errors'

const refusals: Record<CodeShownOn<'workshops'>, string> = {
  workshop_in_past: 'Escolha uma data e um horário que ainda não passaram.',
  workshop_too_far: 'Confira o ano: agendamos até 12 meses à frente.',
  limit_reached: 'Sua casa já agendou muitos workshops na última hora. Aguarde um pouco e tente de novo.',
  workshop_cancel_too_late: `Faltam menos de 48h para o workshop. Para desmarcar, ligue para ${seller.phone} ou escreva para ${seller.email}.`,
  workshop_move_too_late: `Faltam menos de 48h para o workshop. Para mudar a data, ligue para ${seller.phone} ou escreva para ${seller.email}.`,
  workshop_taken: 'Este horário acabou de ser reservado por outra casa. Escolha outro.',
  workshop_closed: 'A fazenda não atende neste horário. Escolha um dos horários livres ou outro dia.',
  workshop_changed: 'A fazenda mudou a proposta agora há pouco. Confira o horário que aparece agora.',
  workshop_not_found: 'Este workshop não existe mais.',
  workshop_type: 'Este evento vem com a Consultoria ExtraPremium.',
  workshop_transition: 'Este workshop já foi encerrado.',
  network: 'Sem conexão. Confira a internet e tente de novo.',
}

const reason = (error: unknown) =>
  messageFor(error, refusals, error instanceof Error ? error.message : 'Erro desconhecido')

export const creationMessage = (error: unknown) => `Erro ao criar workshop: ${reason(error)}`
/** The specification requires the server's message on the page. */
export const loadMessage = (error: unknown) => reason(error)
export const changeMessage = (error: unknown) => reason(error)
