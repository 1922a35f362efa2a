/** Sessions that expire or break, wrong clocks, and browsers without storage. */
import type { Page } from '@playwright/test'
import {
  answers,
  buyButton,
  expectChargedOnce,
  networkFaults,
  processing,
  sendButton,
  signOutOnDevice,
  understood,
  wizard,
} from './support/drink-request.ts'
import { expect, type Owner, test } from './support/signed-in.ts'
import { answerDrinks, logIn, openCheckout, openSheet, passAgeGate } from './support/steps.ts'
import { needStripeStandIn, sessionKey } from './support/test.ts'

test.use({ provoked: networkFaults })

async function fillLogin(page: Page, { email, password }: Pick<Owner, 'email' | 'password'>): Promise<void> {
  await page.getByLabel('Email').fill(email)
  await page.getByLabel('Senha', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
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

  test('that the server refuses, or that is broken on the device, is removed at the start, and the login works', async ({
    page,
    owner,
  }) => {
    await page.goto('/')
    for (const [what, refreshToken] of [
      ['refused by the server', 'revoked'],
      ['broken on the device', ''],
    ] as const) {
      await test.step(what, async () => {
        await changeSession(page, { expires_at: longAgo, refresh_token: refreshToken })
        await page.goto('/shop')
        await expect(page).toHaveURL('/auth')
        expect(await page.evaluate((key) => localStorage.getItem(key), await sessionKey())).toBeNull()
        await fillLogin(page, owner)
        await expect(buyButton(page)).toBeVisible()
      })
    }
  })

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
