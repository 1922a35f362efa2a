import { render, screen, within } from '@testing-library/react'
import type { ReactElement } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { seller } from '@/content/seller'
import { contract } from '../../../supabase/functions/_shared/notifications/contract'
import PrivacyPage from './privacy-page'
import TermsPage from './terms-page'

const pages = [
  ['the terms of use', TermsPage, 'Termos de Uso'],
  ['the privacy policy', PrivacyPage, 'Política de Privacidade'],
] as const

const show = (page: ReactElement) => render(page, { wrapper: MemoryRouter })

test.each(pages)('%s have a date and state what was promised', (_, Page, title) => {
  show(<Page />)
  expect(screen.getByRole('heading', { level: 1, name: title })).toBeInTheDocument()
  expect(screen.getByText('Em vigor desde 15 de maio de 2025')).toBeInTheDocument()
  const text = document.body.textContent ?? ''
  for (const statement of [
    /maiores? de 18 anos|mais de 18 anos/,
    /empresa legal,? com CNPJ ativo/,
    /7 dias do recebimento/,
    /liberados após a confirmação do pagamento/,
    /12 meses/,
    /pessoais e intransferíveis/,
    /48h/,
    /até 48 horas/,
  ]) {
    expect(text).toMatch(statement)
  }
})

test.each(pages)('every entry in the contents of %s links to a section', (_, Page) => {
  show(<Page />)
  const contents = within(screen.getByRole('navigation', { name: 'Neste texto' }))
  const anchors = contents.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(anchors.length).toBeGreaterThan(5)
  for (const anchor of anchors) expect(document.querySelector(anchor ?? '')).toBeInTheDocument()
})

test.each(pages)('%s name the seller and the contact, and reopen the cookie preferences', (_, Page) => {
  show(<Page />)
  const text = document.body.textContent ?? ''
  for (const word of [seller.legalName, seller.cnpj, seller.address, seller.phone])
    expect(text).toContain(word)
  expect(screen.getAllByRole('link', { name: seller.email })[0]).toHaveAttribute(
    'href',
    `mailto:${seller.email}`,
  )
  expect(screen.getByRole('button', { name: 'Preferências de cookies' })).toHaveAttribute(
    'data-cookie-preferences',
  )
})

test('a link to a section scrolls to it', () => {
  const shown = vi.spyOn(Element.prototype, 'scrollIntoView')
  window.location.hash = '#workshops'
  show(<TermsPage />)
  expect(shown.mock.contexts).toEqual([document.getElementById('workshops')])
  window.location.hash = ''
  shown.mockRestore()
})

test('the contract in the e-mails names the version and the date of these terms', () => {
  show(<TermsPage />)
  expect(screen.getByText('Versão 2, de 22 de novembro de 2026')).toBeInTheDocument()
  const order = { order_id: 'o', number: 48, total: 250, credits: 250, items: [], address: null }
  expect(JSON.stringify(contract(order))).toContain('Termos de Uso, versão 2, de 22/11/2026')
})

test('the terms cover withdrawal, refunds and alcohol', () => {
  show(<TermsPage />)
  const text = document.body.textContent ?? ''
  for (const word of ['arrependimento', 'em até 7 dias', 'devolvemos', 'menores', 'Beba com moderação']) {
    expect(text).toContain(word)
  }
})

test('the privacy policy names controller, purposes, rights, contact, retention, and what each device and partner stores', () => {
  show(<PrivacyPage />)
  const text = document.body.textContent ?? ''
  for (const word of [
    'controlador',
    'encarregado',
    'Base legal',
    'Por quanto tempo',
    'art. 18',
    'art. 33',
    'ANPD',
    'Supabase',
    'Stripe',
    'inteligência artificial',
    'age_verified',
    'verification_date',
    'cookieConsent',
    'Baixar meus dados',
    'Excluir minha conta',
  ]) {
    expect(text).toContain(word)
  }
  expect(screen.getAllByRole('link', { name: seller.dataProtectionEmail })).toHaveLength(2)
})
