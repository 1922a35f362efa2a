import { messageFor, toAppError } from '@/data/errors'

const createMessages = {
  '23505': 'Este CNPJ já está cadastrado',
  network: 'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
}

/** A known cause in our words, any other in the server's. */
export function createMessage(error: unknown): string {
  const { message } = toAppError(error)
  const fallback = message === 'Erro desconhecido' ? 'Erro ao criar perfil do restaurante' : message
  return messageFor(error, createMessages, fallback)
}
