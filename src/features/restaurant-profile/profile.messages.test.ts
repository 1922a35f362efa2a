import { expect, test } from 'vitest'
import { createMessage } from './profile.messages'

test('a CNPJ already in use has its own message; other causes keep the server’s message', () => {
  expect(createMessage({ code: '23505', message: 'duplicate key value' })).toBe(
    'Este CNPJ já está cadastrado',
  )
  expect(createMessage({ code: '42501', message: 'permissão negada' })).toBe('permissão negada')
  expect(createMessage(null)).toBe('Erro ao criar perfil do restaurante')
  expect(createMessage(new TypeError('Failed to fetch'))).toBe(
    'Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.',
  )
})
