import { messageFor, toAppError } from '@/data/errors'

const createMessages = {
  cnpj_invalid: 'CNPJ inválido',
  '23505': 'Este CNPJ já está cadastrado',
  network: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
}

/** A known cause in our words, any other in the server's. */
export function createMessage(error: unknown): string {
  const { message } = toAppError(error)
  const fallback = message === 'Erro desconhecido' ? 'Erro ao criar perfil do restaurante' : message
  return messageFor(error, createMessages, fallback)
}

const ownDataMessages = {
  network: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
  account_busy: 'Há uma automação em andamento. Espere ela terminar e exclua a conta depois.',
}

/** Why the copy of one's own data did not come about. */
export function downloadMessage(error: unknown): string {
  return messageFor(error, ownDataMessages, 'Não conseguimos reunir os seus dados. Tente novamente.')
}

/** Why the account still exists. */
export function deletionMessage(error: unknown): string {
  return messageFor(error, ownDataMessages, 'Não conseguimos excluir a conta. Tente novamente em instantes.')
}
