/** Export and deletion of an owner's data, and the warning before credits expire. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import Stripe from 'stripe'
import { newPerson, type Person } from './support/people.ts'
import { expect, type Owner, test } from './support/signed-in.ts'
import { logIn } from './support/steps.ts'
import {
  adultState,
  expectNoSidewaysScroll,
  expectNoViolation,
  needEmbeddedStack,
  runCleanup,
  serverOf,
  stackStatus,
  visitorOf,
} from './support/test.ts'

type Status = Awaited<ReturnType<typeof stackStatus>>

type Login = Pick<Person, 'email' | 'password'>

test.describe('an owner with credits', () => {
  test.use({ paid: true })

  test('downloads a copy of all stored personal data', async ({ page, owner }) => {
    const { id } = await owner.house()
    const menu = new TextEncoder().encode('%PDF-1.4 cardápio')
    const { error } = await owner.client.storage
      .from('uploads')
      .upload(`${id}/cardapio.pdf`, menu, { contentType: 'application/pdf' })
    expect(error).toBeNull()
    for (const email of [owner.email, `outra-${owner.email}`])
      await owner.client.from('newsletter_subscribers').insert({ email }).throwOnError()
    await page.goto('/profile')
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar meus dados' }).click(),
    ])
    expect(download.suggestedFilename()).toMatch(/^engenho48-meus-dados-\d{4}-\d\d-\d\d\.json$/)
    await expect(page.getByText(`Arquivo salvo: ${download.suggestedFilename()}`)).toBeVisible()

    const text = await readFile(await download.path(), 'utf8')
    expect(JSON.parse(text)).toMatchObject({
      account: { email: owner.email },
      restaurants: [{ name: owner.restaurant, cnpj: owner.cnpj, consulting_credit_balance: 220 }],
      credit_transactions: [{ amount: expect.any(Number) }, { amount: expect.any(Number) }],
      credit_lots: [{ remaining: expect.any(Number) }, { remaining: expect.any(Number) }],
      orders: [{ status: 'processing', order_items: [{ quantity: 1 }, { quantity: 3 }, { quantity: 1 }] }],
      stripe_user_orders: [{ payment_status: 'paid', amount_total: 20_000 }],
      automation_requests: [],
      workshops: [],
      user_achievements: expect.any(Array),
      automation_entitlements: [],
      stripe_user_subscriptions: [],
      notifications: [{ kind: 'order_confirmed' }],
      notification_preferences: [],
      newsletter_subscribers: [{ email: owner.email }],
      expansion_waitlist: [],
      uploads: [{ name: 'cardapio.pdf' }],
    })
    const { data } = await owner.client.auth.getSession()
    for (const token of [data.session?.access_token, data.session?.refresh_token]) {
      expect(token).toBeTruthy()
      expect(text).not.toContain(token)
    }
  })

  test('deletes the account by typing its name, and the ledger keeps only figures', async ({
    page,
    owner,
    baseURL,
  }) => {
    const status = await stackStatus(baseURL)
    const { id, name } = await owner.house()
    expect(await logInError(status, owner)).toBeUndefined()
    const menu = new TextEncoder().encode('%PDF-1.4 cardápio')
    const path = `${id}/cardapio.pdf`
    await owner.client.storage.from('uploads').upload(path, menu, { contentType: 'application/pdf' })

    await page.goto('/profile')
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
    await expect(dialog).toContainText('Seu saldo de 220 créditos')
    await expectNoViolation(page, 'the question before an account is deleted')

    const confirmation = dialog.getByLabel(`Para confirmar, digite “${name}”`)
    await confirmation.fill('Bar do Vizinho')
    await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
    await expect(dialog.getByText(`Digite “${name}” para continuar`)).toBeVisible()
    expect(await logInError(status, owner)).toBeUndefined()

    await confirmation.fill(name)
    await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Conta excluída')).toBeVisible()
    await expect(page.getByText('Acesso restrito')).toHaveCount(0)
    await expect(page.getByRole('link', { name: 'Minha Conta' })).toHaveCount(0)

    expect(await logInError(status, owner)).toBe('invalid_credentials')
    const server = serverOf(status)
    const { data: house } = await server.from('restaurants').select('*').eq('id', id).single()
    expect(house).toMatchObject({ user_id: null, name: 'Conta excluída', contact_email: null })
    expect(JSON.stringify(house)).not.toContain(owner.cnpj)
    await runCleanup(status)
    expect((await server.storage.from('uploads').download(path)).error).not.toBeNull()
    const { data: ledger } = await server.from('credit_transactions').select('amount').eq('restaurant_id', id)
    expect(ledger?.map(({ amount }) => amount).sort()).toEqual([20, 200])
    await page.goto('/profile')
    await expect(page).toHaveURL('/auth')
  })
})

test.describe('while an automation is being processed', () => {
  test.use({ provoked: /the server responded with a status of 400/ })

  test('the account stays, and the dialog says why', async ({ page, owner, baseURL }) => {
    await needEmbeddedStack()
    const status = await stackStatus(baseURL)
    const server = serverOf(status)
    const { data: automation } = await server
      .from('automations_catalog')
      .select('id')
      .eq('type', 'content_generation')
      .single()
      .throwOnError()
    const { id, name } = await owner.house()
    await server
      .from('automation_requests')
      .insert({ restaurant_id: id, automation_id: automation.id })
      .throwOnError()
    // A worker holds the request, so that the queue does not complete it meanwhile.
    const claim = await fetch(`${status.app_url}/_local/sql`, {
      method: 'POST',
      headers: { apikey: status.secret_key },
      body: `update public.automation_requests set claim_id = gen_random_uuid(), claimed_until = now() + interval '1 hour'
        where restaurant_id = '${id}'`,
    })
    expect(claim.status).toBe(200)
    await page.goto('/profile')
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
    await dialog.getByLabel(/^Para confirmar/).fill(name)
    await dialog.getByRole('button', { name: 'Excluir para sempre' }).click()
    await expect(dialog.getByRole('alert')).toContainText('Há uma automação em andamento')
    await expect(dialog.getByLabel(/^Para confirmar/)).toHaveValue(name)
  })
})

test.describe('somebody without a restaurant', () => {
  test.use({ storageState: ({ baseURL }, use) => use(adultState(baseURL)) })

  test('confirms the deletion with their e-mail', async ({ page, baseURL }) => {
    const status = await stackStatus(baseURL)
    const person = newPerson()
    const { email, password } = person
    const visitor = visitorOf(status)
    expect((await visitor.auth.signUp({ email, password })).error).toBeNull()
    await logIn(page, person)
    await page.goto('/profile')
    await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toBeVisible()
    // The texts above the button move it once when they have loaded.
    await expect(page.getByRole('button', { name: 'Aceitar a versão' }).first()).toBeVisible()
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    await page.getByRole('dialog').getByLabel(`Para confirmar, digite “${email}”`).fill(email)
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Conta excluída')).toBeVisible()
    expect(await logInError(status, person)).toBe('invalid_credentials')
  })
})

test('credits that expire in six days are announced on the dashboard and in the shop', async ({
  page,
  owner,
  baseURL,
}) => {
  const expiry = new Date(Date.now() + 6 * 86_400_000)
  const paidAt = new Date(expiry)
  paidAt.setUTCFullYear(expiry.getUTCFullYear() - 1)
  await payAt(paidAt, await stackStatus(baseURL), owner)
  expect(await owner.balance()).toBe(220)

  const date = expiry.toLocaleDateString('pt-BR', { timeZone: 'America/Fortaleza' })
  for (const path of ['/dashboard', '/shop']) {
    await page.goto(path)
    await expect(
      page.getByText(`220 créditos vencem em 6 dias, em ${date}. Use em uma automação antes disso.`),
    ).toBeVisible()
    await expect(page.getByText(`220 créditos vencem em ${date}`, { exact: true })).toBeVisible()
    await expectNoSidewaysScroll(page)
  }
})

/** Returns the error code of a login, or undefined when it succeeds. */
async function logInError(status: Status, { email, password }: Login): Promise<string | undefined> {
  const visitor = visitorOf(status)
  const { error } = await visitor.auth.signInWithPassword({ email, password })
  return error?.code
}

