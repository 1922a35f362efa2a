/** Workshops between house and farm: asked for, moved, confirmed, held, charged. */
import type { Database } from '../../src/data/database.types.ts'
import { createOwner, createStaff, expect, type Owner, test } from './support/signed-in.ts'
import {
  answerConsent,
  expectNoSidewaysScroll,
  expectNoViolation,
  serverOf,
  stackStatus,
} from './support/test.ts'

test.use({ paid: true })

type Browser = Parameters<Parameters<typeof test>[2]>[0]['browser']
type StaffRole = Database['public']['Enums']['staff_role']

/** A page of a new member of the farm's staff. */
async function openFarm(browser: Browser, baseURL: string | undefined, role: StaffRole) {
  const status = await stackStatus(baseURL)
  const staff = await createStaff(status, role)
  const context = await browser.newContext({
    storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage: staff.storage }] },
  })
  await answerConsent(context)
  return { farm: await context.newPage(), status }
}

/** Names the house so that the farm's lists tell it from those of other tests. */
async function nameHouse(owner: Owner) {
  const { id } = await owner.house()
  const name = `Bar ${id.slice(0, 8)}`
  await owner.client.from('restaurants').update({ name }).eq('id', id).throwOnError()
  return { id, name }
}

/** The first given weekday (1 is Monday) at least that many days ahead, yyyy-mm-dd in Fortaleza. */
function weekdayAhead(weekday: number, days: number): string {
  const day = new Date(Date.now() - 3 * 3_600_000 + days * 86_400_000)
  while (day.getUTCDay() !== weekday) day.setUTCDate(day.getUTCDate() + 1)
  return day.toISOString().slice(0, 10)
}

