import { fireEvent, render, screen, within } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes, StaticRouter } from 'react-router-dom'
import { afterEach, expect, test, vi } from 'vitest'
import { LandingPage } from './landing-page'
// Loaded before the tests, which wait for what they render and not for a busy machine's first load of it.
import './components/after-main'
import './components/below-the-fold'

afterEach(() => {
  localStorage.clear()
  Object.defineProperty(window, 'scrollY', { value: 0, configurable: true })
})

function open(address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/" element={<LandingPage newsletter={null} />} />
      </Routes>
    </MemoryRouter>,
  )
}

/** The lower part loads with the visitor's first move and renders section by section, the footer last. */
function wholePage() {
  fireEvent.pointerMove(window)
  return screen.findByRole('contentinfo')
}

function scrollTo(y: number) {
  Object.defineProperty(window, 'scrollY', { value: y, configurable: true })
  fireEvent.scroll(window)
}

const hrefs = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'))

test('a visitor is led to sign up, to the services and to the example', () => {
  open()
  expect(hrefs('Começar Grátis')).toEqual(['/auth'])
  expect(hrefs('Desbloquear Consultoria Completa')).toEqual(['/shop'])
  expect(hrefs('Ver Serviços')).toEqual(['/auth'])
  expect(hrefs('Ver Exemplo')).toEqual(['/exemplo-consultoria'])
  expect(screen.queryByRole('link', { name: 'Minha Conta' })).toBeNull()
})

test('an owner with a session on this device is led to the account', () => {
  localStorage.setItem('sb-localhost-auth-token', '{}')
  open()
  expect(new Set(hrefs('Minha Conta'))).toEqual(new Set(['/dashboard']))
  expect(screen.queryByRole('link', { name: 'Começar Grátis' })).toBeNull()
})

test('other storage entries do not count as a session', () => {
  localStorage.setItem('age_verified', 'true')
  localStorage.setItem('sb-localhost-auth-token-code-verifier', 'x')
  open()
  expect(screen.getByRole('link', { name: 'Começar Grátis' })).toBeInTheDocument()
})

test('the page can be prerendered, as for a visitor', () => {
  localStorage.setItem('sb-localhost-auth-token', '{}')
  const html = renderToString(
    <StaticRouter location="/">
      <LandingPage newsletter={null} />
    </StaticRouter>,
  )
  expect(html).toContain('Começar Grátis')
  expect(html).toContain('entrega da consultoria')
})

test('every claim, figure and promise is there, with the line that results vary', async () => {
  open()
  await wholePage()
  const text = document.body.textContent ?? ''
  for (const claim of [
    '48h',
    '10-12',
    '+35%',
    '+67%',
    '2 horas',
    '300%',
    '420%',
    '580%',
    '280%',
    'mais de 250 restaurantes',
    '7 dias',
    '880 créditos',
    'Os resultados variam de casa para casa.',
    'proibida para menores de 18 anos',
    'Faturamento em 30 dias',
  ]) {
    expect(text).toContain(claim)
  }
  expect(text).toMatch(/R\$\s880(?!,)/)
  expect(text).toMatch(/\+R\$\s16\.500/)
})

test('the sections are found by their anchors, and each leads on', async () => {
  open()
  await wholePage()
  for (const id of ['como-funciona', 'cachacas', 'automacoes', 'depoimentos']) {
    expect(document.getElementById(id)).toBeInTheDocument()
  }
  const steps = ['Contrate', 'A IA trabalha em 48h', 'Receba e teste', 'Implemente e lucre']
  for (const step of steps)
    expect(screen.getByRole('heading', { name: new RegExp(step) })).toBeInTheDocument()
  expect(screen.getAllByRole('link', { name: /^Comprar garrafas de/ })).toHaveLength(3)
  expect(hrefs('Contratar Pacote Iniciante')).toEqual(['/auth'])
  expect(hrefs('Comprar agora')).toEqual(['/shop'])
  expect(screen.getAllByRole('blockquote')).toHaveLength(3)
})

test.each([
  ['scrolls', () => fireEvent.scroll(window)],
  ['points', () => fireEvent.pointerMove(window)],
  ['presses a key', () => fireEvent.keyDown(window, { key: 'Tab' })],
])('the lower part loads when the visitor %s, and not before', async (_, move) => {
  vi.resetModules()
  const { LandingPage: Page } = await import('./landing-page')
  render(<Page newsletter={null} />, { wrapper: MemoryRouter })
  // As the cookie notice does.
  fireEvent.focusIn(document.body)
  await new Promise((resolve) => setTimeout(resolve, 300))
  expect(screen.queryByRole('heading', { name: 'Como funciona' })).toBeNull()
  move()
  expect(await screen.findByRole('heading', { name: 'Como funciona' })).toBeInTheDocument()
})

test('an address that names a section loads the lower part at once', async () => {
  window.location.hash = '#cachacas'
  vi.resetModules()
  const { LandingPage: Page } = await import('./landing-page')
  render(<Page newsletter={null} />, { wrapper: MemoryRouter })
  expect(await screen.findByRole('contentinfo')).toBeInTheDocument()
  window.location.hash = ''
})

test('four packages: the second popular, the last premium, each with its cachaça', async () => {
  localStorage.setItem('sb-localhost-auth-token', '{}')
  open()
  await wholePage()
  const cards = screen.getAllByRole('listitem').filter((item) => item.textContent?.includes('Contratar'))
  expect(cards).toHaveLength(4)
  expect(cards.map((card) => within(card).queryByText('Mais popular') !== null)).toEqual([
    false,
    true,
    false,
    false,
  ])
  expect(cards[3]).toHaveTextContent('Premium')
  expect(cards[0]).toHaveTextContent('200 créditos')
  expect(cards[0]).toHaveTextContent('em cachaça: 3 Alambique e 1 Castanheira Extra-Premium')
  expect(hrefs('Contratar Pacote Iniciante')).toEqual(['/automations'])
})

test('the case study is a chart with a table for screen readers', async () => {
  open()
  await wholePage()
  const table = screen.getByRole('table', { name: 'Antes e depois da consultoria' })
  expect(
    within(table).getByRole('row', { name: /^Receita por mês R\$\s47\.100 R\$\s63\.600$/ }),
  ).toBeInTheDocument()
})

test('the header turns solid after ten pixels', () => {
  open()
  const header = screen.getByRole('banner')
  const solid = () => header.className.includes('shadow-float')
  expect(solid()).toBe(false)
  scrollTo(10)
  expect(solid()).toBe(false)
  scrollTo(11)
  expect(solid()).toBe(true)
})

test('the order bar appears after 60% of the screen, and stays away once closed', async () => {
  open()
  await wholePage()
  const order = () => screen.queryByRole('link', { name: 'Fazer Pedido' })
  scrollTo(window.innerHeight * 0.6)
  expect(order()).toBeNull()
  scrollTo(window.innerHeight * 0.6 + 1)
  expect(order()).toHaveAttribute('href', '/pedidos')
  fireEvent.click(screen.getByRole('button', { name: 'Fechar pedido rápido' }))
  expect(order()).toBeNull()
  scrollTo(window.innerHeight * 2)
  expect(order()).toBeNull()
})
