/** Limits on free actions in the browser: they are explained, and input stays. */

import { expect, test } from './support/signed-in.ts'
import { answerDrinks, openSheet } from './support/steps.ts'

test.describe('an owner who asks for too much', () => {
  test.use({ paid: true })

  test('reads what the profile lacks or which limit is reached, keeps the answers and is not charged', async ({
    page,
    owner,
  }) => {
    const { id, city } = await owner.house()
    const before = await owner.balance()
    const send = page.getByRole('button', { name: 'Processar Automação' })
    const kept = page.getByRole('button', { name: 'de preferência caju, mudar' })
    const live = (change: { city: string | null }) =>
      owner.client.from('restaurants').update(change).eq('id', id).throwOnError()

    await test.step('what the profile lacks for a consultation', async () => {
      await page.goto('/automations/drink_creation')
      await answerDrinks(page, {
        house: ['Boteco ou bar de bairro'],
        audience: ['Moradores do bairro'],
        equipment: ['Coqueteleira'],
        preferences: 'prefiro caju',
      })
      await openSheet(page)
      await live({ city: null })
      await send.click()
      await expect(page.getByText('Complete a cidade e o tipo da casa no perfil')).toBeVisible()
      await expect(kept).toBeVisible()
      expect(await owner.requests()).toEqual([])
    })

    await test.step('why a consultation is refused after twenty in an hour', async () => {
      await live({ city })
      const { data: free } = await owner.client
        .from('automations_catalog')
        .select('id')
        .eq('type', 'content_generation')
        .single()
        .throwOnError()
      for (let asked = 0; asked < 20; asked++) {
        await owner.client
          .from('automation_requests')
          .insert({ restaurant_id: id, automation_id: free.id, status: 'processing' })
          .throwOnError()
      }
      await send.click()
      await expect(page.getByText('Sua casa já pediu muitas consultorias na última hora.')).toBeVisible()
      await expect(kept).toBeVisible()
      expect(await owner.balance()).toBe(before)
      expect(await owner.requests()).toHaveLength(20)
    })
  })

  test('can follow in a second tab the work started in the first one', async ({ page, owner, context }) => {
    const answers = { house: ['Boteco ou bar de bairro'], audience: ['Moradores do bairro'] }
    await page.goto('/automations/drink_creation')
    await answerDrinks(page, { ...answers, equipment: ['Coqueteleira'], preferences: '' })
    await openSheet(page)
    // The first tab's call waits for the second tab, however long a slow machine takes to open it.
    let open = () => {}
    const opened = new Promise<void>((resolve) => {
      open = resolve
    })
    await page.route(/\/process-automation$/, async (route) => {
      if (route.request().method() === 'POST') await opened
      await route.continue()
    })
    // A read of the same table may answer meanwhile: only the insert makes the work findable for the second tab.
    const asked = page.waitForResponse(
      (response) =>
        new URL(response.url()).pathname.endsWith('/automation_requests') &&
        response.request().method() === 'POST' &&
        response.status() === 201,
    )
    await page.getByRole('button', { name: 'Processar Automação' }).click()
    await asked
    const second = await context.newPage()
    const followed = second.waitForResponse(
      (response) => response.url().endsWith('/process-automation') && response.request().method() === 'POST',
    )
    await second.goto('/automations/drink_creation')
    // 202 while another call works on it, 200 if this one does.
    expect([200, 202]).toContain((await followed).status())
    open()
    for (const tab of [page, second]) {
      await expect(tab.getByText('Automação concluída').first()).toBeVisible({ timeout: 15_000 })
    }
    expect(await owner.requests()).toHaveLength(1)
  })
})
