/** The wizards of the automations, answered by their definitions, and what came of them. */
import type { Page } from '@playwright/test'
import { automationDefinitions } from '../../../supabase/functions/_shared/consulting/automations/definitions.ts'
import type {
  AnswerValue,
  AutomationType,
  FileAnswer,
  WizardInput,
} from '../../../supabase/functions/_shared/consulting/automations/types.ts'
import {
  type ResultContent,
  resultContentSchema,
} from '../../../supabase/functions/_shared/consulting/engine/results.ts'
import { menuLines } from '../../../supabase/functions/_shared/consulting/golden/files.ts'
import type { GoldenRestaurant } from '../../../supabase/functions/_shared/consulting/golden/restaurants.ts'
import { salesSheet, trades } from '../../../supabase/functions/_shared/consulting/golden/sales.ts'
import { lines, pdf } from '../../documents/pdf-files.ts'
import { expect, type Owner } from './signed-in.ts'
import { expectNoSidewaysScroll, expectWholeFigures } from './test.ts'

const linesOnPage = 38

/** The house's menu as its printer made it. */
function menuFile(house: GoldenRestaurant) {
  const all = menuLines(house.menu)
  const pages = Array.from({ length: Math.ceil(all.length / linesOnPage) }, (_, page) =>
    lines(all.slice(page * linesOnPage, (page + 1) * linesOnPage), [60, 480]),
  )
  return { name: 'cardapio.pdf', mimeType: 'application/pdf', buffer: Buffer.from(pdf(pages)) }
}

/** The house's sales as its till exports them: one byte for each letter with an accent. */
function salesFile(house: GoldenRestaurant) {
  const buffer = Buffer.from(salesSheet(house.menu, trades[house.id]), 'latin1')
  return { name: 'vendas.csv', mimeType: 'text/csv', buffer }
}

/** Sends a file, waits until it is read and stored, and types what no menu tells: what the items cost. */
async function sendFile(page: Page, house: GoldenRestaurant, answer: FileAnswer): Promise<void> {
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
      // The label is what a finger hits; the box itself is drawn.
      await page.getByText(entry, { exact: true }).click()
      await expect(page.getByRole('checkbox', { name: entry, exact: true })).toBeChecked()
    } else {
      await page.getByLabel(input.placeholder ?? '').fill(entry)
      await page.getByRole('button', { name: 'Adicionar' }).click()
    }
  }
}

async function answerStep(
  page: Page,
  house: GoldenRestaurant,
  input: WizardInput,
  value: AnswerValue,
): Promise<void> {
  if (Array.isArray(value)) await choose(page, input, value)
  else if (typeof value === 'object') await sendFile(page, house, value)
  else if (input.type === 'select') await page.getByRole('combobox').selectOption(value)
  else await page.getByRole('textbox').fill(value)
}

/** Walks through the wizard of an automation as the owner of the house, to its results. */
export async function consult(page: Page, house: GoldenRestaurant, type: AutomationType): Promise<void> {
  await page.goto(`/automations/${type}`)
  const { inputs } = automationDefinitions[type]
  for (const [index, input] of inputs.entries()) {
    await expect(page.getByRole('heading', { name: input.label, exact: true })).toBeVisible()
    const value = house.answers[type][input.id]
    if (value !== undefined) await answerStep(page, house, input, value)
    const last = index === inputs.length - 1
    await page.getByRole('button', { name: last ? 'Processar Automação' : 'Próximo' }).click()
  }
  await expect(page.getByRole('heading', { name: 'Automação Concluída!' })).toBeVisible({ timeout: 30_000 })
}

/** Looks at every section of the report on the screen, its sheets unfolded, on two narrow phones. */
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
    }
  }
  if (usual) await page.setViewportSize(usual)
}

/** The owner's only request, with the day it was made on and what was stored of its results. */
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
    results: rows.map(({ title, content }) => ({ title, content: resultContentSchema.parse(content) })),
  }
}
