/** Checking whether the farm delivers to a place. */
import { newPerson } from './support/people.ts'
import { passAgeGate } from './support/steps.ts'
import {
  confirmedAge,
  cutNetwork,
  expect,
  expectNoViolation,
  serverOf,
  stackStatus,
  store,
  test,
} from './support/test.ts'

// The network is lost.
test.use({ provoked: /net::ERR_INTERNET_DISCONNECTED/ })

test('a visitor outside Fortaleza joins the waitlist, once', async ({ page, baseURL, context }) => {
  const person = newPerson()
  await passAgeGate(page)
  await page.goto('/verificar-area')
  await expect(page.getByRole('heading', { name: 'Planos de Expansão 2025' })).toBeVisible()
  await expect(page.getByText('500+')).toBeVisible()
  await expect(page.getByText('Q4 2025')).toHaveCount(2)

  await page.getByLabel('Cidade').fill('Natal')
  await page.getByLabel('Estado').selectOption('Rio Grande do Norte')
  await page.getByRole('button', { name: 'Verificar área' }).click()
  await expect(
    page.getByRole('heading', { name: 'Ainda não chegamos a Natal, Rio Grande do Norte' }),
  ).toBeFocused()
  await page.getByRole('button', { name: 'Entrar na lista de espera' }).click()

  await expect(page.getByLabel('Cidade')).toHaveValue('Natal')
  await expect(page.getByLabel('Estado')).toHaveValue('Rio Grande do Norte')
  await expect(page.getByLabel('UF')).toHaveValue('RN')
  await page.getByRole('button', { name: 'Entrar na lista de espera' }).click()
  await expect(page.getByText('Formulário incompleto')).toBeVisible()
  await expect(page.getByLabel('Nome do restaurante')).toBeFocused()
  await expectNoViolation(page, 'an incomplete waitlist form')

  await page.getByLabel('Nome do restaurante').fill(person.restaurant)
  await page.getByLabel('CNPJ').pressSequentially(person.cnpj)
  await page.getByLabel('Tipo de estabelecimento').selectOption('Bar')
  await page.getByLabel('Faturamento mensal').selectOption('De R$ 10 mil a R$ 30 mil')
  await page.getByLabel('Nome do responsável').fill('Ana')
  await page.getByLabel('Email').fill(person.email)
  await page.getByLabel('Telefone').pressSequentially('84988887777')
  await page.getByText('Drinks autorais com cachaça').click()

  // Input survives the loss of the network.
  await cutNetwork(page)
  await page.getByRole('button', { name: 'Entrar na lista de espera' }).click()
  await expect(page.getByText('Erro ao cadastrar')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByLabel('Nome do restaurante')).toHaveValue(person.restaurant)
  await page.getByRole('button', { name: 'Entrar na lista de espera' }).dblclick()
  await expect(page.getByText('Cadastro realizado com sucesso!')).toBeVisible()
  await expect(page.getByLabel('Cidade')).toHaveValue('Natal')

  const status = await stackStatus(baseURL)
  const service = serverOf(status)
  const { data } = await service
    .from('expansion_waitlist')
    .select('city, state_code, cnpj')
    .eq('email', person.email)
  expect(data).toEqual([{ city: 'Natal', state_code: 'RN', cnpj: person.cnpj }])
})

test('a visitor in Fortaleza is led to sign-up with the place filled in', async ({ page }) => {
  await store(page, confirmedAge())
  await page.goto('/verificar-area?city=FORTALEZA&state=CE')
  await page.getByRole('button', { name: 'Verificar área' }).click()
  await page.getByRole('link', { name: 'Começar no Engenho 48' }).click()
  await expect(page).toHaveURL('/auth')
  await expect(page.getByLabel('Cidade')).toHaveValue('FORTALEZA')
  await expect(page.getByLabel('Estado')).toHaveValue('Ceará')
})
