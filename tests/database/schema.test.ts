import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { typesFile, typesOf } from '../../supabase/local/generate-types.ts'
import { createDatabase, databaseServer } from './support/database.ts'
import { templateDatabase } from './support/postgres.ts'

const db = await createDatabase()
const migrated = `postgresql://postgres:postgres@127.0.0.1:${databaseServer.port}/${templateDatabase}?sslmode=disable`

test("Supabase's database advisors report no warnings", { timeout: 120_000 }, async () => {
  const { stdout } = await promisify(execFile)(
    'node_modules/.bin/supabase',
    ['db', 'advisors', '--level=warn', '--fail-on=warn', '--output=json', `--remote=${migrated}`],
    { env: { ...process.env, DO_NOT_TRACK: '1' } },
  )
  expect(stdout).not.toMatch(/"level": "(WARN|ERROR)"/)
})

test('the CLI reads config.toml and the migrations without a warning', () => {
  const { pushOutput } = databaseServer
  expect(pushOutput).toContain('Finished supabase db push.')
  expect(pushOutput).not.toMatch(/warn|deprecat|unknown|unsupported/i)
})

test('every table of the API has row level security, and every policy names its roles', async () => {
  const open = await db.sql`
    select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' and not relrowsecurity`
  expect([...open]).toEqual([])
  const forEverybody =
    await db.sql`select tablename, policyname from pg_policies where schemaname = 'public' and roles = '{public}'`
  expect([...forEverybody]).toEqual([])
})

test('every function pins its search path, and clients may call no security definer function', async () => {
  const loose = await db.sql`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not coalesce(array_to_string(p.proconfig, ',') like '%search_path=""%', false)`
  expect([...loose]).toEqual([])
  const callable = await db.sql`
    select p.oid::regprocedure::text as name from pg_proc p
    where p.pronamespace = 'public'::regnamespace and p.prosecdef
      and (has_function_privilege('anon', p.oid, 'execute') or has_function_privilege('authenticated', p.oid, 'execute'))`
  expect([...callable]).toEqual([])
})

test('every foreign key has an index that starts with it', async () => {
  const missing = await db.sql`
    select c.conrelid::regclass::text as "table", c.conname as "constraint" from pg_constraint c
    where c.contype = 'f' and c.connamespace in ('public'::regnamespace, 'private'::regnamespace)
      and not exists (
        select from pg_index i where i.indrelid = c.conrelid
          and (i.indkey::smallint[])[0:cardinality(c.conkey) - 1] @> c.conkey)`
  expect([...missing]).toEqual([])
})

// The CLI starts slowly on a busy machine.
test('the generated types are those of the migrations', { timeout: 120_000 }, async () => {
  expect(await readFile(typesFile, 'utf8')).toBe(await typesOf(migrated))
})
