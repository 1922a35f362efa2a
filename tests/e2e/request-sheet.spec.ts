/** The last step of a wizard: what was understood, corrected and confirmed before paying, and answered in the report. */
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { extractText } from 'unpdf'
import { lines, pdf } from '../documents/pdf-files.ts'
import { enter, tabTo, type } from './support/keyboard.ts'
import { expect, type Owner, test } from './support/signed-in.ts'
import { answerDrinks, type DrinkAnswers, openSheet } from './support/steps.ts'
import { expectNoSidewaysScroll, expectNoViolation } from './support/test.ts'

test.use({ paid: true })

const menuFile = {
  name: 'cardapio.pdf',
  mimeType: 'application/pdf',
  buffer: Buffer.from(
    pdf([
      lines(
        [
          'PETISCOS',
          ['Pastel de carne', '18,90'],
          ['Caldinho de mocotó', '14,00'],
          'DRINKS',
          ['Caipirinha', '22,00'],
        ],
        [60, 480],
      ),
    ]),
  ),
}

const answers: DrinkAnswers = {
  house: ['Boteco ou bar de bairro'],
  audience: ['Moradores do bairro'],
  equipment: ['Coqueteleira', 'Pilão ou macerador', 'Espremedor de frutas'],
  preferences: 'Só 6 drinks, no máximo 22 reais. Alergia a amendoim e a urucuba.',
}

const pay = (page: Page) => page.getByRole('button', { name: 'Processar Automação' })
const blocked = (page: Page) => page.getByRole('region', { name: /urucuba/ })

async function tellMenu(page: Page): Promise<void> {
  await page.goto('/casa')
  await page.getByRole('button', { name: 'Ler um arquivo' }).click()
  await page.locator('input[type=file]').first().setInputFiles(menuFile)
  await page.getByRole('button', { name: 'Salvar 3 itens' }).click()
  await expect(page.getByRole('button', { name: /^Preço de Caipirinha:/ })).toBeVisible()
}

async function storedSheet({ client }: Owner) {
  const { data } = await client.from('automation_requests').select('input_data').single().throwOnError()
  return JSON.stringify(data.input_data)
}

const wishes = [
  'Receber 6 drinks',
  'Preços: até R$ 24',
  // Exclusions with the same answer stand on one line.
  'Deixar de fora: amendoim e urucum, por alergia',
]

test('an owner corrects what was understood, settles what was not, pays and reads every wish answered', async ({
  page,
  owner,
}) => {
  await tellMenu(page)
  await page.goto('/automations/drink_creation')
  await answerDrinks(page, answers)
  await openSheet(page)
  await expect(page.getByText('Passo 5 de 5')).toBeVisible()
  await expect(page.getByText(/Usei 3 itens do seu cardápio/)).toBeVisible()
  await expect(page.locator('mark')).toHaveText(/urucuba/)
  await expectNoViolation(page, 'the sheet with a passage that blocks')
  await expectNoSidewaysScroll(page)

  await test.step('nothing is paid while an allergy is unclear', async () => {
    await pay(page).click()
    await expect(page.getByText('Precisamos entender isto antes: “urucuba”.')).toBeVisible()
    await expect(blocked(page)).toBeFocused()
    expect(await owner.requests()).toEqual([])
    expect(await owner.balance()).toBe(220)
  })

  await test.step('the passage is settled from the list', async () => {
    await blocked(page).getByRole('button', { name: 'Explicar' }).click()
    await blocked(page).getByRole('combobox').fill('urucu')
    await blocked(page)
      .getByRole('option', { name: /^urucum/ })
      .click()
    await expectNoViolation(page, 'the list of a passage')
    await blocked(page).getByRole('button', { name: 'Deixar de fora' }).click()
    await expect(page.getByText('Tudo certo')).toBeVisible()
  })

  await test.step('a price is corrected on its chip', async () => {
    await page.getByRole('button', { name: 'até R$ 22, mudar' }).click()
    await page.getByLabel('Até (R$)').fill('24')
    await page.getByRole('button', { name: 'Aplicar' }).click()
    await expect(page.getByRole('button', { name: 'até R$ 24, mudar' })).toBeVisible()
    await expectNoSidewaysScroll(page)
  })

  await test.step('the sheet is kept across a reload, back and forth', async () => {
    await page.reload()
    await expect(page.getByRole('button', { name: 'até R$ 24, mudar' })).toBeVisible()
    await page.getByRole('button', { name: 'Anterior' }).click()
    await page
      .getByRole('textbox', { name: 'Preferências e restrições' })
      .fill(`Por favor: ${answers.preferences}`)
    await openSheet(page)
    await expect(page.getByRole('button', { name: 'até R$ 24, mudar' })).toBeVisible()
    await expect(page.getByText('Tudo certo')).toBeVisible()
  })

  await test.step('the answers come with the results and open the report', async () => {
    await pay(page).click()
    await expect(page.getByRole('heading', { name: 'Automação Concluída!' })).toBeVisible({ timeout: 30_000 })
    expect(await storedSheet(owner)).toContain('"request_sheet"')
    await expect(page.getByRole('heading', { name: 'O que você pediu' })).toBeVisible()
    await page.getByRole('link', { name: 'Ver relatório completo' }).click()
    await expect(page.getByRole('heading', { name: 'O que você pediu' })).toBeVisible()
    for (const wish of wishes) await expect(page.getByText(wish.replace('R$ ', 'R$\u00a0'))).toBeVisible()
    await expect(page.getByText(/pedidos foram atendidos\./)).toBeVisible()
    await expectNoViolation(page, 'what was asked for')
    await expectNoSidewaysScroll(page)
  })

  await test.step('the PDF says the same', async () => {
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Baixar PDF' }).click(),
    ])
    const bytes = new Uint8Array(await readFile(await file.path()))
    const text = (await extractText(bytes, { mergePages: true })).text.replace(/\s+/g, ' ')
    expect(text).toContain('O que você pediu')
    for (const wish of wishes) expect(text).toContain(wish)
  })
})

