/** Hostile or mistaken input: shown as text, answered clearly, kept, and written once. */

import type { Locator, Page } from '@playwright/test'
import { newPerson } from './support/people.ts'
import { test as base, expect } from './support/signed-in.ts'
import { answerDrinks, openSheet } from './support/steps.ts'
import { adultState, serverOf, stackStatus } from './support/test.ts'

const script = '<script>alert(1)</script>'
const image = '<img src=x onerror=alert(1)>'
/** A right-to-left override and an emoji of several code points. */
const rightToLeft = '\u202Eoãrtxe'
const emoji = '👩🏽‍🍳🍹'
const endless = 'a'.repeat(10_000)

const fullWidth = (digits: string) =>
  digits.replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit)))

/** Checks that no input became part of the page. */
const test = base.extend<{ noInjection: undefined }>({
  noInjection: [
    async ({ page }, use) => {
      const dialogs: string[] = []
      page.on('dialog', (dialog) => {
        dialogs.push(dialog.message())
        return dialog.dismiss()
      })
      await use(undefined)
      expect(dialogs).toEqual([])
      await expect(page.locator('img[src="x"]')).toHaveCount(0)
      const inline = page.locator('body script:not([src])')
      expect((await inline.allTextContents()).filter((text) => text.includes('alert'))).toEqual([])
    },
    { auto: true },
  ],
})

/** Counts the requests that write, such as `POST /auth/v1/signup`. */
function countWrites(page: Page, call: string): () => number {
  let count = 0
  page.on('request', (request) => {
    if (`${request.method()} ${new URL(request.url()).pathname}` === call) count += 1
  })
  return () => count
}

/** Presses twice before the page can react. */
const pressTwice = (button: Locator) =>
  button.evaluate((element: HTMLElement) => {
    element.click()
    element.click()
  })

test.describe('the age gate', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('accepts only digits, of any width, typed or pasted', async ({ page }) => {
    await page.goto('/')
    const day = page.getByLabel('Dia')
    for (const typed of [script, image, emoji, rightToLeft, endless, '9'.repeat(10_000)]) {
      await day.fill(typed)
      await expect(day).toHaveValue(/^\d{0,2}$/)
    }
    await day.fill('')
    await day.focus()
    await page.keyboard.insertText(fullWidth('01'))
    await page.keyboard.insertText(fullWidth('02'))
    await page.keyboard.insertText(fullWidth('1990'))
    await expect(page.getByLabel('Ano')).toHaveValue('1990')
    await pressTwice(page.getByRole('button', { name: 'Entrar no Engenho 48' }))
    await expect(page.getByText('Bem-vindo!')).toBeVisible()
  })
})

