import { expect, test } from 'vitest'
import { searchTerms } from './house-search'

test.each([
  ['Bar do Zé', ['bar', 'do', 'ze']],
  ['  fortaleza ', ['fortaleza']],
  ['11.222.333/0001-81', ['11222333000181']],
  ['12.ABC.345', ['12abc345']],
  ['11222333', ['11222333']],
  ['', []],
  ["%_';--", []],
])('%j searches for %j', (typed, terms) => {
  expect(searchTerms(typed)).toEqual(terms)
})
