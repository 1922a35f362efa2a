import { type CodeShownOn, messageFor } from '@/data/client/errors'

const messages: Record<CodeShownOn<'consent'>, string> = {
  network: 'Sem conexão: o aceite não foi gravado. Tente de novo.',
  legal_version_not_current:
    'O texto mudou enquanto você lia. Mostramos agora o que vale: leia e aceite de novo.',
}

/** Why the consent was not recorded. */
export const consentMessage = (error: unknown): string =>
  messageFor(error, messages, 'Não conseguimos gravar o aceite. Tente de novo em instantes.')
