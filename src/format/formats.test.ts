import { expect, test } from 'vitest'
import { formatCnpj } from './cnpj'
import { formatDate, formatDateTime, formatMinutes } from './dates'
import { formatCredits, formatMoney, formatPercent, keepAmountsWhole } from './money'
import { formatPhone } from './phone'

/** Intl puts a no-break space after R$. */
const plain = (text: string) => text.replaceAll('\u00a0', ' ')

test('money, credits and percentages are formatted in pt-BR', () => {
  expect(plain(formatMoney(1250))).toBe('R$ 1.250,00')
  expect(formatCredits(1200)).toBe('1.200 créditos')
  expect(formatCredits(1)).toBe('1 crédito')
  expect(plain(formatPercent(0.225))).toBe('22,5%')
})

test('an amount stays on one line: its sign and its unit go with it', () => {
  expect(keepAmountsWhole('De R$ 9,90 a R$ 12')).toBe('De R$\u00a09,90 a R$\u00a012')
  expect(keepAmountsWhole('50 ml, 1 × lata, 70 °C e 18 anos')).toBe(
    '50\u00a0ml, 1\u00a0× lata, 70\u00a0°C e 18\u00a0anos',
  )
  expect(keepAmountsWhole('2 gramas ou 6 limões')).toBe('2 gramas ou 6 limões')
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
