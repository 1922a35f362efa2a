/**
 * `npm run types:db`: writes supabase/functions/_shared/database.types.ts from the migrations. The Supabase
 * CLI reads an embedded database over a socket, so no Docker is needed. `-- --check` only reports whether the
 * file is current.
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { readFile, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { PGLiteSocketServer } from '@electric-sql/pglite-socket'
import { readSupabaseConfig, startBackend } from './backend.ts'
import { projectRoot } from './paths.ts'

export const typesFile = join(projectRoot, 'supabase/functions/_shared/database.types.ts')

/** Milliseconds for one run of the CLI, which takes three seconds when it works. */
const patience = 30_000
const attempts = 3

/** Generates the TypeScript types of schema `public` from the migrations. */
async function generateTypes(): Promise<string> {
  const backend = await startBackend(await readSupabaseConfig(), {
    databaseUrl: 'memory://',
    storageFolder: tmpdir(),
    siteUrl: 'http://localhost',
    publishableKey: 'sb_publishable_types',
    secretKey: 'sb_secret_types',
    jwtSecret: 'only-for-generating-types-in-memory',
    email: { send: async () => {} },
  })
  try {
    // PGlite's socket serves one connection at a time. A run that waits for another connection never ends.
    for (let attempt = 1; ; attempt++) {
      try {
        return await throughSocket(backend.connection.driver)
      } catch (error) {
        if (attempt === attempts) throw error
      }
    }
  } finally {
    await backend.close()
  }
}

async function throughSocket(db: ConstructorParameters<typeof PGLiteSocketServer>[0]['db']): Promise<string> {
  const port = await freePort()
  const server = new PGLiteSocketServer({ db, port, host: '127.0.0.1' })
  await server.start()
  try {
    return await typesOf(
      `postgresql://postgres:postgres@127.0.0.1:${port}/postgres?sslmode=disable`,
      patience,
    )
  } finally {
    await server.stop()
  }
}

/**
 * The types of schema `public` of a database, as they are written to the file.
 * @param timeout in milliseconds, after which the CLI is ended; 0 for none
 */
export async function typesOf(databaseUrl: string, timeout = 0): Promise<string> {
  const { stdout } = await promisify(execFile)(
    join(projectRoot, 'node_modules/.bin/supabase'),
    ['gen', 'types', '--schema', 'public', `--remote=${databaseUrl}`],
    {
      cwd: projectRoot,
      env: { ...process.env, DO_NOT_TRACK: '1' },
      maxBuffer: 10_000_000,
      timeout,
      killSignal: 'SIGKILL',
    },
  )
  return format(stdout)
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  if (address === null || typeof address === 'string') throw new Error('no port')
  return address.port
}

/** The CLI does not format its output, and reviewers read its diffs. */
async function format(source: string): Promise<string> {
  const run = promisify(execFile)(
    join(projectRoot, 'node_modules/.bin/biome'),
    ['format', '--stdin-file-path=types.ts'],
    { cwd: projectRoot, maxBuffer: 10_000_000 },
  )
  run.child.stdin?.end(source)
  return (await run).stdout
}

if (import.meta.main) {
  const types = await generateTypes()
  if (!process.argv.includes('--check')) {
    await writeFile(typesFile, types)
    console.log('supabase/functions/_shared/database.types.ts is written.')
  } else if ((await readFile(typesFile, 'utf8')) !== types) {
    console.error('supabase/functions/_shared/database.types.ts is stale. Run: npm run types:db')
    process.exitCode = 1
  }
}
