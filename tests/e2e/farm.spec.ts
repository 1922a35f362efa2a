/** The farm's side: who gets in, and what waits there. */
import { createOwner, createStaff } from './support/signed-in.ts'
import { expect, expectNoViolation, stackStatus, store, test } from './support/test.ts'

test('a member of staff is led from the login to the farm, and sees the rooms of their role', async ({
  page,
  baseURL,
}) => {
  const status = await stackStatus(baseURL)
  const packer = await createStaff(status, 'fulfilment')
  await store(page, packer.storage)
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1, name: 'Hoje' })).toBeVisible()
  await expect(page).toHaveURL(/\/fazenda$/)
  await expect(page).toHaveTitle(/^Hoje · Fazenda/)
  await expect(page.getByRole('heading', { name: 'Avisos' })).toBeVisible()
  await expectNoViolation(page, 'the farm')
})

test('an owner finds no farm, and keeps their own pages', async ({ page, baseURL }) => {
  const owner = await createOwner(await stackStatus(baseURL))
  await store(page, owner.storage)
  await page.goto('/fazenda')
  await expect(page.getByRole('heading', { name: 'Esta área é da equipe da fazenda' })).toBeVisible()
  await expectNoViolation(page, 'the closed farm')
  await page.getByRole('link', { name: 'Ir para o Dashboard' }).click()
  await expect(page).toHaveURL(/\/dashboard$/)
})
