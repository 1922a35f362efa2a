/** The links of our e-mails, with the templates and the auth service as they are, and addresses that must be confirmed. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createClient } from '@supabase/supabase-js'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSupabaseConfig, startBackend } from '../../supabase/local/backend.ts'

const siteUrl = 'https://engenho48.test'
const keys = { publishableKey: 'sb_publishable_test', secretKey: 'sb_secret_test', jwtSecret: 'x'.repeat(40) }
const person = { email: 'ana@exemplo.com', password: 'Segredo123' }

type Backend = Awaited<ReturnType<typeof startBackend>>
const outbox: { to: string; html: string }[] = []
let backend: Backend
let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'engenho-links-'))
  const config = await readSupabaseConfig()
  config.auth.email.enable_confirmations = true
  backend = await startBackend(config, {
    databaseUrl: 'memory://',
    storageFolder: folder,
    siteUrl,
    ...keys,
    email: { send: async ({ to, html }) => void outbox.push({ to, html: html ?? '' }) },
  })
})

afterAll(async () => {
  await backend.close()
  await rm(folder, { recursive: true })
})

/** A browser of its own, as src/data/client.ts sets it up. */
function device() {
  return createClient('http://localhost', keys.publishableKey, {
    auth: { flowType: 'pkce', detectSessionInUrl: false, persistSession: false, autoRefreshToken: false },
    global: {
      fetch: async (input, init) => backend.app.fetch(new Request(input, init), { peerAddress: null }),
    },
  })
}

/** The address that the newest e-mail's button leads to, and its token. */
function lastLink() {
  const href = /href="([^"]+token_hash[^"]+)"/.exec(outbox.at(-1)?.html ?? '')?.[1]?.replaceAll('&amp;', '&')
  const url = new URL(href ?? '')
  return {
    page: url.origin + url.pathname,
    type: url.searchParams.get('type'),
    token: url.searchParams.get('token_hash') ?? '',
  }
}

test('a sign-up is confirmed on another device, once, and the link says nothing else', async () => {
  const { data } = await device().auth.signUp(person)
  expect(data.session).toBeNull()
  const link = lastLink()
  expect(link).toMatchObject({ page: `${siteUrl}/auth/confirmar`, type: 'signup' })
  expect(outbox.at(-1)?.html).not.toMatch(/auth\/v1\/verify|access_token/)
  expect((await device().auth.signInWithPassword(person)).error?.code).toBe('email_not_confirmed')

  const elsewhere = device()
  const confirmed = await elsewhere.auth.verifyOtp({ token_hash: link.token, type: 'signup' })
  expect(confirmed.data.user?.email).toBe(person.email)
  expect((await device().auth.signInWithPassword(person)).error).toBeNull()
  expect((await device().auth.verifyOtp({ token_hash: link.token, type: 'signup' })).error?.code).toBe(
    'otp_expired',
  )
})

test('a forgotten password is made anew on another device, once', async () => {
  await device().auth.resetPasswordForEmail(person.email)
  const link = lastLink()
  expect(link.page).toBe(`${siteUrl}/auth/nova-senha`)
  const elsewhere = device()
  await elsewhere.auth.verifyOtp({ token_hash: link.token, type: 'recovery' })
  expect((await elsewhere.auth.updateUser({ password: 'Outra5enha' })).error).toBeNull()
  expect((await device().auth.signInWithPassword(person)).error?.code).toBe('invalid_credentials')
  expect((await device().auth.signInWithPassword({ ...person, password: 'Outra5enha' })).error).toBeNull()
  expect((await device().auth.verifyOtp({ token_hash: link.token, type: 'recovery' })).error).not.toBeNull()
})
