import { describe, expect, test } from 'vitest'
import { AppError, messageFor, toAppError, unwrap } from './errors'

describe('toAppError', () => {
  test('finds the business code in the message of the database', () => {
    const refused = { code: 'P0001', message: 'insufficient_credits: 200 needed, 0 available' }
    expect(toAppError(refused).code).toBe('insufficient_credits')
  })

  test('keeps the codes of the database and of auth', () => {
    expect(toAppError({ code: '23505', message: 'duplicate key value' }).code).toBe('23505')
    expect(toAppError({ code: 'invalid_credentials', message: 'Invalid login credentials' }).code).toBe(
      'invalid_credentials',
    )
  })

  test.each([
    'Failed to fetch',
    'NetworkError when attempting to fetch resource.',
    'Load failed',
    'TypeError: fetch failed',
    'Failed to send a request to the Edge Function',
  ])('recognises a network failure by %j', (message) => {
    expect(toAppError(new TypeError(message)).code).toBe('network')
  })

  test.each([
    'Failed to fetch dynamically imported module: https://engenho48.com.br/assets/a.js',
    'error loading dynamically imported module',
    'Importing a module script failed.',
    'Unable to preload CSS for /assets/a.css',
  ])('tells a script that failed to load from a server that did not answer: %j', (message) => {
    expect(toAppError(new TypeError(message))).toMatchObject({
      code: 'unloaded',
      message: 'A página não carregou por inteiro. Recarregue-a e tente novamente.',
    })
  })

  test('gives an error without a code the code unknown and a Portuguese message', () => {
    expect(toAppError(null)).toMatchObject({ code: 'unknown', message: 'Erro desconhecido' })
    expect(toAppError(new Error('boom'))).toMatchObject({ code: 'unknown', message: 'boom' })
  })

  test('returns an AppError unchanged', () => {
    const error = new AppError('network', 'x')
    expect(toAppError(error)).toBe(error)
  })
})

test('unwrap gives the data or throws the translated error', () => {
  expect(unwrap({ data: [1], error: null })).toEqual([1])
  expect(() => unwrap({ data: null, error: { code: '23505', message: 'dup' } })).toThrow(AppError)
})

test('messageFor returns the message of the code, else the fallback', () => {
  const messages = { '23505': 'Este CNPJ já está cadastrado' }
  expect(messageFor({ code: '23505', message: 'dup' }, messages, 'Erro')).toBe('Este CNPJ já está cadastrado')
  expect(messageFor({ code: '500', message: 'dup' }, messages, 'Erro')).toBe('Erro')
})
