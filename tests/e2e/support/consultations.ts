/** Fills the wizards from their definitions and reads the results. */
import type { Page } from '@playwright/test'
import type { AutomationType } from '../../../supabase/functions/_shared/consulting/automation-types.ts'
import { automationOf } from '../../../supabase/functions/_shared/consulting/automation-types.ts'
import {
  type AnswerValue,
  type FileAnswer,
  isUpload,
  type WizardInput,
} from '../../../supabase/functions/_shared/consulting/base/answers/definition.ts'
import { menuLines } from '../../../supabase/functions/_shared/consulting/golden/files.ts'
import { goldenAnswers } from '../../../supabase/functions/_shared/consulting/golden/golden.ts'
import type { House } from '../../../supabase/functions/_shared/consulting/golden/houses.ts'
import { salesSheet, trades } from '../../../supabase/functions/_shared/consulting/golden/sales.ts'
import { parseContent, type ResultContent } from '../../../supabase/functions/_shared/consulting/results.ts'
import { lines, pdf } from '../../documents/pdf-files.ts'
import { expect, type Owner } from './signed-in.ts'
import { openSheet } from './steps.ts'
import { expectNoSidewaysScroll, expectWholeFigures } from './test.ts'

const linesOnPage = 38

/** The house's menu as a printed PDF. */
function menuFile(house: House) {
  const all = menuLines(house.menu)
  const pages = Array.from({ length: Math.ceil(all.length / linesOnPage) }, (_, page) =>
    lines(all.slice(page * linesOnPage, (page + 1) * linesOnPage), [60, 480]),
  )
  return { name: 'cardapio.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf(pages)) }
}

/** The house's sales as exported by a till, in Windows-1252. */
function salesFile(house: House) {
  const buffer = Buffer.from(salesSheet(house.menu, trades[house.id]), 'latin1')
  return { name: 'vendas.csv', mimeType: 'text/csv', buffer }
}

/** Uploads a file, waits until it is read and stored, and enters the costs, which no menu states. */
async function sendFile(page: Page, house: House, answer: FileAnswer): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles(answer.menu ? menuFile(house) : salesFile(house))
  await expect(page.getByText(/recebido$/)).toBeVisible()
  const items = answer.menu?.items ?? []
  for (const [index, { name, cost }] of items.entries()) {
    if (cost === null) continue
    const row = page.getByRole('listitem').nth(index)
    await row.getByRole('button', { name, exact: false }).first().click()
    await row.getByLabel('Custo (R$)').fill(cost.toFixed(2).replace('.', ','))
  }
}

async function choose(page: Page, input: WizardInput, entries: readonly string[]): Promise<void> {
  const offered = 'options' in input ? (input.options ?? []) : []
  for (const entry of entries) {
    if (offered.includes(entry)) {
      // Users press the label; the input itself is hidden.
      await page.getByText(entry, { exact: true }).click()
      await expect(page.getByRole('checkbox', { name: entry, exact: true })).toBeChecked()
    } else {
      await page.getByLabel(input.placeholder ?? '').fill(entry)
      await page.getByRole('button', { name: 'Adicionar' }).click()
    }
  }
}

async function answerStep(page: Page, house: House, input: WizardInput, value: AnswerValue): Promise<void> {
  if (Array.isArray(value)) await choose(page, input, value)
  else if (isUpload(value)) await sendFile(page, house, value)
  else if (typeof value === 'object') throw new Error('no journey sends the menu of the house')
  else if (input.type === 'select') await page.getByRole('combobox').selectOption(value)
  else await page.getByRole('textbox').fill(value)
}

/** Completes an automation's wizard as the owner, up to its results. */
export async function consult(page: Page, house: House, type: AutomationType): Promise<void> {
  await page.goto(`/automations/${type}`)
  const answers = (await goldenAnswers(type))[house.id]
  const { inputs } = automationOf(type).definition
  for (const input of inputs) {
    await expect(page.getByRole('heading', { name: input.label, exact: true })).toBeVisible()
    const value = answers[input.id]
    if (value !== undefined) await answerStep(page, house, input, value)
    if (input !== inputs.at(-1)) await page.getByRole('button', { name: 'Próximo' }).click()
  }
  await openSheet(page)
  await page.getByRole('button', { name: 'Processar Automação' }).click()
  await expect(page.getByRole('heading', { name: 'Automação Concluída!' })).toBeVisible({ timeout: 30_000 })
}

/** Checks every section of the report, with tables unfolded, on two narrow phones. */
export async function expectReportFits(page: Page): Promise<void> {
  const sections = page.getByRole('navigation', { name: 'Seções do relatório' }).getByRole('button')
  await sections.first().waitFor()
  const usual = page.viewportSize()
  for (const section of await sections.all()) {
    await section.click()
    await page.evaluate(() => {
      for (const fold of document.querySelectorAll('details')) fold.open = true
    })
    for (const width of [320, 360]) {
      await page.setViewportSize({ width, height: 740 })
      await expectNoSidewaysScroll(page)
      await expectWholeFigures(page)
      await expectRoomForWords(page)
    }
  }
  if (usual) await page.setViewportSize(usual)
}

/** Checks that no text of the report is squeezed to about a word a line by what stands beside it. */
async function expectRoomForWords(page: Page): Promise<void> {
  const squeezed = await page.evaluate(() => {
    const found: string[] = []
    const section = document.querySelector('.report-section')
    const texts = document.createTreeWalker(section ?? document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode
      const length = text.textContent?.trim().length ?? 0
      const range = document.createRange()
      range.selectNodeContents(text)
      const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
      if (lines > 2 && length / lines < 8) found.push(`${lines} lines of “${text.textContent}”`)
    }
    return found
  })
  expect(squeezed, `texts without room on ${page.url()}`).toEqual([])
}

/** Returns the owner's only request with its date and stored results. */
export async function storedResults(
  owner: Owner,
): Promise<{ today: string; results: { title: string; content: ResultContent }[] }> {
  const { data: request } = await owner.client
    .from('automation_requests')
    .select('id, created_at')
    .single()
    .throwOnError()
  const { data: rows } = await owner.client
    .from('generated_content')
    .select('title, content')
    .eq('automation_request_id', request.id)
    .order('position')
    .throwOnError()
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Fortaleza', dateStyle: 'short' })
  return {
    today: day.format(new Date(request.created_at)),
    results: await Promise.all(
      rows.map(async ({ title, content }) => {
        const parsed = await parseContent(content)
        if (!parsed) throw new Error(`the stored ${title} does not fit its schema`)
        return { title, content: parsed }
      }),
    ),
  }
}
