import { type CodeShownOn, hasCode, messageFor } from '@/data/client/errors'

const messages: Record<CodeShownOn<'shared-report'>, string> = {
  network: 'Parece que a internet caiu. O link continua valendo: tente de novo quando ela voltar.',
  limit_reached: 'Muitos relatórios foram abertos deste endereço. Tente de novo em uma hora.',
  link_invalid:
    'Ele pode ter chegado ao fim, ter sido encerrado por quem o enviou ou ter vindo incompleto. Peça um novo a quem compartilhou.',
}

export const sharedReportMessage = (error: unknown): string =>
  messageFor(error, messages, 'Não conseguimos abrir o relatório agora. Tente de novo em alguns instantes.')

/** Whether the link is invalid, so that a retry would not help. */
export const isOver = (error: unknown): boolean => hasCode(error, 'link_invalid')
