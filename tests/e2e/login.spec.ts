/** Recovering a password, e-mail links, and sessions in two tabs. */
import type { Page } from '@playwright/test'
import { beginRequest, createOwner, expect, type Owner, test } from './support/signed-in.ts'
import { logIn } from './support/steps.ts'
import { adultState, answerConsent, followLink, serverOf, sessionKey, stackStatus } from './support/test.ts'

test('a forgotten password is replaced by e-mail, and the old one stops working', async ({
  browser,
  owner,
  baseURL,
}) => {
  // A device other than the owner's.
  const stranger = { storageState: adultState(baseURL) }
  const context = await browser.newContext(stranger)
  await answerConsent(context)
  const page = await context.newPage()
  await page.goto('/auth')
  await page.getByLabel('Email').fill(owner.email)
  await page.getByRole('button', { name: 'Esqueci minha senha' }).click()
  await expect(page.getByLabel('Email')).toHaveValue(owner.email)
  await page.getByRole('button', { name: 'Enviar link de recuperação' }).click()
  await expect(page.getByText('Verifique seu email')).toBeVisible()

  const form = await followLink(page, baseURL, owner.email, 'Crie uma nova senha')
  await expect(form).toHaveURL('/auth/nova-senha')
  await expect(form.getByText(owner.email)).toBeVisible()
  await form.getByLabel('Nova senha', { exact: true }).fill('fraca')
  await form.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(form.getByText('Senha deve ter pelo menos 8 caracteres')).toBeVisible()
  await form.getByLabel('Nova senha', { exact: true }).fill('Outra5enha')
  await form.getByLabel('Confirme a nova senha').fill('Outra5enha')
  await form.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(form.getByText('Senha atualizada com sucesso')).toBeVisible()
  await expect(form).toHaveURL('/dashboard')
  await context.close()

  const again = await browser.newContext(stranger)
  await answerConsent(again)
  const login = await again.newPage()
  await login.goto('/auth')
  await login.getByLabel('Email').fill(owner.email)
  await login.getByLabel('Senha', { exact: true }).fill(owner.password)
  await login.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(login.getByText('Email ou senha incorretos').first()).toBeVisible()
  await logIn(login, { email: owner.email, password: 'Outra5enha' })
  await again.close()
})

/** Returns the e-mail of the user signed in on this device. */
const signedInAs = async (page: Page): Promise<unknown> =>
  page.evaluate(
    (key) => JSON.parse(localStorage.getItem(key) ?? 'null')?.user.email ?? null,
    await sessionKey(),
  )

async function tokensOf({ client }: Owner): Promise<string> {
  const { data } = await client.auth.getSession()
  return new URLSearchParams({
    access_token: data.session?.access_token ?? '',
    refresh_token: data.session?.refresh_token ?? '',
    expires_in: '3600',
    token_type: 'bearer',
    type: 'magiclink',
  }).toString()
}

