import { expect, test } from 'vitest'
import { joinRows, toPage } from './pages'

test('a page knows whether there is a next one', () => {
  expect(toPage([1, 2, 3], 10, 2)).toEqual({ rows: [1, 2], next: 12 })
  expect(toPage([1, 2], 10, 2)).toEqual({ rows: [1, 2], next: null })
})

test('a row that moved to the next page between two reads is listed once', () => {
  const pages = [
    { rows: [{ id: 'a' }, { id: 'b' }], next: 2 },
    { rows: [{ id: 'b' }, { id: 'c' }], next: null },
  ]
  expect(joinRows(pages, ({ id }) => id).map(({ id }) => id)).toEqual(['a', 'b', 'c'])
})
