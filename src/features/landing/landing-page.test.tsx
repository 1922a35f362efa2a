import { render, screen, waitFor } from '@testing-library/react'
import { renderToString } from 'react-dom/server'
import { MemoryRouter, Route, Routes, StaticRouter, useLocation } from 'react-router-dom'
import { afterEach, expect, test } from 'vitest'
import { emailLinkTarget } from './email-link'
import { LandingPage } from './landing-page'

afterEach(() => localStorage.clear())

function Elsewhere() {
  const { pathname, hash } = useLocation()
  return <p>{`${pathname}${hash}`}</p>
}

function open(address = '/') {
  render(
    <MemoryRouter initialEntries={[address]}>
      <Routes>
        <Route path="/" element={<LandingPage />} />
        <Route path="*" element={<Elsewhere />} />
      </Routes>
    </MemoryRouter>,
  )
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

test('other things in the storage are no session', () => {
  localStorage.setItem('age_verified', 'true')
  localStorage.setItem('sb-localhost-auth-token-code-verifier', 'x')
  open()
  expect(screen.getByRole('link', { name: 'Começar Grátis' })).toBeInTheDocument()
})

test('the page can be rendered ahead of time, as for a visitor', () => {
  localStorage.setItem('sb-localhost-auth-token', '{}')
  const html = renderToString(
    <StaticRouter location="/">
      <LandingPage />
    </StaticRouter>,
  )
  expect(html).toContain('Começar Grátis')
  expect(html).toContain('menores de 18 anos')
})

test('a stray recovery link is led on with its token', async () => {
  open('/#access_token=abc&type=recovery')
  await waitFor(() =>
    expect(screen.getByText('/auth/nova-senha#access_token=abc&type=recovery')).toBeInTheDocument(),
  )
})

test('what a hash of the auth service means, and an anchor does not', () => {
  expect(emailLinkTarget('#access_token=abc&type=signup')).toBe('/auth')
  expect(emailLinkTarget('#error=access_denied&error_code=otp_expired')).toBe('/auth')
  expect(emailLinkTarget('#automacoes')).toBeNull()
  expect(emailLinkTarget('')).toBeNull()
})
