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

const layers = ['app', 'features', 'session', 'data', 'domain', 'config', 'ui'] as const
type Layer = (typeof layers)[number]

/** What each layer may import besides itself and libraries. */
const allowed: Record<Layer, readonly (Layer | '@consulting')[]> = {
  app: ['features', 'session', 'data', 'domain', 'config', 'ui'],
  features: ['session', 'data', 'domain', 'config', 'ui', '@consulting'],
  session: ['data', 'domain', 'config'],
  data: ['domain', 'config'],
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

test('imports go one way: app, features, session, data, domain and config, with ui apart', () => {
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
      (target === '@supabase/supabase-js' || target === 'data/client'),
  )
  expect(broken).toEqual([])
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
