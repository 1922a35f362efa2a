import { type CodeShownOn, messageFor } from '@/data/client/errors'

const messages: Record<CodeShownOn<'unsubscribe'>, string> = {
  link_invalid:
    'Este link não vale. Abra de novo o link do e-mail, inteiro, ou responda ao e-mail pedindo para sair.',
  network: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
}

export const unsubscribeMessage = (error: unknown): string =>
  messageFor(error, messages, 'Não conseguimos atender ao pedido agora. Tente novamente em alguns instantes.')
