/** Requests of drinks: one that a fault interrupts, and one that is delivered. */
import { expect, type Page } from '@playwright/test'
import { emptyHouse } from '../../../supabase/functions/_shared/consulting/base/house/house.ts'
import { goldenAnswers } from '../../../supabase/functions/_shared/consulting/golden/golden.ts'
import { understand } from '../../../supabase/functions/_shared/consulting/understanding/understand.ts'
import type { Owner } from './signed-in.ts'
import { sessionKey } from './test.ts'

/** Console messages of a lost network or a server that is down, and our own logs of them. */
export const networkFaults = new RegExp(
  [
    'Failed to load resource: (net::ERR_|the server responded with a status of 50)',
    'Failed to fetch',
    'Unable to preload CSS',
    '^(getSession|balance|refreshRestaurant) ',
  ].join('|'),
)

export const answers = {
  house: ['Boteco ou bar de bairro'],
  audience: ['Moradores do bairro'],
  equipment: ['Coqueteleira', 'Pilão ou macerador'],
  preferences: 'prefiro caju',
}
export const wizard = '/automations/drink_creation'

export const sendButton = (page: Page) => page.getByRole('button', { name: 'Processar Automação' })
export const preferences = (page: Page) => page.getByRole('textbox', { name: 'Preferências e restrições' })
export const understood = (page: Page) => page.getByRole('button', { name: 'de preferência caju, mudar' })
export const processing = (page: Page) => page.getByRole('heading', { name: 'IA Processando...' })
export const finished = (page: Page) => page.getByRole('heading', { name: 'Automação Concluída!' })

export async function expectChargedOnce(owner: Owner): Promise<void> {
  expect(await owner.requests()).toMatchObject([{ credits_used: 200 }])
  expect(await owner.balance()).toBe(20)
}

export const buyButton = (page: Page) => page.getByRole('button', { name: 'Comprar Pacote Iniciante' })

/** Removes the session without the app's knowledge, like a browser that clears its data. */
export async function signOutOnDevice(page: Page): Promise<void> {
  await page.goto('/')
  await page.evaluate((key) => localStorage.removeItem(key), await sessionKey())
}

/** A delivered consultation of the owner's, with what else they wrote. The queue works on it. */
export async function deliverDrinks(owner: Owner, alsoAsked = ''): Promise<string> {
  const { boteco } = await goldenAnswers('drink_creation')
  const asked = { ...boteco, preferences: `${String(boteco?.preferences)} ${alsoAsked}`.trim() }
  const request_sheet = understand('drink_creation', {
    answers: asked,
    house: emptyHouse,
    today: '2026-11-29',
  })
  const { data: automation } = await owner.client
    .from('automations_catalog')
    .select('id')
    .eq('type', 'drink_creation')
    .single()
    .throwOnError()
  const { data: request } = await owner.client
    .from('automation_requests')
    .insert({
      restaurant_id: (await owner.house()).id,
      automation_id: automation.id,
      input_data: JSON.parse(JSON.stringify({ ...asked, request_sheet })),
    })
    .select('id')
    .single()
    .throwOnError()
  await expect.poll(owner.requests, { timeout: 30_000 }).toMatchObject([{ status: 'completed' }])
  return request.id
}
