/** After a purchase: what it granted, orders, achievements, and an interrupted profile edit. */
import type { Page } from '@playwright/test'
import { addOrders, beginRequest, expect, test } from './support/signed-in.ts'
import { openCheckout } from './support/steps.ts'
import { expectNoViolation, needStripeStandIn, stackStatus } from './support/test.ts'

/** The dashboard's panel with the remains of a premium package. */
const premiumLeft = (page: Page) =>
  page.getByRole('region', { name: 'Consultoria ExtraPremium: o que falta usar' })

test('a premium purchase shows what it granted, and a free run uses it instead of the balance', async ({
  page,
  owner,
}) => {
  await openCheckout(page, 'Consultoria ExtraPremium')
  await page.getByRole('button', { name: 'Cartão aprovado' }).click()
  await expect(page.getByText('Pago', { exact: true })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Evento exclusivo' })).toBeVisible()
  await expect(page.getByRole('link', { name: /^Usar (Criação|Harmonização|Redesign) de / })).toHaveCount(4)
  await expect(page.getByRole('link', { name: 'Agendar o evento' })).toHaveAttribute('href', '/workshops')

  await page.getByRole('link', { name: 'Ir para o Dashboard' }).click()
  // An achievement is announced once.
  await expect(page.getByRole('status').filter({ hasText: 'Primeira compra' })).toBeVisible()
  await expect(premiumLeft(page).getByRole('link', { name: /^Usar / })).toHaveCount(4)

  // Complete answers: the queue works on the request, and a failed one would give the free run back.
  await beginRequest(owner, 'drink_creation', {
    establishment_info: ['Boteco ou bar de bairro'],
    target_audience: ['Casais'],
    equipment: ['Coqueteleira', 'Dosador', 'Pilão ou macerador'],
  })
  const news = page.waitForResponse((response) => response.url().includes('seen_at=is.null'))
  await page.reload()
  await expect(premiumLeft(page)).toBeVisible()
  // Achievements are announced from the owner's first move.
  await page.mouse.move(1, 1)
  expect(await (await news).text()).not.toContain('Primeira compra')
  await expect(premiumLeft(page).getByRole('link', { name: /^Usar / })).toHaveCount(3)
  await expect(premiumLeft(page).getByText('Usada')).toBeVisible()
  expect(await owner.requests()).toMatchObject([{ credits_used: 0 }])
  await expect(
    page.getByRole('region', { name: 'Conquistas' }).getByText('Primeira compra', { exact: true }),
  ).toBeVisible()

  await page.goto('/workshops')
  await page.getByRole('button', { name: 'Combinar data' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolation(page, 'the date of the event')
})

test('bottles lead to the verification of the age, and back to what was being bought', async ({
  page,
  owner,
}) => {
  await needStripeStandIn()
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Aumentar quantidade de Cachaça Alambique' }).click()
  await page.getByRole('button', { name: 'Comprar Cachaça Alambique' }).click()
  await expect(page.getByRole('heading', { name: 'Antes da primeira garrafa' })).toBeVisible()
  await expect(page.getByText('Depois da verificação você continua a compra')).toBeVisible()
  await expectNoViolation(page, 'the verification of the age')

  await page.getByRole('button', { name: 'Verificar agora' }).click()
  await page.getByRole('button', { name: 'Ficou em dúvida' }).click()
  await expect(page.getByRole('heading', { name: 'O serviço ainda está em dúvida' })).toBeVisible()
  await expectNoViolation(page, 'a doubt about the age')
  await page.getByRole('button', { name: 'Tentar de novo' }).click()
  await page.getByRole('button', { name: 'Documento de maior de idade' }).click()
  await expect(page.getByRole('heading', { name: 'Idade verificada' })).toBeVisible()
  await expectNoViolation(page, 'a verified age')

  await page.getByRole('button', { name: 'Continuar a compra: 2 × Cachaça Alambique' }).click()
  await page.getByRole('button', { name: 'Cartão aprovado' }).click()
  await expect(page.getByText('Pago', { exact: true })).toBeVisible()
  expect(await owner.orders()).toMatchObject([{ status: 'processing' }])
})

test('orders load twenty at a time, to the last one', async ({ page, baseURL, owner }) => {
  const orders = await addOrders(await stackStatus(baseURL), owner, 45)

  await page.goto('/pedidos')
  const list = page.getByRole('table', { name: /^Seus pedidos/ })
  const more = page.getByRole('button', { name: 'Carregar mais' })
  await expect(list.getByRole('row')).toHaveCount(1 + 20)
  await more.click()
  await expect(list.getByRole('row')).toHaveCount(1 + 40)
  await more.click()
  await expect(list.getByRole('row')).toHaveCount(1 + 45)
  await expect(more).toBeHidden()
  // Newest first, without duplicates.
  const amounts = (await list.getByText(/R\$/).allInnerTexts()).map((text) =>
    Number.parseInt(text.slice(3), 10),
  )
  expect(amounts).toEqual(orders.map((order) => order.invoice_amount).reverse())
})

test.describe('when reads fail', () => {
  const broken = { status: 400, json: { code: '42P01', message: 'relation is closed' } }

  test('dashboard and shop say so and can be loaded again', async ({ page }) => {
    await test.step('the dashboard names the one it needs, retries it, and works without the others', async () => {
      await page.route('**/rest/v1/{restaurants,rpc/dashboard_overview,user_achievements}**', (route) =>
        route.fulfill(broken),
      )
      await page.goto('/dashboard')
      await expect(
        page.getByText('Erro ao carregar dados do restaurante: relation is closed', { exact: true }),
      ).toBeVisible()
      // Parts that load later read again what failed. After the repair, only the press may.
      await page.waitForLoadState('networkidle')
      await page.unrouteAll({ behavior: 'wait' })
      await page.route('**/rest/v1/{rpc/dashboard_overview,user_achievements}**', (route) =>
        route.fulfill(broken),
      )
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(page.getByRole('heading', { name: 'Olá, Bar da Ana' })).toBeVisible()
      await expect(page.getByText('Nenhum pedido ainda.')).toBeVisible()
      await expect(page.getByText('0%', { exact: true })).toBeVisible()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await page.unrouteAll({ behavior: 'wait' })
    })
    await test.step('the shop says so, and its products can be loaded again', async () => {
      await page.route('**/rest/v1/products**', (route) => route.fulfill(broken))
      await page.goto('/shop')
      await expect(page.getByText('Erro ao carregar dados', { exact: true })).toBeVisible()
      await expect(page.getByText('Tente recarregar a página')).toBeVisible()
      await page.waitForLoadState('networkidle')
      await page.unrouteAll({ behavior: 'wait' })
      await page.getByRole('button', { name: 'Tentar novamente' }).click()
      await expect(page.getByRole('button', { name: 'Comprar Pacote Iniciante' })).toBeVisible()
    })
  })
})

test.describe('with a paid order', () => {
  test.use({ paid: true })

  test('an order can be repeated from the list, and two presses make one order', async ({ page, owner }) => {
    await page.goto('/pedidos')
    await page.getByRole('button', { name: 'Pedir de novo Pacote Iniciante' }).dblclick()
    await expect(page.getByText('nada é cobrado').first()).toBeVisible()
    expect((await owner.orders()).map(({ status }) => status).sort()).toEqual([
      'pending_payment',
      'processing',
    ])
    expect(await owner.stripeSessions()).toHaveLength(2)
  })
})

test('profile input survives an expired session and is saved after the login', async ({ page, owner }) => {
  const address = page.getByLabel('Endereço (opcional)')
  await page.goto('/profile')
  await address.fill('Rua dos Tabajaras, 480')
  // Load what follows the first move, so that only saving finds the session ended.
  await page.mouse.move(10, 10)
  await page.waitForLoadState('networkidle')
  // The server has ended the session: token and renewal are refused.
  const refuse = { status: 401, json: { code: 'PGRST301', message: 'JWT expired' } }
  await page.route('**/rest/v1/**', (route) => route.fulfill(refuse))
  await page.route('**/auth/v1/token**', (route) =>
    route.fulfill({
      status: 400,
      json: { code: 'refresh_token_not_found', message: 'Invalid Refresh Token' },
    }),
  )
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page).toHaveURL('/auth')
  // Wait for the page's files: a request in flight may hang when the routes are removed.
  await expect(page.getByLabel('Email')).toBeVisible()
  await page.unrouteAll({ behavior: 'wait' })

  await page.getByLabel('Email').fill(owner.email)
  await page.getByLabel('Senha', { exact: true }).fill(owner.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/profile')
  await expect(page.getByText(/^Recuperamos o que você tinha escrito/)).toBeVisible()
  await expect(address).toHaveValue('Rua dos Tabajaras, 480')
  await page.getByRole('button', { name: 'Salvar Alterações' }).click()
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible()
  expect((await owner.house()).address).toBe('Rua dos Tabajaras, 480')
})
