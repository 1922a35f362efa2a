/** Workshops: booked without a charge, cancelled in time. */
import { expect, test } from './support/signed-in.ts'
import { expectNoViolation } from './support/test.ts'

test('an owner books a workshop, adds it to the calendar and cancels it', async ({ page, owner }) => {
  await page.goto('/workshops')
  await expect(page.getByText('8 automações disponíveis')).toBeVisible()
  await page.getByRole('button', { name: 'Agendar Primeiro Workshop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Workshop de Automação' })
  await expect(dialog.getByLabel('Horário', { exact: true })).toHaveValue('09:00')
  await expect(dialog.getByRole('button', { name: 'Agendar Workshop' })).toBeDisabled()
  await expectNoViolation(page, 'the form of a workshop')

  await dialog.getByText('Criação de Drinks Autorais').click()
  await dialog.getByLabel('Data', { exact: true }).fill('2026-01-05')
  await dialog.getByRole('button', { name: 'Agendar Workshop' }).click()
  await expect(dialog.getByText('Escolha uma data e um horário que ainda não passaram.')).toBeVisible()
  const day = new Date(Date.now() + 10 * 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Data', { exact: true }).fill(day)
  await dialog.getByLabel('Observações').fill('Equipe de 6 pessoas')
  await dialog.getByRole('button', { name: 'Agendar Workshop' }).dblclick()
  await expect(dialog).toBeHidden()

  const { data } = await owner.client
    .from('workshops')
    .select('scheduled_date, status, credits_required')
    .throwOnError()
  expect(data).toHaveLength(1)
  expect(Date.parse(data[0]?.scheduled_date ?? '')).toBe(Date.parse(`${day}T12:00:00Z`))
  expect(data[0]).toMatchObject({ status: 'pending', credits_required: 200 })
  expect(await owner.balance()).toBe(0)

  const card = page.getByRole('listitem').filter({ hasText: 'Equipe de 6 pessoas' })
  await expect(card).toContainText('200 créditos necessários')
  await expect(card).toContainText('09:00')
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    card.getByRole('button', { name: 'Adicionar ao calendário' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('workshop-engenho48.ics')

  await card.getByRole('button', { name: 'Cancelar workshop' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Cancelar workshop' }).click()
  await expect(card.getByText('Cancelado', { exact: true })).toBeVisible()
})

test('a refusal by the server is shown on the page and in the dialog, and can be retried', async ({
  page,
  owner,
}) => {
  const table = /\/rest\/v1\/workshops/
  const refuse = (message: string) =>
    page.route(table, (route) => route.fulfill({ status: 400, json: { code: 'XX000', message } }))
  await refuse('Leitura recusada')
  await page.goto('/workshops')
  await expect(page.getByText('Leitura recusada')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.unroute(table)
  await page.getByRole('button', { name: 'Tentar novamente' }).click()
  await page.getByRole('button', { name: 'Agendar Primeiro Workshop' }).click()

  const dialog = page.getByRole('dialog')
  await dialog.getByText('Conteúdo para Redes Sociais').click()
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
  await dialog.getByLabel('Data', { exact: true }).fill(day)
  await refuse('sem vaga')
  await dialog.getByRole('button', { name: 'Agendar Workshop' }).click()
  await expect(dialog.getByRole('alert')).toHaveText('Erro ao criar workshop: sem vaga')
  await expect(dialog.getByRole('alert')).toBeInViewport()
  await expect(dialog.getByLabel('Data', { exact: true })).toHaveValue(day)
  await page.unroute(table)
  await dialog.getByRole('button', { name: 'Agendar Workshop' }).click()
  await expect(dialog).toBeHidden()

  // Less than 48 hours ahead, the page asks the owner to call the farm.
  await expect(page.getByText(/Cancelamentos até 48h antes/)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Cancelar workshop' })).toHaveCount(0)
  const { data } = await owner.client.from('workshops').select('credits_required').throwOnError()
  expect(data).toEqual([{ credits_required: 0 }])
})
