/**
 * Records what the pinned CLI sends to a hosted project, with a server in place of the Management API.
 * @module-tag slow
 */
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'

const project = 'engenhoproductionref'
const received: { method: string; path: string; body: string }[] = []
let api: Server
let directory: string
let profile: string

const answers: [RegExp, unknown][] = [
  [
    /\/config$/,
    {
      data: {
        type: 'project_config',
        id: project,
        attributes: { auth: { site_url: 'http://localhost:3000', uri_allow_list: '' } },
      },
    },
  ],
  [
    /\/functions\/deploy$/,
    { id: 'f', slug: 'f', name: 'f', status: 'ACTIVE', version: 1, created_at: 1, updated_at: 1 },
  ],
  [
    /\/projects\/[a-z]+$/,
    {
      id: project,
      ref: project,
      name: 'production',
      region: 'sa-east-1',
      organization_id: 'o',
      organization_slug: 'o',
      created_at: '2026-11-01T00:00:00Z',
      status: 'ACTIVE_HEALTHY',
    },
  ],
  [/\/functions$/, []],
]

beforeAll(async () => {
  api = createServer(async (request, response) => {
    let body = ''
    for await (const chunk of request) body += chunk
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    received.push({ method: request.method ?? '', path, body })
    const answer = answers.find(([pattern]) => pattern.test(path))?.[1] ?? {}
    response.writeHead(request.method === 'POST' ? 201 : 200, { 'content-type': 'application/json' })
    response.end(JSON.stringify(answer))
  })
  api.listen(0, '127.0.0.1')
  await once(api, 'listening')
  const address = api.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  const url = `http://127.0.0.1:${address.port}`
  directory = await mkdtemp(join(tmpdir(), 'engenho-profile-'))
  profile = join(directory, 'profile.yaml')
  await writeFile(
    profile,
    `name: test\napi_url: ${url}\ndashboard_url: ${url}\nproject_host: localhost\ndocs_url: ${url}\n`,
  )
})

beforeEach(() => {
  received.length = 0
})

afterAll(async () => {
  api.closeAllConnections()
  api.close()
  await rm(directory, { recursive: true, force: true })
})

/** Runs the CLI with a local stack's secrets in the environment, like a developer's shell. */
async function supabase(...words: string[]): Promise<string> {
  const { stdout, stderr } = await promisify(execFile)(
    'node_modules/.bin/supabase',
    [...words, `--remote=${project}`, `--profile=${profile}`, '--yes'],
    {
      env: {
        ...process.env,
        DO_NOT_TRACK: '1',
        SUPABASE_ACCESS_TOKEN: `sbp_${'0'.repeat(40)}`,
        STRIPE_API_BASE: 'http://127.0.0.1:4849',
        STRIPE_WEBHOOK_SECRET: 'whsec_local_secret_of_this_machine',
        SITE_URL: 'http://localhost:4848',
      },
    },
  )
  return stdout + stderr
}

test('setting a secret sends that secret and no local ones', async () => {
  await supabase('secrets', 'set', 'AI_MODEL=house')
  const sent = received.find(({ method, path }) => method === 'POST' && path.endsWith('/secrets'))
  expect(JSON.parse(sent?.body ?? 'null')).toEqual([{ name: 'AI_MODEL', value: 'house' }])
})

test("pushing the configuration sets the site's own address, confirmations and e-mail limits", async () => {
  const differences = await supabase('config', 'diff')
  expect(differences).toContain('using [remotes.production]')
  const local = (property: string) =>
    new RegExp(`^${property.replaceAll('.', '\\.')} \\[.*\\]\\n  local: +(.*)$`, 'm').exec(differences)?.[1]
  expect(local('auth.site_url')).toBe('"https://engenho48.com.br"')
  expect(local('auth.additional_redirect_urls')).toBe('["https://engenho48.com.br/**"]')
  expect(local('auth.email.enable_confirmations')).toBe('true')
  expect(local('auth.email.smtp.enabled')).toBe('true')
  expect(local('auth.rate_limit.email_sent')).toBe('100')
  expect(differences).not.toMatch(/local: .*(localhost|127\.0\.0\.1)/)
})

test('deploying a function sends its imports with exact versions, and no tests', async () => {
  await supabase('functions', 'deploy', '--use-api', 'stripe-webhook')
  const sent = received.find(({ path }) => path.endsWith('/functions/deploy'))?.body ?? ''
  const files = [...sent.matchAll(/filename="([^"]*)"/g)].map(([, name]) => name)
  expect(files).toContain('supabase/functions/stripe-webhook/index.ts')
  expect(files).toContain('supabase/functions/deno.json')
  expect(files.filter((name) => name?.includes('.test.'))).toEqual([])
  // Booleans, so that a failure does not print every file.
  expect(/"stripe": "npm:stripe@\d+\.\d+\.\d+"/.test(sent)).toBe(true)
  expect(sent.includes('"import_map_path":"supabase/functions/deno.json"')).toBe(true)
})
