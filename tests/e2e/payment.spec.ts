/** Payments that do not succeed at once. */
import { expect, test } from './support/signed-in.ts'
import { expectBalance, openCheckout } from './support/steps.ts'

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
