/** Consent: the cookie banner, and legal texts that changed. */
import { createOwner } from './support/signed-in.ts'
import { passAgeGate } from './support/steps.ts'
import { answerConsent, expect, expectNoViolation, stackStatus, store, test } from './support/test.ts'

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
  await expectNoViolation(page, 'the banner')
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
  await expectNoViolation(page, 'the preferences')
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

test('an owner who accepted version 1 is asked for version 2, loses nothing that was typed, and is not asked again', async ({
  page,
  baseURL,
}) => {
  // Publishing a version would interrupt the owners of other tests, so this one accepted only the previous version.
  const owner = await createOwner(await stackStatus(baseURL), { terms: 1, privacy: 2 })
  await answerConsent(page)
  await store(page, owner.storage)
  // The answer waits until the owner types.
  let typed = () => {}
  const typing = new Promise<void>((resolve) => {
    typed = resolve
  })
  await page.route('**/rpc/begin_visit', async (route) => {
    await typing
    await route.continue()
  })
  await page.goto('/casa#casa')
  const seats = page.getByLabel('Lugares')
  await seats.fill('42')
  typed()
  const dialog = page.getByRole('dialog', { name: 'Mudamos os Termos de Uso' })
  await expect(dialog).toContainText('versão 2, de 22/11/2026')
  await expectNoViolation(page, 'the question for consent')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(dialog).toBeVisible()
  const [text] = await Promise.all([
    page.context().waitForEvent('page'),
    dialog.getByRole('link', { name: /^Termos de Uso/ }).click(),
  ])
  await expect(text.getByText('Versão 2, de 22 de novembro de 2026')).toBeVisible()
  await text.close()
  await dialog.getByRole('button', { name: 'Li e aceito' }).click()
  await expect(dialog).toBeHidden()
  await expect(seats).toHaveValue('42')

  await page.goto('/profile')
  const terms = page.getByRole('listitem').filter({ hasText: 'Aceitos em' })
  await expect(terms).toContainText('versão 2')
  await expectNoViolation(page, 'the accepted texts on the profile')
  const asked = page.waitForResponse('**/rpc/begin_visit')
  await page.goto('/dashboard')
  await page.mouse.move(1, 1)
  expect(await (await asked).json()).toEqual([])
})
