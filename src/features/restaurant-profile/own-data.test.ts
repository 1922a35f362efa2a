import { describe, expect, it } from 'vitest'
import { type ExportSource, gatherOwnData, isConfirmedBy, ownDataFileName, type Progress } from './own-data'

/** A source of `size` rows on a server that returns at most `most` at a time. Records the requests. */
function makeSource(name: string, size: number, most: number): ExportSource & { asked: [number, number][] } {
  const rows = Array.from({ length: size }, (_, id) => ({ id }))
  const asked: [number, number][] = []
  return {
    name,
    label: name,
    asked,
    async fetchPage(first, last) {
      asked.push([first, last])
      return { rows: rows.slice(first, Math.min(last + 1, first + most)), total: size }
    },
  }
}

const idsTo = (size: number) => Array.from({ length: size }, (_, id) => ({ id }))

describe('the data download', () => {
  it.each([0, 1, 499, 500, 501, 1000, 2300])(
    'has every row of a table of %i, once and in order',
    async (size) => {
      const { orders } = await gatherOwnData([makeSource('orders', size, 1000)], () => {})
      expect(orders).toEqual(idsTo(size))
    },
  )

  it('requests nothing after the last page', async () => {
    const full = makeSource('full', 1000, 1000)
    const empty = makeSource('empty', 0, 1000)
    await gatherOwnData([full, empty], () => {})
    expect(full.asked).toEqual([
      [0, 499],
      [500, 999],
    ])
    expect(empty.asked).toEqual([[0, 499]])
  })

  it('is complete when the server returns fewer rows than requested', async () => {
    const { orders } = await gatherOwnData([makeSource('orders', 250, 100)], () => {})
    expect(orders).toEqual(idsTo(250))
  })

  it('ends when rows disappear while it is read', async () => {
    const shrinking: ExportSource = {
      name: 'shrinking',
      label: 'shrinking',
      fetchPage: async (first) => ({ rows: first === 0 ? idsTo(3) : [], total: 5 }),
    }
    expect(await gatherOwnData([shrinking], () => {})).toEqual({ shrinking: idsTo(3) })
  })

  it('reports which source is being read, and its progress', async () => {
    const seen: Progress[] = []
    await gatherOwnData([makeSource('pedidos', 1, 1000), makeSource('workshops', 0, 1000)], (progress) =>
      seen.push(progress),
    )
    expect(seen).toEqual([
      { label: 'pedidos', done: 0, total: 2 },
      { label: 'workshops', done: 1, total: 2 },
    ])
  })

  it('fails when one source fails', async () => {
    const failing: ExportSource = {
      name: 'x',
      label: 'x',
      fetchPage: () => Promise.reject(new Error('offline')),
    }
    await expect(gatherOwnData([makeSource('orders', 1, 1000), failing], () => {})).rejects.toThrow('offline')
  })

  it('is a file named after the date in Fortaleza', () => {
    expect(ownDataFileName(new Date('2026-11-22T02:59:59Z'))).toBe('engenho48-meus-dados-2026-11-21.json')
    expect(ownDataFileName(new Date('2026-11-22T03:00:00Z'))).toBe('engenho48-meus-dados-2026-11-22.json')
  })
})

describe('the confirmation', () => {
  it.each(['Bar da Ana', '  bar da  ana ', 'BAR DA ANA'])('accepts %j as the name', (typed) => {
    expect(isConfirmedBy(typed, 'Bar da Ana')).toBe(true)
  })

  it.each(['', '   ', 'Bar', 'Bar da Anna', 'Bar da Aná', 'Bar da Ana 2'])('does not accept %j', (typed) => {
    expect(isConfirmedBy(typed, 'Bar da Ana')).toBe(false)
  })

  it('never matches an empty name', () => {
    expect(isConfirmedBy('', '')).toBe(false)
  })
})
