/** The main journey of a new customer. */
import { readFile } from 'node:fs/promises'
import { newPerson } from './support/people.ts'
import {
  askForDrinks,
  expectBalance,
  giveAddress,
  openCheckout,
  passAgeGate,
  signUp,
} from './support/steps.ts'
import { expect, expectNoSidewaysScroll, needStripeStandIn, test } from './support/test.ts'

test('a new customer buys credits and gets drinks made from their own answers', async ({ page }) => {
  await needStripeStandIn()
  const ana = newPerson()
  await passAgeGate(page)
  await signUp(page, ana)
  await expectNoSidewaysScroll(page)

  await openCheckout(page, 'Pacote Iniciante', giveAddress)
  await page.getByRole('button', { name: 'Cartão aprovado' }).click()
  await expect(page.getByText('Pago', { exact: true })).toBeVisible()
  await expect(page.getByText('+20 créditos')).toBeVisible()
  await expect(page.getByText('220 créditos').first()).toBeVisible()
  await expect(page.getByText(/3 Cachaça Alambique e 1 Cachaça Castanheira/)).toBeVisible()
  await expect(page.getByText('Avenida Beira Mar, 2500')).toBeVisible()
  await expectNoSidewaysScroll(page)
  await page.getByRole('link', { name: 'Usar nas automações' }).click()

  await expectBalance(page, '220')
  await expectNoSidewaysScroll(page)
  await page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Criação de Drinks Autorais' }) })
    .getByRole('link', { name: 'Começar Agora' })
    .click()
  await askForDrinks(page, {
    house: ['Boteco ou bar de bairro'],
    audience: ['Moradores do bairro', 'Grupos de amigos'],
    equipment: ['Coqueteleira', 'Pilão ou macerador', 'Espremedor de frutas'],
    preferences: 'sem lactose, sem pimenta, prefiro caju',
  })
  await expect(page.getByRole('heading', { name: 'IA Processando...' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Automação Concluída!' })).toBeVisible({ timeout: 30_000 })
  await expectBalance(page, '20')
  await expectNoSidewaysScroll(page)

  const cards = page.getByRole('article')
  await expect.poll(() => cards.count()).toBeGreaterThanOrEqual(11)
  // With the closed sheets, which name the ingredients.
  const drinks = (await cards.allTextContents()).join('\n')
  expect(drinks).toMatch(/caju/i)
  expect(drinks).toMatch(/R\$\s\d+/)

  // The result downloads as a JSON file named after its title.
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    cards
      .nth(1)
      .getByRole('button', { name: /^Baixar / })
      .click(),
  ])
  const title = (await cards.nth(1).getByRole('heading').first().textContent())?.trim() ?? ''
  expect(download.suggestedFilename()).toBe(`${title.replaceAll(' ', '_')}.json`)
  const file: unknown = JSON.parse(await readFile(await download.path(), 'utf8'))
  expect(JSON.stringify(file)).toContain(title)

  // The owner finds it again later.
  await page.getByRole('link', { name: 'Explorar Mais Automações' }).click()
  await page.getByRole('link', { name: /Criação de Drinks Autorais.*Concluído/ }).click()
  await expect(page).toHaveURL(/\/consulting-report\/[0-9a-f-]{36}$/)
  await page.getByRole('button', { name: 'Fichas dos drinks' }).click()
  await expect(page.getByText(title, { exact: true }).first()).toBeVisible()
  await expectNoSidewaysScroll(page)
})
