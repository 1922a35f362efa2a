import { type CodeShownOn, messageFor, toAppError } from '@/data/client/errors'

const commonMessages: Record<CodeShownOn<'email'>, string> = {
  network: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
  over_request_rate_limit: 'Muitas tentativas em pouco tempo. Aguarde alguns minutos e tente novamente.',
  over_email_send_rate_limit: 'Já enviamos um email há pouco. Aguarde um minuto antes de pedir outro.',
  email_address_invalid: 'Email inválido',
  captcha_failed: 'Não conseguimos confirmar que você não é um robô. Tente novamente.',
  request_timeout: 'O servidor demorou a responder. Tente novamente.',
}

const loginMessages: Record<CodeShownOn<'login'>, string> = {
  ...commonMessages,
  invalid_credentials: 'Email ou senha incorretos',
  email_not_confirmed: 'Email não confirmado. Verifique sua caixa de entrada.',
  validation_failed: 'Confira o email e a senha.',
  user_banned: 'Esta conta está bloqueada. Fale com a gente.',
}

const signUpMessages: Record<CodeShownOn<'sign-up'>, string> = {
  ...commonMessages,
  user_already_exists: 'Este email já está cadastrado',
  email_exists: 'Este email já está cadastrado',
  weak_password: 'Escolha uma senha mais forte.',
  validation_failed: 'Confira o email e a senha.',
  signup_disabled: 'Novos cadastros estão suspensos no momento.',
  // Errors of the restaurant, which is created after the user.
  cnpj_invalid: 'CNPJ inválido',
  '23505': 'Este CNPJ já está cadastrado',
}

/** By constraint name. Sign-up checks for presence only, so the database refuses invalid values. */
const constraintMessages: Record<string, string> = {
  restaurants_cnpj_check: 'CNPJ inválido',
  restaurants_name_not_blank: 'Nome do restaurante é obrigatório',
  restaurants_contact_name_not_blank: 'Nome do responsável é obrigatório',
  restaurants_city_not_blank: 'Cidade é obrigatória',
  restaurants_state_not_blank: 'Estado é obrigatório',
  restaurants_contact_phone_check: 'Telefone deve ter 10 ou 11 dígitos',
}

const passwordMessages: Record<CodeShownOn<'password'>, string> = {
  ...commonMessages,
  same_password: 'A nova senha precisa ser diferente da atual.',
  weak_password: 'Escolha uma senha mais forte.',
  session_not_found: 'O link expirou. Peça um novo.',
  bad_jwt: 'O link expirou. Peça um novo.',
}

/** Our message for a known code, otherwise the service's message, unless it is unreadable. */
function wordsFor<Code extends string>(
  error: unknown,
  messages: Record<Code, string>,
  fallback: string,
): string {
  const { code, message } = toAppError(error)
  const readable = code !== 'unknown' || !/^(?:\{|Erro desconhecido$|$)/.test(message)
  return messageFor(error, messages, readable ? message : fallback)
}

function refusedByConstraint(error: unknown): string | undefined {
  const constraint = /violates check constraint "(\w+)"/.exec(toAppError(error).message)?.[1]
  return constraint && constraintMessages[constraint]
}

export const loginMessage = (error: unknown) => wordsFor(error, loginMessages, 'Erro na autenticação')
export const signUpMessage = (error: unknown) =>
  refusedByConstraint(error) ?? wordsFor(error, signUpMessages, 'Erro ao criar conta')
export const emailMessage = (error: unknown) =>
  wordsFor(error, commonMessages, 'Não foi possível enviar o email. Tente novamente em alguns instantes.')
export const passwordMessage = (error: unknown) =>
  wordsFor(error, passwordMessages, 'Não foi possível salvar a nova senha. Tente novamente.')
export const linkMessage = (error: unknown) =>
  wordsFor(error, commonMessages, 'Não foi possível entrar. Entre com a sua senha.')
