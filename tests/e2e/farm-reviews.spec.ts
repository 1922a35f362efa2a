/** The review of a consultation: from the owner's request to the new version, on both sides. */

import type { Page } from '@playwright/test'
import { deliverDrinks } from './support/drink-request.ts'
import { createStaff, expect, type Owner, test } from './support/signed-in.ts'
import {
  answerConsent,
  expectNoSidewaysScroll,
  expectNoViolation,
  serverOf,
  stackStatus,
  store,
} from './support/test.ts'

test.use({ paid: true })

type Status = Awaited<ReturnType<typeof stackStatus>>

/** The link to the owner's review: all test houses share one name. */
async function reviewLink(room: Page, owner: Owner) {
  const { data: review } = await owner.client.from('reviews').select('id').single().throwOnError()
  return room.locator(`a[href$="/consultorias/${review.id}"]`)
}

async function openAsConsultant(page: Page, status: Status) {
  const rosa = await createStaff(status, 'consultant')
  const context = await page.context().browser()?.newContext({
    viewport: page.viewportSize(),
    baseURL: status.app_url,
    reducedMotion: 'reduce',
  })
  if (!context) throw new Error('no browser')
  await answerConsent(context)
  const room = await context.newPage()
  await store(room, rosa.storage)
  return { rosa, room }
}

