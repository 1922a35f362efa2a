/** @module-tag slow */
import { readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { runCase } from './run-case.ts'

/** Requests as owners write them. Each has a `wishes.md`: every wish, and what a good answer does about it. */
const folder = join(import.meta.dirname, '../../../tests/fixtures/requests')
const cases = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((path) =>
  path.endsWith('case.json'),
)

/** Unread passages by request; a change may lower them, and updates this list. */
const unread: Readonly<Record<string, number>> = {
  'competitor-analysis/pedrarachada': 5,
  'content-generation/quaresmapub': 2,
  'dish-creation/jeri-reveillon': 1,
  'dish-creation/montese-copa': 4,
  'drink-creation/juazeiro-pub': 1,
  'drink-creation/varjota-coquetelaria': 1,
  'food-pairing/iracemamar': 1,
  'food-pairing/jerivegana': 1,
  'food-pairing/quixadacafe': 1,
  'food-pairing/tianguacantina': 2,
  'menu-redesign/bilola': 1,
  'menu-redesign/florbrabo': 2,
  'menu-redesign/padim': 1,
  'menu-redesign/trilhotorto': 10,
}

describe('a request in an owner’s own words', () => {
  test.each(cases.map((path) => [dirname(path), path] as const))(
    'is kept, and read no worse than before: %s',
    async (name, path) => {
      const { status, code, checks, sheet } = await runCase(
        await readFile(join(folder, path), 'utf8'),
        join(folder, name),
      )
      expect([status, code]).toEqual(['completed', null])
      expect(checks.filter(({ outcome }) => outcome === 'violated')).toEqual([])
      expect(sheet.unread.length).toBe(unread[name] ?? 0)
    },
  )
})
