/**
 * Runs axe on every screen, signed out and signed in, at both widths; checks the layout at 320 px; counts requested
 * files.
 */
import type { Page } from '@playwright/test'
import { ownerAddresses, visitorAddresses } from './support/routes.ts'
import { demoStorage, test as signedIn } from './support/signed-in.ts'
import {
  confirmedAge,
  expect,
  expectNoSidewaysScroll,
  expectNoViolation,
  expectWholeFigures,
  stackStatus,
  store,
  test,
} from './support/test.ts'

const mostFiles = 40

/**
 * At 320 px (WCAG's minimum, and 200 % zoom on a small screen): no sideways scroll, no amount on two lines, no motion.
 */
async function expectNarrow(page: Page, path: string): Promise<void> {
  await page.setViewportSize({ width: 320, height: 640 })
  if (path === '/') {
    // The lower part of the landing page loads on the first interaction, its footer last.
    await page.mouse.move(100, 100)
    await page.getByRole('contentinfo').waitFor()
  }
  await expectNoSidewaysScroll(page)
  // Some parts are laid out again after the resize.
  await expect(() => expectWholeFigures(page)).toPass({ timeout: 5000 })
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      // The age gate's splash fades out and does not move.
      .filter((animation) => !(animation instanceof CSSAnimation && animation.animationName === 'splash'))
      .map(({ effect }) => Number(effect?.getComputedTiming().endTime))
      .filter((milliseconds) => milliseconds > 1),
  )
  expect(moving, path).toEqual([])
}

/** The first move preloads the hidden parts of a page, and a browser sends one for a pointer that rests. */
function withoutMoves(): void {
  for (const move of ['scroll', 'wheel', 'pointermove', 'pointerdown'])
    window.addEventListener(move, (event) => event.stopImmediatePropagation(), { capture: true })
  // The test's own queries activate a page as a visitor's press does.
  Object.defineProperty(navigator, 'userActivation', { value: undefined })
}

/** Checks a page as it loads on a phone, at desktop width and at the narrowest width. */
async function expectAccessible(page: Page, path: string): Promise<void> {
  const files = new Set<string>()
  page.removeAllListeners('request').on('request', (request) => {
    // Do not count data requests, which grow with the house.
    if (request.resourceType() !== 'fetch') files.add(new URL(request.url()).pathname)
  })
  // Disable animations: a card that fades in has too little contrast.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const phone = page.viewportSize() ?? { width: 360, height: 740 }
  await page.goto(path)
  await page.getByRole('heading', { level: 1 }).first().waitFor()
  await expect(page.getByRole('status').filter({ hasText: /Carregando|Verificando/ })).toHaveCount(0)
  expect(files.size, `${path} asks for ${[...files].join(', ')}`).toBeLessThanOrEqual(mostFiles)
  await expectNoViolation(page, path)
  await page.setViewportSize({ width: 1440, height: 900 })
  await expectNoViolation(page, `${path} on a desktop`)
  await expectNarrow(page, path)
  await page.setViewportSize(phone)
}

test('the age gate has no accessibility violation, before and after a refusal', async ({ page }) => {
  await expectAccessible(page, '/')
  await page.getByLabel('Dia').fill('01')
  await page.getByLabel('Mês').fill('02')
  await page.getByLabel('Ano').fill('2015')
  await page.getByRole('button', { name: 'Confirmar Idade' }).click()
  await expect(page.getByText('Você deve ter 18 anos ou mais para acessar este site.')).toBeVisible()
  await expectNoViolation(page, 'a refused age')
})

test('no public screen has an accessibility violation or asks for more than 40 files', async ({ page }) => {
  await store(page, confirmedAge())
  for (const address of visitorAddresses) await expectAccessible(page, address)
  // The lower part of the landing page loads with the first move and renders section by section. Its footer comes last.
  await page.goto('/')
  await page.keyboard.press('Tab')
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
  await expect(page.getByRole('complementary', { name: 'Pedido rápido' })).toBeVisible()
  await expectNoViolation(page, 'the end of the landing page')
  const menu = page.getByRole('button', { name: 'Abrir menu' })
  if (await menu.isVisible()) {
    await menu.click()
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible()
    await expectNoViolation(page, 'the menu of the landing page')
  }

  // A tablet, between phone and desktop.
  await page.setViewportSize({ width: 768, height: 1024 })
  for (const path of ['/', '/auth']) {
    await page.goto(path)
    await expectNoSidewaysScroll(page)
  }
})

test('no screen of an owner has an accessibility violation or asks for more than 40 files', async ({
  page,
  baseURL,
}) => {
  await store(page, await demoStorage(await stackStatus(baseURL)))
  await page.addInitScript(withoutMoves)
  for (const address of ownerAddresses) await expectAccessible(page, address)
  await page.setViewportSize({ width: 768, height: 1024 })
  await page.goto('/dashboard')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expectNoSidewaysScroll(page)
})

signedIn.describe('with an owner’s data', { tag: '@wide' }, () => {
  signedIn('what opens, complains and passes by has no accessibility violation', async ({ page, owner }) => {
    await page.goto('/profile')
    const name = page.getByLabel('Nome do restaurante')
    await name.fill('')
    await page.getByRole('button', { name: 'Salvar Alterações' }).click()
    await expect(page.getByRole('alert').first()).toBeVisible()
    await expectNoViolation(page, 'a form that was refused')
    await name.fill('Bar da Ana Maria')
    await page.getByRole('button', { name: 'Salvar Alterações' }).click()
    await expect(page.getByRole('region', { name: /^Avisos/ }).getByRole('status')).toBeVisible()
    await expectNoViolation(page, 'good news passing by')

    const wide = (page.viewportSize()?.width ?? 0) >= 1024
    await page.getByRole('button', { name: wide ? /^Menu da conta/ : 'Abrir menu' }).click()
    await expect(page.getByRole(wide ? 'menu' : 'dialog')).toBeVisible()
    await expectNoViolation(page, 'the menu')
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: 'Excluir minha conta' }).click()
    await page.getByRole('button', { name: 'Excluir para sempre' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toBeVisible()
    await expectNoViolation(page, 'a dialog that refused')
    await page.keyboard.press('Escape')
    await name.fill('Bar da Ana')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de Uso' }).click()
    await expect(page.getByRole('dialog', { name: 'Sair sem salvar?' })).toBeVisible()
    await expectNoViolation(page, 'a question about unsaved changes')

    await page.route(/functions\/v1\/stripe-checkout/, (route) => route.fulfill({ status: 400, json: {} }))
    await page.goto('/shop')
    await page.getByRole('button', { name: 'Comprar Pacote Iniciante' }).click()
    await expect(page.getByText('Erro no checkout')).toBeVisible()
    await expectNoViolation(page, 'bad news passing by')

    await page.goto('/workshops')
    await page.getByRole('button', { name: 'Agendar Primeiro Workshop' }).click()
    await expect(page.getByRole('dialog', { name: 'Novo Workshop de Automação' })).toBeVisible()
    await expectNoViolation(page, 'the form of a workshop')

    const { id } = await owner.house()
    const inTenDays = new Date(Date.now() + 10 * 86_400_000).toISOString()
    await owner.client
      .from('workshops')
      .insert({ restaurant_id: id, automation_type: 'drink_creation', scheduled_date: inTenDays })
      .throwOnError()
    await page.goto('/workshops')
    await page.getByRole('button', { name: 'Cancelar workshop' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectNoViolation(page, 'a question before something ends')
  })
})