/** Buys the Pacote Iniciante with a Stripe event that dates the payment. The credits expire 12 months later. */
async function payAt(paidAt: Date, status: Status, owner: Owner): Promise<void> {
  const { error } = await owner.client.functions.invoke('stripe-checkout', {
    body: {
      price_id: 'price_pacote_iniciante',
      mode: 'payment',
      success_url: `${status.app_url}/checkout/success?session_id={CHECKOUT_SESSION_ID}`,
      cancel_url: `${status.app_url}/shop`,
    },
  })
  if (error) throw error
  const [session] = await owner.stripeSessions()
  const [order] = await owner.orders()
  const payload = JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: 'checkout.session.completed',
    created: Math.floor(paidAt.getTime() / 1000),
    data: {
      object: {
        id: session,
        object: 'checkout.session',
        client_reference_id: order?.id,
        amount_total: 20_000,
        amount_subtotal: 20_000,
        currency: 'brl',
        payment_status: 'paid',
        payment_intent: `pi_${randomUUID()}`,
      },
    },
  })
  const signature = await new Stripe('sk_test_local').webhooks.generateTestHeaderStringAsync({
    payload,
    secret: status.stripe_webhook_secret,
  })
  const response = await fetch(`${status.functions_url}/stripe-webhook`, {
    method: 'POST',
    headers: { 'stripe-signature': signature, 'content-type': 'application/json' },
    body: payload,
  })
  expect(response.status).toBe(200)
}
