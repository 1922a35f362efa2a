/** Losing the network, and a new version during a visit: both are announced, and nothing is lost. */
import { expect, test } from './support/signed-in.ts'
import { cutNetwork } from './support/test.ts'

test.use({
  paid: true,
  // Console messages of a lost network and a missing file, and our own log of them.
  provoked:
    /Failed to load resource|Failed to fetch|Unable to preload CSS|^(getSession|balance|refreshRestaurant) /,
})

const preferences = 'Preferências e restrições'

test('every page shows a line while offline, and a page not yet loaded says why', async ({
  page,
  context,
}) => {
  await page.route(/workshops-page/, (route) => route.abort('internetdisconnected'))
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await cutNetwork(page)
  await expect(page.getByText('Sem internet. O que está na tela continua aqui.')).toBeVisible()
  await page
    .getByRole('main')
    .getByRole('link', { name: /workshop/i })
    .first()
    .click()
  await expect(page.getByRole('alert')).toContainText('Você está sem internet')
  await page.unroute(/workshops-page/)
  await context.setOffline(false)
  await expect(page.getByText('A internet voltou.')).toBeVisible()
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await expect(page).toHaveURL('/workshops')
  await expect(page.getByRole('button', { name: 'Agendar Primeiro Workshop' })).toBeVisible()
})

test('a page replaced by a new version offers it, and input stays', async ({ page }) => {
  await page.goto('/automations/drink_creation')
  await page.getByText('Boteco ou bar de bairro', { exact: true }).click()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.getByText('Moradores do bairro', { exact: true }).click()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.getByText('Coqueteleira', { exact: true }).click()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await page.getByRole('textbox', { name: preferences }).fill('sem lactose')

  // A deployment: old files are gone, and index.html names another script.
  const old = /dashboard-page/
  await page.route(old, (route) => route.fulfill({ status: 404, body: '' }))
  await page.route('/', async (route) => {
    const response = await route.fetch()
    const text = await response.text()
    await route.fulfill({
      response,
      body: text.replace(/(<script type="module"[^>]* src="[^"]*)/g, '$1?new'),
    })
  })
  await page
    .getByRole('banner')
    .getByRole('link', { name: /página inicial/ })
    .click()
  await expect(page.getByRole('alert')).toContainText('Há uma versão nova do site')
  await page.unroute(old)
  await page.getByRole('button', { name: 'Atualizar' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

  await page.goto('/automations/drink_creation')
  await expect(page.getByRole('textbox', { name: preferences })).toHaveValue('sem lactose')
})
