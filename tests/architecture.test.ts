/** Fails when an import breaks a layer. The features are found by reading the folder, so a new one is covered. */
import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { describe, expect, test } from 'vitest'

const root = resolve(import.meta.dirname, '..')
const source = join(root, 'src')

type Import = { file: string; target: string; typeOnly: boolean }

function filesUnder(directory: string): string[] {
  return readdirSync(directory, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Static and dynamic imports of a file; paths within src are given relative to it (`features/shop/…`). */
function importsOf(path: string): Import[] {
  const text = readFileSync(path, 'utf8')
  const pattern =
    /(?:import|export)\s+(type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(pattern)].map((match) => {
    const specifier = match[2] ?? match[3] ?? ''
    const target = specifier.startsWith('@/')
      ? specifier.slice(2)
      : specifier.startsWith('.')
        ? relative(source, resolve(dirname(path), specifier))
        : specifier
    return { file: relative(source, path), target, typeOnly: match[1] !== undefined }
  })
}

const layers = [
  'app',
  'features',
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

const imports = filesUnder(source).flatMap(importsOf)
const isTest = (file: string) => /\.test\.tsx?$/.test(file)

test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(50)
})

test('imports go one way: app, features, session, data, then content, forms, format and domain, then config', () => {
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
  test.each(features)('%s knows of no other feature', (feature) => {
    const broken = imports.filter(({ file, target }) => {
      const other = featureOf(target)
      return featureOf(file) === feature && other !== undefined && other !== feature
    })
    expect(broken).toEqual([])
  })
})

test('the Supabase client is reached through data and *.queries.ts alone', () => {
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

test('the register of error codes is reached through data/client/errors alone', () => {
  const importers = imports.filter(({ target }) => target === '@error-codes').map(({ file }) => file)
  expect([...new Set(importers)]).toEqual(['data/client/errors.ts'])
  expect(importsOf(join(root, 'supabase/functions/_shared/error-codes.ts'))).toEqual([])
})

test('query keys are built by userKey, which puts the user first', () => {
  const spelled = filesUnder(source).filter((file) => /queryKey:\s*\[/.test(readFileSync(file, 'utf8')))
  expect(spelled.map((file) => relative(source, file))).toEqual([])
})

test('browser code reads time only where it shows it: domain rules take the clock as an argument', () => {
  const impure = filesUnder(join(source, 'domain')).filter(
    (file) => !isTest(file) && /new Date\(\)|Date\.now\(\)|Math\.random\(\)/.test(readFileSync(file, 'utf8')),
  )
  expect(impure).toEqual([])
})

test('every browser test runs in at least one width', () => {
  const config = readFileSync(join(root, 'playwright.config.ts'), 'utf8')
  const matched = [...config.matchAll(/testMatch:\s*\/\(([^)]+)\)/g)].flatMap(
    ([, names]) => names?.split('|') ?? [],
  )
  const specs = readdirSync(join(root, 'tests/e2e')).flatMap(
    (file) => /^(.+)\.spec\.ts$/.exec(file)?.[1] ?? [],
  )
  expect(specs.filter((name) => !matched.includes(name))).toEqual([])
})
