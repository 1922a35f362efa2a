/** Payments that do not succeed at once, and one that goes back. */
import { openMailbox } from './support/mailbox.ts'
import { buyCredits, expect, test, useCredits } from './support/signed-in.ts'
import { expectBalance, openCheckout } from './support/steps.ts'
import { expectNoViolation, runCleanup, stackStatus } from './support/test.ts'

test('a boleto grants credits when it is paid, and the page says so until then', async ({ page, stripe }) => {
  await openCheckout(page)
  await page.getByRole('button', { name: 'Gerar boleto' }).click()
  await expect(page.getByText('Aguardando Pagamento').first()).toBeVisible()
  const session = new URL(page.url()).searchParams.get('session_id')
  await page.goto('/automations')
  await expectBalance(page, '0')
  await page.goto('/pedidos')
  await page.getByRole('link', { name: 'Pacote Iniciante' }).click()
  await expect(page.getByRole('link', { name: /^Abrir o boleto/ })).toHaveAttribute('href', /\/c\/pay\//)

  await stripe(`sessions/${session}/boleto-paid`)
  // The page polls every 15 s for a boleto. Wait for Stripe's event before it polls.
  await stripe('idle')
  await page.goto(`/checkout/success?session_id=${session}`)
  await expect(page.getByText('Pago', { exact: true })).toBeVisible()
  await page.goto('/automations')
  await expectBalance(page, '220')
})

test('a refused card leaves the order open, and another try pays it', async ({ page }) => {
  await openCheckout(page)
  await page.getByRole('button', { name: 'Cartão recusado' }).click()
  await expect(page.getByRole('alert')).toContainText(/recus/i)
  await page.goto('/pedidos')
  await expect(page.getByText('Aguardando Pagamento').first()).toBeVisible()
  await expectBalance(page, '0')
  await openCheckout(page)
  await page.getByRole('button', { name: 'Cartão aprovado' }).click()
  await expect(page.getByText('Pago', { exact: true })).toBeVisible()
})

test('an owner uses some credits, withdraws from the order, and sees receipt and refund', async ({
  page,
  owner,
  stripe,
  baseURL,
}) => {
  const status = await stackStatus(baseURL)
  await buyCredits(status, owner)
  await useCredits(status, owner)
  const [order] = await owner.orders()
  await page.goto(`/pedidos/${order?.id}`)
  await expect(page.getByText(/O prazo de 7 dias só começa quando as garrafas chegarem/)).toBeVisible()
  await page.getByRole('button', { name: 'Arrepender-se da compra' }).click()
  const question = page.getByRole('dialog', { name: 'Arrepender-se da compra' })
  await expect(question.getByText('Criação de Drinks Autorais · 200 créditos')).toBeVisible()
  await expectNoViolation(page, 'the question before a withdrawal')
  await question.getByRole('button', { name: /^Desfazer e receber R\$\s18,19$/ }).click()

  const receipt = page.getByRole('region', { name: 'Recibo do arrependimento' })
  await expect(receipt.getByText('Devolução em andamento')).toBeVisible()
  await expect(
    page.getByRole('listitem').filter({ hasText: 'Compra desfeita por arrependimento' }),
  ).toBeVisible()
  await expectNoViolation(page, 'the receipt of a withdrawal')
  expect(await owner.balance()).toBe(0)
  if (status.mailbox_url) {
    const mailbox = await openMailbox(status.mailbox_url)
    await expect
      .poll(async () => (await mailbox(owner.email))?.subject)
      .toMatch(/^Recibo: você se arrependeu/)
  }

  await runCleanup(status)
  await stripe('idle')
  await page.reload()
  await expect(receipt.getByText('Dinheiro devolvido', { exact: true })).toBeVisible()
})
