/**
 * With the processor slowed four times, every press shows its effect within a few frames. A measurement for an
 * idle machine: `RESPONSIVENESS=1 npx playwright test responsiveness --workers=1`.
 */
import { type Interaction, measureInteractions } from './support/interactions.ts'
import { newPerson } from './support/people.ts'
import { addOrders, test as signedIn } from './support/signed-in.ts'
import { expect, stackStatus, test } from './support/test.ts'

for (const each of [test, signedIn]) {
  each.skip(process.env.RESPONSIVENESS === undefined, 'measured when asked for')
}

function judge(measured: readonly Interaction[]): void {
  const rows = measured.map(({ label, duration }) => `${String(duration).padStart(5)} ms  ${label}`)
  process.stdout.write(`\n${rows.join('\n')}\n`)
  expect(measured.filter(({ answered }) => !answered)).toEqual([])
}

test("a visitor's presses show their effect at once", async ({ page }) => {
  const ana = newPerson()
  const { press, type, measured } = await measureInteractions(page)
  await page.goto('/')
  await type('age gate: typing the date', page.getByLabel('Dia'), '01021990')
  await press('age gate: confirming', page.getByRole('button', { name: 'Entrar no Engenho 48' }))
  await expect(page.getByRole('heading', { name: 'Bem-vindo!' })).toBeHidden()

  await press('landing: opening the menu', page.getByRole('button', { name: 'Abrir menu' }))
  await press('landing: closing the menu', page.getByRole('button', { name: 'Fechar menu' }))

  await page.goto('/auth')
  await press('login: sending it empty', page.getByRole('button', { name: 'Entrar', exact: true }))
  await type('login: typing the e-mail', page.getByLabel('Email'), ana.email.slice(0, 12))
  await press('login: changing to sign-up', page.getByRole('button', { name: 'Criar conta' }))
  await type('sign-up: typing the city', page.getByLabel('Cidade'), 'fort')

  await page.goto('/exemplo-consultoria')
  const sections = page.getByRole('navigation', { name: 'Seções do relatório' }).getByRole('button')
  await press('report: choosing a section', sections.nth(2))
  judge(measured)
})

signedIn.describe('an owner’s presses', () => {
  signedIn.use({ paid: true })
  signedIn('are answered at once', async ({ page }) => {
    const { press, type, measured } = await measureInteractions(page)
    await page.goto('/automations')
    await page.getByRole('article').first().waitFor()
    await press('any page: opening the menu', page.getByRole('button', { name: 'Abrir menu' }))
    await press('any page: closing the menu', page.getByRole('button', { name: 'Fechar menu' }))
    await type('hub: typing a search', page.getByLabel('Buscar'), 'drinks')
    await page.getByLabel('Buscar').fill('')
    await press('hub: a filter', page.getByRole('button', { name: 'Populares' }))
    await press('hub: the filter again', page.getByRole('button', { name: 'Populares' }))

    await page.goto('/automations/drink_creation')
    await press('wizard: choosing an answer', page.getByText('Boteco ou bar de bairro', { exact: true }))
    await press('wizard: the next question', page.getByRole('button', { name: 'Próximo' }))
    await page.getByText('Moradores do bairro', { exact: true }).tap()
    await page.getByRole('button', { name: 'Próximo' }).tap()
    await page.getByText('Coqueteleira', { exact: true }).tap()
    await page.getByRole('button', { name: 'Próximo' }).tap()
    await type('wizard: typing the preferences', page.getByRole('textbox'), 'prefiro caju')
    await press('wizard: the sheet', page.getByRole('button', { name: 'Próximo' }))
    await press('wizard: sending it', page.getByRole('button', { name: 'Processar Automação' }))

    await page.goto('/workshops')
    await press('workshops: the form', page.getByRole('button', { name: 'Agendar Primeiro Workshop' }))

    await page.goto('/profile')
    await type('profile: typing the name', page.getByLabel('Nome do restaurante'), ' novo')

    await page.goto('/shop')
    await press('shop: one bottle more', page.getByRole('button', { name: /^Aumentar|^Mais/ }).first())
    // Held back, because the payment page would replace this one before the measurement.
    await page.route(/functions\/v1\/stripe-checkout/, () => undefined)
    await press('shop: buying', page.getByRole('button', { name: 'Comprar Pacote Iniciante' }))
    await expect(page.getByText('Abrindo o pagamento...')).toBeVisible()
    judge(measured)
  })
})

signedIn('a history of 2.000 orders stays smooth', async ({ page, owner, baseURL }) => {
  // Each press loads one page of orders: the 2,000th order takes a hundred presses.
  const opened = 400
  await addOrders(await stackStatus(baseURL), owner, 2000)
  const { press, measured } = await measureInteractions(page)
  await page.goto('/pedidos')
  const more = page.getByRole('button', { name: 'Carregar mais' })
  const rows = page.getByRole('table', { name: /^Seus pedidos/ }).getByRole('row')
  for (let shown = 20; shown < opened; shown += 20) {
    await expect(rows).toHaveCount(1 + shown)
    if (shown % 100 === 20) await press(`orders: more than ${shown}`, more)
    else await more.evaluate((button: HTMLButtonElement) => button.click())
  }
  await expect(rows).toHaveCount(1 + opened)
  const frames = await page.evaluate(async () => {
    const times: number[] = []
    let last = performance.now()
    for (let step = 0; step < 120; step += 1) {
      scrollBy(0, 60)
      await new Promise(requestAnimationFrame)
      times.push(performance.now() - last)
      last = performance.now()
    }
    return times.sort((a, b) => a - b)
  })
  process.stdout.write(
    `\n${(frames[114] ?? 0).toFixed(0).padStart(5)} ms  orders: 95th percentile of a frame while scrolling\n`,
  )
  judge(measured)
})

signedIn("five hundred items of a house's menu answer at once", async ({ page, owner }) => {
  const { id } = await owner.house()
  const items = Array.from({ length: 500 }, (_, n) => ({
    position: n,
    section: `Seção ${n % 12}`,
    name: `Item ${n}`,
    price: 10 + (n % 40),
  }))
  await owner.client.rpc('save_menu', { p_restaurant_id: id, p_items: items, p_removed: [] }).throwOnError()
  const { press, type, measured } = await measureInteractions(page)
  await page.goto('/casa')
  await expect(page.getByText('500 itens', { exact: true })).toBeVisible()
  const search = page.getByLabel('Buscar no cardápio')
  await type('house: searching', search, 'item 49')
  await expect(page.getByText('15 de 500 itens')).toBeVisible()
  await search.fill('')
  await press('house: choosing all', page.getByRole('checkbox', { name: 'Selecionar os 500' }))
  await press('house: clearing the choice', page.getByRole('button', { name: 'Limpar seleção' }))
  await press('house: more items', page.getByRole('button', { name: 'Carregar mais' }))
  await press('house: editing an item', page.getByRole('button', { name: 'Editar Item 0', exact: true }))
  await press('house: another part', page.getByRole('tab', { name: 'Balcão e cozinha' }))
  await press('house: back to the menu', page.getByRole('tab', { name: /^Cardápio/ }))
  judge(measured)
})
