/** Faults during a purchase or an automation: the owner is told, and nothing is lost or done twice. */
import type { Page, Route } from '@playwright/test'
import { expect, type Owner, test } from './support/signed-in.ts'
import { answerDrinks, askForDrinks, logIn, openCheckout, openSheet, passAgeGate } from './support/steps.ts'
import { cutNetwork, needStripeStandIn, sessionKey } from './support/test.ts'

test.use({
  // Console messages of a lost network or a server that is down, and our own logs of them.
  provoked: new RegExp(
    [
      'Failed to load resource: (net::ERR_|the server responded with a status of 50)',
      'Failed to fetch',
      'Unable to preload CSS',
      '^(getSession|balance|refreshRestaurant) ',
    ].join('|'),
  ),
})

/** Lets the server do the work and drops its answer. */
async function loseAnswer(route: Route): Promise<void> {
  await route.fetch()
  await route.abort('connectionreset')
}

const buyButton = (page: Page) => page.getByRole('button', { name: 'Comprar Pacote Iniciante' })

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
const understood = (page: Page) => page.getByRole('button', { name: 'de preferência caju, mudar' })
const processing = (page: Page) => page.getByRole('heading', { name: 'IA Processando...' })
const finished = (page: Page) => page.getByRole('heading', { name: 'Automação Concluída!' })

async function expectChargedOnce(owner: Owner): Promise<void> {
  expect(await owner.requests()).toMatchObject([{ credits_used: 200 }])
  expect(await owner.balance()).toBe(20)
}

