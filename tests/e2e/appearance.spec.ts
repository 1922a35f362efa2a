/**
 * Pictures of the ten most used screens. After an intended change: `npx playwright test appearance
 * --update-snapshots`, and look at the pictures before committing them.
 */
import type { Page } from '@playwright/test'
import { test as signedIn, verifyAge } from './support/signed-in.ts'
import { expect, stackStatus, test } from './support/test.ts'

// Text renders differently elsewhere; the pictures were taken with npm's Chromium.
const drawnElsewhere = process.platform !== 'linux' || process.arch !== 'x64'

/** Takes a screenshot of the loaded window. Dates are masked. */
async function expectUnchanged(page: Page, name: string): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible()
  await expect(page.getByRole('status').filter({ hasText: /Carregando|Verificando/ })).toHaveCount(0)
  // The woodcuts load after the first screen.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
  await expect(page).toHaveScreenshot(`${name}.png`, { mask: [page.getByText(/\d{2}\/\d{2}\/\d{4}/)] })
}

test('public screens look as they did', async ({ page }) => {
  test.skip(drawnElsewhere)
  await page.goto('/')
  await expectUnchanged(page, 'age-gate')

  await page.evaluate(() => {
    localStorage.setItem('age_verified', 'true')
    localStorage.setItem('verification_date', new Date().toISOString())
  })
  await page.reload()
  await expectUnchanged(page, 'landing')

  await page.goto('/auth')
  await expectUnchanged(page, 'login')

  await page.goto('/verificar-area?city=Natal&state=RN')
  await page.getByRole('button', { name: 'Verificar área' }).click()
  await page.getByRole('button', { name: 'Entrar na lista de espera' }).click()
  await expect(page.getByLabel('UF')).toHaveValue('RN')
  await expectUnchanged(page, 'waitlist')

  await page.goto('/exemplo-consultoria')
  await expectUnchanged(page, 'example-report')
})

signedIn.describe('with credits', () => {
  signedIn.use({ paid: true })

  signedIn('what an owner sees has not changed its looks', async ({ page, owner, baseURL }) => {
    signedIn.skip(drawnElsewhere)
    await verifyAge(await stackStatus(baseURL), owner)
    await page.goto('/dashboard')
    await expect(page.getByText('Pacote Iniciante').first()).toBeVisible()
    await expectUnchanged(page, 'dashboard')

    await page.goto('/shop')
    await expect(page.getByRole('button', { name: 'Comprar Pacote Iniciante' })).toBeVisible()
    await expectUnchanged(page, 'shop')

    await page.goto('/pedidos')
    await expect(page.getByRole('button', { name: /^Pedir de novo/ })).toBeVisible()
    await expectUnchanged(page, 'orders')

    await page.goto('/automations')
    await expect(page.getByText('Criação de Drinks Autorais').first()).toBeVisible()
    await expectUnchanged(page, 'automations')

    await page.goto('/automations/drink_creation')
    await expect(page.getByText('Passo 1 de 5')).toBeVisible()
    await page.getByText('Boteco ou bar de bairro', { exact: true }).click()
    await page.mouse.move(0, 0)
    await expectUnchanged(page, 'wizard')
  })
})
