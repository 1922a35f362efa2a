/** Ways back into an account: a forgotten password, and a session that has ended meanwhile. */
import { expect, test } from './support/signed-in.ts'
import { logIn } from './support/steps.ts'
import { adultState, answerConsent, followLink } from './support/test.ts'

test('a forgotten password is made anew through the mailbox, and the old one is over', async ({
  browser,
  owner,
  baseURL,
}) => {
  // Another device than the one the owner is signed in on.
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
  await form.getByLabel('Nova senha', { exact: true }).fill('fraca')
  await form.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(form.getByText('Senha deve ter pelo menos 8 caracteres')).toBeVisible()
  await form.getByLabel('Nova senha', { exact: true }).fill('Outra5enha')
  await form.getByLabel('Confirme a nova senha').fill('Outra5enha')
  await form.getByRole('button', { name: 'Salvar nova senha' }).click()
  await expect(form.getByText('Senha atualizada com sucesso')).toBeVisible()
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
