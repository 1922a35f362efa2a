import { describe, expect, test } from 'vitest'
import { cnpjError, formatCnpj, normalizeCnpj } from './cnpj'
import { digitsOf, emailError, formatPhone, phoneError } from './contact'
import { formatDate, formatDateTime, formatMinutes } from './dates'
import { formatCredits, formatMoney, formatPercent } from './money'
import { isProfileComplete } from './restaurant'

/** Intl puts a no-break space after R$. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('money, credits and shares are written as in Brazil', () => {
  expect(plain(formatMoney(1250))).toBe('R$ 1.250,00')
  expect(formatCredits(1200)).toBe('1.200 créditos')
  expect(formatCredits(1)).toBe('1 crédito')
  expect(plain(formatPercent(0.225))).toBe('22,5%')
})

test('times are those of Fortaleza, whatever the shape of the timestamp', () => {
  expect(formatDate('2026-11-21T01:30:00+00:00')).toBe('20/11/2026')
  expect(formatDate('2026-11-21 01:30:00.123+00')).toBe('20/11/2026')
  expect(formatDateTime('2026-11-20T12:05:00Z')).toBe('20/11/2026, 09:05')
})

test.each([
  [45, '45 min'],
  [60, '1h'],
  [90, '1h 30min'],
  [120, '2h'],
  [null, '30 min'],
])('%j minutes read %s', (minutes, text) => {
  expect(formatMinutes(minutes)).toBe(text)
})

describe('CNPJ', () => {
  test.each([
    '11.222.333/0001-81',
    '12.ABC.345/01DE-35',
    '12abc34501de35',
    ' 11222333000181 ',
    '１１２２２３３３０００１８１',
  ])('%s is one', (value) => {
    expect(cnpjError(value)).toBeNull()
  })

  test.each([
    ['', 'CNPJ deve ter 14 dígitos'],
    ['11.222.333/0001-8', 'CNPJ deve ter 14 dígitos'],
    ['11.222.333/0001-82', 'CNPJ inválido'],
    ['11.111.111/1111-11', 'CNPJ inválido'],
    ['12.ABC.345/01DE-36', 'CNPJ inválido'],
  ])('%j is none: %s', (value, message) => {
    expect(cnpjError(value)).toBe(message)
  })

  test('is stored bare and shown punctuated', () => {
    expect(normalizeCnpj('12.abc.345/01de-35')).toBe('12ABC34501DE35')
    expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  })
})

describe('phone', () => {
  test('has 10 or 11 digits', () => {
    expect(phoneError('(85) 3333-4444')).toBeNull()
    expect(phoneError('(85) 98888-7777')).toBeNull()
    expect(phoneError('98888-7777')).toBe('Telefone deve ter 10 ou 11 dígitos')
  })

  test('is stored bare, also from full-width digits, and shown punctuated', () => {
    expect(digitsOf('（８５）98888-7777')).toBe('85988887777')
    expect(formatPhone('85988887777')).toBe('(85) 98888-7777')
    expect(formatPhone('8533334444')).toBe('(85) 3333-4444')
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

test('a profile is complete with type and contact, and not before', () => {
  expect(isProfileComplete(null)).toBe(false)
  expect(isProfileComplete({ restaurant_type: 'bar', contact_name: null })).toBe(false)
  expect(isProfileComplete({ restaurant_type: null, contact_name: 'Ana' })).toBe(false)
  expect(isProfileComplete({ restaurant_type: 'bar', contact_name: 'Ana' })).toBe(true)
})
