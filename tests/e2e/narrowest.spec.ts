/** The narrowest phone, and a person who asked for rest: WCAG's 320 px, which are also 200 % zoom on a small screen. */
import { test } from './support/signed-in.ts'
import { expect, expectNoSidewaysScroll } from './support/test.ts'

test('no page scrolls sideways on the narrowest phone, nor moves for who asked for rest', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const path of [
    '/',
    '/auth',
    '/verificar-area',
    '/exemplo-consultoria',
    '/politica-de-privacidade',
    '/termos-de-uso',
    '/dashboard',
    '/shop',
    '/pedidos',
    '/profile',
    '/automations',
    '/automations/content_generation',
    '/workshops',
    '/checkout/success',
    '/nada-aqui',
  ]) {
    await page.goto(path)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    await expectNoSidewaysScroll(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        .filter((milliseconds) => milliseconds > 1),
    )
    expect(moving, path).toEqual([])
  }
})
