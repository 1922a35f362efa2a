/** What a first load requests: the pages behind the login, and what the landing page leaves until a first move. */
import { test } from './support/signed-in.ts'
import { expect } from './support/test.ts'

const pages = [
  { path: '/dashboard', shown: /em andamento$/ },
  { path: '/automations', shown: 'Criação de Drinks Autorais' },
  { path: '/shop', shown: 'Pacote Iniciante' },
  { path: '/workshops', shown: /automações disponíveis para workshop$/ },
]

/** Upper limits until the page is idle, including the drawing in the empty state of `/workshops`. */
const most = { requests: 25, reads: 4, kilobytes: 260 }

for (const { path, shown } of pages) {
  test(`${path} keeps to its reads, requests and kilobytes, on a first visit and on a second`, async ({
    page,
  }) => {
    for (const visit of ['first', 'second']) {
      const cdp = await page.context().newCDPSession(page)
      await cdp.send('Network.enable')
      const sent = new Map<string, string>()
      let bytes = 0
      cdp.on('Network.requestWillBeSent', ({ requestId, request: { url } }) => {
        if (url.startsWith('http')) sent.set(requestId, new URL(url).pathname)
      })
      cdp.on('Network.requestServedFromCache', ({ requestId }) => sent.delete(requestId))
      cdp.on('Network.loadingFinished', ({ encodedDataLength }) => {
        bytes += encodedDataLength
      })
      await page.goto(path, { waitUntil: 'networkidle' })
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible()
      const paths = [...sent.values()]
      const reads = paths.filter((address) => address.startsWith('/rest/v1/'))
      expect(reads.length, `${visit} visit: ${reads.join(', ')}`).toBeLessThanOrEqual(most.reads)
      expect(reads.length, visit).toBeGreaterThan(1)
      expect(paths.length, `${visit} visit: ${paths.join(', ')}`).toBeLessThanOrEqual(most.requests)
      expect(bytes / 1000, visit).toBeLessThanOrEqual(most.kilobytes)
      await cdp.detach()
    }
  })
}

test('the landing page rests without its lower part, and completes itself with the first scroll', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const arrived = (name: string) => scripts.filter((path) => path.startsWith(`/assets/${name}`))
  await page.goto('/', { waitUntil: 'networkidle' })
  // Only the app knows the owner, so it has taken over.
  await expect(page.getByRole('link', { name: 'Minha Conta' }).first()).toBeVisible()
  const drawing = page.locator('#copper-still svg')
  await expect(drawing).toBeVisible()
  expect(arrived('below-the-fold')).toEqual([])
  await page.mouse.wheel(0, 100)
  await expect(page.getByRole('heading', { name: 'Quem já serve' })).toBeAttached()
  await expect(page.getByRole('contentinfo')).toBeAttached()
  expect(arrived('below-the-fold')).toHaveLength(1)
  await expect(drawing).toBeVisible()
})

test('a link to a section of the landing page arrives there', async ({ page }) => {
  await page.goto('/#depoimentos')
  await expect(page.getByRole('heading', { name: 'Quem já serve' })).toBeInViewport()
})
