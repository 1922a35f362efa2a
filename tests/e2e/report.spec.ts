/** Consultation reports, and the example for visitors. */
import { readFile } from 'node:fs/promises'
import { extractText } from 'unpdf'
import { deliverDrinks } from './support/drink-request.ts'
import { beginRequest, demoStorage, expect, type Owner, test } from './support/signed-in.ts'
import { confirmAge, openSheet } from './support/steps.ts'
import {
  answerConsent,
  expectNoSidewaysScroll,
  expectNoViolation,
  serverOf,
  stackStatus,
} from './support/test.ts'

/** Creates a finished free consultation, as the wizard would. */
async function finishedRequest(owner: Owner): Promise<string> {
  const id = await beginRequest(owner, 'content_generation', {
    brand_style: ['Acolhedora'],
    content_focus: ['Pratos da casa'],
    posting_frequency: 'Diariamente',
  })
  const { error } = await owner.client.functions.invoke('process-automation', { body: { request_id: id } })
  if (error) throw error
  return id
}

test('a sales sheet becomes a forecast that can be read, linked to and saved as a PDF', async ({ page }) => {
  const weeks = Array.from({ length: 14 }, (_, week) => new Date(Date.UTC(2026, 6, 6 + 7 * week)))
  const rows = weeks.flatMap((monday, week) =>
    [0, 2, 4].map((day) => {
      const date = new Date(monday.getTime() + day * 86_400_000).toISOString().slice(0, 10)
      return `${date.split('-').toReversed().join('/')};Caipirinha;${40 + week * 2};22,00;5,10`
    }),
  )
  const csv = ['Data;Item;Quantidade;Preço;Custo', ...rows].join('\r\n')

  await page.goto('/automations/predictive_analytics')
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'vendas.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) })
  await expect(page.getByText('42 linhas de venda')).toBeVisible()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await openSheet(page)
  await page.getByRole('button', { name: 'Processar Automação' }).click()
  await expect(page.getByRole('heading', { name: 'Automação Concluída!' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Ver relatório completo' }).click()

  await expect(page.getByRole('heading', { name: 'Resumo' })).toBeVisible()
  await expect(page.getByText(/semana de \d\d\/\d\d conte com/).first()).toBeVisible()
  await page.getByRole('button', { name: 'Previsão por semana' }).click()
  await expect(page.getByRole('heading', { name: 'Previsão por semana' })).toBeFocused()
  await expect(page).toHaveURL(/#previsao$/)
  await expect(page.getByRole('heading', { name: 'Resumo' })).toBeHidden()
  await expectNoViolation(page, 'a section of the report')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Previsão por semana' })).toBeVisible()

  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Baixar PDF' }).click(),
  ])
  expect(file.suggestedFilename()).toBe('Análise_Preditiva_de_Vendas.pdf')
  await expect(page.getByText('Relatório baixado com sucesso!')).toBeVisible()
  const { text } = await extractText(new Uint8Array(await readFile(await file.path())), { mergePages: true })
  expect(text).toContain('Previsão por semana')
  expect(text).toContain('Beba com moderação.')
})

test('past consultations load ten at a time, and nothing jumps meanwhile', async ({
  page,
  owner,
  baseURL,
}) => {
  const { data: automation } = await owner.client
    .from('automations_catalog')
    .select('id')
    .eq('type', 'content_generation')
    .single()
    .throwOnError()
  const { id: restaurant_id } = await owner.house()
  const requests = Array.from({ length: 12 }, () => ({
    restaurant_id,
    automation_id: automation.id,
    credits_used: 0,
    status: 'processing' as const,
    client_request_id: crypto.randomUUID(),
    input_data: {},
  }))
  await owner.client.from('automation_requests').insert(requests).throwOnError()
  await serverOf(await stackStatus(baseURL))
    .from('automation_requests')
    .update({ status: 'completed' })
    .eq('restaurant_id', restaurant_id)
    .throwOnError()

  await page.goto('/automations')
  const rows = page.getByRole('link', { name: /Conteúdo para Redes Sociais.*Concluído/ })
  const more = page.getByRole('button', { name: 'Carregar mais' })
  await expect(rows).toHaveCount(10)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/rest/v1/automation_requests?*', async (route) => {
    await held
    await route.continue()
  })
  await more.click()
  await expect(page.getByRole('button', { name: 'Carregando...' })).toBeVisible()
  await expect(rows).toHaveCount(10)
  answer()
  await expect(rows).toHaveCount(12)
  await expect(more).toBeHidden()
})

