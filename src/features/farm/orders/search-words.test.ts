import { expect, test } from 'vitest'
import { searchWords } from './search-words'

test.each([
  ['Água-Viva  do ZÉ', ['aguaviva', 'do', 'ze']],
  ['12.ABC.345/01DE-35', ['12abc34501de35']],
  ['#1001', ['1001']],
  ['%_*,()', []],
  ['   ', []],
])('%s is searched as %j', (typed, words) => {
  expect(searchWords(typed)).toEqual(words)
})

test('a pasted page is cut to a few words', () => {
  expect(searchWords('a '.repeat(10_000))).toHaveLength(8)
})
