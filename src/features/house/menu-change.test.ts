import { expect, test } from 'vitest'
import { applyChange, changedElsewhere, inverseOf, toChange } from './menu-change'
import { menuRow } from './test-house'

const menu = [
  menuRow('Caldinho', { price: 14, position: 0 }),
  menuRow('Pastel', { cost: 5.2034, position: 1 }),
]
const change = {
  items: [
    { ...toChange(menuRow('Caldinho')), price: 15 },
    { ...toChange(menuRow('Torresmo')), position: 2 },
  ],
  removed: ['id-Pastel'],
}

test('a change replaces, adds and removes', () => {
  const next = applyChange(menu, change, '2026-11-22T00:00:00Z')
  expect(next.map(({ name, price }) => [name, price])).toEqual([
    ['Caldinho', 15],
    ['Torresmo', null],
  ])
})

test('its inverse restores every field', () => {
  const undone = applyChange(applyChange(menu, change, 'later'), inverseOf(menu, change), 'later still')
  const plain = (rows: typeof menu) => rows.map(toChange).toSorted((a, b) => a.position - b.position)
  expect(plain(undone)).toEqual(plain(menu))
})

test('an item with another date than the known one was changed elsewhere; another notation of the same date is no change', () => {
  const stored = [
    { id: 'id-Caldinho', updated_at: '2026-11-01T12:00:00Z' },
    { id: 'id-Pastel', updated_at: '2026-11-02T12:00:00+00:00' },
  ]
  expect(changedElsewhere(menu, stored)).toEqual(['id-Pastel'])
})
