import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { newPasswordSchema, signUpSchema, strictPasswordError } from './auth.schema'

describe('a strict password', () => {
  test.each([
    ['', 'Senha é obrigatória'],
    ['Abc123', 'Senha deve ter pelo menos 8 caracteres'],
    ['abcdefg1', 'Senha deve ter pelo menos uma letra maiúscula'],
    ['ABCDEFG1', 'Senha deve ter pelo menos uma letra minúscula'],
    ['Abcdefgh', 'Senha deve ter pelo menos um número'],
    ['Abcdefg1', null],
    ['Ébrio-99', null],
  ])('"%s": %s', (password, message) => expect(strictPasswordError(password)).toBe(message))
})

test('the confirmation of a new password must be the same', () => {
  const different = z.safeParse(newPasswordSchema, { password: 'Abcdefg1', confirmation: 'Abcdefg2' })
  expect(different.error?.issues).toMatchObject([
    { path: ['confirmation'], message: 'As senhas não conferem' },
  ])
  expect(z.safeParse(newPasswordSchema, { password: 'Abcdefg1', confirmation: 'Abcdefg1' }).success).toBe(
    true,
  )
})

test('six characters are enough to sign up and five are not', () => {
  const account = { email: 'joana@boteco.com.br', city: 'Fortaleza', state: 'Ceará' }
  expect(z.safeParse(signUpSchema, { ...account, password: 'abc123' }).success).toBe(true)
  expect(z.safeParse(signUpSchema, { ...account, password: 'abc12' }).error?.issues[0]?.message).toBe(
    'Senha deve ter pelo menos 6 caracteres',
  )
})
