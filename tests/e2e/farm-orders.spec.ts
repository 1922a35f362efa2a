/** The orders of the farm: from the payment to the door, several at once, on paper, and the stock they come from. */
import { randomUUID } from 'node:crypto'
import type { Browser, Page } from '@playwright/test'
import { getDocumentProxy } from 'unpdf'
import { expectVisibleFocus, tabTo } from './support/keyboard.ts'
import {
  buyCredits,
  createOwner,
  createStaff,
  expect,
  type Owner,
  test,
  verifyAge,
} from './support/signed-in.ts'
import { openCheckout } from './support/steps.ts'
import { expectNoSidewaysScroll, expectNoViolation, runCleanup, stackStatus, store } from './support/test.ts'

type Member = Awaited<ReturnType<typeof createStaff>>

/** A member of staff in a browser of their own. */
async function openFarm(browser: Browser, owned: Page, member: Member): Promise<Page> {
  const context = await browser.newContext({
    viewport: owned.viewportSize(),
    storageState: { cookies: [], origins: [] },
    reducedMotion: 'reduce',
  })
  const page = await context.newPage()
  await store(page, [
    ...member.storage,
    { name: 'cookieConsent', value: await owned.evaluate(() => localStorage.getItem('cookieConsent') ?? '') },
  ])
  return page
}

/** Enough bottles of each cachaça, in a lot of this test's own. */
async function fillStock(member: Member, bottledOn = '2026-05-10'): Promise<string> {
  const lot = `L-${randomUUID().slice(0, 8)}`
  for (const product of [
    'cachaca-alambique',
    'cachaca-carvalho-premium',
    'cachaca-castanheira-extra-premium',
  ])
    await member.client
      .rpc('put_bottle_lot', {
        p_product_id: product,
        p_lot_number: lot,
        p_bottled_on: bottledOn,
        p_quantity: 500,
      })
      .throwOnError()
  return lot
}

async function orderOf(owner: Owner) {
  const { data } = await owner.client.from('orders').select('id, number').single().throwOnError()
  return data
}

const lastEvent = async (member: Member, id: string) => {
  const { data } = await member.client
    .from('order_queue')
    .select('last_event_id')
    .eq('id', id)
    .single()
    .throwOnError()
  return data.last_event_id ?? 0
}

