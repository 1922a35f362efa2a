import { describe, expect, test } from 'vitest'
import { normalizeCnpj } from '@/domain/cnpj'
import { digitsOf } from '@/domain/contact'
import { cnpjError, emailError, phoneError } from './field-rules'

describe('CNPJ', () => {
  test.each([
    '11.222.333/0001-81',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    ' 11222333000181 ',
    '１１２２２３３３０００１８１',
  ])('accepts %s', (value) => {
    expect(cnpjError(value)).toBeNull()
  })

  test.each([
    ['', 'CNPJ deve ter 14 dígitos'],
    ['11.222.333/0001-8', 'CNPJ deve ter 14 dígitos'],
    ['11.222.333/0001-82', 'CNPJ inválido'],
    ['11.111.111/1111-11', 'CNPJ inválido'],
    ['12.ABC.345/01DE-36', 'CNPJ inválido'],
  ])('refuses %j: %s', (value, message) => {
    expect(cnpjError(value)).toBe(message)
  })

  test('is stored without punctuation, in upper case', () => {
    expect(normalizeCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35')
  })
})

describe('phone', () => {
  test('has 10 or 11 digits', () => {
    expect(phoneError('(85) 3333-4444')).toBeNull()
    expect(phoneError('(85) 98888-7777')).toBeNull()
    expect(phoneError('98888-7777')).toBe('Telefone deve ter 10 ou 11 dígitos')
  })

  test('is stored as digits, also from full-width digits', () => {
    expect(digitsOf('（８５）98888-7777')).toBe('85988887777')
  })
})

test.each([
  ['', 'Email é obrigatório'],
  ['   ', 'Email é obrigatório'],
  ['ana', 'Email inválido'],
  ['ana@bar', 'Email inválido'],
  ['ana maria@bar.com', 'Email inválido'],
  [`${'a'.repeat(250)}@bar.com`, 'Email inválido'],
  ['ana+bar@exemplo.com.br', null],
  ['joão@pão.com', null],
])('the e-mail %j: %j', (value, message) => {
  expect(emailError(value)).toBe(message)
})
