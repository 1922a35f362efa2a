/** What breaks around a purchase and an automation: the owner is told, and nothing is lost or done twice. */
import type { Page, Route } from '@playwright/test'
import { expect, type Owner, test } from './support/signed-in.ts'
import { answerDrinks, askForDrinks, openCheckout } from './support/steps.ts'

test.use({
  // What the browser says of a network that is cut and of a server that is down; React, of a page without its file.
  provoked:
    /Failed to load resource: (net::ERR_|the server responded with a status of 50\d)|TypeError: Failed to fetch|^(getSession|balance|refreshRestaurant) /,
})

/** The server does its work, and its answer does not arrive. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

const buyButton = (page: Page) => page.getByRole('button', { name: 'Comprar Pacote Iniciante' })

const sessionShown = (page: Page) => /cs_test_\w+/.exec(page.url())?.[0]

test.describe('a purchase', () => {
  const checkout = '**/functions/v1/stripe-checkout'

  test('pressed without a network says so, and pressed again opens one checkout', async ({
    page,
    context,
    owner,
  }) => {
    await page.goto('/shop')
    await expect(buyButton(page)).toBeEnabled()
    await context.setOffline(true)
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

  test('is not lost while Stripe hangs: the button waits, then says so, and works again', async ({
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
      ).toBeVisible()
    } finally {
      await stripe('faults', { mode: 'none' })
    }
    await buyButton(page).click()
    await expect(page.getByText('nada é cobrado').first()).toBeVisible()
    expect(await owner.orders()).toHaveLength(1)
    expect(await owner.stripeSessions()).toEqual([sessionShown(page)])
  })

  test('left on the payment page is paid later from the orders, as the one order', async ({
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

  test('is waited for calmly while the network is away, and shown as paid when it is back', async ({
    page,
    context,
    owner,
    stripe,
  }) => {
    await openCheckout(page)
    const session = sessionShown(page)
    await page.goto(`/checkout/success?session_id=${session}`)
    const waiting = page.getByRole('heading', { name: 'Confirmando o pagamento' })
    await expect(waiting).toBeVisible()
    await page.waitForResponse('**/rest/v1/orders*')
    const lost = page.waitForEvent('requestfailed')
    await context.setOffline(true)
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

const answers = {
  house: ['Boteco ou bar de bairro'],
  audience: ['Moradores do bairro'],
  equipment: ['Coqueteleira', 'Pilão ou macerador'],
  preferences: 'prefiro caju',
}
const wizard = '/automations/drink_creation'
const unanswered =
  'Não houve resposta do servidor. Suas respostas estão guardadas: ao tentar de novo, nada é cobrado duas vezes.'

const sendButton = (page: Page) => page.getByRole('button', { name: 'Processar Automação' })
const preferences = (page: Page) => page.getByRole('textbox', { name: 'Preferências e restrições' })
const processing = (page: Page) => page.getByRole('heading', { name: 'IA Processando...' })
const finished = (page: Page) => page.getByRole('heading', { name: 'Automação Concluída!' })

async function expectChargedOnce(owner: Owner): Promise<void> {
  expect(await owner.requests()).toMatchObject([{ credits_used: 200 }])
  expect(await owner.balance()).toBe(20)
}

test.describe('an automation', () => {
  test.use({ paid: true })

  test('sent without a network keeps the answers, says so, and is charged once when sent again', async ({
    page,
    context,
    owner,
  }) => {
    await page.goto(wizard)
    await answerDrinks(page, answers)
    await context.setOffline(true)
    await sendButton(page).click()
    await expect(page.getByText(unanswered)).toBeVisible()
    await expect(preferences(page)).toHaveValue(answers.preferences)
    expect(await owner.requests()).toEqual([])

    await context.setOffline(false)
    await sendButton(page).click()
    await expect(processing(page)).toBeVisible()
    await expectChargedOnce(owner)
  })

  test('that was stored without an answer is found again, and charged once', async ({ page, owner }) => {
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

  test('whose end is not heard of shows its results all the same', async ({ page, owner }) => {
    await page.route('**/functions/v1/process-automation', loseAnswer)
    await page.goto(wizard)
    await askForDrinks(page, answers)
    await expect(finished(page)).toBeVisible()
    await expectChargedOnce(owner)
  })

  test('left behind in a closed browser is taken up again when its page is opened', async ({
    page,
    context,
    owner,
  }) => {
    // The work never begins here: only the page that is opened later asks for it.
    await page.route('**/functions/v1/process-automation', (route) => route.abort())
    await page.goto(wizard)
    await askForDrinks(page, answers)
    await expect(processing(page)).toBeVisible()
    await page.close()
    expect(await owner.requests()).toMatchObject([{ status: 'processing' }])

    const later = await context.newPage()
    await later.goto(wizard)
    await expect(processing(later)).toBeVisible()
    await expect(finished(later)).toBeVisible()
    await expectChargedOnce(owner)
  })

  test('keeps the answers of a wizard that is reloaded half-way', async ({ page, owner }) => {
    await page.goto(wizard)
    await answerDrinks(page, answers)
    await page.reload()
    await expect(page.getByText('Passo 4 de 4')).toBeVisible()
    await expect(preferences(page)).toHaveValue(answers.preferences)
    await page.getByRole('button', { name: 'Anterior' }).click()
    for (const option of answers.equipment) {
      await expect(page.getByRole('checkbox', { name: option, exact: true })).toBeChecked()
    }
    expect(await owner.requests()).toEqual([])
  })
})
