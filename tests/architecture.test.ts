/** Fails when an import breaks a layer. The features are found by reading the folder, so a new one is covered. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { cyclesIn, filesUnder, importsOf } from './support/import-graph.ts'

const root = resolve(import.meta.dirname, '..')
const source = join(root, 'src')

const importsIn = (path: string) => importsOf(path, source, { '@/': '' })

const layers = [
  'app',
  'features',
  'documents',
  'session',
  'data/tables',
  'data/client',
  'content',
  'forms',
  'format',
  'domain',
  'config',
  'ui',
] as const
type Layer = (typeof layers)[number]

/** What each layer may import besides itself and libraries. */
const allowed: Record<Layer, readonly (Layer | '@consulting')[]> = {
  app: layers,
  features: [...layers.filter((layer) => layer !== 'app'), '@consulting'],
  documents: ['data/client', 'content', 'format', 'config', 'ui', '@consulting'],
  session: ['data/tables', 'data/client', 'domain', 'config'],
  'data/tables': ['data/client', 'domain', 'config', '@consulting'],
  'data/client': ['config'],
  content: ['forms', 'format', 'domain', 'config', 'ui', '@consulting'],
  forms: ['format', 'domain', 'config'],
  format: ['domain', 'config'],
  domain: ['config'],
  config: [],
  ui: [],
}

const layerOf = (path: string): Layer | undefined => layers.find((layer) => path.startsWith(`${layer}/`))
const featureOf = (path: string): string | undefined => /^features\/([^/]+)\//.exec(path)?.[1]

const imports = filesUnder(source).flatMap(importsIn)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

test('the import graph is not empty', () => {
  expect(imports.length).toBeGreaterThan(50)
})

test('imports go one way: app, features, documents, session, data, then content, forms, format and domain, then config', () => {
  const broken = imports.filter(({ file, target }) => {
    const from = layerOf(file)
    if (!from) return false
    if (target.startsWith('@consulting/')) return !allowed[from].includes('@consulting')
    const to = layerOf(target)
    return to !== undefined && to !== from && !allowed[from].includes(to)
  })
  expect(broken).toEqual([])
})

describe('features', () => {
  const features = readdirSync(join(source, 'features'))
  test.each(features)('%s imports no other feature', (feature) => {
    const broken = imports.filter(({ file, target }) => {
      const other = featureOf(target)
      return featureOf(file) === feature && other !== undefined && other !== feature
    })
    expect(broken).toEqual([])
  })
})

test('only data and *.queries.ts import the Supabase client', () => {
  const mayQuery = (file: string) => file.startsWith('data/') || file.endsWith('.queries.ts')
  const broken = imports.filter(
    ({ file, target, typeOnly }) =>
      !mayQuery(file) &&
      !isTest(file) &&
      !typeOnly &&
      (target === '@supabase/supabase-js' || target === 'data/client/supabase'),
  )
  expect(broken).toEqual([])
})

test('only data/client/errors imports the error codes', () => {
  const importers = imports.filter(({ target }) => target === '@error-codes').map(({ file }) => file)
  expect([...new Set(importers)]).toEqual(['data/client/errors.ts'])
  expect(importsIn(join(root, 'supabase/functions/_shared/error-codes.ts'))).toEqual([])
})

test('query keys are built by userKey, which puts the user first', () => {
  const spelled = filesUnder(source).filter((file) => /queryKey:\s*\[/.test(readFileSync(file, 'utf8')))
  expect(spelled.map((file) => relative(source, file))).toEqual([])
})

test('browser code reads the clock only where it shows it; domain rules take it as an argument', () => {
  const impure = filesUnder(join(source, 'domain')).filter(
    (file) => !isTest(file) && /new Date\(\)|Date\.now\(\)|Math\.random\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(impure).toEqual([])
})

test('no file of src is part of an import cycle', () => {
  expect(cyclesIn(imports.filter(({ typeOnly }) => !typeOnly))).toEqual([])
})

test('only prerendering imports src/prerender', () => {
  const broken = imports.filter(
    ({ file, target }) => target.startsWith('prerender/') && !file.startsWith('prerender/'),
  )
  expect(broken).toEqual([])
})

describe('supabase', () => {
  const aliases = { '@/': 'src/', '@consulting/': 'supabase/functions/_shared/consulting/' }
  const importsUnder = (folder: string) =>
    filesUnder(join(root, folder))
      .filter((file) => !isTest(file))
      .flatMap((file) => importsOf(file, root, aliases))

  test('functions import nothing from the browser or the local stack', () => {
    const broken = importsUnder('supabase/functions').filter(({ target }) =>
      /^(src|supabase\/local|supabase\/operations|tests)\//.test(target),
    )
    expect(broken).toEqual([])
  })

  test.each(['supabase/local', 'supabase/operations'])(
    '%s imports from src types and settings alone',
    (folder) => {
      const broken = importsUnder(folder).filter(
        ({ target, typeOnly }) => /^src\/(?!config\/)/.test(target) && !typeOnly,
      )
      expect(broken).toEqual([])
    },
  )

  test('functions refer to no icon', () => {
    const named = filesUnder(join(root, 'supabase/functions/_shared')).filter((file) =>
      /lucide|\bicon\b/i.test(readFileSync(file, 'utf8')),
    )
    expect(named).toEqual([])
  })
})

test('every browser test runs in at least one width', () => {
  const config = readFileSync(join(root, 'playwright.config.ts'), 'utf8')
  const matched = [...config.matchAll(/const on(?:Both|Phone|Desktop) = \[([^\]]+)\]/g)].flatMap(
    ([, names]) => [...(names ?? '').matchAll(/'([a-z-]+)'/g)].map(([, name]) => name),
  )
  const specs = readdirSync(join(root, 'tests/e2e')).flatMap(
    (file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? [],
  )
  expect(specs.filter((name) => !matched.includes(name))).toEqual([])
})
