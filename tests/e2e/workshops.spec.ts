/** Workshops: booked free, held in the house, cancelled in time. */
import AxeBuilder from '@axe-core/playwright'
import { expect, test } from './support/signed-in.ts'
import { expectNoSidewaysScroll } from './support/test.ts'

test('an owner books a workshop, takes it into the calendar and cancels it', async ({ page, owner }) => {
  await page.goto('/workshops')
  await expect(page.getByText('8 automações disponíveis')).toBeVisible()
  await page.getByRole('button', { name: 'Agendar Primeiro Workshop' }).click()
  const dialog = page.getByRole('dialog', { name: 'Novo Workshop de Automação' })
  await expect(dialog.getByLabel('Horário', { exact: true })).toHaveValue('09:00')
  await expect(dialog.getByRole('button', { name: 'Agendar Workshop' })).toBeDisabled()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await expectNoSidewaysScroll(page)

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
