/** The files that a page requests until it is idle, with an owner signed in. */
import { ownerAddresses, visitorAddresses } from './support/routes.ts'
import { test } from './support/signed-in.ts'
import { answerConsent, expect } from './support/test.ts'

const mostFiles = 40

test('no page requests more than 40 files', async ({ page, browser }) => {
  const storageState = await page.context().storageState()
  for (const address of [...visitorAddresses, ...ownerAddresses]) {
    // Chromium reports fonts of earlier pages again when it draws another page with the same style sheet.
    const context = await browser.newContext({ storageState })
    await answerConsent(context)
    const fresh = await context.newPage()
    const files: string[] = []
    fresh.on('request', (request) => {
      // Do not count data requests, which grow with the house.
      if (request.resourceType() !== 'fetch') files.push(new URL(request.url()).pathname)
    })
    await fresh.goto(address, { waitUntil: 'networkidle' })
    expect(files.length, address).toBeGreaterThan(1)
    expect(files.length, `${address} asks for ${files.join(', ')}`).toBeLessThanOrEqual(mostFiles)
    await context.close()
  }
})
