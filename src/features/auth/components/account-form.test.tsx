import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import type { AccountValues } from '../auth.schema'
import { AccountForm, type AccountMode } from './account-form'

const empty: AccountValues = { email: '', password: '', city: '', state: 'Ceará' }

function Form({ start, onSubmit }: { start: AccountMode; onSubmit: (values: AccountValues) => void }) {
  const [mode, setMode] = useState(start)
  return (
    <AccountForm
      mode={mode}
      defaults={empty}
      busy={false}
      onSubmit={onSubmit}
      onToggleMode={() => setMode(mode === 'login' ? 'signup' : 'login')}
      onForgotPassword={() => {}}
    />
  )
}

function open(start: AccountMode) {
  const onSubmit = vi.fn()
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Form start={start} onSubmit={onSubmit} />
    </QueryClientProvider>,
  )
  return { onSubmit, user: userEvent.setup() }
}

test('login asks for e-mail and password alone, and says what is missing', async () => {
  const { user, onSubmit } = open('login')
  expect(screen.queryByLabelText('Cidade')).toBeNull()
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByText('Email é obrigatório')).toBeInTheDocument()
  expect(screen.getByText('Senha é obrigatória')).toBeInTheDocument()
  expect(screen.getByLabelText('Email')).toHaveFocus()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('editing a field clears its own error only', async () => {
  const { user } = open('login')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await screen.findByText('Email é obrigatório')
  await user.type(screen.getByLabelText('Email'), 'j')
  await waitFor(() => expect(screen.queryByText('Email é obrigatório')).toBeNull())
  expect(screen.getByText('Senha é obrigatória')).toBeInTheDocument()
})

test('a one-letter password can log in but not sign up', async () => {
  const { user, onSubmit } = open('login')
  await user.type(screen.getByLabelText('Email'), 'joana@boteco.com.br')
  await user.type(screen.getByLabelText('Senha'), 'x')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())

  await user.click(screen.getByRole('button', { name: 'Criar conta' }))
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByText('Senha deve ter pelo menos 6 caracteres')).toBeInTheDocument()
  expect(onSubmit).toHaveBeenCalledOnce()
})

test('sign-up requires city and state', async () => {
  const { user, onSubmit } = open('signup')
  expect(screen.getAllByRole('option')).toHaveLength(27)
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  expect(await screen.findByText('Cidade é obrigatória')).toBeInTheDocument()
  await user.type(screen.getByLabelText('Email'), 'joana@boteco.com.br')
  await user.type(screen.getByLabelText('Senha'), 'abc123')
  await user.type(screen.getByLabelText('Cidade'), 'Fortaleza')
  await user.selectOptions(screen.getByLabelText('Estado'), 'Ceará')
  await user.click(screen.getByRole('button', { name: 'Continuar' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    email: 'joana@boteco.com.br',
    password: 'abc123',
    city: 'Fortaleza',
    state: 'Ceará',
  })
})

test('changing from login to sign-up keeps the input and clears the errors', async () => {
  const { user } = open('login')
  await user.type(screen.getByLabelText('Email'), 'joana')
  await user.click(screen.getByRole('button', { name: 'Entrar' }))
  expect(await screen.findByText('Email inválido')).toBeInTheDocument()
  await user.click(screen.getByRole('button', { name: 'Criar conta' }))
  expect(screen.queryByText('Email inválido')).toBeNull()
  expect(screen.queryByText('Senha é obrigatória')).toBeNull()
  expect(screen.getByLabelText('Email')).toHaveValue('joana')
})

test('the state’s cities are suggested once the field is used', async () => {
  const { user } = open('signup')
  await user.selectOptions(screen.getByLabelText('Estado'), 'Ceará')
  expect(document.querySelectorAll('datalist option')).toHaveLength(0)
  await user.click(screen.getByLabelText('Cidade'))
  await waitFor(() => expect(document.querySelectorAll('datalist option')).toHaveLength(184))
})
