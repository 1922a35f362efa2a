/** What a page asks for until it is at rest, with an owner signed in. */
import { ownerAddresses, visitorAddresses } from './support/routes.ts'
import { test } from './support/signed-in.ts'
import { expect } from './support/test.ts'

const mostRequests = 40

test('no page asks for more than 40 files', async ({ page }) => {
  let requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const counts = []
  for (const address of [...visitorAddresses, ...ownerAddresses]) {
    // Away from the last page, so that nothing it still does is counted.
    await page.goto('about:blank')
    requests = []
    await page.goto(address, { waitUntil: 'networkidle' })
    const files = requests.filter((url) => url.startsWith('http'))
    counts.push({ address, files: files.length })
  }
  expect(counts.filter(({ files }) => files > mostRequests)).toEqual([])
  expect(counts.every(({ files }) => files > 0)).toBe(true)
})
