/** The farm's rooms Casas, Espera and Equipe. */
import { randomUUID } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createClient } from '@supabase/supabase-js'
import type { Database } from '../../src/data/database.types.ts'
import { formatCnpj } from '../../src/format/cnpj.ts'
import { newPerson } from './support/people.ts'
import { createOwner, createStaff } from './support/signed-in.ts'
import { expect, expectNoViolation, stackStatus, store, test, visitorOf } from './support/test.ts'

type Status = Awaited<ReturnType<typeof stackStatus>>

/** A random word of letters, unique to this test. */
const newWord = () =>
  randomUUID()
    .replace(/[^a-f]/g, '')
    .slice(0, 10)

/** Opens a room as a new member. */
async function enter(page: Page, status: Status, role: 'manager' | 'fulfilment', path: string) {
  const member = await createStaff(status, role)
  await store(page, member.storage)
  await page.goto(path)
  return member
}

/** Puts houses on the waitlist of a city, as visitors do. */
async function wait(status: Status, city: string, emails: readonly string[]) {
  const visitor = createClient<Database>(status.api_url, status.publishable_key)
  for (const email of emails)
    await visitor
      .from('expansion_waitlist')
      .insert({
        email,
        city,
        cnpj: newPerson().cnpj,
        state: 'Ceará',
        state_code: 'CE',
        restaurant_name: `=Bar de ${email}`,
        contact_name: 'Bia',
        contact_phone: '88999990000',
        establishment_type: 'bar',
        interested_in: ['drinks autorais com cachaça'],
        monthly_revenue_range: '10k_30k',
      })
      .throwOnError()
}

test('a manager finds a house, gives a courtesy once and keeps notes', async ({ page, baseURL }) => {
  const status = await stackStatus(baseURL)
  const owner = await createOwner(status)
  await enter(page, status, 'manager', '/fazenda/casas')
  await page.getByLabel('Buscar casa').fill(owner.cnpj)
  await page
    .getByRole('row')
    .filter({ hasText: formatCnpj(owner.cnpj) })
    .getByRole('link')
    .click()
  await expect(page.getByRole('heading', { level: 1, name: owner.restaurant })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Abrir no WhatsApp' })).toHaveAttribute(
    'href',
    /^https:\/\/wa\.me\/5585988887777\?text=Ol/,
  )
  await expect(page.getByText('Nenhum crédito entrou ou saiu.')).toBeVisible()
  await expectNoViolation(page, 'a house')

  await page.getByRole('button', { name: 'Dar cortesia' }).click()
  const courtesy = page.getByRole('dialog', { name: 'Dar créditos de cortesia' })
  await courtesy.getByLabel('Créditos').fill('501')
  await courtesy.getByLabel('Motivo').fill('A entrega atrasou dois dias')
  await courtesy.getByRole('button', { name: 'Dar cortesia' }).click()
  await expect(courtesy.getByText('Digite um número inteiro de 1 a 500.')).toBeVisible()
  await expectNoViolation(page, 'the courtesy')
  await courtesy.getByLabel('Créditos').fill('50')
  await courtesy.getByRole('button', { name: 'Dar 50 créditos' }).dblclick()
  await expect(page.getByText('Saldo: 50 créditos')).toBeVisible()
  await expect(page.getByRole('row', { name: /Cortesia.*\+50/ })).toHaveCount(1)
  expect(await owner.balance()).toBe(50)

  await page.getByLabel('Nova anotação').fill('Entregar pelo portão lateral')
  await page.getByRole('button', { name: 'Guardar anotação' }).click()
  const note = page.getByRole('listitem').filter({ hasText: 'Entregar pelo portão lateral' })
  await expect(note).toBeVisible()
  await expect(page.getByLabel('Nova anotação')).toHaveValue('')
  await note.getByRole('button', { name: /^Retirar/ }).click()
  await page.getByRole('button', { name: 'Retirar anotação' }).click()
  await expect(page.getByText('Nenhuma anotação ainda.')).toBeVisible()

  await page.goto('/fazenda/casas/nada')
  await expect(page.getByRole('heading', { name: 'Casa não encontrada' })).toBeVisible()
})