test('a workshop goes from asking to confirmed to held, and is charged once', async ({
  page,
  browser,
  baseURL,
  owner,
}) => {
  const { farm, status } = await openFarm(browser, baseURL, 'consultant')
  const { name, id: restaurantId } = await nameHouse(owner)
  const day = weekdayAhead(2, 20)

  await page.goto('/workshops')
  await page.getByRole('button', { name: 'Agendar Primeiro Workshop' }).click()
  const form = page.getByRole('dialog', { name: 'Novo Workshop de Automação' })
  await form.getByText('Criação de Drinks Autorais').click()
  await expect(form.getByRole('group', { name: 'Próximos horários livres' })).toBeVisible()
  await form.getByLabel('Data', { exact: true }).fill(day)
  const free = form.getByRole('group', { name: /^Horários livres em/ })
  await free.getByRole('button').first().click()
  await expect(form.getByText(/fica reservado para você/)).toBeVisible()
  await expectNoViolation(page, 'the free times')
  await expectNoSidewaysScroll(page)
  await form.getByLabel('Observações').fill('Equipe de 6 pessoas')
  await form.getByRole('button', { name: 'Agendar Workshop' }).click()
  await expect(form).toBeHidden()
  await expect(page.getByText('Horário reservado para você. A fazenda ainda vai confirmar.')).toBeVisible()

  await farm.goto('/fazenda')
  const row = farm.getByRole('link', { name: new RegExp(name) })
  await expect(row).toContainText('Espera confirmação')
  await row.click()
  const dialog = farm.getByRole('dialog', { name: 'Criação de Drinks Autorais' })
  await expect(dialog).toContainText('200 créditos; a casa tem 220')
  await expect(dialog).toContainText('Equipe de 6 pessoas')
  await expect(dialog).toContainText('Avenida Beira Mar, 2500')
  await expect(dialog.getByRole('link', { name: 'WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5585988887777\?text=Ol/,
  )
  await expectNoViolation(farm, 'a workshop in the agenda')
  await expectNoSidewaysScroll(farm)
  await dialog.getByRole('button', { name: 'Confirmar' }).click()
  await expect(farm.getByText('Workshop confirmado')).toBeVisible()
  await expect(farm.getByRole('button', { name: new RegExp(`${name}.*Confirmado`) })).toBeVisible()
  await expectNoViolation(farm, 'the agenda')
  await expectNoSidewaysScroll(farm)

  await page.reload()
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Mudar data' })).toBeVisible()

  // Time passes.
  const service = serverOf(status)
  const anHourAgo = new Date(Date.now() - 3_600_000).toISOString()
  await service
    .from('workshops')
    .update({ scheduled_date: anHourAgo })
    .eq('restaurant_id', restaurantId)
    .throwOnError()
  await farm.goto('/fazenda/agenda')
  await farm.getByRole('link', { name: new RegExp(`${name}.*Registrar o que houve`) }).click()
  await dialog.getByRole('button', { name: 'Aconteceu' }).click()
  await dialog.getByRole('button', { name: 'Registrar e cobrar 200 créditos' }).click()
  await expect(dialog.getByText('Diga quem da fazenda conduziu o workshop.')).toBeVisible()
  await dialog.getByLabel('Quem conduziu').fill('Rosa Lima')
  await dialog.getByRole('button', { name: 'Registrar e cobrar 200 créditos' }).click()
  await expect(dialog).toBeHidden()
  await expect.poll(owner.balance).toBe(20)
  await page.reload()
  await expect(page.getByRole('listitem').getByText('Realizado', { exact: true })).toBeVisible()
})

test('the farm proposes another time, and the owner accepts it', async ({
  page,
  browser,
  baseURL,
  owner,
}) => {
  const { farm } = await openFarm(browser, baseURL, 'fulfilment')
  const { id, name } = await nameHouse(owner)
  const day = weekdayAhead(4, 20)
  await owner.client
    .from('workshops')
    .insert({
      restaurant_id: id,
      automation_type: 'guided_tasting',
      scheduled_date: `${day}T22:00:00-03:00`,
    })
    .throwOnError()

  await farm.goto('/fazenda/agenda')
  await farm.getByRole('link', { name: new RegExp(name) }).click()
  const dialog = farm.getByRole('dialog', { name: 'Degustação Guiada' })
  await dialog.getByRole('button', { name: 'Propor outro horário' }).click()
  await dialog.getByRole('button', { name: 'Propor horário' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Escolha um horário livre, ou a data e o horário.')
  await dialog.getByLabel('Data', { exact: true }).fill(day)
  await dialog.getByLabel('Horário', { exact: true }).fill('19:00')
  await dialog.getByLabel('Recado para a casa').fill('À noite a estrada fecha às 22h.')
  await expectNoViolation(farm, 'the form of a proposal')
  await dialog.getByRole('button', { name: 'Propor horário' }).click()
  await expect(dialog).toBeHidden()

  await page.goto('/workshops')
  await expect(page.getByText(/^A fazenda propõe .*19:00$/)).toBeVisible()
  await expect(page.getByText('À noite a estrada fecha às 22h.')).toBeVisible()
  await expectNoViolation(page, 'a proposal')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Aceitar este horário' }).click()
  await expect(page.getByText('Confirmado', { exact: true })).toBeVisible()
  await expect(page.getByText(/19:00/)).toBeVisible()

  // Another member whose page is older hears of it.
  await farm.reload()
  await expect(farm.getByRole('button', { name: new RegExp(`19:00.*${name}.*Confirmado`) })).toBeVisible()
})

test('an hour that another house takes meanwhile is refused with words, and nothing typed is lost', async ({
  page,
  baseURL,
}) => {
  const other = await createOwner(await stackStatus(baseURL))
  const day = weekdayAhead(2, 34)
  await page.goto('/workshops')
  await page.getByRole('button', { name: 'Agendar Primeiro Workshop' }).click()
  const form = page.getByRole('dialog', { name: 'Novo Workshop de Automação' })
  await form.getByText('Criação de Drinks Autorais').click()
  await form.getByLabel('Observações').fill('Equipe de 6 pessoas')
  await form.getByLabel('Data', { exact: true }).fill(day)
  const free = form.getByRole('group', { name: /^Horários livres em/ })
  await free.getByRole('button', { name: '15:00' }).click()

  const { id } = await other.house()
  const scheduled_date = `${day}T15:00:00-03:00`
  await other.client
    .from('workshops')
    .insert({ restaurant_id: id, automation_type: 'guided_tasting', scheduled_date, reserves_time: true })
    .throwOnError()
  await form.getByRole('button', { name: 'Agendar Workshop' }).click()
  await expect(form.getByRole('alert')).toHaveText(
    'Erro ao criar workshop: Este horário acabou de ser reservado por outra casa. Escolha outro.',
  )
  await expect(free.getByRole('button', { name: '15:00' })).toHaveCount(0)
  await expect(form.getByLabel('Observações')).toHaveValue('Equipe de 6 pessoas')
  await free.getByRole('button', { name: '09:00' }).click()
  await form.getByRole('button', { name: 'Agendar Workshop' }).click()
  await expect(form).toBeHidden()
})

test('a short balance keeps the workshop open, and says so', async ({ browser, baseURL, owner }) => {
  const { farm, status } = await openFarm(browser, baseURL, 'consultant')
  const { id, name } = await nameHouse(owner)
  const service = serverOf(status)
  await service
    .from('workshops')
    .insert({
      restaurant_id: id,
      automation_type: 'menu_redesign',
      scheduled_date: new Date(Date.now() - 3_600_000).toISOString(),
      credits_required: 800,
    })
    .throwOnError()
  await farm.goto('/fazenda/agenda')
  await farm.getByRole('link', { name: new RegExp(name) }).click()
  const dialog = farm.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Aconteceu' }).click()
  await expect(dialog.getByText('Ele custa 800 créditos e a casa tem 220.')).toBeVisible()
  await dialog.getByLabel('Quem conduziu').fill('Rosa Lima')
  await dialog.getByRole('button', { name: 'Registrar e cobrar 800 créditos' }).click()
  await expect(dialog.getByText(/O saldo da casa não cobre este workshop\. Nada foi cobrado/)).toBeVisible()
  await expect(dialog.getByLabel('Quem conduziu')).toHaveValue('Rosa Lima')
  expect(await owner.balance()).toBe(220)
})

test('staff block and open times, and managers set the weekly hours', async ({ browser, baseURL }) => {
  const { farm } = await openFarm(browser, baseURL, 'manager')
  const day = weekdayAhead(1, 40)
  await farm.goto(`/fazenda/agenda?semana=${day}`)
  await farm.getByRole('button', { name: 'Bloquear horário' }).click()
  const block = farm.getByRole('dialog', { name: 'Bloquear horário' })
  await block.getByRole('button', { name: 'Bloquear' }).click()
  await expect(block.getByRole('alert')).toHaveText('Preencha o início e o fim.')
  await block.getByLabel('Do dia').fill(day)
  await block.getByRole('button', { name: 'Bloquear' }).click()
  await expect(block.getByRole('alert')).toHaveText('Escreva o motivo.')
  await expectNoViolation(farm, 'the form of a blocked time')
  await block.getByLabel('Motivo').fill('Início da moagem')
  await block.getByRole('button', { name: 'Bloquear' }).click()
  await expect(block).toBeHidden()
  await farm.getByRole('button', { name: 'Bloqueado o dia todo Início da moagem' }).click()
  await farm.getByRole('button', { name: 'Liberar horário' }).click()
  await expect(farm.getByText('Horário liberado')).toBeVisible()
  await expect(farm.getByRole('button', { name: /Início da moagem/ })).toHaveCount(0)

  await farm.getByRole('button', { name: 'Horários de atendimento' }).click()
  const hours = farm.getByRole('dialog', { name: 'Horários de atendimento' })
  await expect(hours.getByLabel('Terça, das').first()).toHaveValue('09:00')
  await hours.getByRole('button', { name: 'Incluir período em segunda' }).click()
  await hours.getByLabel('Segunda, até as').fill('08:00')
  await hours.getByRole('button', { name: 'Salvar horários' }).click()
  await expect(hours.getByRole('alert')).toContainText('cada fim depois do início')
  await expectNoViolation(farm, 'the weekly hours')
  await expectNoSidewaysScroll(farm)
  await hours.getByRole('button', { name: 'Tirar o 1º período de segunda' }).click()
  await hours.getByRole('button', { name: 'Salvar horários' }).click()
  await expect(farm.getByText('Horários salvos')).toBeVisible()
})
