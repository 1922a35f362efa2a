/** The second visit of an owner: what was seen last shows at once, belongs to its owner and ends with the session. */
import type { Page } from '@playwright/test'
import { createOwner, expect, test } from './support/signed-in.ts'
import { logIn } from './support/steps.ts'
import { stackStatus } from './support/test.ts'

test.use({
  paid: true,
  provoked: /Failed to load resource|Failed to fetch|^(subscription|getSession) /,
})

const storageKey = 'engenho-last-known'
const stored = (page: Page) => page.evaluate((key) => localStorage.getItem(key), storageKey)
const order = (page: Page) =>
  page.getByRole('region', { name: 'Pedidos recentes' }).getByText('Pacote Iniciante')

async function visitDashboard(page: Page): Promise<void> {
  await page.goto('/dashboard')
  await expect(order(page)).toBeVisible()
  await expect.poll(() => stored(page)).toContain('Pacote Iniciante')
}

test('a second visit shows the last known content before the server answers, then what is new', async ({
  page,
  owner,
}) => {
  await visitDashboard(page)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/rest/v1/**', async (route) => {
    await held
    await route.continue()
  })
  await owner.client
    .from('restaurants')
    .update({ name: 'Bar Novo' })
    .eq('name', owner.restaurant)
    .throwOnError()
  await page.reload()
  await expect(page.getByRole('heading', { name: `Olá, ${owner.restaurant}` })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Saldo: 220 créditos' })).toBeVisible()
  await expect(order(page)).toBeVisible()
  answer()
  await expect(page.getByRole('heading', { name: 'Olá, Bar Novo' })).toBeVisible()
})

test('without a network a second visit shows the last known content and says so', async ({
  page,
  context,
}) => {
  // The browser's cache holds the files of the first visit; here Playwright's routes serve them.
  const files = new Map<string, { body: Buffer; contentType: string }>()
  await page.route(/\/(dashboard|assets\/.*)$/, async (route) => {
    const { pathname } = new URL(route.request().url())
    const known = files.get(pathname)
    if (known) return route.fulfill(known)
    const response = await route.fetch()
    const file = { body: await response.body(), contentType: response.headers()['content-type'] ?? '' }
    files.set(pathname, file)
    await route.fulfill(file)
  })
  await visitDashboard(page)
  await page.waitForLoadState('networkidle')
  await context.setOffline(true)
  await page.reload()
  await expect(order(page)).toBeVisible()
  await expect(page.getByText('Sem internet. O que está na tela continua aqui.')).toBeVisible()
  // The needed read has failed, and is repeated when the network returns.
  await expect(page.getByText(/^Erro ao carregar dados do restaurante: sem conexão/)).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText(/^Erro ao carregar dados do restaurante/)).toBeHidden()
  // Files that load with the first press may still be under way.
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('sign-out removes it, and the next owner on the device sees nothing of it', async ({
  page,
  baseURL,
}) => {
  await visitDashboard(page)
  await page.getByRole('button', { name: 'Abrir menu' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sair' }).click()
  await expect(page).toHaveURL('/')
  expect(await stored(page)).toBeNull()

  const next = await createOwner(await stackStatus(baseURL))
  await logIn(page, next)
  await expect(page.getByText('Nenhum pedido ainda.')).toBeVisible()
  await expect(page.getByText('Pacote Iniciante')).toHaveCount(0)
})

test('another owner’s session in the same storage finds nothing of the one before', async ({
  page,
  baseURL,
}) => {
  await visitDashboard(page)
  const next = await createOwner(await stackStatus(baseURL))
  await page.goto('/termos-de-uso')
  await page.evaluate((items) => {
    for (const { name, value } of items) localStorage.setItem(name, value)
  }, next.storage)
  // Held back, so that only stored content could show.
  await page.route('**/rest/v1/**', () => undefined)
  await page.goto('/dashboard')
  await expect.poll(() => stored(page)).toBeNull()
  await expect(page.getByText('Verificando autenticação...')).toBeVisible()
  await expect(page.getByText('Pacote Iniciante')).toHaveCount(0)
})
