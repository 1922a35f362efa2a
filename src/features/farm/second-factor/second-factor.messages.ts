import { type CodeShownOn, messageFor } from '@/data/client/errors'

const messages: Record<CodeShownOn<'second-factor'>, string> = {
  network: 'Sem conexão. Verifique a internet e tente de novo.',
  over_request_rate_limit: 'Foram muitas tentativas. Espere um minuto e tente de novo.',
  mfa_verification_failed: 'O código não confere. Digite o que o aplicativo mostra agora.',
  mfa_challenge_expired: 'O código venceu. Digite o que o aplicativo mostra agora.',
}

export const secondFactorMessage = (error: unknown): string =>
  messageFor(error, messages, 'Não deu certo confirmar o código. Tente de novo em instantes.')
