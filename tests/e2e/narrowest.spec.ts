/**
 * Long reports on phones, and entrance animations without reduced motion. `accessibility` visits every page at 320 px.
 */
import { expectReportFits } from './support/consultations.ts'
import { test } from './support/signed-in.ts'
import { expect } from './support/test.ts'

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
