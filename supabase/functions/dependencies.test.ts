/** What the functions are deployed with is what was installed and tested here. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'

const versions = z.record(z.string(), z.string())
const read = <Schema extends z.ZodMiniType>(path: string, schema: Schema): z.output<Schema> =>
  schema.parse(JSON.parse(readFileSync(path, 'utf8')))

const installed = read('package.json', z.object({ dependencies: versions, devDependencies: versions }))
const { packages } = read(
  'package-lock.json',
  z.object({ packages: z.record(z.string(), z.object({ integrity: z.optional(z.string()) })) }),
)
const { imports } = read('supabase/functions/deno.json', z.object({ imports: versions }))
const lock = read(
  'supabase/functions/deno.lock',
  z.object({
    npm: z.record(z.string(), z.object({ integrity: z.string() })),
    workspace: z.object({ dependencies: z.array(z.string()) }),
  }),
)

test.each(Object.entries(imports))("%s is imported in package.json's own version", (_, specifier) => {
  const [, name = '', version] = /^npm:(@?[^@]+)@(\d+\.\d+\.\d+)(\/.*)?$/.exec(specifier) ?? []
  expect(version).toBeDefined()
  expect({ ...installed.dependencies, ...installed.devDependencies }[name]).toBe(version)
})

test('the lock file is of these imports: after a change, npm run lock:functions', () => {
  const wanted = Object.values(imports).map((specifier) => specifier.replace(/(@[\d.]+)\/.*$/, '$1'))
  expect([...lock.workspace.dependencies].sort()).toEqual(wanted.sort())
})

test.each(Object.entries(lock.npm))('%s is locked as package-lock.json has it', (key, { integrity }) => {
  const [, name] = /^(@?[^@]+)@/.exec(key) ?? []
  expect(packages[`node_modules/${name}`]?.integrity).toBe(integrity)
})
