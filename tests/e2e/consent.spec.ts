/** The cookie banner: equal choices, remembered, and reopened from the privacy policy. */
import AxeBuilder from '@axe-core/playwright'
import { passAgeGate } from './support/steps.ts'
import { expect, expectNoSidewaysScroll, test } from './support/test.ts'

test.use({ consented: false })

const stored = () => JSON.parse(localStorage.getItem('cookieConsent') ?? 'null')

const bannerFiles = () =>
  performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/banner'))

test('accepting and refusing are equally easy, and the answer is remembered', async ({ page }) => {
  await page.goto('/')
  await expect(page.getByLabel('Dia')).toBeVisible()
  await expect(page.getByRole('dialog', { name: 'Aviso de cookies' })).toBeHidden()
  await passAgeGate(page)
  const banner = page.getByRole('dialog')
  const accept = banner.getByRole('button', { name: 'Aceitar Cookies' })
  const refuse = banner.getByRole('button', { name: 'Recusar opcionais' })
  await expect(accept).toBeVisible()
  const look = (element: Element) => {
    const { backgroundColor, color, fontSize, fontWeight } = getComputedStyle(element)
    return { backgroundColor, color, fontSize, fontWeight }
  }
  expect(await refuse.evaluate(look)).toEqual(await accept.evaluate(look))
  await expectNoSidewaysScroll(page)
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  expect(await page.evaluate(stored)).toBeNull()

  await refuse.click()
  await expect(accept).toBeHidden()
  expect(await page.evaluate(stored)).toMatchObject({ categories: ['necessary'] })
  await page.goto('/politica-de-privacidade')
  await page.waitForLoadState('networkidle')
  // After an answer, the banner's script loads only on demand.
  expect(await page.evaluate(bannerFiles)).toEqual([])
  await page.getByRole('button', { name: 'Preferências de cookies' }).click()
  await expect(page.getByRole('dialog', { name: 'Preferências de cookies' })).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Aceitar Cookies' }).click()
  expect(await page.evaluate(stored)).toMatchObject({ categories: ['necessary', 'statistics'] })
})

test('the banner leads to the preferences, which keep what is chosen', async ({ page }) => {
  await page.goto('/')
  await passAgeGate(page)
  const choose = page.getByRole('button', { name: 'Escolher' })
  await choose.click()
  const preferences = page.getByRole('dialog', { name: 'Preferências de cookies' })
  await expect(preferences).toBeVisible()
  // Their style sheet loads with them: it lays them over the page.
  await expect(preferences).toHaveCSS('position', 'fixed')
  await page.keyboard.press('Escape')
  await expect(preferences).toBeHidden()
  await expect(choose).toBeFocused()
  await choose.press('Enter')
  await preferences.getByRole('checkbox', { name: 'Estatísticas' }).check()
  await preferences.getByRole('button', { name: 'Salvar escolha' }).click()
  await expect(preferences).toBeHidden()
  expect(await page.evaluate(stored)).toMatchObject({ categories: ['necessary', 'statistics'] })
})

test('the banner asks again after an expired or unreadable answer', async ({ page }) => {
  await page.goto('/')
  await passAgeGate(page)
  for (const answer of ['{"revision":0,"expirationTime":1}', 'sim']) {
    await page.evaluate((value) => localStorage.setItem('cookieConsent', value), answer)
    await page.reload()
    await expect(page.getByRole('button', { name: 'Aceitar Cookies' })).toBeVisible()
  }
})
