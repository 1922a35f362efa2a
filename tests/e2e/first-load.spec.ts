/** What the landing page leaves until a first move. */
import { test } from './support/signed-in.ts'
import { expect } from './support/test.ts'

test('the landing page rests without its lower part, and completes itself with the first scroll', async ({
  page,
}) => {
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const arrived = (name: string) => scripts.filter((path) => path.startsWith(`/assets/${name}`))
  await page.goto('/', { waitUntil: 'networkidle' })
  // The owner is known only to the app: it has taken over.
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