test.describe('an automation', () => {
  test.use({ paid: true })

  test('sent offline keeps the answers, says so, and is charged once when sent again', async ({
    page,
    context,
    owner,
  }) => {
    await page.goto(wizard)
    await answerDrinks(page, answers)
    await openSheet(page)
    await cutNetwork(page)
    await sendButton(page).click()
    await expect(page.getByText(unanswered)).toBeVisible()
    await expect(understood(page)).toBeVisible()
    expect(await owner.requests()).toEqual([])

    await context.setOffline(false)
    await sendButton(page).click()
    await expect(processing(page)).toBeVisible()
    await expectChargedOnce(owner)
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

  test('left in a closed browser continues when its page is opened', async ({ page, context, owner }) => {
    // The work starts only when the page is opened later.
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

  test('keeps its answers when the wizard is reloaded half-way', async ({ page, owner }) => {
    await page.goto(wizard)
    await answerDrinks(page, answers)
    await page.reload()
    await expect(page.getByText('Passo 4 de 5')).toBeVisible()
    await expect(preferences(page)).toHaveValue(answers.preferences)
    await page.getByRole('button', { name: 'Anterior' }).click()
    for (const option of answers.equipment) {
      await expect(page.getByRole('checkbox', { name: option, exact: true })).toBeChecked()
    }
    expect(await owner.requests()).toEqual([])
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

async function fillLogin(page: Page, { email, password }: Pick<Owner, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
}

/** Removes the session without the app's knowledge, like a browser that clears its data. */
async function signOutOnDevice(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate((key) => localStorage.removeItem(key), await sessionKey())
}

/** Changes the stored session. */
async function changeSession(page: Page, change: Record<string, unknown>): Promise<void> {
  await page.evaluate(
    ([key, fields]) => {
      const session: unknown = JSON.parse(localStorage.getItem(key) ?? 'null')
      localStorage.setItem(key, JSON.stringify(Object.assign({}, session, fields)))
    },
    [await sessionKey(), change] as const,
  )
}

const longAgo = 1_600_000_000

test.describe('a session', () => {
  test.describe('of an owner with credits', () => {
    test.use({ paid: true })

    test('that expires in the wizard returns after the login to the same step and answers', async ({
      page,
      owner,
    }) => {
      await page.goto(wizard)
      await answerDrinks(page, answers)
      await openSheet(page)
      await changeSession(page, { expires_at: longAgo, refresh_token: 'revoked' })
      await sendButton(page).click()
      await expect(page.getByText('Faça login para acessar esta página')).toBeVisible()
      await expect(page).toHaveURL('/auth')
      expect(await owner.requests()).toEqual([])

      await fillLogin(page, owner)
      await expect(page).toHaveURL(wizard)
      await expect(page.getByText('Passo 5 de 5')).toBeVisible()
      await expect(understood(page)).toBeVisible()
      await sendButton(page).click()
      await expect(processing(page)).toBeVisible()
      await expectChargedOnce(owner)
    })
  })

  for (const [what, refreshToken] of [
    ['refused by the server', 'revoked'],
    ['broken on the device', ''],
  ] as const) {
    test(`that is ${what} is removed at the start, and the login works`, async ({ page, owner }) => {
      await page.goto('/')
      await changeSession(page, { expires_at: longAgo, refresh_token: refreshToken })
      await page.goto('/shop')
      await expect(page).toHaveURL('/auth')
      expect(await page.evaluate((key) => localStorage.getItem(key), await sessionKey())).toBeNull()
      await fillLogin(page, owner)
      await expect(buyButton(page)).toBeVisible()
    })
  }

  test('that cannot be renewed offline stays on the device and is resumed later', async ({ page }) => {
    const token = '**/auth/v1/token?grant_type=refresh_token'
    await page.clock.install()
    await page.goto('/')
    await changeSession(page, { expires_at: longAgo })
    await page.route(token, (route) => route.fulfill({ status: 503, json: { message: 'unavailable' } }))
    await page.goto('/shop')
    await expect(page.getByText('Verificando autenticação...')).toBeVisible()
    // The client retries for half a minute.
    await expect(async () => {
      await page.clock.runFor(10_000)
      await expect(page).toHaveURL('/auth', { timeout: 100 })
    }).toPass()
    expect(await page.evaluate((key) => localStorage.getItem(key), await sessionKey())).not.toBeNull()

    await page.unroute(token)
    await page.reload()
    await expect(page).toHaveURL('/shop')
  })

  test('is renewed when the server finds its token expired before the device does', async ({
    page,
    owner,
  }) => {
    await page.goto('/')
    // The device's clock is behind: to it, the token is valid for another hour.
    await changeSession(page, { access_token: 'eyJhbGciOiJIUzI1NiJ9.e30.expired' })
    await openCheckout(page)
    expect(await owner.orders()).toHaveLength(1)
    await page.goto('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toContainText(owner.restaurant)
  })
})

test.describe('a device whose clock', () => {
  for (const [where, days] of [
    ['a day ahead', 1],
    ['a day behind', -1],
  ] as const) {
    test(`is ${where} logs in and buys`, async ({ page, owner }) => {
      await page.clock.install({ time: Date.now() + days * 24 * 60 * 60 * 1000 })
      await signOutOnDevice(page)
      await page.evaluate(() => {
        localStorage.setItem('age_verified', 'true')
        localStorage.setItem('verification_date', new Date().toISOString())
      })
      await logIn(page, owner)
      await openCheckout(page)
      await page.getByRole('button', { name: 'Cartão aprovado' }).click()
      await expect(page.getByText('Pago', { exact: true })).toBeVisible()
      expect(await owner.balance()).toBe(220)
      expect(await owner.orders()).toHaveLength(1)
    })
  }
})

test.describe('a browser without storage', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('lets an adult in and an owner log in and buy, for the visit', async ({ page, owner }) => {
    await needStripeStandIn()
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    })
    await passAgeGate(page)
    // Without storage the banner's answer is not known beforehand.
    await page.getByRole('button', { name: 'Recusar opcionais' }).click()
    await page
      .getByRole('link', { name: /^(Começar Grátis|Minha Conta)$/ })
      .first()
      .click()
    await page.getByRole('button', { name: 'Fazer login' }).click()
    await fillLogin(page, owner)
    await expect(page).toHaveURL('/dashboard')
    await page.getByRole('link', { name: 'Novo pedido' }).click()
    await buyButton(page).click()
    await page.getByRole('button', { name: 'Cartão aprovado' }).click()
    // Without storage, every load is a first visit.
    await expect(page.getByLabel('Dia')).toBeVisible()
    await expect.poll(owner.balance).toBe(220)
  })
})

test.describe('the way back after the login', () => {
  const elsewhere = [
    'https://malvado.example/',
    '//malvado.example',
    '/\\malvado.example',
    'javascript:alert(1)',
  ]

  test('stays on this site, whatever the address says', async ({ page, owner }) => {
    await signOutOnDevice(page)
    await page.goto(`/auth?${new URLSearchParams({ redirect: '//malvado.example' })}`)
    await fillLogin(page, owner)
    await expect(page).toHaveURL('/dashboard')
    // A signed-in owner is redirected at once.
    for (const redirect of elsewhere) {
      await page.goto(`/auth?${new URLSearchParams({ redirect })}`)
      await expect(page, redirect).toHaveURL('/dashboard')
    }
    await page.goto(`/auth?${new URLSearchParams({ redirect: '/profile' })}`)
    await expect(page).toHaveURL('/profile')
  })
})
