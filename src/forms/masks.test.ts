import { maskitoTransform } from '@maskito/core'
import { describe, expect, test } from 'vitest'
import { cepMask, cnpjMask, phoneMask } from './masks'

describe('the CNPJ mask', () => {
  test('punctuates fourteen digits', () => {
    expect(maskitoTransform('11222333000181', cnpjMask)).toBe('11.222.333/0001-81')
  })

  test('takes the alphanumeric form in lower case and writes it in upper case', () => {
    expect(maskitoTransform('12abc34501de35', cnpjMask)).toBe('12.ABC.345/01DE-35')
  })

  test('keeps a pasted CNPJ that has its punctuation', () => {
    expect(maskitoTransform(' 12.abc.345/01de-35 ', cnpjMask)).toBe('12.ABC.345/01DE-35')
  })

  test('has only digits in the last two places', () => {
    expect(maskitoTransform('12ABC34501DEX35', cnpjMask)).toBe('12.ABC.345/01DE-35')
  })

  test('never grows past eighteen characters', () => {
    expect(maskitoTransform('112223330001819999', cnpjMask)).toHaveLength(18)
  })

  test('reads full-width digits', () => {
    expect(maskitoTransform('１１２２２３３３０００１８１', cnpjMask)).toBe('11.222.333/0001-81')
  })
})

describe('the phone mask', () => {
  test('writes a landline with four digits before the hyphen', () => {
    expect(maskitoTransform('8533334444', phoneMask)).toBe('(85) 3333-4444')
  })

  test('writes a mobile with five digits before the hyphen', () => {
    expect(maskitoTransform('85988887777', phoneMask)).toBe('(85) 98888-7777')
  })

  test('drops the country code of a pasted number', () => {
    expect(maskitoTransform('+55 (85) 98888-7777', phoneMask)).toBe('(85) 98888-7777')
    expect(maskitoTransform('+55 85 3333-4444', phoneMask)).toBe('(85) 3333-4444')
  })

  test('keeps area code 55, which is Santa Maria and not the country', () => {
    expect(maskitoTransform('55988887777', phoneMask)).toBe('(55) 98888-7777')
  })

  test('drops letters', () => {
    expect(maskitoTransform('85x9888a87777', phoneMask)).toBe('(85) 98888-7777')
  })
})

test('the CEP mask puts the hyphen after five digits', () => {
  expect(maskitoTransform('60165121', cepMask)).toBe('60165-121')
})
