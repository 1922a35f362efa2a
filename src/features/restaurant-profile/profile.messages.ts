import { type CodeShownOn, messageFor, toAppError } from '@/data/client/errors'

const createMessages: Record<CodeShownOn<'profile'>, string> = {
  cnpj_invalid: 'CNPJ inválido',
  '23505': 'Este CNPJ já está cadastrado',
  network: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
}

/** Our message for a known code, the server's message for any other. */
export function createMessage(error: unknown): string {
  const { message } = toAppError(error)
  const fallback = message === 'Erro desconhecido' ? 'Erro ao criar perfil do restaurante' : message
  return messageFor(error, createMessages, fallback)
}

const ownDataMessages: Record<CodeShownOn<'account'>, string> = {
  network: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
  account_busy: 'Há uma automação em andamento. Espere ela terminar e exclua a conta depois.',
}

/** Why the owner's data could not be downloaded. */
export function downloadMessage(error: unknown): string {
  return messageFor(error, ownDataMessages, 'Não conseguimos reunir os seus dados. Tente novamente.')
}

/** Why the account was not deleted. */
export function deletionMessage(error: unknown): string {
  return messageFor(error, ownDataMessages, 'Não conseguimos excluir a conta. Tente novamente em instantes.')
}
