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

test('during the check only the back button is enabled', () => {
  open('checking')
  expect(screen.getByRole('button', { name: 'Verificando...' })).toBeDisabled()
  expect(screen.getByRole('button', { name: 'Voltar' })).toBeEnabled()
})

test('a served place leads to the next step', async () => {
  const { user, onContinue } = open('available')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(onContinue).toHaveBeenCalledOnce()
})

test('an unserved place leads only to the waitlist, with city and state', () => {
  open('unavailable')
  expect(screen.queryByRole('button', { name: 'Continuar' })).toBeNull()
  const link = screen.getByRole('link', { name: 'Entrar na lista de espera' })
  const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', 'https://site.invalid')
  expect(pathname).toBe('/verificar-area')
  expect(Object.fromEntries(searchParams)).toEqual({ city: 'Juazeiro do Norte', state: 'Ceará' })
})

test('a failed check can be repeated', async () => {
  const { user, onCheck } = open('unchecked', 'Sem conexão')
  expect(screen.getByText('Sem conexão')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Verificar área' }))
  expect(onCheck).toHaveBeenCalledOnce()
})
