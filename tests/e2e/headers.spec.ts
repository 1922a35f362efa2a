/** Headers and metadata of the built site, and what the bundle must not contain. */
import { readdir, readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pageRoutes } from '../../src/app/routes.ts'
import { checkHosted } from '../../supabase/operations/check-hosted.ts'
import { expect, needEmbeddedStack, serverOf, stackStatus, test } from './support/test.ts'

const dist = resolve(import.meta.dirname, '../../dist')

const listed = pageRoutes.filter(({ robots }) => robots === 'index')
const unlisted = pageRoutes.filter(({ robots }) => robots === 'noindex')

test("pages have a policy that allows one inline script, by its hash, and no other site's", async ({
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
  // Static hosts read the same policy from dist/_headers.
  expect(await readFile(join(dist, '_headers'), 'utf8')).toContain(`Content-Security-Policy: ${policy}`)
})

test('check:hosted finds nothing broken in this deployment', async ({ baseURL }) => {
  const status = await stackStatus(baseURL)
  const { app_url, api_url, publishable_key, secret_key } = status
  // Upkeep runs once a minute; run it now instead of waiting.
  await serverOf(status).rpc('run_upkeep')
  const results = await checkHosted({
    siteUrl: app_url,
    apiUrl: api_url,
    publishableKey: publishable_key,
    secretKey: secret_key,
    management: null,
    local: true,
  })
  expect(results.filter(({ outcome }) => outcome === 'BROKEN')).toEqual([])
  expect(results.filter(({ outcome }) => outcome === 'ok').map(({ check }) => check)).toEqual([
    'a visitor reads',
    'functions',
    'forged events',
    'upkeep',
    'auth',
    'site',
  ])
})

test('scripts are compressed and cached forever, since their names change with their content', async ({
  request,
}) => {
  await needEmbeddedStack()
  const [name] = (await readdir(join(dist, 'assets'))).filter((file) => /^react-.*\.js$/.test(file))
  const answer = await request.get(`/assets/${name}`, { headers: { 'accept-encoding': 'br' } })
  expect(answer.headers()).toMatchObject({
    'content-encoding': 'br',
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
  })
  expect(await answer.text()).toBe(await readFile(join(dist, 'assets', `${name}`), 'utf8'))
  // Pages are revalidated on each request, because they name the current scripts.
  expect((await request.get('/')).headers()['cache-control']).toBe('no-cache')
})

test('every public page has its own head, and the structured data names the seller and each offer', async ({
  request,
}) => {
  const heads = await Promise.all(
    listed.map(async ({ path }) => {
      const html = await (await request.get(path)).text()
      const read = (pattern: RegExp) => pattern.exec(html)?.[1] ?? ''
      const head = {
        title: read(/<title>([^<]*)</),
        description: read(/<meta\s+name="description"\s+content="([^"]*)"/),
        canonical: read(/<link\s+rel="canonical"\s+href="([^"]*)"/),
      }
      expect(read(/property="og:title"\s+content="([^"]*)"/)).toBe(head.title)
      expect(read(/property="og:url"\s+content="([^"]*)"/)).toBe(head.canonical)
      expect(new URL(head.canonical).pathname).toBe(path)
      expect(head.title).toContain('Engenho 48')
      expect(head.description.length).toBeGreaterThan(50)
      expect(head.description.length).toBeLessThanOrEqual(170)
      const data = JSON.parse(read(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/))
      const [organization, site] = data['@graph']
      expect(organization).toMatchObject({ '@type': 'Organization', legalName: expect.any(String) })
      expect(site).toMatchObject({ '@type': 'WebSite', publisher: { '@id': organization['@id'] } })
      for (const offer of organization.hasOfferCatalog.itemListElement) {
        expect(offer).toMatchObject({
          '@type': 'Offer',
          price: expect.stringMatching(/^\d+\.\d\d$/),
          priceCurrency: 'BRL',
          itemOffered: { name: expect.any(String), description: expect.any(String) },
        })
      }
      return head
    }),
  )
  for (const part of ['title', 'description', 'canonical'] as const) {
    expect(new Set(heads.map((head) => head[part])).size, part).toBe(listed.length)
  }
  const sitemap = await (await request.get('/sitemap.xml')).text()
  expect([...sitemap.matchAll(/<loc>([^<]*)</g)].map(([, address]) => address).sort()).toEqual(
    heads.map(({ canonical }) => canonical).sort(),
  )
})

test('search engines are kept from every other page', async ({ request }) => {
  const robots = await (await request.get('/robots.txt')).text()
  const refused = [...robots.matchAll(/^Disallow: (.*)$/gm)].map(([, start]) => start ?? '')
  for (const { path, prerender } of unlisted) {
    expect(
      refused.some((start) => path.startsWith(start)),
      path,
    ).toBe(true)
    if (!prerender) continue
    const html = await (await request.get(path)).text()
    expect(html, path).toContain('<meta name="robots" content="noindex"')
    expect(html, path).not.toContain('rel="canonical"')
  }
  expect(listed.filter(({ path }) => refused.some((start) => path.startsWith(start)))).toEqual([])
})

test('every prerendered page has its own file', async () => {
  for (const { path, prerender } of pageRoutes) {
    if (!prerender) continue
    const html = await readFile(join(dist, path === '/' ? 'index.html' : `${path}.html`), 'utf8')
    expect(html).toContain(`data-path="${path}"`)
  }
})

test('the bundle holds the publishable key and no secret', async ({ baseURL }) => {
  const { publishable_key, secret_key, stripe_webhook_secret } = await stackStatus(baseURL)
  const names = await readdir(dist, { recursive: true, withFileTypes: true })
  const files = names.filter((entry) => entry.isFile() && /\.(js|html|css|json)$/.test(entry.name))
  const text = (
    await Promise.all(files.map((entry) => readFile(join(entry.parentPath, entry.name), 'utf8')))
  ).join('\n')
  // Booleans, so that a failure does not print the bundle.
  expect(text.includes(publishable_key)).toBe(true)
  expect([secret_key, stripe_webhook_secret].filter((secret) => text.includes(secret))).toEqual([])
  expect(text.match(/(sb_secret_|sk_test_|sk_live_|whsec_)[\w-]{6,}/g)).toBeNull()
})
