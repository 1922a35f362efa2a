/** The consulting core: one folder for each automation, what two need in base/, and no cycles. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { automationTypes } from '@consulting/automation-types.ts'
import { describe, expect, test } from 'vitest'

const core = resolve(import.meta.dirname, '../supabase/functions/_shared/consulting')
const folders = readdirSync(join(core, 'automations'))

type Import = { file: string; target: string }

/** Static and dynamic imports of a file; paths within the core are given relative to it. */
function importsOf(file: string): Import[] {
  const text = readFileSync(join(core, file), 'utf8')
  const pattern =
    /(?:import|export)\s+(?:type\s+)?(?:[^'"]*?\sfrom\s+)?['"]([^'"]+)['"]|import\(\s*['"]([^'"]+)['"]/g
  return [...text.matchAll(pattern)].map(([, stated, loaded]) => {
    const specifier = stated ?? loaded ?? ''
    const target = specifier.startsWith('.')
      ? relative(core, resolve(core, dirname(file), specifier))
      : specifier
    return { file, target }
  })
}

const files = readdirSync(core, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && entry.name.endsWith('.ts') && !entry.name.endsWith('.test.ts'))
  .map((entry) => relative(core, join(entry.parentPath, entry.name)))
  .filter((file) => !/(^|\/)golden\//.test(file))
const imports = files.flatMap(importsOf)
const automationOf = (path: string) => /^automations\/([^/]+)\//.exec(path)?.[1]

test('there is something to check', () => {
  expect(imports.length).toBeGreaterThan(300)
})

test('every folder of automations is in the registry, and the other way round', () => {
  expect(folders.toSorted()).toEqual(automationTypes.map((type) => type.replaceAll('_', '-')).toSorted())
})

describe.each(folders)('%s', (folder) => {
  test('has the same parts as every other', () => {
    const parts = ['definition.ts', 'schema.ts', 'engine.ts', 'sections.ts', 'words.ts', 'index.ts', 'golden']
    expect(parts.filter((part) => !existsSync(join(core, 'automations', folder, part)))).toEqual([])
  })

  test('knows of no other automation, and is known through its index alone', () => {
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

test('base stands on documents and itself', () => {
  const broken = imports.filter(
    ({ file, target }) =>
      file.startsWith('base/') &&
      !target.startsWith('base/') &&
      !target.startsWith('documents/') &&
      target !== 'zod/mini',
  )
  expect(broken).toEqual([])
})

test('the core knows neither screens nor servers', () => {
  const allowed = ['zod/mini', 'ai', '@ai-sdk/openai-compatible']
  const outside = imports.filter(
    ({ target }) => target.startsWith('..') || (!target.endsWith('.ts') && !allowed.includes(target)),
  )
  expect(outside).toEqual([])
})

test('no file reaches itself through what it imports', () => {
  const targets = new Map<string, string[]>()
  for (const { file, target } of imports) targets.set(file, [...(targets.get(file) ?? []), target])
  const cycles: string[] = []
  const done = new Set<string>()
  const visit = (file: string, path: readonly string[]): void => {
    if (path.includes(file)) cycles.push([...path.slice(path.indexOf(file)), file].join(' → '))
    if (done.has(file)) return
    done.add(file)
    for (const target of targets.get(file) ?? []) visit(target, [...path, file])
  }
  for (const file of files) visit(file, [])
  expect(cycles).toEqual([])
})
