import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readTarget, required } from './target.ts'

let directory: string
let file: string

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), 'engenho-status-'))
  file = join(directory, 'status.json')
  const status = {
    app_url: 'http://localhost:4848',
    api_url: 'http://localhost:4848',
    publishable_key: 'sb_publishable_x',
    secret_key: 'sb_secret_x',
    stripe_url: 'http://127.0.0.1:4849',
    mailbox_url: 'http://127.0.0.1:4850',
  }
  await writeFile(file, JSON.stringify(status))
})

afterAll(() => rm(directory, { recursive: true }))

test('takes addresses and keys from the environment', async () => {
  const target = await readTarget({ SUPABASE_URL: 'https://projeto.supabase.co' })
  expect(required(target, 'SUPABASE_URL')).toBe('https://projeto.supabase.co')
})

test('takes them from the status file of a local stack, whose Stripe is the stand-in', async () => {
  expect(await readTarget({ STACK_STATUS: file })).toEqual({
    SITE_URL: 'http://localhost:4848',
    SUPABASE_URL: 'http://localhost:4848',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_x',
    SUPABASE_SECRET_KEY: 'sb_secret_x',
    STRIPE_SECRET_KEY: 'sk_test_local',
    STRIPE_API_BASE: 'http://127.0.0.1:4849',
  })
})

test('uses the real Stripe with a local stack when the environment has a key', async () => {
  const target = await readTarget({ STACK_STATUS: file, STRIPE_SECRET_KEY: 'sk_test_real' })
  expect([target.STRIPE_SECRET_KEY, target.STRIPE_API_BASE]).toEqual(['sk_test_real', undefined])
})

test('names the variable that is missing', async () => {
  const target = await readTarget({})
  expect(() => required(target, 'SUPABASE_SECRET_KEY')).toThrow('Set SUPABASE_SECRET_KEY, or STACK_STATUS')
})
