/** Every pattern of file that the readers support: what is read from it, and what is listed as unread. */
import { describe, expect, test } from 'vitest'
import { menuFixtures, salesFixtures } from '../../../../../../tests/documents/reader-fixtures.ts'
import { describePlace } from '../place.ts'
import type { UnreadLine } from '../reading.ts'
import { readDocument } from './read-document.ts'

function expectUnread(
  unread: readonly UnreadLine[],
  expected: readonly [place: string, words: RegExp][] = [],
) {
  expect(unread.map(describePlace)).toEqual(expected.map(([place]) => place))
  for (const [index, [, words]] of expected.entries()) expect(unread[index]?.text).toMatch(words)
}

test('there are at least forty patterns', () => {
  expect(menuFixtures.length + salesFixtures.length).toBeGreaterThanOrEqual(40)
})

describe('a menu with', () => {
  test.each(menuFixtures.map((fixture) => [fixture.title, fixture] as const))('%s', async (_, fixture) => {
    const reading = await readDocument(fixture.file, fixture.bytes, { reads: 'menu' })
    if (reading.kind !== 'menu') throw new Error(`read as ${JSON.stringify(reading)}`)
    expect(
      reading.items.map(({ name, price, size }) => (size ? [name, price, size] : [name, price])),
    ).toEqual(fixture.items)
    if (fixture.sections) expect(reading.items.map(({ category }) => category)).toEqual(fixture.sections)
    expect(reading.items.every(({ place }) => place !== undefined)).toBe(true)
    expect(reading.items.every(({ cost }) => cost !== 0)).toBe(true)
    expectUnread(reading.unread, fixture.unread)
    expect(reading.notices.join('\n')).toMatch(fixture.notices ?? /^$/)
  })
})

describe('a sales file with', () => {
  test.each(salesFixtures.map((fixture) => [fixture.title, fixture] as const))('%s', async (_, fixture) => {
    const reading = await readDocument(fixture.file, fixture.bytes, { reads: 'sales' })
    if (reading.kind !== 'sales') throw new Error(`read as ${JSON.stringify(reading)}`)
    const { items, rows } = reading.sales
    expect(items.map(({ name, units, price, cost }) => [name, units, price, cost])).toEqual(fixture.items)
    if (fixture.categories) expect(items.map(({ category }) => category)).toEqual(fixture.categories)
    if (fixture.rows) expect(rows).toMatchObject(fixture.rows)
    expect(items.every(({ place }) => place !== undefined)).toBe(true)
    expectUnread(reading.unread, fixture.unread)
    expect(rows.refused).toBe(fixture.unread?.length ?? 0)
    if (fixture.notices) expect(reading.notices.join('\n')).toMatch(fixture.notices)
  })
})
