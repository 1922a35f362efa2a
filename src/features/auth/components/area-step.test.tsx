import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import type { AreaCheck } from '../area-check'
import { AreaStep } from './area-step'

function open(check: AreaCheck, error?: string) {
  const handlers = { onCheck: vi.fn(), onContinue: vi.fn(), onBack: vi.fn() }
  render(
    <MemoryRouter>
      <AreaStep city="Juazeiro do Norte" state="Ceará" check={check} error={error} {...handlers} />
    </MemoryRouter>,
  )
  return { ...handlers, user: userEvent.setup() }
}

test('while it is checked there is nothing to press but the way back', () => {
  open('checking')
  expect(screen.getByRole('button', { name: 'Verificando...' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Voltar' })).toBeEnabled()
})

test('a served place leads on', async () => {
  const { user, onContinue } = open('available')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(onContinue).toHaveBeenCalledOnce()
})

test('a place outside leads to the waitlist with city and state, and not on', () => {
  open('unavailable')
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Entrar na lista de espera' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.invalid')
  expect(pathname).toBe('/verificar-area')
  expect(Object.fromEntries(searchParams)).toEqual({ city: 'Juazeiro do Norte', state: 'Ceará' })
})

test('a question that could not be answered can be asked again', async () => {
  const { user, onCheck } = open('unchecked', 'Sem conexão')
  expect(screen.getByText('Sem conexão')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Verificar área' }))
  expect(onCheck).toHaveBeenCalledOnce()
})
