/** Faults during a purchase or an automation: the owner is informed, and nothing is lost or done twice. */
import type { Page, Route } from '@playwright/test'
import {
  answers,
  buyButton,
  expectChargedOnce,
  finished,
  networkFaults,
  preferences,
  processing,
  sendButton,
  signOutOnDevice,
  understood,
  wizard,
} from './support/drink-request.ts'
import { expect, test } from './support/signed-in.ts'
import { answerDrinks, askForDrinks, openCheckout, openSheet } from './support/steps.ts'
import { cutNetwork, needStripeStandIn } from './support/test.ts'

test.use({ provoked: networkFaults })

/** Lets the server do the work and drops its answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

const sessionShown = (page: Page) => /cs_test_\w+/.exec(page.url())?.[0]

test.describe('a purchase', () => {
  test.beforeEach(needStripeStandIn)

  const checkout = '**/functions/v1/stripe-checkout'

  test('pressed offline says so, and pressed again opens one checkout', async ({ page, context, owner }) => {
    await page.goto('/shop')
    await expect(buyButton(page)).toBeEnabled()
    await cutNetwork(page)
    await buyButton(page).click()
    await expect(
      page.getByText('Erro ao criar sessão de checkout. Verifique sua conexão e tente novamente.'),
    ).toBeVisible()
    expect(await owner.orders()).toEqual([])

    await context.setOffline(false)
    await buyButton(page).click()
    await expect(page.getByText('nada é cobrado').first()).toBeVisible()
    expect(await owner.orders()).toHaveLength(1)
    expect(await owner.stripeSessions()).toEqual([sessionShown(page)])
  })

  test('whose answer is lost opens the same checkout at the next press', async ({ page, owner }) => {
    await page.route(checkout, loseAnswer)
    await page.goto('/shop')
    await buyButton(page).click()
    await expect(page.getByText('Erro no checkout')).toBeVisible()
    const [session] = await owner.stripeSessions()
    expect(session).toBeDefined()

    await page.unroute(checkout)
    await buyButton(page).click()
    await expect(page.getByText('nada é cobrado').first()).toBeVisible()
    expect(sessionShown(page)).toBe(session)
    expect(await owner.orders()).toHaveLength(1)
    expect(await owner.stripeSessions()).toHaveLength(1)
  })

  test('survives a Stripe that hangs: the button waits, reports it, and works again', async ({
    page,
    owner,
    stripe,
  }) => {
    await page.goto('/shop')
    await expect(buyButton(page)).toBeEnabled()
    await stripe('faults', { mode: 'slow', buyer: owner.email })
    try {
      await buyButton(page).click()
      await expect(page.getByRole('button', { name: 'Abrindo o pagamento...' })).toBeDisabled()
      await expect(
        page.getByText('O serviço de pagamento não respondeu. Tente novamente em instantes.'),
        // With the default STRIPE_TIMEOUT_MS, the function gives up after half a minute.
      ).toBeVisible({ timeout: 45_000 })
    } finally {
      await stripe('faults', { mode: 'none' })
    }
    await buyButton(page).click()
    await expect(page.getByText('nada é cobrado').first()).toBeVisible()
    expect(await owner.orders()).toHaveLength(1)
    expect(await owner.stripeSessions()).toEqual([sessionShown(page)])
  })

  test('left on the payment page can be paid later from the orders, as one order', async ({
    page,
    owner,
  }) => {
    await openCheckout(page)
    const session = sessionShown(page)
    await page.goto('/pedidos')
    await expect(page.getByText('Aguardando Pagamento')).toBeVisible()
    await page.getByRole('button', { name: 'Pagar agora Pacote Iniciante' }).click()
    await page.getByRole('button', { name: 'Cartão aprovado' }).click()
    await expect(page.getByText('Pago', { exact: true })).toBeVisible()
    expect(sessionShown(page)).toBe(session)
    expect(await owner.orders()).toMatchObject([{ status: 'processing' }])
    expect(await owner.balance()).toBe(220)
  })

  test('is awaited while offline, and shown as paid when the network is back', async ({
    page,
    context,
    owner,
    stripe,
  }) => {
    await openCheckout(page)
    const session = sessionShown(page)
    const read = page.waitForResponse('**/rest/v1/orders?*')
    await page.goto(`/checkout/success?session_id=${session}`)
    const waiting = page.getByRole('heading', { name: 'Confirmando o pagamento' })
    await expect(waiting).toBeVisible()
    await read
    const lost = page.waitForEvent('requestfailed')
    await cutNetwork(page)
    await lost
    await expect(waiting).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)

    await stripe(`sessions/${session}/pay`, { method: 'card' })
    await context.setOffline(false)
    await expect(page.getByText('Pago', { exact: true })).toBeVisible()
    await expect(page.getByText('220 créditos').first()).toBeVisible()
    expect(await owner.balance()).toBe(220)
  })
})

