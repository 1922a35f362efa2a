import { type CodeShownOn, messageFor } from '@/data/client/errors'

const deliveryMessages: Record<CodeShownOn<'delivery'>, string> = {
  network: 'Sem conexão. O que você escreveu continua aqui; tente de novo quando a internet voltar.',
  not_authenticated: 'A sua sessão terminou. Entre de novo para salvar o endereço.',
  order_packed:
    'Este pedido já foi embalado com o endereço anterior. Para mudar a entrega, fale com a fazenda.',
}

/** Why an address was not saved. */
export const deliveryMessage = (error: unknown): string =>
  messageFor(error, deliveryMessages, 'Não conseguimos salvar o endereço. Tente de novo em instantes.')