test.describe('an unsolicited link', () => {
  test('signs nobody in with its tokens, which are removed from the address', async ({
    page,
    owner,
    baseURL,
  }) => {
    const stranger = await createOwner(await stackStatus(baseURL))
    await page.goto(`/profile#${await tokensOf(stranger)}`)
    await expect(page.getByRole('button', { name: 'Baixar meus dados' })).toBeVisible()
    await expect(page).toHaveURL('/profile')
    expect(await signedInAs(page)).toBe(owner.email)
  })

  test('signs no visitor in either', async ({ browser, baseURL }) => {
    const stranger = await createOwner(await stackStatus(baseURL))
    const context = await browser.newContext({ storageState: adultState(baseURL) })
    await answerConsent(context)
    const page = await context.newPage()
    for (const path of ['/dashboard', '/auth', '/']) {
      await page.goto(`${path}#${await tokensOf(stranger)}`)
      await expect(page).toHaveURL(path === '/' ? '/' : '/auth')
      await expect(page.getByRole('main')).toBeVisible()
      expect(await signedInAs(page)).toBeNull()
    }
    await context.close()
  })

  test('with a code that this device did not request says so', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ storageState: adultState(baseURL) })
    await answerConsent(context)
    const page = await context.newPage()
    const faults: string[] = []
    page.on('pageerror', ({ message }) => faults.push(message))
    await page.goto('/auth?code=5d3f9f5a-0c5e-4a39-8f4f-0f5b2b2f3f10')
    await expect(page.getByText('Este link não vale mais')).toBeVisible()
    // The prerendered login ignores links; hydrating it would report a mismatch.
    expect(faults).toEqual([])
    for (const path of [
      '/auth/nova-senha',
      '/auth/nova-senha?token_hash=nada',
      '/auth/confirmar?token_hash=nada',
    ]) {
      await page.goto(path)
      await expect(page.getByRole('heading', { name: 'Este link não vale mais' })).toBeVisible()
    }
    await context.close()
  })

  test('replaces a signed-in user only after they agree', async ({ page, owner, baseURL }) => {
    const stranger = await createOwner(await stackStatus(baseURL))
    await stranger.client.auth.resetPasswordForEmail(stranger.email)
    const form = await followLink(page, baseURL, stranger.email, 'Crie uma nova senha')
    await expect(form.getByText(`Você está como ${owner.email}`)).toBeVisible()
    expect(await signedInAs(form)).toBe(owner.email)
    await form.getByRole('button', { name: `Ficar como ${owner.email}` }).click()
    await expect(form).toHaveURL('/dashboard')
    expect(await signedInAs(form)).toBe(owner.email)
  })
})

test('a confirmed address signs in only by a button', async ({ browser, owner, baseURL }) => {
  const next = `nova-${owner.email}`
  expect((await owner.client.auth.updateUser({ email: next })).error).toBeNull()
  const context = await browser.newContext({ storageState: adultState(baseURL) })
  await answerConsent(context)
  const page = await context.newPage()
  // The embedded backend sends the link to the old address only.
  const confirmation = await followLink(page, baseURL, owner.email, 'Confirme a troca de e-mail')
  await expect(confirmation).toHaveURL('/auth/confirmar')
  await expect(confirmation.getByRole('heading', { name: 'Email confirmado' })).toBeVisible()
  expect(await signedInAs(confirmation)).toBeNull()
  await confirmation.getByRole('button', { name: `Continuar como ${next}` }).click()
  await expect(confirmation).toHaveURL('/dashboard')
  expect(await signedInAs(confirmation)).toBe(next)
  await context.close()
})

/** Creates a free request of the owner that failed. Returns its id. */
async function failedRequest(owner: Owner, status: Awaited<ReturnType<typeof stackStatus>>): Promise<string> {
  const id = await beginRequest(owner, 'content_generation')
  await serverOf(status)
    .rpc('fail_automation_request', { p_request_id: id, p_error_code: 'internal' })
    .throwOnError()
  return id
}

test.describe('two tabs', () => {
  test('show nothing of the previous owner once another signs in', async ({
    page,
    owner,
    baseURL,
    context,
  }) => {
    const status = await stackStatus(baseURL)
    const bruno = await createOwner(status)
    const request = await failedRequest(owner, status)
    await page.goto('/automations')
    const past = page.locator(`a[href="/consulting-report/${request}"]`)
    await expect(past).toBeVisible()

    const other = await context.newPage()
    await other.goto('/politica-de-privacidade')
    await other.evaluate((items) => {
      for (const { name, value } of items) localStorage.setItem(name, value)
    }, bruno.storage)
    await other.close()
    // The auth client checks the session when its tab becomes visible.
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
    await expect(page.getByText('Nenhuma consultoria ainda')).toBeVisible()
    await expect(past).toHaveCount(0)
    await page.getByRole('button', { name: /^Menu da conta/ }).click()
    await expect(page.getByText(bruno.email)).toBeVisible()
  })
})
