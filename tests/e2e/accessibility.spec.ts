/** axe on every screen that stands, signed out and signed in; each project brings its own width. */
import AxeBuilder from '@axe-core/playwright'
import type { Page } from '@playwright/test'
import { logIn, passAgeGate } from './support/steps.ts'
import { expect, expectNoSidewaysScroll, stackStatus, test } from './support/test.ts'

async function expectAccessible(page: Page, path: string): Promise<void> {
  // Judged at rest: a card half-way through its entrance is pale on purpose.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.getByRole('status').filter({ hasText: /Carregando|Verificando/ })).toHaveCount(0)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`)
  expect(found, path).toEqual([])
  await expectNoSidewaysScroll(page)
}

test('the age gate has no accessibility violation, asked or refused', async ({ page }) => {
  await expectAccessible(page, '/')
  await page.getByLabel('Dia').fill('01')
  await page.getByLabel('Mês').fill('02')
  await page.getByLabel('Ano').fill('2015')
  await page.getByRole('button', { name: 'Confirmar Idade' }).click()
  await expect(page.getByText('Você deve ter 18 anos ou mais para acessar este site.')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations).toEqual([])
})

test('no public screen has an accessibility violation', async ({ page }) => {
  await passAgeGate(page)
  for (const path of [
    '/',
    '/auth',
    '/checkout/success',
    '/verificar-area',
    '/exemplo-consultoria',
    '/politica-de-privacidade',
    '/termos-de-uso',
    '/nada-aqui',
  ]) {
    await expectAccessible(page, path)
  }
  // A tablet, between the two widths of the journeys.
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/', '/auth']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
})

test('no screen of an owner has an accessibility violation', async ({ page, baseURL }) => {
  const { demo_email: email, demo_password: password } = await stackStatus(baseURL)
  await passAgeGate(page)
  await logIn(page, { email, password })
  for (const path of [
    '/dashboard',
    '/shop',
    '/pedidos',
    '/profile',
    '/automations',
    '/automations/content_generation',
    '/workshops',
    '/consulting-report/00000000-0000-4000-8000-000000000000',
  ]) {
    await expectAccessible(page, path)
  }
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
})
