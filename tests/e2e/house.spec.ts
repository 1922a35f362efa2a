/** `/casa`: reading and merging menu files, undo, edits and settings, and their state after a reload. */
import type { Page } from '@playwright/test'
import { boteco } from '../../supabase/functions/_shared/consulting/golden/houses.ts'
import { lines, pdf } from '../documents/pdf-files.ts'
import { consult } from './support/consultations.ts'
import { enter, tabTo } from './support/keyboard.ts'
import { type Owner, test } from './support/signed-in.ts'
import { expect, expectNoSidewaysScroll, expectNoViolation } from './support/test.ts'

const menuFile = (rows: Parameters<typeof lines>[0]) => ({
  name: 'cardapio.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(pdf([lines(rows, [60, 480])])),
})

const firstMenu = menuFile([
  'PETISCOS',
  ['Pastel de carne 500 g', '18,90'],
  ['Caldinho de mocotó', '14,00'],
  ['Bolinho de bacalhau', '32,00'],
  'DRINKS',
  ['Caipirinha', '22,00'],
])
const secondMenu = menuFile([
  'PETISCOS',
  ['Pastel de carne 400 g', '21,00'],
  ['Caldinho de mocotó', '14,00'],
  ['Torresmo', '28,00'],
  'DRINKS',
  ['Caipirinha', '220,00'],
])

const priceOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Preço de ${name}:`) })
const costOf = (page: Page, name: string) =>
  page.getByRole('button', { name: new RegExp(`^Custo de ${name}:`) })

async function readFile(page: Page, file: typeof firstMenu): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(file)
  await page.getByRole('heading', { name: /Confira antes de gravar|O que muda no cardápio/ }).waitFor()
}

/** Gives an owner's house four items through the API. */
async function fill(owner: Owner) {
  const { id } = await owner.house()
  const named = ['Pastel de carne', 'Caldinho de mocotó', 'Bolinho de bacalhau', 'Caipirinha']
  const items = named.map((name, n) => ({
    position: n,
    section: n === 3 ? 'Drinks' : 'Petiscos',
    name,
    price: 10 + n,
  }))
  await owner.client.rpc('save_menu', { p_restaurant_id: id, p_items: items, p_removed: [] }).throwOnError()
}

test('a menu is read from a file, merged with the next one, undone, edited, and kept', async ({
  page,
  owner,
}) => {
  await page.goto('/casa')
  await page.getByRole('button', { name: 'Ler um arquivo' }).click()
  await readFile(page, firstMenu)
  await expectNoViolation(page, 'the first reading')
  await page.getByRole('button', { name: 'Salvar 4 itens' }).click()
  await expect(priceOf(page, 'Pastel de carne')).toHaveText(/18,90/)
  await expect(page.getByText('500 g')).toBeVisible()

  await page.getByRole('button', { name: 'Ler arquivo' }).click()
  await readFile(page, secondMenu)
  const changed = page.getByRole('region', { name: /^Mudaram/ })
  await expect(changed.getByRole('checkbox', { name: /Pastel de carne.*18,90.*21,00/ })).toBeChecked()
  // Ten times the price counts as a misread until the owner ticks it.
  await expect(changed.getByRole('checkbox', { name: /Caipirinha/ })).not.toBeChecked()
  const gone = page.getByRole('group', { name: 'Bolinho de bacalhau' })
  await expect(gone.getByRole('radio', { name: 'Manter' })).toBeChecked()
  await gone.getByText('Apagar').click()
  await expectNoViolation(page, 'the merge')
  await expectNoSidewaysScroll(page)
  await page.getByRole('button', { name: 'Salvar 3 itens' }).click()
  await expect(priceOf(page, 'Pastel de carne')).toHaveText(/21,00/)
  await expect(priceOf(page, 'Torresmo')).toBeVisible()
  await expect(priceOf(page, 'Caipirinha')).toHaveText(/22,00/)
  await expect(priceOf(page, 'Bolinho de bacalhau')).toHaveCount(0)

  await page.getByRole('button', { name: /^Desfazer a última mudança/ }).click()
  await expect(priceOf(page, 'Bolinho de bacalhau')).toHaveText(/32,00/)
  await expect(priceOf(page, 'Pastel de carne')).toHaveText(/18,90/)
  await expect(priceOf(page, 'Torresmo')).toHaveCount(0)

  await costOf(page, 'Caipirinha').click()
  await page.getByRole('textbox', { name: 'Custo de Caipirinha' }).fill('0')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/Custo zero não existe/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Custo de Caipirinha' }).fill('4,80')
  await page.keyboard.press('Enter')
  await expect(costOf(page, 'Caipirinha')).toHaveText(/4,80/)

  await page.getByRole('link', { name: '3 itens sem custo' }).click()
  await expect(page.getByText('3 de 4 itens')).toBeVisible()
  await page.reload()
  await expect(page.getByText('3 de 4 itens')).toBeVisible()
  const { data: rows } = await owner.client
    .from('menu_items')
    .select('name, price, cost, size')
    .order('position')
    .throwOnError()
  expect(rows).toEqual([
    { name: 'Pastel de carne', price: 18.9, cost: null, size: '500 g' },
    { name: 'Caldinho de mocotó', price: 14, cost: null, size: null },
    { name: 'Bolinho de bacalhau', price: 32, cost: null, size: null },
    { name: 'Caipirinha', price: 22, cost: 4.8, size: null },
  ])
})

test('items are pasted, changed in bulk, deleted and restored', async ({ page, owner }) => {
  await fill(owner)
  await page.goto('/casa')
  await page.getByRole('button', { name: 'Colar lista' }).click()
  await page.getByRole('textbox', { name: 'Colar itens' }).fill('Torresmo; Petiscos; 28,00; 9,50')
  await page.getByRole('button', { name: 'Ler a lista' }).click()
  await page.getByRole('button', { name: 'Salvar 1 item' }).click()
  await expect(costOf(page, 'Torresmo')).toHaveText(/9,50/)

  await page.getByRole('checkbox', { name: 'Selecionar Torresmo' }).check()
  await page.getByRole('checkbox', { name: 'Selecionar Caipirinha' }).check()
  await page.getByRole('button', { name: 'Tirar do cardápio' }).click()
  await expect(page.getByText('fora do cardápio', { exact: true })).toHaveCount(2)
  await expectNoViolation(page, 'a bulk change')

  await page.getByRole('button', { name: 'Remover Pastel de carne' }).click()
  await expect(priceOf(page, 'Pastel de carne')).toHaveCount(0)
  const toasts = page.getByRole('region', { name: /^Avisos/ })
  const deleted = toasts.getByRole('listitem').filter({ hasText: 'Pastel de carne' })
  await deleted.getByRole('button', { name: 'Desfazer' }).click()
  await expect(priceOf(page, 'Pastel de carne')).toBeVisible()
})

test('settings, a supply and a competitor are saved', async ({ page }) => {
  await page.goto('/casa#casa')
  await page.getByText('alergia a castanha-de-caju').click()
  await page.getByLabel('Preço mínimo').fill('30')
  await page.getByLabel('Preço máximo').fill('20')
  await page.getByText('Abre Segunda').click()
  await page.getByLabel('Segunda: fecha às').fill('02:00')
  await page.getByRole('button', { name: 'Salvar balcão e cozinha' }).click()
  await expect(page.getByText('O mínimo não pode passar do máximo.')).toBeVisible()
  await expectNoViolation(page, 'settings that were refused')
  await page.getByLabel('Preço máximo').fill('45')
  await page.getByRole('button', { name: /^Copiar para todos/ }).click()
  await page.getByText('Fecha Domingo').click()
  await page.getByRole('button', { name: 'Salvar balcão e cozinha' }).click()
  await expect(page.getByText('Casa atualizada')).toBeVisible()

  await page.getByRole('tab', { name: /^Insumos/ }).click()
  await page.getByLabel('Buscar insumo').fill('carvalho')
  await page.getByRole('button', { name: /^Dizer o preço de cachaça Carvalho/ }).click()
  await page.getByLabel('Pago').fill('70')
  await page.getByLabel('Por quanto').fill('500')
  await page.getByLabel('Unidade').selectOption('ml')
  await page.getByRole('button', { name: 'Salvar preço' }).click()
  await expect(page.getByText(/70,00 por 500 ml/)).toBeVisible()
  await expectNoViolation(page, 'supplies')

  await page.getByRole('tab', { name: /^Concorrentes/ }).click()
  await page.getByRole('button', { name: 'Acrescentar concorrente' }).click()
  await page.getByLabel('Nome da casa').fill('Bar do Vizinho')
  await page.getByRole('textbox', { name: 'Item 1', exact: true }).fill('Caipirinha')
  await page.getByRole('textbox', { name: 'Preço do item 1' }).fill('20')
  await expectNoViolation(page, 'a competitor')
  await page.getByRole('button', { name: 'Salvar concorrente' }).click()
  await expect(page.getByRole('heading', { name: 'Bar do Vizinho' })).toBeVisible()

  await page.reload()
  await expect(page.getByRole('heading', { name: 'Bar do Vizinho' })).toBeVisible()
  await page.getByRole('tab', { name: 'Balcão e cozinha' }).click()
  await expect(page.getByRole('checkbox', { name: 'alergia a castanha-de-caju' })).toBeChecked()
  await expect(page.getByLabel('Preço máximo')).toHaveValue('45,00')
  await expect(page.getByLabel('Sábado: fecha às')).toHaveValue('02:00')
  await expect(page.getByRole('radio', { name: 'Fecha Domingo' })).toBeChecked()
  await page.setViewportSize({ width: 320, height: 640 })
  for (const tab of ['Cardápio', 'Insumos', 'Balcão e cozinha', 'Concorrentes']) {
    await page.getByRole('tab', { name: tab }).click()
    await expectNoSidewaysScroll(page)
  }
})

test.describe('without a network', () => {
  test.use({ provoked: /ERR_INTERNET_DISCONNECTED|Failed to fetch|Failed to load resource/ })

  test('input stays and is saved when the network returns', async ({ page, owner, context }) => {
    await fill(owner)
    await page.goto('/casa')
    await page.getByRole('button', { name: 'Editar Caipirinha' }).click()
    await page.getByLabel('Custo', { exact: true }).fill('4,80')
    await context.setOffline(true)
    await page.getByRole('button', { name: 'Salvar item' }).click()
    await expect(page.getByText(/A internet falhou e nada foi gravado/)).toBeVisible()
    await expect(page.getByLabel('Custo', { exact: true })).toHaveValue('4,80')
    await context.setOffline(false)
    await page.getByRole('button', { name: 'Salvar item' }).click()
    await expect(costOf(page, 'Caipirinha')).toHaveText(/4,80/)
  })
})

test('of two tabs, the last save wins and says so', async ({ page, owner, context }) => {
  await fill(owner)
  await page.goto('/casa')
  await expect(priceOf(page, 'Caipirinha')).toBeVisible()
  const { id } = await owner.house()
  await owner.client
    .from('menu_items')
    .update({ price: 25 })
    .eq('restaurant_id', id)
    .eq('name', 'Caipirinha')
    .throwOnError()
  await costOf(page, 'Caipirinha').click()
  await page.getByRole('textbox', { name: 'Custo de Caipirinha' }).fill('5')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Mudou também em outra aba')).toBeVisible()

  const other = await context.newPage()
  await other.goto('/casa#casa')
  await page.getByRole('tab', { name: 'Balcão e cozinha' }).click()
  await page.getByLabel('Bairro').fill('Benfica')
  await other.getByLabel('Bairro').fill('Aldeota')
  await other.getByRole('button', { name: 'Salvar balcão e cozinha' }).click()
  await expect(other.getByText('Casa atualizada')).toBeVisible()
  await page.getByRole('button', { name: 'Salvar balcão e cozinha' }).click()
  await expect(page.getByText('Estas informações mudaram em outra aba ou aparelho')).toBeVisible()
  await page.getByRole('button', { name: 'Ficar com as minhas' }).click()
  await expect(page.getByText('Casa atualizada')).toBeVisible()
})

test('costs are filled in one after another by keyboard alone', async ({ page, owner }) => {
  await fill(owner)
  await page.goto('/casa')
  await expect(costOf(page, 'Pastel de carne')).toBeVisible()
  await enter(costOf(page, 'Pastel de carne'))
  await page.keyboard.type('5,20')
  await page.keyboard.press('Enter')
  await page.keyboard.type('3,10')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Escape')
  await expect(costOf(page, 'Pastel de carne')).toHaveText(/5,20/)
  await expect(costOf(page, 'Caldinho de mocotó')).toHaveText(/3,10/)
  await page.getByRole('tab', { name: /^Cardápio/ }).focus()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('tab', { name: /^Insumos/ })).toBeFocused()
  await tabTo(page.getByLabel('Buscar insumo'))
})

test.describe('with a consultation delivered', () => {
  test.use({ paid: true })

  test('its sheets follow the prices of the house, and a button shows the delivered figures', async ({
    page,
    owner,
  }) => {
    await consult(page, boteco, 'drink_creation')
    const notice = page.getByText(/^Recalculado com os seus preços de/)
    await expect(notice).toHaveCount(0)
    const { id } = await owner.house()
    const cachacas = ['cachaça Alambique', 'cachaça Carvalho Premium', 'cachaça Castanheira Extra-Premium']
    await owner.client
      .from('ingredient_prices')
      .insert(
        cachacas.map((name) => ({ restaurant_id: id, name, price: 200, amount: 500, unit: 'ml' as const })),
      )
      .throwOnError()
    const balance = await owner.balance()
    await page.getByRole('link', { name: 'Ver relatório completo' }).click()
    await expect(notice).toBeVisible()
    await expect(page.getByText('o preço sugerido hoje seria outro', { exact: false })).toBeVisible()
    await expectNoViolation(page, 'a recalculated report')
    await page.getByRole('button', { name: 'Ver como foi entregue' }).click()
    await expect(page.getByText('Valores como foram entregues')).toBeVisible()
    expect(await owner.balance()).toBe(balance)
  })
})
