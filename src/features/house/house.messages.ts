import { seller } from '@/content/seller'
import { type CodeShownOn, messageFor } from '@/data/client/errors'

const refusals: Record<CodeShownOn<'house'>, string> = {
  network: 'A internet falhou e nada foi gravado. O que você digitou continua aqui: tente de novo.',
  not_authenticated: 'Sua sessão terminou. Entre de novo para gravar; o que você digitou continua aqui.',
  limit_reached: `Chegou ao limite: a casa guarda até 1.000 itens, 1.000 insumos e 50 concorrentes, com 200 preços cada. Se precisar de mais, escreva para ${seller.email}.`,
  '23514': 'Algum valor está fora do que a casa aceita. Confira os preços e os textos e tente de novo.',
  '23505': 'Já existe um com este nome. Dê outro nome ou edite o que já existe.',
}

/** Why saving failed. */
export const saveMessage = (error: unknown): string =>
  messageFor(
    error,
    refusals,
    'Não foi possível gravar agora. O que você digitou continua aqui: tente de novo.',
  )

/** Why loading the house failed. */
export const loadMessage = (error: unknown): string =>
  messageFor(
    error,
    {
      network: 'Sem conexão. Confira a internet e tente de novo.',
      not_authenticated: 'Sua sessão terminou. Entre de novo.',
    },
    'Tente de novo em instantes. O que você já gravou está guardado.',
  )
