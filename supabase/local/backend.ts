/**
 * Auth, tables and storage of the embedded stack: `@supabase/lite` on PGlite, fed with the same
 * config.toml, migrations and seed as `supabase start`. The package is alpha and is reached only from here.
 */
import { AsyncLocalStorage } from 'node:async_hooks'
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { App, EmailDriver } from '@supabase/lite'
import { parse } from 'smol-toml'
import * as z from 'zod/mini'
import { StartError } from './errors.ts'
import { asHosted, type DatabaseError } from './hosted-answers.ts'
import { projectRoot } from './paths.ts'
import { createFileStorage } from './storage.ts'
import { isListing, listFolder } from './storage-listing.ts'

/** What the embedded backend understands of config.toml; it refuses the rest of the CLI's keys. */
const configSchema = z.object({
  api: z.object({
    schemas: z.array(z.string()),
    extra_search_path: z.array(z.string()),
    max_rows: z.number(),
  }),
  auth: z.object({
    jwt_expiry: z.number(),
    enable_signup: z.boolean(),
    enable_refresh_token_rotation: z.boolean(),
    refresh_token_reuse_interval: z.number(),
    minimum_password_length: z.number(),
    email: z.object({
      enable_confirmations: z.boolean(),
      double_confirm_changes: z.boolean(),
      otp_expiry: z.number(),
      template: z.record(z.string(), z.object({ subject: z.string(), content_path: z.string() })),
    }),
  }),
  functions: z.record(z.string(), z.object({ verify_jwt: z.boolean() })),
})

export type SupabaseConfig = z.output<typeof configSchema>

/** Reads supabase/config.toml, the one file that the CLI and the embedded stack share. */
export async function readSupabaseConfig(): Promise<SupabaseConfig> {
  const config = configSchema.parse(parse(await readFile(join(projectRoot, 'supabase/config.toml'), 'utf8')))
  // The CLI reads them from the project's folder, wherever it is called.
  for (const template of Object.values(config.auth.email.template))
    template.content_path = join(projectRoot, template.content_path)
  return config
}

/** PostgreSQL's own ids of three types. */
const bigintType = 20
const numericType = 1700
const timestamptzType = 1184

export type BackendOptions = {
  /** `memory://`, or the directory of the database. */
  databaseUrl: string
  /** The folder of uploaded files. */
  storageFolder: string
  siteUrl: string
  publishableKey: string
  secretKey: string
  jwtSecret: string
  email: EmailDriver
}

const apiPrefixes = ['/auth/v1/', '/rest/v1/', '/storage/v1/']

/**
 * How the backend misbehaves for tests: not at all; by refusing every call, as while the database restarts; or
 * by doing what it is asked and losing the answer, as when it goes down right after.
 */
export const backendFaults = ['none', 'refuse', 'lose-answers'] as const
export type BackendFault = (typeof backendFaults)[number]

