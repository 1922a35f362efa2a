/** What the built site is sent with, and what must not be in it. */
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { expect, stackStatus, test } from './support/test.ts'

const dist = resolve(import.meta.dirname, '../../dist')

test('pages come with a policy that allows one inline script, known by its hash, and no stranger', async ({
  request,
}) => {
  const headers = (await request.get('/')).headers()
  const policy = headers['content-security-policy'] ?? ''
  expect(policy).toMatch(
    /script-src 'self' 'wasm-unsafe-eval' 'sha256-[A-Za-z0-9+/]{43}=' https:\/\/js\.stripe\.com;/,
  )
  expect(policy).toContain("object-src 'none'")
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/'unsafe-eval'/)
  expect(headers['x-content-type-options']).toBe('nosniff')
  expect(headers['referrer-policy']).toBe('strict-origin-when-cross-origin')
  // Static hosts read the same policy from a file.
  expect(await readFile(join(dist, '_headers'), 'utf8')).toContain(`Content-Security-Policy: ${policy}`)
})

test('the bundle holds the publishable key and no secret', async ({ baseURL }) => {
  const { publishable_key, secret_key, stripe_webhook_secret } = await stackStatus(baseURL)
  const names = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && /\.(js|html|css|json)$/.test(entry.name))
  const text = (
    await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')))
  ).join('\n')
  // Booleans, because a failure would otherwise print the whole bundle.
  expect(text.includes(publishable_key)).toBe(true)
  expect([secret_key, stripe_webhook_secret].filter((secret) => text.includes(secret))).toEqual([])
  expect(text.match(/(sb_secret_|sk_test_|sk_live_|whsec_)[\w-]{6,}/g)).toBeNull()
})
