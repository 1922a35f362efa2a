/**
 * Auth, tables and storage of the embedded stack: `@supabase/lite` on PGlite, with the config.toml, migrations
 * and seed of `supabase start`. The package is alpha: only this file and hosted-connection.ts import it.
 */
import { readFile } from 'node:fs/promises'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { App, EmailDriver } from '@supabase/lite'
import { parse } from 'smol-toml'
import * as z from 'zod/mini'
import { StartError } from './errors.ts'
import { asHosted, type DatabaseError } from './hosted-answers.ts'
import { type ApiRequest, apiRequests, openConnection, platformGrants } from './hosted-connection.ts'
import { projectRoot } from './paths.ts'
import { createFileStorage } from './storage.ts'
import { isListing, listFolder } from './storage-listing.ts'

/** The keys of config.toml that the embedded backend understands. It rejects the others. */
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

/** Reads supabase/config.toml. */
export async function readSupabaseConfig(): Promise<SupabaseConfig> {
  const config = configSchema.parse(parse(await readFile(join(projectRoot, 'supabase/config.toml'), 'utf8')))
  // The CLI resolves these paths from the project's folder.
  for (const template of Object.values(config.auth.email.template))
    template.content_path = join(projectRoot, template.content_path)
  return config
}

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
 * Faults for tests: none; refuse every call, as during a restart of the database; or do the work and lose the
 * answer.
 */
export const backendFaults = ['none', 'refuse', 'lose-answers'] as const
export type BackendFault = (typeof backendFaults)[number]

/** Connect-style middleware that answers API requests. */
function apiMiddleware(app: App, fault: () => BackendFault) {
  const listener = getRequestListener(async (request) => {
    if (fault() === 'refuse')
      return Response.json(
        { code: 'PGRST000', message: 'Database connection error. Retrying the connection.' },
        { status: 503 },
      )
    // Without a peer address, no HTTP request is treated as the machine's own administrator.
    const ask = async (asked: Request) => app.fetch(asked, { peerAddress: null })
    const apiRequest: ApiRequest = { headers: request.headers }
    const answer = await apiRequests
      .run(apiRequest, () => (isListing(request) ? listFolder(request, ask) : ask(request)))
      .then((given) => asHosted(request, given, apiRequest))
    return fault() === 'lose-answers' ? new Response('Bad gateway', { status: 502 }) : answer
  })
  return (request: IncomingMessage, response: ServerResponse, next: () => void): void => {
    if (apiPrefixes.some((prefix) => request.url?.startsWith(prefix))) void listener(request, response)
    else next()
  }
}

const isDatabaseError = (value: unknown): value is Error & DatabaseError =>
  value instanceof Error && 'severity' in value && 'code' in value && typeof value.code === 'string'

/**
 * Shortens the backend's log of refused statements to one line. The original includes their parameters, which may be
 * personal data.
 */
function shortenDatabaseErrors(): void {
  const print = console.error
  console.error = (...values: unknown[]) => {
    const [error] = values
    if (!isDatabaseError(error)) return print(...values)
    const request = apiRequests.getStore()
    if (request) request.error = error
    print(`database: ${error.code} ${error.message}`)
  }
}

/** Hides the package's warning about experimental storage, which storage.ts replaces. */
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

/** Returns the migration that failed: the first file not recorded in the database. */
async function firstPending(app: App): Promise<string> {
  const { rows } = await app.connection.exec<{ rows: unknown[] }>(
    'select version from supabase_migrations.schema_migrations',
  )
  const known = JSON.stringify(rows)
  const { listMigrationFiles } = await import('@supabase/lite/cli')
  const files = await listMigrationFiles(app)
  return files.find((file) => !known.includes(file.version))?.filename ?? 'unknown'
}

/** Starts the backend, applies all migrations and runs the seed. Throws with the migration's own error. */
export async function startBackend(config: SupabaseConfig, options: BackendOptions) {
  shortenDatabaseErrors()
  // The package reads this when it loads, so it must load after this line.
  process.env.EXPERIMENTAL_STORAGE = '1'
  const { App } = await import('@supabase/lite')
  const { applyPendingMigrations } = await import('@supabase/lite/cli')
  const connection = await openConnection(options.databaseUrl)
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
      `Migration ${await firstPending(app)} is broken: the line above says why. Nothing of it was applied; fix it and start again.`,
    )
  })
  await connection.exec(platformGrants)
  await connection.exec(await readFile(join(projectRoot, 'supabase/seed.sql'), 'utf8'))
  let fault: BackendFault = 'none'
  return {
    app,
    connection,
    migrationsApplied: applied.map((file) => file.filename),
    middleware: apiMiddleware(app, () => fault),
    /** Simulates database faults, for tests. */
    misbehave: (next: BackendFault) => {
      fault = next
    },
    close: () => connection.close(),
  }
}