test('a consultation is reviewed: question, remark, new version, and both sides read it', {
  tag: '@desktop',
}, async ({ page, owner, baseURL }) => {
  const status = await stackStatus(baseURL)
  const requestId = await deliverDrinks(owner, 'A banda do meu primo combina com isso?')

  await page.goto(`/consulting-report/${requestId}`)
  await expect(page.getByText(/Um trecho do seu pedido ficou sem resposta/)).toBeVisible()
  await page.getByRole('button', { name: 'Pedir o olhar da fazenda' }).click()
  const wish = page.getByLabel(/Quer que a fazenda olhe/)
  await expect(wish).toHaveValue(/O relatório não respondeu:\n“[^”]*banda do meu primo/)
  await wish.fill(`${await wish.inputValue()}\nEstou em dúvida com os preços.`)
  await page.getByRole('button', { name: 'Enviar pedido' }).click()
  await expect(page.getByText(/Pronta em até 47 h|Pronta em até 48 h/)).toBeVisible()
  await expectNoViolation(page, 'the report with its review')

  const { room } = await openAsConsultant(page, status)
  await room.goto('/fazenda/consultorias')
  await expect(room.getByRole('heading', { level: 1, name: 'Consultorias' })).toBeVisible()
  await expectNoViolation(room, 'the queue of reviews')
  await (await reviewLink(room, owner)).click()
  await expect(room.getByText('Estou em dúvida com os preços.')).toBeVisible()
  await expect(room.getByText(/O relatório não respondeu:\s+“[^”]*banda do meu primo/)).toBeVisible()
  await room.getByRole('button', { name: 'Assumir revisão' }).click()

  await room.getByRole('button', { name: 'Perguntar à casa' }).click()
  await room.getByRole('textbox', { name: 'Pergunta' }).fill('Quanto custa a sua caipirinha hoje?')
  await room.getByRole('button', { name: 'Enviar pergunta' }).click()
  await expect(room.getByText(/Parado · restam/)).toBeVisible()

  await page.reload()
  await expect(page.getByText('A fazenda espera a sua resposta')).toBeVisible()
  await page.getByRole('textbox', { name: 'Sua resposta' }).fill('R$ 18.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByText(/Pronta em até/)).toBeVisible()

  await room.reload()
  await expect(room.getByText('R$ 18.')).toBeVisible()
  await room.getByRole('button', { name: 'Escrever observação' }).first().click()
  await room.getByRole('textbox', { name: 'Observação' }).fill('O primeiro drink aguenta um preço maior.')
  await room.getByRole('button', { name: 'Gravar observação' }).click()
  await expect(room.getByText('O primeiro drink aguenta um preço maior.')).toBeVisible()

  await room.getByRole('button', { name: 'Editar nova versão' }).click()
  const price = room.getByLabel('Preço sugerido (R$)').first()
  await price.fill('0')
  await room.getByRole('button', { name: 'Publicar nova versão' }).click()
  await expect(room.getByText(/vai de R\$\s?0,01 a R\$\s?2\.000,00/).first()).toBeVisible()
  await expect(price).toHaveAccessibleDescription(/vai de R\$\s?0,01 a R\$\s?2\.000,00/)
  // The owner asked for at most R$ 22.
  await price.fill('33,00')
  await room.getByRole('button', { name: 'Publicar nova versão' }).click()
  await expect(room.getByText(/Não cumpre o que o cliente pediu/)).toBeVisible()
  await price.fill('21,50')
  await room.getByLabel('O que mudou').fill('Subi o preço do primeiro drink.')
  await expectNoViolation(room, 'the editor of a version')
  await expectNoSidewaysScroll(room)
  await room.screenshot({ path: test.info().outputPath('editor.png'), fullPage: true })
  await room.getByRole('button', { name: 'Publicar nova versão' }).click()
  await expect(room.getByRole('heading', { name: 'O relatório', exact: true })).toBeVisible()
  await expect(room.getByRole('combobox', { name: 'Versão' })).toHaveValue('2')
  await expectNoViolation(room, 'a review')
  await expectNoSidewaysScroll(room)
  await room.screenshot({ path: test.info().outputPath('review.png'), fullPage: true })

  await room.getByRole('button', { name: 'Concluir revisão' }).click()
  await room.getByRole('button', { name: 'Concluir', exact: true }).click()
  await expect(room.getByText('Revisão concluída').first()).toBeVisible()
  await room.goto('/fazenda/consultorias')
  await expect(room.getByText(/100% das revisões|\d+% das revisões/)).toBeVisible()
  await room.screenshot({ path: test.info().outputPath('queue.png'), fullPage: true })
  await room.context().close()

  await page.reload()
  await expect(page.getByText('Subi o preço do primeiro drink.')).toBeVisible()
  await expect(page.getByText('O primeiro drink aguenta um preço maior.')).toBeVisible()
  const version = page.getByLabel('Versão do relatório')
  await expect(version).toHaveValue('2')
  const shownPrice = async () => {
    const { data } = await owner.client
      .from('version_contents')
      .select('content')
      .eq('automation_request_id', requestId)
      .eq('shown', true)
      .eq('position', 0)
      .single()
      .throwOnError()
    return Reflect.get(Object(data.content), 'suggestedPrice')
  }
  expect(await shownPrice()).toBe(21.5)
  await page.getByText('Responder', { exact: true }).click()
  await page.getByRole('textbox', { name: 'Sua resposta' }).fill('Vou testar na sexta.')
  await page.getByRole('button', { name: 'Enviar resposta' }).click()
  await expect(page.getByText('Vou testar na sexta.')).toBeVisible()
  await expectNoViolation(page, 'a reviewed report')
  await expectNoSidewaysScroll(page)
  await page.screenshot({ path: test.info().outputPath('owner.png'), fullPage: true })
  await version.selectOption('1')
  await expect.poll(shownPrice).not.toBe(21.5)
})

test('a deadline that passed gives a tenth of the credits back, and waits in Hoje', async ({
  page,
  owner,
  baseURL,
}) => {
  const status = await stackStatus(baseURL)
  const requestId = await deliverDrinks(owner)
  await owner.client.rpc('request_review', { p_request_id: requestId }).throwOnError()
  await moveDeadline(status, requestId)
  const service = serverOf(status)
  await expect
    .poll(
      async () => {
        await service.rpc('run_upkeep').throwOnError()
        return owner.balance()
      },
      { timeout: 30_000 },
    )
    .toBe(40)

  await page.goto(`/consulting-report/${requestId}`)
  await expect(page.getByText('20 créditos já voltaram para o seu saldo', { exact: false })).toBeVisible()

  const { room } = await openAsConsultant(page, status)
  await room.goto('/fazenda')
  await expect(await reviewLink(room, owner)).toContainText('Prazo vencido')
  await expectNoViolation(room, 'the panels of a consultant')
  await room.screenshot({ path: test.info().outputPath('today.png'), fullPage: true })
  await room.context().close()
})

/** Lets the 48 hours pass. */
async function moveDeadline(status: Status, requestId: string): Promise<void> {
  const answer = await fetch(`${status.app_url}/_local/sql`, {
    method: 'POST',
    headers: { apikey: status.secret_key },
    body: `update public.reviews set due_at = now() - interval '1 minute' where automation_request_id = '${requestId}'`,
  })
  expect(answer.status).toBe(200)
}
