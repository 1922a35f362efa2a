import { expect, test } from 'vitest'
import { formatCnpj } from './cnpj'
import { formatDate, formatDateTime, formatMinutes } from './dates'
import { formatCredits, formatMoney, formatPercent } from './money'
import { formatPhone } from './phone'

/** Intl puts a no-break space after R$. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('money, credits and percentages are formatted in pt-BR', () => {
  expect(plain(formatMoney(1250))).toBe('R$ 1.250,00')
  expect(formatCredits(1200)).toBe('1.200 créditos')
  expect(formatCredits(1)).toBe('1 crédito')
  expect(plain(formatPercent(0.225))).toBe('22,5%')
})

test('timestamps are shown in the time of Fortaleza', () => {
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

test('CNPJ and phone are stored bare and shown with punctuation', () => {
  expect(formatCnpj('12ABC34501DE35')).toBe('12.ABC.345/01DE-35')
  expect(formatPhone('85988887777')).toBe('(85) 98888-7777')
  expect(formatPhone('8533334444')).toBe('(85) 3333-4444')
})