test('the sheet is corrected and paid by keyboard alone', async ({ page, owner }) => {
  const { keyboard } = page
  await page.goto('/automations/drink_creation')
  await answerDrinks(page, answers)
  await openSheet(page)
  await expect(page.getByRole('heading', { name: 'Confira o pedido' })).toBeFocused()
  // The toast of the first purchase covers the screen's edge for a while.
  await expect(page.getByText('Fez a primeira compra no engenho.')).toBeHidden()

  await tabTo(page.getByRole('button', { name: 'até R$ 22, mudar' }))
  await keyboard.press('Enter')
  const field = page.getByLabel('Até (R$)')
  await expect(field).toBeVisible()
  await tabTo(field)
  await keyboard.press('ControlOrMeta+a')
  await keyboard.type('24')
  await keyboard.press('Enter')
  await expect(page.getByRole('button', { name: 'até R$ 24, mudar' })).toBeFocused()

  await enter(pay(page))
  await expect(blocked(page)).toBeFocused()
  await enter(blocked(page).getByRole('button', { name: 'Explicar' }))
  await expect(blocked(page).getByRole('combobox')).toBeFocused()
  await keyboard.type('sem urucum')
  // The last option takes the words as they are typed.
  await expect(blocked(page).getByRole('option').last()).toHaveText(/como escrevi/)
  await keyboard.press('ArrowUp')
  await keyboard.press('Enter')
  await expect(page.getByText('Tudo certo')).toBeVisible()

  await type(page.getByRole('combobox', { name: /Procurar ingrediente/ }), 'caju')
  await expect(page.getByRole('option').first()).toBeVisible()
  await keyboard.press('Enter')
  await enter(page.getByRole('button', { name: 'Dar preferência', exact: true }))
  await expect(page.getByText('Acrescentado: de preferência caju.')).toBeVisible()

  await enter(pay(page))
  await expect(page.getByRole('heading', { name: 'Automação Concluída!' })).toBeFocused({ timeout: 30_000 })
  expect(await owner.balance()).toBe(20)
})

test('conflicting limits are reported before paying, with what would fit', async ({ page, owner }) => {
  await page.goto('/automations/drink_creation')
  await answerDrinks(page, {
    ...answers,
    preferences: 'Quero 10 drinks, só com caju, até 12 reais.',
  })
  await openSheet(page)
  const conflict = page.getByRole('status').filter({ hasText: 'Isto não cabe junto' })
  await expect(conflict).toBeVisible()
  await expectNoViolation(page, 'a conflict')
  await expectNoSidewaysScroll(page)

  await test.step('an offer settles it', async () => {
    expect(await owner.requests()).toEqual([])
    await conflict.getByRole('button').first().click()
    await expect(conflict).toBeHidden()
    await expectNoViolation(page, 'a conflict that was settled')
    await pay(page).click()
    await expect(page.getByRole('heading', { name: 'Automação Concluída!' })).toBeVisible({ timeout: 30_000 })
    await expect(page.getByRole('heading', { name: 'O que você pediu' })).toBeVisible()
    await expect(page.getByRole('heading', { name: 'O que entendemos do seu pedido' })).toHaveCount(0)
  })
})