test('a city is opened once, and who waits there is invited once', async ({ page, baseURL }) => {
  const status = await stackStatus(baseURL)
  const [city, one, two] = [newWord(), `${newWord()}@exemplo.com`, `${newWord()}@exemplo.com`]
  await wait(status, city, [one, two, one])
  const manager = await enter(page, status, 'manager', `/fazenda/espera?cidade=${city}`)
  const row = page.getByRole('row').filter({ hasText: city })
  await expect(row.getByText('Fora da lista')).toBeVisible()
  await expectNoViolation(page, 'the waiting cities')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Exportar lista de espera' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file.startsWith('\uFEFFEmail;Nome do restaurante;')).toBe(true)
  expect(file).toContain(`${two};"'=Bar de ${two}";`)

  await row.getByRole('button', { name: 'Abrir cidade' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(two, { exact: true })).toBeVisible()
  await expectNoViolation(page, 'the question before a city opens')
  // Another name would be another city.
  await dialog.getByLabel('Cidade').fill('Sobral')
  await dialog.getByRole('button', { name: 'Abrir cidade' }).click()
  await expect(dialog.getByText(/Corrija só maiúsculas e acentos/)).toBeVisible()
  const name = city.toUpperCase()
  await dialog.getByLabel('Cidade').fill(name)
  await dialog.getByRole('button', { name: 'Abrir cidade' }).dblclick()
  await expect(page.getByText('O aviso de 2 pessoas entrou na fila.')).toBeVisible()
  const opened = page.getByRole('row').filter({ hasText: name })
  await expect(opened.getByText('Aberta', { exact: true })).toBeVisible()
  await expect(opened.getByRole('button', { name: 'Abrir cidade' })).toHaveCount(0)

  const { data: area } = await manager.client
    .from('service_areas')
    .select('id, is_active')
    .eq('city', name)
    .single()
    .throwOnError()
  expect(area.is_active).toBe(true)
  const again = await manager.client.rpc('open_city', { p_place: area.id }).throwOnError()
  expect(again.data).toBe(0)
  const { data: invited } = await manager.client
    .from('waitlist_invitations')
    .select('entry_id, opening:city_openings!inner(area_id)')
    .eq('opening.area_id', area.id)
    .throwOnError()
  expect(invited).toHaveLength(2)

  await opened.getByRole('button', { name: 'Fechar' }).click()
  await page.getByRole('button', { name: 'Fechar cidade' }).click()
  await expect(page.getByText('Escreva o motivo.')).toBeVisible()
  await page.getByLabel('Motivo').fill('Sem transportadora por enquanto')
  await page.getByRole('button', { name: 'Fechar cidade' }).click()
  await expect(opened.getByText('Planejada')).toBeVisible()

  await opened.getByRole('button', { name: 'Ver pessoas' }).click()
  await expectNoViolation(page, 'who waits in a city')
  await page.getByRole('button', { name: `Apagar ${two}` }).click()
  await page.getByRole('button', { name: 'Apagar para sempre' }).click()
  await expect(page.getByText('E-mail apagado das listas')).toBeVisible()
  const { data: left } = await manager.client.from('expansion_waitlist').select('id').eq('email', two)
  expect(left).toEqual([])
})

test('a member who is deactivated while at work reads so, and loses nothing typed', async ({
  page,
  baseURL,
}) => {
  const status = await stackStatus(baseURL)
  const owner = await createOwner(status)
  const house = await owner.house()
  const packer = await enter(page, status, 'fulfilment', `/fazenda/casas/${house.id}`)
  const manager = await createStaff(status, 'manager')
  const note = page.getByLabel('Nova anotação')
  await note.fill('Cliente pediu caixas de 6')

  const { data: member } = await packer.client.auth.getUser()
  await manager.client
    .rpc('change_team_member', {
      p_user_id: member.user?.id ?? '',
      p_role: 'fulfilment',
      p_active: false,
      p_reason: 'Saiu da equipe',
    })
    .throwOnError()

  await page.getByRole('button', { name: 'Guardar anotação' }).click()
  await expect(page.getByText(/o seu acesso foi desativado/)).toBeVisible()
  await expect(note).toHaveValue('Cliente pediu caixas de 6')
  // Returning to the tab refetches answers older than 30 seconds.
  await page.clock.install()
  await page.clock.fastForward('01:00')
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByText('O seu acesso à equipe foi desativado')).toBeVisible()
  await expect(note).toHaveValue('Cliente pediu caixas de 6')
  await expectNoViolation(page, 'the farm of a deactivated member')
  await page.reload()
  await expect(page.getByRole('heading', { name: 'Esta área é da equipe da fazenda' })).toBeVisible()
})

test('a manager edits the team, and the audit records it', async ({ page, baseURL }) => {
  const status = await stackStatus(baseURL)
  const rosa = newPerson()
  const visitor = visitorOf(status)
  const { error } = await visitor.auth.signUp({ email: rosa.email, password: rosa.password })
  expect(error).toBeNull()
  const name = `Rosa ${newWord()}`
  await enter(page, status, 'manager', '/fazenda/equipe')

  await page.getByRole('button', { name: 'Incluir pessoa' }).click()
  const add = page.getByRole('dialog', { name: 'Incluir pessoa na equipe' })
  await add.getByLabel('Nome').fill(name)
  await add.getByLabel('E-mail da conta').fill(`sem-conta-${rosa.email}`)
  await add.getByRole('button', { name: 'Incluir na equipe' }).click()
  await expect(add.getByText(/Não há conta com este e-mail/)).toBeVisible()
  await expect(add.getByLabel('Nome')).toHaveValue(name)
  await expectNoViolation(page, 'adding to the team')
  await add.getByLabel('E-mail da conta').fill(rosa.email)
  await add.getByRole('button', { name: 'Incluir na equipe' }).click()
  const row = page.getByRole('row').filter({ hasText: name })
  await expect(row.getByText('Ativo', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: 'Mudar papel' }).click()
  await page.getByRole('dialog').getByText('Consultorias, agenda e casas.').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mudar papel' }).click()
  await expect(row.getByText('Consultoria', { exact: true })).toBeVisible()

  await row.getByRole('button', { name: /^Desativar/ }).click()
  await page.getByLabel('Motivo (opcional)').fill('Mudou de cidade')
  await page.getByRole('button', { name: 'Desativar acesso' }).click()
  await expect(row.getByText('Desativado')).toBeVisible()

  await page.getByLabel('Quem fez').selectOption({ index: 0 })
  await page.getByLabel('Sobre o quê').selectOption('Equipe')
  const record = page.getByRole('listitem').filter({ hasText: 'Mudou de cidade' }).first()
  await expect(record).toContainText('Acesso: ativo → desativado')
  await expect(page.getByText('Papel: Pedidos → Consultoria').first()).toBeVisible()
  await expectNoViolation(page, 'the team')
})
