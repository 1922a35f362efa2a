/** The main job and its side paths by keyboard: the focus is always visible and in the right place. */
import { enter, expectVisibleFocus, tabTo, type } from './support/keyboard.ts'
import { newPerson } from './support/people.ts'
import { test as signedIn } from './support/signed-in.ts'
import { expect, needStripeStandIn, test } from './support/test.ts'

test('the main job works without a mouse', async ({ page }) => {
  await needStripeStandIn()
  const ana = newPerson()
  const { keyboard } = page
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  const link = (name: string | RegExp) => page.getByRole('link', { name, exact: true })
  const heading = (name: string) => page.getByRole('heading', { name })
  const main = page.getByRole('main')

  await test.step('the age gate: refused, then passed', async () => {
    await page.goto('/')
    await expect(page.getByLabel('Dia')).toBeFocused()
    await keyboard.type('01022015')
    await expect(page.getByLabel('Ano')).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('alert')).toHaveText('Você deve ter 18 anos ou mais para acessar este site.')
    await expect(page.getByLabel('Ano')).toBeFocused()
    await keyboard.press('ControlOrMeta+A')
    await keyboard.type('1990')
    await keyboard.press('Enter')
    await expect(heading('Bem-vindo!')).toBeFocused()
  })

  await test.step('the landing page and the sign-up', async () => {
    await enter(link('Começar Grátis').first())
    await expect(page).toHaveURL('/auth')
    await expect(main).toBeFocused()

    await enter(button('Continuar'))
    await expect(page.getByText('Email é obrigatório')).toBeVisible()
    await expect(page.getByLabel('Email')).toBeFocused()
    await keyboard.type(ana.email)
    await type(page.getByLabel('Senha', { exact: true }), ana.password)
    await type(page.getByLabel('Cidade'), 'fortaleza')
    await enter(button('Continuar'))
    await expect(heading('Área de atendimento')).toBeFocused()
    await enter(button('Continuar'))
    await expect(heading('Dados do restaurante')).toBeFocused()

    await type(page.getByLabel('Nome do restaurante'), ana.restaurant)
    await enter(button('Criar conta'))
    await expect(page.getByLabel('Nome do responsável')).toBeFocused()
    await keyboard.type('Ana Alencar')
    await type(page.getByLabel('CNPJ'), ana.cnpj)
    await type(page.getByLabel('Telefone'), '85988887777')
    await type(page.getByLabel('Tipo de estabelecimento'), 'Bar')
    await enter(button('Criar conta'))
    await expect(page).toHaveURL('/dashboard')
    await expect(main).toBeFocused()
  })

  await test.step('the shop and the payment', async () => {
    await page.goto('/dashboard')
    await enter(link('Pular para o conteúdo'))
    await expect(main).toBeFocused()
    await tabTo(link('Loja'), { key: 'Shift+Tab' })
    await keyboard.press('Enter')
    await expect(heading('Loja de créditos')).toBeVisible()
    await expect(main).toBeFocused()
    await enter(button('Comprar Pacote Iniciante'))
    await enter(button('Pagar e informar depois'))
    await enter(button('Cartão aprovado'))
    await enter(link('Usar nas automações'))
    await expect(heading('Central de Automações')).toBeVisible()
    await expect(main).toBeFocused()
  })

  await test.step('the consultation', async () => {
    const drinks = page.getByRole('article', { name: 'Criação de Drinks Autorais' })
    await enter(drinks.getByRole('link', { name: 'Começar Agora' }))
    await expect(page.getByText('Passo 1 de 5')).toBeVisible()
    await expect(main).toBeFocused()
    for (const [index, option] of [
      'Boteco ou bar de bairro',
      'Moradores do bairro',
      'Coqueteleira',
    ].entries()) {
      await tabTo(page.getByRole('checkbox', { name: option, exact: true }))
      await keyboard.press('Space')
      await expect(page.getByRole('checkbox', { name: option, exact: true })).toBeChecked()
      await enter(button('Próximo'))
      await expect(page.getByText(`Passo ${index + 2} de 5`)).toBeVisible()
      await expect(page.getByRole('heading', { level: 2 }).first()).toBeFocused()
    }
    await type(page.getByRole('textbox', { name: 'Preferências e restrições' }), 'prefiro caju')
    await enter(button('Próximo'))
    await expect(heading('Confira o pedido')).toBeFocused()
    await enter(button('Processar Automação'))
    await expect(heading('IA Processando...')).toBeFocused()
    await expect(heading('Automação Concluída!')).toBeFocused({ timeout: 30_000 })
  })

  await test.step('the report', async () => {
    await enter(link('Explorar Mais Automações'))
    await expect(main).toBeFocused()
    await enter(link(/Criação de Drinks Autorais.*Concluído/))
    await expect(page).toHaveURL(/\/consulting-report\//)
    await expect(main).toBeFocused()
    await enter(button('Fichas dos drinks'))
    await expect(heading('Fichas dos drinks')).toBeFocused()
  })
})

signedIn(
  'menus, dialogs and an answer that went wrong leave the focus where the work goes on',
  async ({ page, owner }) => {
    const { keyboard } = page
    await page.goto('/profile')
    const menu = page.getByRole('button', { name: `Menu da conta: ${owner.restaurant}` })
    await enter(menu)
    await expect(page.getByRole('menuitem', { name: 'Perfil do Restaurante' })).toBeFocused()
    await keyboard.press('ArrowDown')
    await expect(page.getByRole('menuitem', { name: 'Sair' })).toBeFocused()
    await expectVisibleFocus(page)
    await keyboard.press('Escape')
    await expect(menu).toBeFocused()
    await keyboard.press('Enter')
    await expect(page.getByRole('menuitem', { name: 'Perfil do Restaurante' })).toBeFocused()
    await keyboard.press('Tab')
    await expect(page.getByRole('menu')).toBeHidden()
    await expect(page.getByLabel('Nome do restaurante')).toBeFocused()

    const opener = page.getByRole('button', { name: 'Excluir minha conta' })
    await enter(opener)
    const dialog = page.getByRole('dialog', { name: 'Excluir minha conta' })
    const confirmation = dialog.getByLabel('Para confirmar, digite')
    await expect(dialog).toBeVisible()
    await enter(dialog.getByRole('button', { name: 'Excluir para sempre' }))
    await expect(dialog.getByRole('alert')).toBeVisible()
    await expect(confirmation).toBeFocused()
    // The focus cycles within the open dialog.
    for (let presses = 0; presses < 8; presses += 1) {
      await keyboard.press('Tab')
      // A sentinel at each end moves the focus on asynchronously.
      await expect
        .poll(() => dialog.evaluate((element) => element.contains(document.activeElement)))
        .toBe(true)
    }
    await keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(opener).toBeFocused()

    await page.goto('/workshops')
    const book = page.getByRole('button', { name: 'Agendar Primeiro Workshop' })
    await enter(book)
    await expect(page.getByRole('dialog', { name: 'Novo Workshop de Automação' })).toBeVisible()
    await keyboard.press('Escape')
    await expect(book).toBeFocused()

    await signedIn.step('an answer that went wrong leaves the focus on what was pressed', async () => {
      await page.route(/functions\/v1\/stripe-checkout/, (route) =>
        route.fulfill({ status: 400, json: { error: { code: 'stripe_error', message: 'Recusado' } } }),
      )
      await page.goto('/shop')
      const buy = page.getByRole('button', { name: 'Comprar Pacote Iniciante' })
      await enter(buy)
      await expect(page.getByText('Erro no checkout')).toBeVisible()
      await expect(buy).toBeFocused()
    })
  },
)
