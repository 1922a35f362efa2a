/** The report of a consultation, and the example for who has not bought one yet. */
import { readFile } from 'node:fs/promises'
import AxeBuilder from '@axe-core/playwright'
import { extractText } from 'unpdf'
import { expect, test } from './support/signed-in.ts'
import { expectNoSidewaysScroll } from './support/test.ts'

test('a sales sheet becomes a forecast: a report to read, to link to and to keep as a PDF', async ({
  page,
}) => {
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
  await page.getByRole('button', { name: 'Processar Automação' }).click()
  await expect(page.getByRole('heading', { name: 'Automação Concluída!' })).toBeVisible({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Ver relatório completo' }).click()

  await expect(page.getByRole('heading', { name: 'Resumo' })).toBeVisible()
  await expect(page.getByText('Unidades na próxima semana')).toBeVisible()
  await page.getByRole('button', { name: 'Previsão por semana' }).click()
  await expect(page.getByRole('heading', { name: 'Previsão por semana' })).toBeFocused()
  await expect(page).toHaveURL(/#previsao$/)
  await expect(page.getByRole('heading', { name: 'Resumo' })).toBeHidden()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await expectNoSidewaysScroll(page)
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

test('the example shows a made-up report, and keeps its download to clients', async ({ page }) => {
  await page.goto('/exemplo-consultoria')
  await expect(page.getByText('Este relatório é fictício')).toBeVisible()
  await page.getByRole('button', { name: 'Engenharia do cardápio' }).click()
  await expect(page.getByText('Patinha de caranguejo').first()).toBeVisible()
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([])
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Baixar PDF' }).click()
  await expect(page.getByText('Funcionalidade de download disponível apenas para clientes.')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Quero a minha consultoria' })).toHaveAttribute('href', '/shop')
})