test.describe('a report that cannot be shown', () => {
  test.use({ provoked: /Failed to load resource: the server responded with a status of 500/ })

  test('says that it did not load, opens after a retry, and is not found by a stranger or under an unknown id', async ({
    page,
    owner,
    browser,
    baseURL,
  }) => {
    const id = await finishedRequest(owner)
    await test.step('its reads fail one after the other, and a retry opens it', async () => {
      const fail = async (table: string) => {
        const address = `**/rest/v1/${table}?*`
        await page.route(address, (route) => route.fulfill({ status: 500, json: { message: 'down' } }))
        return () => page.unroute(address)
      }
      const failed = page.getByRole('heading', { name: 'Erro ao carregar relatório' })
      const again = page.getByRole('button', { name: 'Tentar novamente' })

      const restoreRequest = await fail('automation_requests')
      const restoreContents = await fail('version_contents')
      await page.goto(`/consulting-report/${id}`)
      await expect(failed).toBeVisible()
      await expect(page.getByText('Tente novamente em alguns instantes').first()).toBeVisible()
      await page.waitForLoadState('networkidle')
      await restoreRequest()
      await again.click()
      // The request loads and its contents fail: the message is the same.
      await expect(page).toHaveTitle(/^Conteúdo para Redes Sociais/)
      await expect(failed).toBeVisible()
      await page.waitForLoadState('networkidle')
      await restoreContents()
      await again.click()
      await expect(page.getByRole('heading', { name: 'Resumo' })).toBeVisible()
    })
    await test.step('nothing is under an unknown id, and nothing of it for a stranger', async () => {
      const missing = 'Ela não existe ou pertence a outro restaurante.'
      for (const unknown of [crypto.randomUUID(), 'nada-disso']) {
        await page.goto(`/consulting-report/${unknown}`)
        await expect(page.getByRole('heading', { name: 'Consultoria não encontrada' })).toBeVisible()
        await expect(page.getByText(missing)).toBeVisible()
      }

      const localStorage = await demoStorage(await stackStatus(baseURL))
      const stranger = await browser.newContext({
        baseURL: baseURL ?? '',
        storageState: { cookies: [], origins: [{ origin: baseURL ?? '', localStorage }] },
      })
      const other = await stranger.newPage()
      await other.goto(`/consulting-report/${id}`)
      await expect(other.getByText(missing)).toBeVisible()
      await stranger.close()
    })
  })
})

test.describe('a report that is shared', () => {
  test.use({ paid: true })

  test('is read without costs by whoever has the link, behind the age notice, until it is ended', async ({
    page,
    owner,
    browser,
    baseURL,
  }) => {
    const id = await deliverDrinks(owner)
    await page.goto(`/consulting-report/${id}`)
    await page.getByRole('button', { name: 'Compartilhar' }).click()
    const dialog = page.getByRole('dialog', { name: 'Compartilhar relatório' })
    await expect(dialog.getByText('Ninguém recebeu um link deste relatório.')).toBeVisible()
    await expectNoViolation(page, 'the window of links')
    await dialog.getByRole('button', { name: 'Criar link' }).click()
    const address = await dialog.getByLabel('Link criado').inputValue()
    await expectNoViolation(page, 'a new link')

    const context = await browser.newContext({
      viewport: page.viewportSize(),
      baseURL: baseURL ?? '',
      // A device that nobody used.
      storageState: { cookies: [], origins: [] },
    })
    await answerConsent(context)
    const guest = await context.newPage()
    await guest.goto(address)
    await confirmAge(guest)
    await expect(guest.getByText(/compartilhou este relatório com você/)).toBeVisible()
    await expectNoViolation(guest, 'a shared report')
    const sections = guest.getByRole('navigation', { name: 'Seções do relatório' }).getByRole('button')
    await expect(sections.filter({ hasText: 'O que fica no caixa' })).toHaveCount(0)
    const article = guest.getByRole('article')
    for (const section of await sections.all()) {
      await section.click()
      const name = await section.innerText()
      await expect(guest.getByRole('heading', { level: 2, name, exact: true })).toBeVisible()
      await expectNoSidewaysScroll(guest)
      // Folded sheets included.
      expect(await article.textContent()).not.toMatch(/custo da dose|margem (de|média)|R\$ 4,/i)
    }
    // The token stays in the address, so that the page can be opened again.
    await guest.reload()
    await expect(sections.last()).toHaveAttribute('aria-current', 'true')

    await dialog.getByRole('button', { name: 'Fechar' }).click()
    await page.getByRole('button', { name: 'Compartilhar' }).click()
    await expect(dialog.getByText(/aberto 2 vezes/)).toBeVisible()
    await dialog.getByRole('button', { name: 'Encerrar link' }).click()
    await dialog.getByRole('button', { name: 'Encerrar agora' }).click()
    await expect(dialog.getByText(/Encerrado por você/)).toBeVisible()

    await guest.reload()
    const over = guest.getByRole('heading', { level: 1, name: 'Este link não mostra mais nada' })
    await expect(over).toBeVisible()
    const words = await guest.getByRole('main').innerText()
    await guest.goto('/compartilhado#nunca-foi')
    await expect(over).toBeVisible()
    expect(await guest.getByRole('main').innerText()).toBe(words)
    await context.close()
  })
})

test('the example shows a sample report, and only clients can download one', async ({ page }) => {
  await page.goto('/exemplo-consultoria')
  await expect(page.getByText('Este relatório é fictício')).toBeVisible()
  await page.getByRole('button', { name: 'Engenharia do cardápio' }).click()
  await expect(page.getByText('Patinha de caranguejo').first()).toBeVisible()
  await expectNoViolation(page, 'a section of the example')
  await page.getByRole('button', { name: 'Baixar PDF' }).click()
  await expect(page.getByText('Funcionalidade de download disponível apenas para clientes.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quero a minha consultoria' })).toHaveAttribute('href', '/shop')
})
