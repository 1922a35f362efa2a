import { expect, test } from 'vitest'
import { searchTerms } from './search.ts'

const names = (query: string, limit = 8) => searchTerms(query, limit).map(({ name }) => name)

test.each([
  ['lact', 'lactose'],
  ['LACTOSE', 'lactose'],
  ['gluten', 'glúten'],
  ['camar', 'camarão'],
  ['camaroes', 'camarão'],
  ['coalho', 'queijo coalho'],
  ['hortela', 'hortelã'],
  ['hortlã', 'hortelã'],
  ['castnha', 'castanhas'],
  ['celiaco', 'glúten'],
  ['sifao', 'sifão de espuma'],
  ['kiwi', 'kiwi'],
  ['vegan', 'vegano'],
  ['crustac', 'crustáceos'],
])('%s finds %s first', (query, first) => {
  expect(names(query)[0]).toBe(first)
})

test('a short word offers everything that begins with it', () => {
  expect(names('lim', 20)).toEqual(expect.arrayContaining(['limão', 'limão-siciliano', 'limonada', 'lima']))
  expect(names('leite', 20)).toEqual(expect.arrayContaining(['leite', 'leite de coco', 'leite condensado']))
})

test.each(['', '   ', '🦐', 'xyzxyz', 'a'.repeat(10_000)])('%j finds what there is, or nothing', (query) => {
  expect(searchTerms(query, 8)).toEqual([])
})

test('returns no more than asked for', () => {
  expect(names('a', 3)).toHaveLength(3)
  expect(names('a', 0)).toHaveLength(0)
})

test('answers a key press in a few milliseconds', () => {
  const queries = ['l', 'la', 'lac', 'castanha de caj', 'camaraozinho', 'pimnta de cheiro']
  for (const query of queries) searchTerms(query, 8)
  const start = performance.now()
  for (let round = 0; round < 20; round += 1) for (const query of queries) searchTerms(query, 8)
  expect((performance.now() - start) / (20 * queries.length)).toBeLessThan(15)
})
