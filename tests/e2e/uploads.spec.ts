/** Files: read on the device, uploaded to the restaurant's folder, corrected before payment. */
import type { Page } from '@playwright/test'
import { lines, pdf } from '../documents/pdf-files.ts'
import { expect, type Owner, test } from './support/signed-in.ts'
import { expectNoSidewaysScroll } from './support/test.ts'

const text = (name: string, content: string) => ({
  name,
  mimeType: 'text/csv',
  // As Portuguese Excel exports it: Windows-1252.
  buffer: Buffer.from(content, 'latin1'),
})

const days = Array.from({ length: 63 }, (_, index) => {
  const [year, month, date] = new Date(Date.UTC(2026, 0, 5 + index)).toISOString().slice(0, 10).split('-')
  return `${date}/${month}/${year}`
})
const sales = text(
  'vendas.csv',
  [
    'Data;Descrição;Qtd;Valor unit.;CMV',
    ...days.map((day) => `${day};Baião de dois;12;R$ 45,00;14,20`),
    '31/02/2026;Cuscuz;1;9,00;2,00',
    'Total;;756;;',
  ].join('\r\n'),
)
const photo = {
  name: 'cardapio.jpg',
  mimeType: 'image/jpeg',
  buffer: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 1]),
}

const send = (page: Page, file: { name: string; mimeType: string; buffer: Buffer }) =>
  page.locator('input[type=file]').first().setInputFiles(file)

/** Returns the names of the restaurant's stored files. */
async function storedFiles(owner: Owner): Promise<string[]> {
  const { data, error } = await owner.client.storage.from('uploads').list((await owner.house()).id)
  if (error) throw error
  return data.map(({ name }) => name)
}

async function openMenuStep(page: Page): Promise<void> {
  await page.goto('/automations/competitor_analysis')
  await page.getByRole('textbox').fill('Bar da Esquina: caipirinha R$ 18')
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByRole('heading', { name: 'O seu cardápio' })).toBeVisible()
}

test('a sales sheet is read, corrected, stored on the device and restored', async ({ page, owner }) => {
  await page.goto('/automations/predictive_analytics')
  await expect(page.getByText('Passo 1 de 3')).toBeVisible()
  await send(page, sales)
  await expect(page.getByText('63 linhas de venda, de 05/01/2026 a 08/03/2026 (9 semanas)')).toBeVisible()
  await expect(page.getByText('“31/02/2026” não foi entendida')).toBeVisible()
  await expectNoSidewaysScroll(page)

  // On a phone, items expand when pressed.
  const item = page.getByRole('button', { name: /^Baião de dois 756 un/ })
  if (await item.isVisible()) await item.click()
  const price = page.getByRole('textbox', { name: 'Preço (R$) do item 1' })
  await price.fill('caro')
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByText('Corrija o item marcado antes de continuar.')).toBeVisible()
  await price.fill('47,50')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByText('Passo 2 de 3')).toBeVisible()
  expect(await storedFiles(owner)).toEqual([expect.stringMatching(/^[0-9a-f-]{36}\.csv$/)])

  await page.reload()
  await page.getByRole('button', { name: 'Anterior' }).click()
  if (await item.isVisible()) await item.click()
  await expect(price).toHaveValue('47,50')
  await expect(page.getByText('“31/02/2026” não foi entendida')).toBeVisible()
})

