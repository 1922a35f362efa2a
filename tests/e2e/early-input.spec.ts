/** Input on the first screens before their scripts arrive. */
import type { Page } from '@playwright/test'
import { confirmedAge, expect, store, test } from './support/test.ts'

/** Holds all scripts back until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  let release = () => {}
  const released = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/assets/*.js', async (route) => {
    await released
    await route.continue()
  })
  return release
}

test('a date typed before the scripts arrive opens the gate, and the login keeps its input too', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByLabel('Dia').fill('01')
  await page.getByLabel('Mês').fill('02')
  await page.getByLabel('Ano').fill('1990')
  release()
  await page.getByRole('button', { name: 'Entrar no Engenho 48' }).click()
  await expect(page.getByText('Bem-vindo!')).toBeVisible()
  await expect(page.getByLabel('Email')).toBeVisible()

  await page.unrouteAll({ behavior: 'wait' })
  const releaseAgain = await holdScripts(page)
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ana@exemplo.com')
  await page.getByLabel('Senha', { exact: true }).fill('Segredo123')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/auth')
  releaseAgain()
  await expect(page.getByLabel('Cidade')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('ana@exemplo.com')
  await page.getByRole('button', { name: 'Continuar' }).click()
  // The form kept the input: it asks only for missing fields.
  await expect(page.getByText('Cidade é obrigatória')).toBeVisible()
  await expect(page.getByText(/^(Email inválido|Senha é obrigatória)$/)).toBeHidden()
})

test('a login submitted before the scripts arrive is sent afterwards, and never in the URL', async ({
  page,
}) => {
  await store(page, confirmedAge())
  const release = await holdScripts(page)
  await page.goto('/auth', { waitUntil: 'commit' })
  await page.getByLabel('Email').fill('ninguem@exemplo.com')
  await page.getByLabel('Senha', { exact: true }).fill('Segredo123')
  await page.getByLabel('Senha', { exact: true }).press('Enter')
  release()
  await expect(page.getByText('Email ou senha incorretos').first()).toBeVisible()
  await expect(page).toHaveURL('/auth')
})