test.describe('a visitor', () => {
  test.use({
    storageState: ({ baseURL }, use) => use(adultState(baseURL)),
  })

  test('who types nonsense at the login keeps it, reads what is wrong, and can still log in', async ({
    page,
    owner,
  }) => {
    const logins = countWrites(page, 'POST /auth/v1/token')
    await page.goto('/auth')
    const email = page.getByLabel('Email')
    const password = page.getByLabel('Senha', { exact: true })
    const enter = page.getByRole('button', { name: 'Entrar', exact: true })
    await password.fill(image)
    for (const typed of [script, image, emoji, `${endless}@exemplo.com`]) {
      await email.fill(typed)
      await enter.click()
      await expect(page.getByText('Email inválido')).toBeVisible()
      await expect(email).toHaveValue(typed)
      await expect(password).toHaveValue(image)
    }
    expect(logins()).toBe(0)

    await email.fill(owner.email)
    await password.fill(endless)
    await enter.click()
    await expect(
      page.getByText(/^(Email ou senha incorretos|Confira o email e a senha\.)$/).first(),
    ).toBeVisible()
    await expect(password).toHaveValue(endless)

    await email.fill(`  ${owner.email} `)
    await password.fill(owner.password)
    const before = logins()
    await pressTwice(enter)
    await expect(page).toHaveURL('/dashboard')
    expect(logins() - before).toBe(1)
  })

  test('who signs up with markup in the names gets one account, and the markup is text', async ({
    page,
    baseURL,
  }) => {
    const person = newPerson()
    const name = `${image} ${emoji} ${rightToLeft}`
    const contact = `${script} Ana`
    const signUps = countWrites(page, 'POST /auth/v1/signup')
    const restaurants = countWrites(page, 'POST /rest/v1/restaurants')

    await page.goto('/auth')
    await page.getByRole('button', { name: 'Criar conta' }).click()
    await page.getByLabel('Email').fill(` ${person.email} `)
    await page.getByLabel('Senha', { exact: true }).fill(person.password)
    await page.getByLabel('Cidade').fill(endless)
    await page.getByRole('button', { name: 'Continuar' }).click()
    await expect(page.getByText('Use no máximo 100 caracteres')).toBeVisible()
    await page.getByLabel('Cidade').fill(' FORTALEZA ')
    await page.getByRole('button', { name: 'Continuar' }).click()
    await page.getByRole('button', { name: 'Continuar' }).click()

    await page.getByLabel('Nome do restaurante').fill(endless)
    await page.getByLabel('Nome do responsável').fill(`  ${contact}  `)
    await page.getByLabel('CNPJ').fill(` ${fullWidth(person.cnpj)} `)
    await page.getByLabel('Telefone').fill(fullWidth('85988887777'))
    await page.getByLabel('Tipo de estabelecimento').selectOption('bar')
    const create = page.getByRole('button', { name: 'Criar conta' })
    await create.click()
    await expect(page.getByText('Use no máximo 120 caracteres')).toBeVisible()
    await expect(page.getByLabel('Nome do restaurante')).toHaveValue(endless)
    await expect(page.getByLabel('Nome do responsável')).toHaveValue(`  ${contact}  `)
    expect(signUps()).toBe(0)

    await page.getByLabel('Nome do restaurante').fill(`  ${name}  `)
    await pressTwice(create)
    await expect(page).toHaveURL('/dashboard')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Olá, ${name}`)
    expect([signUps(), restaurants()]).toEqual([1, 1])
    const status = await stackStatus(baseURL)
    const service = serverOf(status)
    const { data } = await service
      .from('restaurants')
      .select('name, contact_name, contact_email, contact_phone, city')
      .eq('cnpj', person.cnpj)
    expect(data).toEqual([
      {
        name,
        contact_name: contact,
        contact_email: person.email,
        contact_phone: '85988887777',
        city: 'Fortaleza',
      },
    ])
  })
})

test('a profile keeps markup as text, refuses overlong input, and is saved once', async ({ page, owner }) => {
  const saves = countWrites(page, 'PATCH /rest/v1/restaurants')
  await page.goto('/profile')
  const name = page.getByLabel('Nome do restaurante')
  const address = page.getByLabel('Endereço (opcional)')
  const save = page.getByRole('button', { name: 'Salvar Alterações' })
  await name.fill(endless)
  await address.fill(endless)
  await page.getByLabel('Telefone').fill(script)
  await save.click()
  await expect(page.getByText('Use no máximo 120 caracteres')).toBeVisible()
  // The field's maxlength cuts the address.
  await expect(address).toHaveValue(endless.slice(0, 200))
  await expect(page.getByText('Telefone deve ter 10 ou 11 dígitos')).toBeVisible()
  await expect(name).toHaveValue(endless)
  expect(saves()).toBe(0)

  await name.fill(` ${image} `)
  await address.fill(`${script} ${rightToLeft} ${emoji}`)
  await page.getByLabel('Telefone').fill(fullWidth('8533334444'))
  await pressTwice(save)
  await expect(page.getByText('Perfil atualizado com sucesso!')).toBeVisible()
  expect(saves()).toBe(1)
  expect(await owner.house()).toMatchObject({
    name: image,
    address: `${script} ${rightToLeft} ${emoji}`,
    contact_phone: '8533334444',
    cnpj: owner.cnpj,
  })
  await page.reload()
  await expect(name).toHaveValue(image)
  await expect(address).toHaveValue(`${script} ${rightToLeft} ${emoji}`)
  await page.goto('/shop')
  await expect(page.getByText(image, { exact: true }).first()).toBeVisible()
})

test.describe('the wizard', () => {
  test.use({ paid: true })

  test('keeps markup as text, refuses overlong input, and is charged once', async ({ page, owner }) => {
    const requests = countWrites(page, 'POST /rest/v1/automation_requests')
    const preferences = `  ${image} ${rightToLeft} ${emoji} prefiro caju `
    await page.goto('/automations/drink_creation')
    await answerDrinks(page, {
      house: ['Boteco ou bar de bairro'],
      audience: ['Moradores do bairro'],
      equipment: ['Coqueteleira'],
      preferences: endless,
    })
    const send = page.getByRole('button', { name: 'Processar Automação' })
    const field = page.getByRole('textbox', { name: 'Preferências e restrições' })
    // Nothing is cut unseen: the counter and the message say what is too much.
    await expect(field).toHaveValue(endless)
    await expect(page.getByText(`${endless.length}/300`)).toBeVisible()
    await page.getByRole('button', { name: 'Próximo' }).click()
    await expect(page.getByText('Use no máximo 300 caracteres.')).toBeVisible()

    await page.getByRole('button', { name: 'Anterior' }).click()
    await page.getByLabel('Outro equipamento').fill(`  ${script}  `)
    await page.getByRole('button', { name: 'Adicionar' }).click()
    await expect(page.getByText(script, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: 'Próximo' }).click()
    await field.fill(preferences)
    await openSheet(page)
    await pressTwice(send)
    await expect(page.getByRole('heading', { name: 'Automação Concluída!' })).toBeVisible()
    expect(requests()).toBe(1)
    expect(await owner.requests()).toMatchObject([
      {
        credits_used: 200,
        input_data: { equipment: ['Coqueteleira', script], preferences: preferences.trim() },
      },
    ])
    expect(await owner.balance()).toBe(20)
  })
})
