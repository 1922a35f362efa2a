import { describe, expect, test } from 'vitest'
import { ownMoves } from './trends.ts'

/** Weeks around a level, with a small wave of its own for each item. */
const item = (name: string, level: (week: number) => number, weeks = 32) => ({
  name,
  units: Array.from({ length: weeks }, (_, week) =>
    Math.round(level(week) * (1 + 0.03 * Math.sin(week * 2 + name.length))),
  ),
})
const feast = (week: number) => (week >= 17 && week <= 23 ? 1.6 : 1)

describe('a house that falls as a whole after a feast', () => {
  const alike = ['Pastel', 'Caldo', 'Tapioca', 'Cuscuz'].map((name, at) =>
    item(name, (week) => (100 + 40 * at) * feast(week)),
  )
  test('has no item that falls by itself', () => {
    const { moving, house } = ownMoves(alike)
    expect(house?.change).toBeLessThan(-0.2)
    expect(moving).toEqual([])
  })
  test('has one that falls more than the others, or rises against them', () => {
    const less = item('Bolo', (week) => 120 * feast(week) * (week > 23 ? 0.6 : 1))
    const more = item('Suco', (week) => 120 * (week > 23 ? 1.5 : 1))
    const { moving } = ownMoves([...alike, less, more])
    expect(moving.map(({ name, change }) => [name, Math.sign(change)])).toEqual([
      ['Bolo', -1],
      ['Suco', 1],
    ])
  })
})

test('items of a house that stays level are read as they are', () => {
  const level = ['Pastel', 'Caldo', 'Tapioca'].map((name) => item(name, () => 150))
  const falling = item('Bolo', (week) => (week > 23 ? 40 : 90))
  const { moving, house } = ownMoves([...level, falling])
  expect(house).toBeNull()
  expect(moving.map(({ name }) => name)).toEqual(['Bolo'])
})
