/** An owner's orders: the bottles of a package, where they go, and the page of one order. */
import { newPerson } from './support/people.ts'
import { createOwner, expect, test } from './support/signed-in.ts'
import { answerCep, openCheckout, passAgeGate, signUp } from './support/steps.ts'
import { expectNoViolation, test as signedOut, stackStatus } from './support/test.ts'

test('an owner swaps the bottles of a package, pays and reads where they go', async ({ page }) => {
  await page.goto('/shop')
  await page.getByRole('button', { name: 'Trocar garrafas do Pacote Iniciante' }).click()
  const swap = page.getByRole('dialog', { name: 'Garrafas do Pacote Iniciante' })
  await expect(swap.getByText('O valor incluído está todo usado.')).toBeVisible()
  // The whole value is used: nothing can be added before something is taken away.
  await expect(swap.getByRole('button', { name: 'Aumentar quantidade de Cachaça Alambique' })).toBeDisabled()
  await swap.getByRole('button', { name: 'Diminuir quantidade de Cachaça Castanheira' }).click()
  await expect(swap.getByText(/Sobram R\$\s75,00/)).toBeVisible()
  for (let added = 0; added < 3; added += 1)
    await swap.getByRole('button', { name: 'Aumentar quantidade de Cachaça Alambique' }).click()
  await expectNoViolation(page, 'the swap of bottles')
  await swap.getByRole('button', { name: 'Usar estas garrafas' }).click()
  await expect(page.getByText('Você escolheu: 6 Alambique')).toBeVisible()

  await page.getByRole('button', { name: 'Comprar Pacote Iniciante' }).click()
  await page.getByRole('button', { name: 'Cartão aprovado' }).click()
  await expect(page.getByText('Vai para você: 6 Cachaça Alambique.')).toBeVisible()
  await page.getByRole('link', { name: /^Acompanhar o pedido \d+$/ }).click()

  await expect(page.getByRole('heading', { level: 1, name: /^Pedido \d+$/ })).toBeVisible()
  await expect(page.getByText('Falta verificar a sua idade')).toBeVisible()
  await expect(page.getByRole('row', { name: /Cachaça Alambique 6 Inclusa no pacote/ })).toBeVisible()
  await expect(page.getByText('Avenida Beira Mar, 2500')).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Pagamento confirmado' })).toBeVisible()
  await expectNoViolation(page, 'an order')

  await page.getByRole('button', { name: 'Corrigir endereço' }).click()
  const address = page.getByRole('dialog', { name: 'Endereço de entrega' })
  await address.getByLabel('Número').fill('')
  await address.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(address.getByText('Número é obrigatório; sem número, escreva s/n')).toBeVisible()
  await address.getByLabel('Número').fill('s/n')
  await expectNoViolation(page, 'the address of an order')
  await address.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(page.getByText('Avenida Beira Mar, s/n')).toBeVisible()
})

test("another house's order is not found", async ({ page, owner, baseURL }) => {
  await openCheckout(page)
  await page.getByRole('button', { name: 'Cartão aprovado' }).click()
  await expect(page.getByText('Pago', { exact: true })).toBeVisible()
  const [order] = await owner.orders()
  await page.goto(`/pedidos/${order?.id}`)
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido \d+$/ })).toBeVisible()

  const stranger = await createOwner(await stackStatus(baseURL))
  const { data } = await stranger.client
    .from('orders')
    .select('id')
    .eq('id', order?.id ?? '')
  expect(data).toEqual([])
  await page.goto('/pedidos/nada')
  await expect(page.getByRole('heading', { name: 'Não encontramos este pedido' })).toBeVisible()
})

signedOut('who pays before giving an address is asked for it afterwards', async ({ page }) => {
  await passAgeGate(page)
  await signUp(page, newPerson())
  await openCheckout(page, 'Pacote Iniciante', async () => {
    await expectNoViolation(page, 'the question for the address')
    await page.getByRole('button', { name: 'Pagar e informar depois' }).click()
  })
  await page.getByRole('button', { name: 'Cartão aprovado' }).click()
  await expect(page.getByText('Pago', { exact: true })).toBeVisible()
  await page.goto('/pedidos')
  await page.getByRole('link', { name: /^Informar endereço do pedido \d+$/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Pedido \d+$/ })).toBeVisible()
  await expect(page.getByText('Falta o endereço de entrega')).toBeVisible()
  await page.getByRole('button', { name: 'Informar endereço' }).click()
  const address = page.getByRole('dialog', { name: 'Endereço de entrega' })
  // What was typed stays; the CEP fills in what is empty.
  await answerCep(page)
  await address.getByLabel('Rua ou avenida').fill('Rua dos Tabajaras')
  await address.getByLabel('Número').fill('480')
  await address.getByLabel('CEP').fill('60165121')
  await expect(address.getByLabel('Bairro')).toHaveValue('Meireles')
  await address.getByLabel('Quando há alguém para receber').fill('Tardes')
  await address.getByRole('button', { name: 'Salvar endereço' }).click()
  await expect(page.getByText('Rua dos Tabajaras, 480')).toBeVisible()
})
