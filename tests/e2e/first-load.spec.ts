/** What a page asks for until it is at rest, with an owner signed in. */
import { ownerAddresses, visitorAddresses } from './support/routes.ts'
import { test } from './support/signed-in.ts'
import { expect } from './support/test.ts'

const mostFiles = 40

test('no page asks for more than 40 files', async ({ page }) => {
  let files: string[] = []
  page.on('request', (request) => {
    // What is asked of the server is data, and grows with the house.
    if (request.resourceType() !== 'fetch') files.push(new URL(request.url()).pathname)
  })
  for (const address of [...visitorAddresses, ...ownerAddresses]) {
    // Away from the last page, so that nothing it still does is counted.
    await page.goto('about:blank')
    files = []
    await page.goto(address, { waitUntil: 'networkidle' })
    expect(files.length, address).toBeGreaterThan(1)
    expect(files.length, `${address} asks for ${files.join(', ')}`).toBeLessThanOrEqual(mostFiles)
  }
})