test('an order goes from the payment to the door, and owner and farm see the same', {
  tag: '@desktop',
}, async ({ page, owner, browser, baseURL }) => {
  const status = await stackStatus(baseURL)
  const member = await createStaff(status, 'fulfilment')
  await fillStock(member)
  await verifyAge(status, owner)
  await openCheckout(page)
  await page.getByRole('button', { name: 'Cartão aprovado' }).click()
  await expect(page.getByText('Pago', { exact: true })).toBeVisible()
  const { id, number } = await orderOf(owner)

  const farm = await openFarm(browser, page, member)
  await farm.goto('/fazenda')
  await expect(farm.getByRole('heading', { name: 'Pedidos a embalar' })).toBeVisible()
  await expect(farm.getByRole('heading', { name: 'Entregas a caminho' })).toBeVisible()
  await expectNoViolation(farm, 'Hoje with orders')

  await farm.getByRole('link', { name: 'Pedidos', exact: true }).click()
  const cnpj = owner.cnpj.replace(/^(.{2})(.{3})(.{3})(.{4})(.{2})$/, '$1.$2.$3/$4-$5')
  await farm.getByRole('searchbox', { name: 'Buscar pedido' }).fill(`BÁR ${cnpj}`)
  await expect(farm.getByRole('link', { name: `${number} · Bar da Ana` })).toBeVisible()
  await expect(farm.getByRole('checkbox', { name: /^Selecionar o pedido \d/ })).toHaveCount(1)
  await expectNoViolation(farm, 'the list of orders')

  await farm.getByRole('link', { name: `${number} · Bar da Ana` }).click()
  await expect(farm.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible()
  await expect(
    farm.getByRole('row', { name: /Cachaça Alambique 3 A escolher Inclusa no pacote/ }),
  ).toBeVisible()
  await expect(farm.getByText('Avenida Beira Mar, 2500')).toBeVisible()
  await expect(farm.getByRole('link', { name: 'Chamar no WhatsApp' })).toHaveAttribute(
    'href',
    new RegExp(`^https://wa\\.me/5585988887777\\?text=.*pedido%20${number}`),
  )
  await expectNoViolation(farm, 'an order of the farm')
  // Nothing is shipped or delivered before its turn.
  await expect(farm.getByRole('button', { name: 'Enviar' })).toHaveCount(0)
  await expect(farm.getByRole('button', { name: 'Registrar entrega' })).toHaveCount(0)

  await farm.getByRole('button', { name: 'Embalar' }).click()
  const packing = farm.getByRole('dialog', { name: 'Embalar o pedido' })
  await expect(packing.getByText('3 × Cachaça Alambique')).toBeVisible()
  await expectNoViolation(farm, 'packing')
  await packing.getByRole('button', { name: 'Embalar' }).dblclick()
  await expect(farm.getByRole('listitem').filter({ hasText: 'Embalado na fazenda' })).toHaveCount(1)
  await expect(farm.getByRole('listitem').filter({ hasText: 'Por Rosa Lima' })).toHaveCount(1)
  await expect(farm.getByRole('button', { name: 'Registrar entrega' })).toHaveCount(0)

  await farm.getByRole('button', { name: 'Enviar' }).click()
  const shipping = farm.getByRole('dialog', { name: 'Enviar o pedido' })
  const long = 'BR'.repeat(5000)
  await shipping.getByLabel('Quem leva').fill('Motoboy do Meireles')
  await shipping.getByLabel('Código de rastreio').fill(long)
  await shipping.getByRole('button', { name: 'Enviar' }).click()
  await expect(shipping.getByText('Use no máximo 60 caracteres')).toBeVisible()
  await expect(shipping.getByLabel('Código de rastreio')).toHaveValue(long)
  await expectNoViolation(farm, 'a code that is too long')
  await shipping.getByLabel('Código de rastreio').fill('BR123456789')
  await shipping.getByRole('button', { name: 'Enviar' }).click()
  await expect(farm.getByRole('listitem').filter({ hasText: 'Saiu para entrega' })).toContainText(
    'Com Motoboy do Meireles, código BR123456789',
  )

  await farm.getByRole('button', { name: 'Registrar entrega' }).click()
  const delivery = farm.getByRole('dialog', { name: 'Registrar a entrega' })
  await delivery.getByLabel('Quem recebeu', { exact: true }).fill('Ana Alencar')
  await delivery.getByRole('button', { name: 'Registrar entrega' }).click()
  await expect(delivery.getByText('Sem conferir a idade, a bebida não é entregue.')).toBeVisible()
  await expectNoViolation(farm, 'a delivery without the age')
  await delivery.getByLabel(/tem 18 anos ou mais/).check()
  await delivery.getByRole('button', { name: 'Registrar entrega' }).click()
  await expect(farm.getByRole('listitem').filter({ hasText: 'Recebido por Ana Alencar' })).toBeVisible()
  await expectNoViolation(farm, 'a delivered order')

  const invoices = page.getByRole('region', { name: 'Nota fiscal' })
  // Another test's call may be issuing them.
  await expect(async () => {
    await runCleanup(status)
    await page.goto(`/pedidos/${id}`)
    await expect(invoices.getByText('Emitida', { exact: true })).toHaveCount(2, { timeout: 5_000 })
  }).toPass()
  await expect(page.getByRole('listitem').filter({ hasText: 'Recebido por Ana Alencar' })).toContainText(
    'Entregue',
  )
  const [file] = await Promise.all([
    page.waitForEvent('popup'),
    invoices.getByRole('link', { name: /^XML da NF-e/ }).click(),
  ])
  await expect(file.locator(':root')).toContainText('sem valor fiscal')
  await file.close()
  await expectNoViolation(page, 'an order with its invoices')
  await page.goto('/dashboard')
  await expect(
    page.getByText('Receita entregue no mês').locator('xpath=ancestor::*[contains(., "R$")][1]'),
  ).toContainText(/R\$\s200,00/)
})

test.describe('paid orders', () => {
  test.use({ paid: true })

  test('two members at once: the second sees what happened, and what they typed stays', async ({
    page,
    owner,
    baseURL,
  }) => {
    const status = await stackStatus(baseURL)
    const [rosa, second] = [await createStaff(status, 'fulfilment'), await createStaff(status, 'manager')]
    await fillStock(rosa)
    await verifyAge(status, owner)
    const { id, number } = await orderOf(owner)
    await store(page, second.storage)
    await page.goto(`/fazenda/pedidos/${id}`)
    await page.getByRole('button', { name: 'Pôr em espera' }).click()
    const dialog = page.getByRole('dialog', { name: 'Pôr o pedido em espera' })
    await dialog.getByLabel('Motivo').fill('A casa muda de endereço na terça')

    await rosa.client.rpc('pack_order', { p_order_id: id, p_seen: await lastEvent(rosa, id) }).throwOnError()

    await dialog.getByRole('button', { name: 'Pôr em espera' }).click()
    await expect(dialog.getByText(/Outra pessoa mexeu neste pedido/)).toBeVisible()
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Embalado na fazenda' })).toContainText(
      'Por Rosa Lima',
    )
    await expect(dialog.getByLabel('Motivo')).toHaveValue('A casa muda de endereço na terça')
    await expectNoViolation(page, 'a conflict')
    // Packed orders can be held too, so the second attempt, which knows the new state, succeeds.
    await dialog.getByRole('button', { name: 'Pôr em espera' }).click()
    await expect(dialog).toBeHidden()
    await expect(page.getByRole('listitem').filter({ hasText: 'Em espera na fazenda' })).toContainText(
      'A casa muda de endereço na terça',
    )
    await expect(page.getByRole('heading', { level: 1, name: `Pedido ${number}` })).toBeVisible()

    await page.getByRole('button', { name: 'Liberar' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Liberar' }).click()
    await page.getByRole('button', { name: 'Desfazer embalagem' }).click()
    const unpacking = page.getByRole('dialog', { name: 'Desfazer a embalagem' })
    // Meanwhile the order is shipped, and can no longer be unpacked.
    await unpacking.getByLabel('Motivo').fill('Trocar uma garrafa')
    await rosa.client
      .rpc('ship_order', {
        p_order_id: id,
        p_seen: await lastEvent(rosa, id),
        p_carrier: 'Motoboy',
        p_tracking_code: '',
      })
      .throwOnError()
    await unpacking.getByRole('button', { name: 'Desfazer embalagem' }).click()
    await expect(unpacking.getByText('Esta etapa já não cabe.', { exact: false })).toBeVisible()
    await expect(unpacking.getByRole('button', { name: 'Desfazer embalagem' })).toBeDisabled()
    await expect(unpacking.getByLabel('Motivo')).toHaveValue('Trocar uma garrafa')
  })

  test('several are packed and shipped at once, and those that fail say why and stay selected', async ({
    page,
    owner,
    baseURL,
  }) => {
    const status = await stackStatus(baseURL)
    const member = await createStaff(status, 'fulfilment')
    await fillStock(member)
    const other = await createOwner(status)
    await buyCredits(status, other)
    for (const buyer of [owner, other]) await verifyAge(status, buyer)
    const [held, free] = [await orderOf(owner), await orderOf(other)]
    await member.client
      .rpc('hold_order', {
        p_order_id: held.id,
        p_seen: await lastEvent(member, held.id),
        p_reason: 'Confirmar o bairro',
      })
      .throwOnError()

    await store(page, member.storage)
    await page.goto('/fazenda/pedidos?etapa=all')
    const search = page.getByRole('searchbox', { name: 'Buscar pedido' })
    for (const { number } of [held, free]) {
      await search.fill(String(number))
      await page.getByRole('checkbox', { name: `Selecionar o pedido ${number}` }).check()
    }
    const bar = page.getByRole('region', { name: 'Pedidos selecionados' })
    await expect(bar.getByText('2 pedidos selecionados')).toBeVisible()
    await expectNoViolation(page, 'a selection')
    await bar.getByRole('button', { name: 'Embalar' }).dblclick()
    const result = page.getByRole('region', { name: 'Resultado' })
    await expect(result.getByText('1 pedido embalado. 1 pedido ficou para trás.')).toBeVisible()
    await expect(result.getByRole('listitem').filter({ hasText: String(held.number) })).toContainText(
      'em espera',
    )
    await expect(bar.getByText('1 pedido selecionado')).toBeVisible()
    await expectNoViolation(page, 'the outcome of several')

    await member.client
      .rpc('release_order', { p_order_id: held.id, p_seen: await lastEvent(member, held.id) })
      .throwOnError()
    await page.reload()
    for (const { number } of [held, free]) {
      await search.fill(String(number))
      await page.getByRole('checkbox', { name: `Selecionar o pedido ${number}` }).check()
    }
    await bar.getByRole('button', { name: 'Enviar' }).click()
    const shipping = page.getByRole('dialog', { name: 'Enviar pedidos' })
    await shipping.getByLabel(`Código do pedido ${free.number}`).fill('X1')
    await shipping.getByRole('button', { name: 'Enviar' }).click()
    await expect(shipping.getByText('Diga quem leva o pedido')).toBeVisible()
    await expectNoViolation(page, 'shipping several')
    await shipping.getByLabel('Quem leva').fill('Transportes Aratu')
    await shipping.getByRole('button', { name: 'Enviar' }).click()
    await expect(result.getByRole('listitem').filter({ hasText: `${free.number} ·` })).toContainText(
      'enviado',
    )
    await expect(result.getByRole('listitem').filter({ hasText: `${held.number} ·` })).toContainText(
      'não está na etapa certa',
    )
  })

  test('a pick list and labels are printed, and the longest address stays on its label', async ({
    page,
    owner,
    baseURL,
  }) => {
    const status = await stackStatus(baseURL)
    const member = await createStaff(status, 'fulfilment')
    await fillStock(member)
    await verifyAge(status, owner)
    const { id, number } = await orderOf(owner)
    await owner.client
      .from('order_addresses')
      .update({
        recipient: 'Maria das Dores '.repeat(8).slice(0, 119),
        street: 'Avenida Desembargador Moreira da Rocha '.repeat(6).slice(0, 199),
        complement: 'Loja 3, fundos, portão verde '.repeat(4).slice(0, 99),
        reference: 'Ao lado da igreja, em frente ao posto '.repeat(6).slice(0, 199),
        receiving_hours: 'Terça a sábado, das 14h às 17h, menos feriados '.repeat(5).slice(0, 199),
      })
      .eq('order_id', id)
      .throwOnError()
    await store(page, member.storage)
    await page.goto(`/fazenda/pedidos/imprimir?ids=${id},nada,${randomUUID()}`)
    await expect(page.getByRole('heading', { name: 'Retirar do estoque' })).toBeVisible()
    await expect(page.getByText('4 garrafas para 1 pedido')).toBeVisible()
    await expectNoViolation(page, 'the pick list')
    await page.getByRole('button', { name: 'Etiquetas em A4' }).click()
    const label = page.getByRole('article', { name: `Etiqueta do pedido ${number}` })
    await expect(label).toContainText('Venda proibida para menores de 18 anos')
    await expect(label).toContainText('Conteúdo: 4 garrafas')
    await expectNoViolation(page, 'labels on A4')
    await page.getByRole('button', { name: 'Etiqueta 100 × 150 mm' }).click()
    await expect(label).toContainText('CEP 60165-121')
    await expectNoSidewaysScroll(page)

    await page.emulateMedia({ media: 'print' })
    await expect(page.getByRole('navigation', { name: 'Salas da fazenda' })).toBeHidden()
    const cut = await label.evaluate((element) => element.scrollHeight - element.clientHeight)
    expect(cut, 'pixels of the label that are cut off').toBeLessThanOrEqual(0)
    // One page of 100 × 150 mm for one label, in points.
    const pdf = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })))
    expect(pdf.numPages).toBe(1)
    const [, , width = 0, height = 0] = (await pdf.getPage(1)).view
    expect([Math.round(width), Math.round(height)]).toEqual([283, 425])
  })

  test('the keyboard alone holds an order', { tag: '@desktop' }, async ({ page, owner, baseURL }) => {
    const status = await stackStatus(baseURL)
    const member = await createStaff(status, 'fulfilment')
    await verifyAge(status, owner)
    const { number } = await orderOf(owner)
    await store(page, member.storage)
    await page.goto(`/fazenda/pedidos?busca=${number}`)
    const link = page.getByRole('link', { name: `${number} · Bar da Ana` })
    await tabTo(link)
    await page.keyboard.press('Enter')
    await tabTo(page.getByRole('button', { name: 'Pôr em espera' }))
    await page.keyboard.press('Enter')
    const reason = page.getByRole('dialog').getByLabel('Motivo')
    await reason.waitFor()
    await tabTo(reason)
    await page.keyboard.type('Confirmar o bairro')
    await tabTo(page.getByRole('dialog').getByRole('button', { name: 'Pôr em espera' }))
    await page.keyboard.press('Enter')
    await expect(page.getByRole('button', { name: 'Liberar' })).toBeVisible()
    await page.keyboard.press('Tab')
    await expectVisibleFocus(page)
  })
})

