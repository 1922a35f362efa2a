import { expect, test } from 'vitest'
import { AppError } from '@/data/client/errors'
import { loginMessage, signUpMessage } from './auth.messages'

test('known codes have their own messages', () => {
  expect(loginMessage(new AppError('invalid_credentials', 'Invalid login credentials'))).toBe(
    'Email ou senha incorretos',
  )
  expect(loginMessage(new AppError('email_not_confirmed', 'Email not confirmed'))).toBe(
    'Email não confirmado. Verifique sua caixa de entrada.',
  )
  expect(signUpMessage(new AppError('user_already_exists', 'User already registered'))).toBe(
    'Este email já está cadastrado',
  )
  expect(signUpMessage(new AppError('23505', 'duplicate key value'))).toBe('Este CNPJ já está cadastrado')
})

test('other messages are shown as they are', () => {
  expect(loginMessage(new AppError('hook_timeout', 'Hook took too long'))).toBe('Hook took too long')
})

test('an error without a message gets the general one', () => {
  expect(loginMessage({})).toBe('Erro na autenticação')
  expect(loginMessage({ message: '{}' })).toBe('Erro na autenticação')
  expect(signUpMessage(undefined)).toBe('Erro ao criar conta')
})

test('a refusal by the database names the field', () => {
  const refusal = (constraint: string) =>
    `new row for relation "restaurants" violates check constraint "${constraint}"`
  expect(signUpMessage(new AppError('23514', refusal('restaurants_cnpj_check')))).toBe('CNPJ inválido')
  expect(signUpMessage(new AppError('23514', refusal('restaurants_contact_phone_check')))).toBe(
    'Telefone deve ter 10 ou 11 dígitos',
  )
})