const unanswered =
  'Não houve resposta do servidor. Suas respostas estão guardadas: ao tentar de novo, nada é cobrado duas vezes.'

test.describe('an automation', () => {
  test.use({ paid: true })

  test('reloaded half-way or sent offline keeps the answers, and is charged once when sent again', async ({
    page,
    context,
    owner,
  }) => {
    await page.goto(wizard)
    await answerDrinks(page, answers)
    await test.step('a reload half-way', async () => {
      await page.reload()
      await expect(page.getByText('Passo 4 de 5')).toBeVisible()
      await expect(preferences(page)).toHaveValue(answers.preferences)
      await page.getByRole('button', { name: 'Anterior' }).click()
      for (const option of answers.equipment) {
        await expect(page.getByRole('checkbox', { name: option, exact: true })).toBeChecked()
      }
      expect(await owner.requests()).toEqual([])
      await page.getByRole('button', { name: 'Próximo' }).click()
    })

    await test.step('a press offline says so', async () => {
      await openSheet(page)
      await cutNetwork(page)
      await sendButton(page).click()
      await expect(page.getByText(unanswered)).toBeVisible()
      await expect(understood(page)).toBeVisible()
      expect(await owner.requests()).toEqual([])
    })

    await test.step('and a press online', async () => {
      await context.setOffline(false)
      await sendButton(page).click()
      await expect(processing(page)).toBeVisible()
      await expectChargedOnce(owner)
    })
  })

  test('whose answer is lost is found again, and charged once', async ({ page, owner }) => {
    const insert = '**/rest/v1/automation_requests?*'
    await page.route(insert, (route) =>
      route.request().method() === 'POST' ? loseAnswer(route) : route.continue(),
    )
    await page.goto(wizard)
    await askForDrinks(page, answers)
    await expect(page.getByText(unanswered)).toBeVisible()
    await expectChargedOnce(owner)

    await page.unroute(insert)
    await sendButton(page).click()
    await expect(processing(page)).toBeVisible()
    await expectChargedOnce(owner)
  })

  test('whose completion is missed still shows its results', async ({ page, owner }) => {
    await page.route('**/functions/v1/process-automation', loseAnswer)
    await page.goto(wizard)
    await askForDrinks(page, answers)
    await expect(finished(page)).toBeVisible()
    await expectChargedOnce(owner)
  })

  test('left in a closed browser that never asked for the work is done when its page is opened', async ({
    page,
    context,
    owner,
  }) => {
    await page.route('**/functions/v1/process-automation', (route) => route.abort())
    await page.goto(wizard)
    await askForDrinks(page, answers)
    await expect(processing(page)).toBeVisible()
    await page.close()
    await expect.poll(owner.requests).toMatchObject([{ status: 'completed' }])

    const later = await context.newPage()
    let asked = 0
    await later.route('**/functions/v1/process-automation', (route) => {
      asked++
      return route.abort()
    })
    await later.goto('/automations')
    await later.getByRole('link', { name: /Concluído/ }).click()
    await expect(later.getByRole('navigation', { name: 'Seções do relatório' })).toBeVisible()
    expect(asked).toBe(0)
    await expectChargedOnce(owner)
  })
})

test.describe('a network that is cut', () => {
  test('before a page arrives shows a message, not a blank screen', async ({ page, context }) => {
    await page.goto('/checkout/success')
    await expect(page.getByRole('heading', { name: 'Sessão não encontrada' })).toBeVisible()
    // This page has loaded; the next one has not.
    await cutNetwork(page)
    await page.getByRole('link', { name: 'Voltar para a loja' }).click()
    await expect(page.getByRole('heading', { name: 'Você está sem internet' })).toBeVisible()
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(buyButton(page)).toBeVisible()
  })

  test('at the login is reported and keeps the input', async ({ page, context, owner }) => {
    await signOutOnDevice(page)
    await page.goto('/auth')
    await page.getByLabel('Email').fill(owner.email)
    await page.getByLabel('Senha', { exact: true }).fill(owner.password)
    // The remaining files load while the user types.
    await cutNetwork(page, ['auth.queries', 'account.resolvers'])
    await page.getByRole('button', { name: 'Entrar', exact: true }).click()
    await expect(
      page
        .getByText('Não conseguimos falar com o servidor. Verifique sua conexão e tente novamente.')
        .first(),
    ).toBeVisible()
    await context.setOffline(false)
    await page.getByLabel('Senha', { exact: true }).press('Enter')
    await expect(page).toHaveURL('/dashboard')
  })
})