test('a lot is recorded and corrected with a reason', async ({ page, baseURL }) => {
  const member = await createStaff(await stackStatus(baseURL), 'fulfilment')
  await store(page, member.storage)
  await page.goto('/fazenda/estoque')
  await page.getByRole('button', { name: 'Registrar lote' }).click()
  const dialog = page.getByRole('dialog', { name: 'Registrar lote' })
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await expect(dialog.getByText('Escolha a garrafa')).toBeVisible()
  await expectNoViolation(page, 'an empty lot')
  const lot = `R-${randomUUID().slice(0, 8)}`
  await dialog.getByLabel('Garrafa', { exact: true }).selectOption('Cachaça Alambique')
  await dialog.getByLabel('Número do lote').fill(lot)
  // Later than the lots of other tests: packing takes the oldest bottles first.
  await dialog.getByLabel('Engarrafado em').fill('2026-06-10')
  await dialog.getByLabel('Quantidade').fill('12,5')
  await dialog.getByRole('button', { name: 'Registrar' }).click()
  await expect(dialog.getByText('Escreva um número inteiro, até 100.000')).toBeVisible()
  await dialog.getByLabel('Quantidade').fill('120')
  await dialog.getByRole('button', { name: 'Registrar' }).dblclick()
  await expect(
    page.getByRole('row', { name: new RegExp(`${lot} Cachaça Alambique 10/06/2026 120 120`) }),
  ).toBeVisible()
  await expectNoViolation(page, 'the stock')

  await page.getByRole('button', { name: `Corrigir o lote ${lot} de Cachaça Alambique` }).click()
  const correction = page.getByRole('dialog', { name: `Corrigir o lote ${lot}` })
  await correction.getByLabel('Quantidade ao todo').fill('118')
  await correction.getByRole('button', { name: 'Corrigir' }).click()
  await expect(correction.getByText('Escreva o motivo')).toBeVisible()
  await correction.getByLabel('Motivo').fill('Duas quebraram na lavagem')
  await correction.getByRole('button', { name: 'Corrigir' }).click()
  await expect(page.getByRole('row', { name: new RegExp(`${lot} .* 118 118`) })).toBeVisible()
})

test('a consultant cannot enter the rooms of the orders', async ({ page, baseURL }) => {
  const consultant = await createStaff(await stackStatus(baseURL), 'consultant')
  await store(page, consultant.storage)
  await page.goto('/fazenda/pedidos')
  await expect(page.getByRole('heading', { name: 'O seu papel não dá acesso a esta sala' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Pedidos', exact: true })).toHaveCount(0)
})
