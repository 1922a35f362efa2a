/** What an owner is notified of: by e-mail, behind the bell, or not by e-mail where it is not wanted. */
import * as z from 'zod/mini'
import { expect, test } from './support/signed-in.ts'
import { expectNoSidewaysScroll, expectNoViolation, stackStatus } from './support/test.ts'

const messagesSchema = z.object({
  messages: z.array(
    z.object({
      id: z.string(),
      subject: z.string(),
      html: z.string(),
      text: z.nullable(z.string()),
      headers: z.optional(z.record(z.string(), z.string())),
    }),
  ),
})

test.describe('after a purchase', () => {
  test.use({ paid: true })

  test('the receipt is in the mailbox and leads to the order, and the bell knows of it', async ({
    page,
    owner,
    baseURL,
  }) => {
    const { mailbox_url } = await stackStatus(baseURL)
    const mails = async () =>
      messagesSchema.parse(await (await fetch(`${mailbox_url}/messages.json?to=${owner.email}`)).json())
        .messages
    await expect
      .poll(async () => (await mails()).map(({ subject }) => subject), { timeout: 30_000 })
      .toEqual([expect.stringMatching(/^Pedido \d+ confirmado$/)])
    const [mail] = await mails()
    expect(mail?.text).toContain('1 × Pacote Iniciante')
    expect(mail?.text).toContain('220 créditos já estão no saldo')

    await page.goto(`${mailbox_url}/messages/${mail?.id}`)
    const letter = page.frameLocator('iframe')
    await expect(letter.getByRole('heading', { name: 'Pedido confirmado' })).toBeVisible()
    await expect(letter.getByRole('link', { name: 'Ver o pedido' })).toHaveAttribute(
      'href',
      /\/pedidos\/[0-9a-f-]{36}$/,
    )

    await page.goto('/dashboard')
    await page.getByRole('button', { name: 'Avisos: 1 novo' }).click()
    const list = page.getByRole('dialog', { name: 'Avisos' })
    await expect(list.getByRole('link', { name: /^Não lido: ?Pedido \d+ confirmado/ })).toBeVisible()
    await expectNoViolation(page, 'the list behind the bell')
    await expectNoSidewaysScroll(page)
    await list.getByRole('link').click()
    await expect(page).toHaveURL(/\/pedidos$/)
    await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible()
    await page.reload()
    await expect(page.getByRole('button', { name: 'Avisos', exact: true })).toBeVisible()
  })
})

test('what is switched off is not sent but listed behind the bell, and a link switches it off too', async ({
  page,
  owner,
  baseURL,
}) => {
  const { mailbox_url } = await stackStatus(baseURL)
  const mails = async () =>
    messagesSchema.parse(await (await fetch(`${mailbox_url}/messages.json?to=${owner.email}`)).json())
      .messages
  const { id } = await owner.house()
  let days = 10
  const book = async () => {
    days += 1
    const scheduled_date = new Date(Date.now() + days * 86_400_000).toISOString()
    const row = { restaurant_id: id, automation_type: 'team_training' as const, scheduled_date }
    await owner.client.from('workshops').insert(row).throwOnError()
  }

  await page.goto('/profile')
  const workshops = page.getByRole('checkbox', { name: /^Workshops/ })
  await expect(workshops).toBeChecked()
  await workshops.uncheck()
  await expect(page.getByText('E-mails desligados')).toBeVisible()
  await expectNoViolation(page, 'the preferences')
  await book()
  await page.reload()
  await expect(page.getByRole('button', { name: 'Avisos: 1 novo' })).toBeVisible()
  await expect(workshops).not.toBeChecked()
  // The sender has run.
  await expect
    .poll(async () => (await owner.client.from('notifications').select('suppressed_at').single()).data)
    .toEqual({ suppressed_at: expect.any(String) })

  // The control: switched on again, the next one comes, and only that.
  await workshops.check()
  await expect(page.getByText('E-mails ligados')).toBeVisible()
  await book()
  await expect
    .poll(async () => (await mails()).map(({ subject }) => subject), { timeout: 30_000 })
    .toEqual(['Recebemos o pedido de workshop: Treinamento de equipe'])

  const [mail] = await mails()
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  const link = /href="([^"]*descadastrar[^"]*)"/.exec(mail?.html ?? '')?.[1] ?? ''
  await page.goto(`${link.slice(0, -3)}AAA`)
  await page.getByRole('button', { name: 'Parar estes e-mails' }).click()
  await expect(page.getByRole('alert')).toContainText('Este link não vale.')

  await page.goto(link)
  await expectNoViolation(page, 'the page of the link')
  await expectNoSidewaysScroll(page)
  for (let time = 0; time < 2; time++) {
    await page.getByRole('button', { name: 'Parar estes e-mails' }).click()
    await expect(page.getByText('Pronto. Você não recebe mais e-mails deste tipo.')).toBeVisible()
  }
  await page.goto('/profile')
  await expect(workshops).not.toBeChecked()
})