test('an unreadable menu is typed in, and a new file replaces the previous one', async ({ page, owner }) => {
  await openMenuStep(page)
  await send(page, photo)
  await expect(page.getByText('Não conseguimos ler a foto sozinhos', { exact: false })).toBeVisible()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByText('Confira os itens lidos do arquivo antes de continuar.')).toBeVisible()
  await page
    .getByRole('textbox', { name: 'Colar itens' })
    .fill('DRINKS\nCaipirinha 22,00\nRabo de galo 24,00')
  await page.getByRole('button', { name: 'Acrescentar à lista' }).click()
  await expect(page.getByText('2 itens acrescentados.')).toBeVisible()
  await expectNoSidewaysScroll(page)
  expect(await storedFiles(owner)).toEqual([expect.stringMatching(/\.jpg$/)])

  await page.getByRole('button', { name: 'Trocar arquivo' }).click()
  const menu = pdf([
    lines(['PETISCOS', ['Caldinho de feijão', 'R$ 14,00'], ['Torresmo', '28,00']], [60, 480]),
  ])
  await send(page, { name: 'cardapio.pdf', mimeType: 'application/pdf', buffer: Buffer.from(menu) })
  await expect(page.getByRole('list', { name: 'Itens do cardápio' }).getByRole('listitem')).toHaveCount(2)
  // Collapsed on a phone, but present.
  await expect(page.getByLabel('Item do item 1')).toHaveValue('Caldinho de feijão')
  await expect.poll(() => storedFiles(owner)).toEqual([expect.stringMatching(/\.pdf$/)])
})

test('a renamed program and a locked PDF are refused and not stored', async ({ page, owner }) => {
  await openMenuStep(page)
  await send(page, {
    name: 'cardapio.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('MZ\u0090\u0000\u0003'),
  })
  await expect(page.getByText('O conteúdo do arquivo não corresponde ao tipo dele.')).toBeVisible()
  const locked = pdf([lines(['Caipirinha 22,00'])], { password: 'segredo' })
  await send(page, { name: 'cardapio.pdf', mimeType: 'application/pdf', buffer: Buffer.from(locked) })
  await expect(page.getByText('O arquivo está protegido por senha.')).toBeVisible()
  await send(page, { name: 'instalar.exe', mimeType: 'application/x-msdownload', buffer: Buffer.from('MZ') })
  await expect(page.getByText('Envie um arquivo PDF, JPG, PNG, DOC, DOCX, XLSX ou CSV.')).toBeVisible()
  await expect(page.locator('body')).not.toContainText(/File type must be|File is larger than|Too many files/)
  expect(await storedFiles(owner)).toEqual([])
})

test.describe('on a bad network', () => {
  test.use({ provoked: /net::ERR_(FAILED|ABORTED|INTERNET_DISCONNECTED)/ })

  test('an upload can be cancelled, and a failed one sent again', async ({ page, owner }) => {
    const uploads = '**/storage/v1/object/uploads/**'
    await page.goto('/automations/predictive_analytics')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route(uploads, async (route) => {
      await held
      await route.abort()
    })
    await send(page, sales)
    await expect(page.getByRole('progressbar', { name: 'Envio do arquivo' })).toBeVisible()
    await page.getByRole('button', { name: 'Cancelar envio' }).click()
    await expect(page.getByRole('button', { name: 'Escolher arquivo' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Próximo' })).toBeDisabled()
    release()

    await send(page, sales)
    await expect(page.getByText('A internet falhou e o arquivo não foi enviado.')).toBeVisible()
    await page.unroute(uploads)
    await page.getByRole('button', { name: 'Tentar novamente' }).click()
    await expect(page.getByText('63 linhas de venda', { exact: false })).toBeVisible()
    expect(await storedFiles(owner)).toHaveLength(1)
  })
})

test('a file missing from its folder is asked for again, and the corrections stay', async ({
  page,
  owner,
}) => {
  await page.goto('/automations/predictive_analytics')
  await send(page, sales)
  await expect(page.getByText(/recebido$/)).toBeVisible()
  const { id } = await owner.house()
  const bucket = owner.client.storage.from('uploads')
  await bucket.remove((await storedFiles(owner)).map((name) => `${id}/${name}`))

  await page.reload()
  await expect(page.getByText('“vendas.csv” não está mais guardado')).toBeVisible()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByText('Envie o arquivo de novo antes de continuar.')).toBeVisible()
  await send(page, sales)
  await expect(page.getByRole('button', { name: 'Trocar arquivo' })).toBeVisible()
  await page.getByRole('button', { name: 'Próximo' }).click()
  await expect(page.getByText('Passo 2 de 3')).toBeVisible()
})
