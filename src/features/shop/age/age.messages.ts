import { type CodeShownOn, messageFor } from '@/data/client/errors'

const ageMessages: Record<CodeShownOn<'age'>, string> = {
  network: 'Sem conexão. Tente de novo quando a internet voltar; nada se perdeu.',
  not_authenticated: 'A sua sessão terminou. Entre de novo para continuar.',
  profile_incomplete: 'Complete o cadastro da casa antes de verificar a idade.',
  restaurant_not_found: 'Complete o cadastro da casa antes de verificar a idade.',
  limit_reached: 'Foram muitas tentativas hoje. Tente de novo amanhã.',
  age_service: 'O serviço de verificação não respondeu. Tente de novo em instantes.',
  age_not_contestable: 'Esta resposta já foi contestada ou mudou. Mostramos a situação de agora.',
  text_missing: 'Conte em poucas palavras o que aconteceu.',
  text_too_long: 'Use no máximo 500 caracteres.',
}

export const ageMessage = (error: unknown): string =>
  messageFor(error, ageMessages, 'Não deu certo. Tente de novo em instantes.')
