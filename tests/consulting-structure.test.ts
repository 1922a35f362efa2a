/** The consulting core has a folder for each automation, shared code in base/, and no cycles. */
import { existsSync, readdirSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { automationTypes } from '@consulting/automation-types.ts'
import { describe, expect, test } from 'vitest'
import { cyclesIn, filesUnder, importsOf } from './support/import-graph.ts'

const core = resolve(import.meta.dirname, '../supabase/functions/_shared/consulting')
const folders = readdirSync(join(core, 'automations'))

const files = filesUnder(core)
  .map((file) => relative(core, file))
  .filter((file) => !/(^|\/)golden\/|\.test\.ts$/.test(file))
const imports = files.flatMap((file) =>
  importsOf(join(core, file), core).map(({ target }) => ({ file, target })),
)
const automationOf = (path: string) => /^automations\/([^/]+)\//.exec(path)?.[1]

test('the import graph is not empty', () => {
  expect(imports.length).toBeGreaterThan(300)
})

test('folders of automations and registry match', () => {
  expect(folders.toSorted()).toEqual(automationTypes.map((type) => type.replaceAll('_', '-')).toSorted())
})

describe.each(folders)('%s', (folder) => {
  test('has the same parts as every other automation', () => {
    const parts = [
      'definition.ts',
      'schema.ts',
      'engine.ts',
      'facts.ts',
      'sections.ts',
      'actions.ts',
      'report.ts',
      'open-parts.ts',
      'words.ts',
      'index.ts',
      'golden',
    ]
    expect(parts.filter((part) => !existsSync(join(core, 'automations', folder, part)))).toEqual([])
  })

  test('imports no other automation, and is imported through its index only', () => {
    const own = imports.filter(({ file }) => automationOf(file) === folder)
    const others = own.filter(({ target }) => {
      const other = automationOf(target)
      return target === 'registry.ts' || (other !== undefined && other !== folder)
    })
    expect(others).toEqual([])
    const users = imports.filter(
      ({ file, target }) => automationOf(target) === folder && automationOf(file) !== folder,
    )
    expect(users).toEqual([{ file: 'registry.ts', target: `automations/${folder}/index.ts` }])
  })
})

test('the modules that the browser loads import no engine, which is not in its bundle', () => {
  const reach = (file: string, seen = new Set<string>()): Set<string> => {
    for (const { target } of imports.filter((entry) => entry.file === file)) {
      if (seen.has(target)) continue
      seen.add(target)
      reach(target, seen)
    }
    return seen
  }
  const loaded = files.filter((file) => /^automations\/[^/]+\/(?:facts|conflicts|report)\.ts$/.test(file))
  expect(loaded.length).toBeGreaterThan(8)
  const broken = loaded.filter((file) => [...reach(file)].some((target) => /\/engine\.ts$/.test(target)))
  expect(broken).toEqual([])
})

test('base imports only itself and documents', () => {
  const broken = imports.filter(
    ({ file, target }) =>
      file.startsWith('base/') &&
      !target.startsWith('base/') &&
      !target.startsWith('documents/') &&
      target !== 'zod/mini',
  )
  expect(broken).toEqual([])
})

test('the folders of the reader import one way, from the text to the wishes', () => {
  const floors = [
    ['text'],
    ['dates', 'words', 'spoken'],
    ['orders', 'told', 'stock'],
    ['forecast'],
    ['anyhow', 'exceptions'],
    ['clauses', 'posts', 'questions', 'dishes', 'drinks', 'house'],
    ['wishes', 'unread', 'competitors', 'pairings'],
    ['frames', 'word-by-word'],
    ['readers'],
  ]
  const folderOf = (path: string) => /^understanding\/([^/]+)\//.exec(path)?.[1]
  const floorOf = (folder: string) => floors.findIndex((floor) => floor.includes(folder))
  const read = imports.flatMap(({ file, target }) => {
    const [from, to] = [folderOf(file), folderOf(target)]
    return from && from !== 'sentences' && from !== to ? [{ file, target, from, to }] : []
  })
  expect([...new Set(read.map(({ from }) => from))].filter((folder) => floorOf(folder) < 0)).toEqual([])
  const broken = read.filter(
    ({ target, from, to }) =>
      target.startsWith('understanding/') &&
      (to === undefined || floorOf(to) < 0 || floorOf(to) >= floorOf(from)),
  )
  expect(broken).toEqual([])
})

test('the core imports neither screens nor servers', () => {
  const allowed = ['zod/mini', 'ai', '@ai-sdk/openai-compatible']
  /** Loaded in the browser's worker and by the command line; no function reads files. */
  const formats = ['fflate', 'mammoth', 'papaparse', 'read-excel-file/universal', 'unpdf']
  const outside = imports.filter(
    ({ file, target }) =>
      target.startsWith('..') ||
      (!target.endsWith('.ts') &&
        !allowed.includes(target) &&
        !(file.startsWith('documents/files/') && formats.includes(target))),
  )
  expect(outside).toEqual([])
})

test('no file is part of an import cycle', () => {
  expect(cyclesIn(imports)).toEqual([])
})
