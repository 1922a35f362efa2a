/** Steps that several journeys share. */
import { expect, type Page } from '@playwright/test'
import type { Person } from './people.ts'
import { needStripeStandIn } from './test.ts'

/** Answers the age notice of the page that is open. */
export async function confirmAge(page: Page): Promise<void> {
  await page.getByLabel('Dia').fill('01')
  await page.getByLabel('Mês').fill('02')
  await page.getByLabel('Ano').fill('1990')
  await page.getByRole('button', { name: 'Entrar no Engenho 48' }).click()
}

export async function passAgeGate(page: Page): Promise<void> {
  await page.goto('/')
  await confirmAge(page)
  await expect(page.getByText('Bem-vindo!')).toBeVisible()
  await expect(page.getByRole('link', { name: /^(Começar Grátis|Minha Conta)$/ }).first()).toBeVisible()
}

export async function signUp(page: Page, person: Person): Promise<void> {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByLabel('Cidade').fill('fortaleza')
  await page.getByLabel('Estado').selectOption('Ceará')
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByRole('heading', { name: 'Área de atendimento' }).waitFor()
  const verify = page.getByRole('button', { name: 'Verificar área' })
  if (await verify.isVisible()) await verify.click()
  await page.getByRole('button', { name: 'Continuar' }).click()
  await page.getByLabel('Nome do restaurante').fill(person.restaurant)
  await page.getByLabel('Nome do responsável').fill('Ana Alencar')
  await page.getByLabel('CNPJ').fill(person.cnpj)
  await page.getByLabel('Telefone').fill('85988887777')
  await page.getByLabel('Tipo de estabelecimento').selectOption('bar')
  await page.getByRole('button', { name: 'Criar conta' }).click()
  await expect(page).toHaveURL('/dashboard')
  await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible()
}

export async function logIn(page: Page, person: Pick<Person, 'email' | 'password'>): Promise<void> {
  await page.goto('/auth')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Senha', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Entrar', exact: true }).click()
  await expect(page).toHaveURL('/dashboard')
}

/** Goes from the shop to Stripe's page, where the buyer chooses how to pay. */
export async function openCheckout(
  page: Page,
  product = 'Pacote Iniciante',
  beforePayment: (page: Page) => Promise<void> = async () => {},
): Promise<void> {
  await needStripeStandIn()
  await page.goto('/shop')
  await page.getByRole('button', { name: `Comprar ${product}` }).click()
  await beforePayment(page)
  await expect(page.getByText('nada é cobrado').first()).toBeVisible()
}

/** Answers for ViaCEP, which tests cannot reach: every CEP is of one street. */
export async function answerCep(page: Page): Promise<void> {
  await page.route('https://viacep.com.br/**', (route) =>
    route.fulfill({
      headers: { 'access-control-allow-origin': '*' },
      json: { logradouro: 'Avenida Beira Mar', bairro: 'Meireles', localidade: 'Fortaleza', uf: 'CE' },
    }),
  )
}

/** Answers the question for the delivery address, which comes before the first payment. */
export async function giveAddress(page: Page): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Onde entregamos?' })
  await answerCep(page)
  await question.getByLabel('CEP').fill('60165121')
  await expect(question.getByLabel('Rua ou avenida')).toHaveValue('Avenida Beira Mar')
  await expect(question.getByLabel('Bairro')).toHaveValue('Meireles')
  await question.getByLabel('Número').fill('2500')
  await question.getByLabel('Quando há alguém para receber').fill('Terça a sábado, das 14h às 17h')
  await question.getByRole('button', { name: 'Salvar e pagar' }).click()
}

export async function expectBalance(page: Page, credits: string): Promise<void> {
  await expect(page.getByText(`${credits} créditos`).first()).toBeVisible()
}

export type DrinkAnswers = { house: string[]; audience: string[]; equipment: string[]; preferences: string }

/** Answers the four questions of drink_creation, confirms what was understood and submits. */
export async function askForDrinks(page: Page, answers: DrinkAnswers): Promise<void> {
  await answerDrinks(page, answers)
  await openSheet(page)
  await page.getByRole('button', { name: 'Processar Automação' }).click()
}

/** Goes from the last question to the sheet, and waits until the answers are read. */
export async function openSheet(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByRole('heading', { name: 'Confira o pedido' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Processar Automação' })).toBeEnabled()
}

/** Answers the four questions of drink_creation without leaving the last one. */
export async function answerDrinks(page: Page, answers: DrinkAnswers): Promise<void> {
  const choose = async (options: string[], step: number) => {
    await expect(page.getByText(`Passo ${step} de 5`)).toBeVisible()
    for (const option of options) {
      // Users press the label; the input itself is hidden.
      await page.getByText(option, { exact: true }).click()
      await expect(page.getByRole('checkbox', { name: option, exact: true })).toBeChecked()
    }
    await page.getByRole('button', { name: 'Próximo' }).click()
  }
  await choose(answers.house, 1)
  await choose(answers.audience, 2)
  await choose(answers.equipment, 3)
  await page.getByRole('textbox', { name: 'Preferências e restrições' }).fill(answers.preferences)
}
