import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import PrivacyPage from './privacy-page'
import TermsPage from './terms-page'

const pages = [
  ['the terms of use', TermsPage, 'Termos de Uso'],
  ['the privacy policy', PrivacyPage, 'Política de Privacidade'],
] as const

test.each(pages)('%s are dated and say what was promised', (_, Page, title) => {
  render(<Page />)
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

test.each(pages)('every entry of the contents of %s leads to a section', (_, Page) => {
  render(<Page />)
  const anchors = screen.getAllByRole('link').map((link) => link.getAttribute('href'))
  expect(anchors.length).toBeGreaterThan(5)
  for (const anchor of anchors) expect(document.querySelector(anchor ?? '')).toBeInTheDocument()
})

test('the privacy policy names controller, purposes, rights, contact and retention, and reopens the choice of cookies', () => {
  render(<PrivacyPage />)
  const text = document.body.textContent ?? ''
  for (const word of ['controlador', 'encarregado', 'Base legal', 'Por quanto tempo', 'art. 18', 'ANPD']) {
    expect(text).toContain(word)
  }
  expect(screen.getByRole('button', { name: 'Preferências de cookies' })).toHaveAttribute(
    'data-cookie-preferences',
  )
})
