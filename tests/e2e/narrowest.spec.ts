/** The narrowest phone (WCAG's 320 px, which is also 200% zoom on a small screen) and reduced motion. */
import { expectReportFits } from './support/consultations.ts'
import { ownerAddresses, visitorAddresses } from './support/routes.ts'
import { test } from './support/signed-in.ts'
import { expect, expectNoSidewaysScroll, expectWholeFigures } from './support/test.ts'

test('no page scrolls sideways at 320 px or moves under reduced motion', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  for (const address of [...visitorAddresses, ...ownerAddresses]) {
    await page.goto(address)
    await page.getByRole('heading', { level: 1 }).first().waitFor()
    if (address === '/') {
      // The lower part of the landing page comes with the first move, its footer last.
      await page.mouse.move(100, 100)
      await page.getByRole('contentinfo').waitFor()
    }
    await expectNoSidewaysScroll(page)
    await expectWholeFigures(page)
    const moving = await page.evaluate(() =>
      document
        .getAnimations()
        .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
        .filter((milliseconds) => milliseconds > 1),
    )
    expect(moving, address).toEqual([])
  }
})

test('every section of the example report fits a narrow phone, and no amount wraps', async ({ page }) => {
  await page.goto('/exemplo-consultoria')
  await expectReportFits(page)
})

test('the cards of the hub appear one after another without reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.addInitScript(() => {
    const { animate } = Element.prototype
    Element.prototype.animate = function (keyframes, options) {
      if (typeof options === 'object') {
        this.setAttribute('data-delay', String(options.delay ?? 0))
        // Cards start invisible, from the first frame.
        if (JSON.stringify(keyframes) === '{"opacity":[0,1]}')
          this.setAttribute('data-enters', String(options.fill))
      }
      return animate.call(this, keyframes, options)
    }
  })
  await page.goto('/automations')
  await expect(page.getByRole('article')).toHaveCount(8)
  const cards = page.locator('[data-delay]')
  expect(
    await cards.evaluateAll((all) => all.map((card) => Math.round(Number(card.getAttribute('data-delay'))))),
  ).toEqual([0, 100, 200, 300, 400, 500, 600, 700])
  await expect(page.locator('[data-enters="both"]')).toHaveCount(8)
  await expect(cards.last()).toHaveCSS('opacity', '1')
})