/** Connect-style middleware for what the backend answers. */
function apiMiddleware(app: App, fault: () => BackendFault) {
  const listener = getRequestListener(async (request) => {
    if (fault() === 'refuse')
      return Response.json(
        { code: 'PGRST000', message: 'Database connection error. Retrying the connection.' },
        { status: 503 },
      )
    // No peer address: nothing that arrives over HTTP is ever treated as the machine's own administrator.
    const refused: Refused = {}
    const ask = async (asked: Request) => app.fetch(asked, { peerAddress: null })
    const answer = await refusedWithin
      .run(refused, () => (isListing(request) ? listFolder(request, ask) : ask(request)))
      .then((given) => asHosted(request, given, refused.error))
    return fault() === 'lose-answers' ? new Response('Bad gateway', { status: 502 }) : answer
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (apiPrefixes.some((prefix) => request.url?.startsWith(prefix))) void listener(request, response)
    else next()
  }
}

/** What the database refused within one request: the backend tells it to the log alone. */
type Refused = { error?: DatabaseError }
const refusedWithin = new AsyncLocalStorage<Refused>()

const isDatabaseError = (value: unknown): value is Error & DatabaseError =>
  value instanceof Error && 'severity' in value && 'code' in value && typeof value.code === 'string'

/**
 * The backend prints every statement that the database refused, with its parameters, people's data among
 * them. One line is enough, and it holds no parameters.
 */
function shortenDatabaseErrors(): void {
  const print = console.error
  console.error = (...values: unknown[]) => {
    const [error] = values
    if (!isDatabaseError(error)) return print(...values)
    const refused = refusedWithin.getStore()
    if (refused) refused.error = error
    print(`database: ${error.code} ${error.message}`)
  }
}

/** The package warns at each start that its storage is experimental; ours stands behind it (storage.ts). */
async function initialize(app: App): Promise<void> {
  const warn = console.warn
  console.warn = (...values: unknown[]) => {
    if (!String(values[0]).startsWith('EXPERIMENTAL FEATURES ENABLED')) warn(...values)
  }
  try {
    await app.init()
  } finally {
    console.warn = warn
  }
}

/** The migration that a failed run stopped at: the first file that the database does not know. */
async function firstPending(app: App): Promise<string> {
  const { rows } = await app.connection.exec<{ rows: unknown[] }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const known = JSON.stringify(rows)
  const { listMigrationFiles } = await import('@supabase/lite/cli')
  const files = await listMigrationFiles(app)
  return files.find((file) => !known.includes(file.version))?.filename ?? 'unknown'
}

/** Starts the backend with every migration applied and the seed run. Throws with the migration's own error. */
export async function startBackend(config: SupabaseConfig, options: BackendOptions) {
  shortenDatabaseErrors()
  // Read when the package loads, which is why it loads here and not above.
  process.env.EXPERIMENTAL_STORAGE = '1'
  const { App } = await import('@supabase/lite')
  const { applyPendingMigrations } = await import('@supabase/lite/cli')
  const { createPgliteConnection } = await import('@supabase/lite/pglite')
  const connection = await createPgliteConnection({
    url: options.databaseUrl,
    // PostgREST sends numbers as numbers and timestamps in ISO 8601; the driver's defaults are text.
    pgliteOptions: {
      parsers: {
        [bigintType]: Number,
        [numericType]: Number,
        [timestamptzType]: (value) => value.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'),
      },
    },
  })
  const { jwt_expiry, email, ...auth } = config.auth
  const app: App = new App({
    connection,
    api: config.api,
    db: { driver: 'pglite', url: options.databaseUrl },
    auth: {
      ...auth,
      email,
      jwt_expiry,
      enabled: true,
      jwt_secret: options.jwtSecret,
      publishable_key: options.publishableKey,
      secret_key: options.secretKey,
      site_url: options.siteUrl,
      additional_redirect_urls: [`${options.siteUrl}/**`],
    },
    storage: { enabled: true },
    options: { server: { admin: false }, drivers: { email: options.email } },
  })
  app._storageAdapter = createFileStorage(options.storageFolder, async (bucket) => {
    const { rows } = await connection.driver.query<{ file_size_limit: number | null }>(
      'select file_size_limit from storage.buckets where id = $1',
      [bucket],
    )
    return rows[0]?.file_size_limit ?? null
  })
  await initialize(app)
  await app.ensureSystemSchema()
  const { applied } = await applyPendingMigrations(app).catch(async () => {
    throw new StartError(
      `Migration ${await firstPending(app)} is broken: the line above says why. Nothing of it was applied; mend it and start again.`,
    )
  })
  await connection.exec(await readFile(join(projectRoot, 'supabase/seed.sql'), 'utf8'))
  let fault: BackendFault = 'none'
  return {
    app,
    connection,
    migrationsApplied: applied.map((file) => file.filename),
    middleware: apiMiddleware(app, () => fault),
    /** For tests of what happens when the database is away. */
    misbehave: (next: BackendFault) => {
      fault = next
    },
    close: () => connection.close(),
  }
}
