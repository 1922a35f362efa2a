import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { AppError } from '@/data/client/errors'
import NewsletterForm from './newsletter-form'

const field = () => screen.getByLabelText('Receba as novidades por email')

async function subscribe(answer: () => Promise<void>, email = 'Ana+Bar@Exemplo.com') {
  const send = vi.fn(answer)
  render(<NewsletterForm subscribe={send} />)
  const user = userEvent.setup()
  await user.type(field(), email)
  await user.click(screen.getByRole('button', { name: 'Assinar' }))
  return { send, user }
}

test('a new e-mail is welcomed, and the field cleared', async () => {
  const { send } = await subscribe(() => Promise.resolve())
  expect(await screen.findByText('Email cadastrado com sucesso!')).toBeInTheDocument()
  expect(field()).toHaveValue('')
  expect(send).toHaveBeenCalledExactlyOnceWith('ana+bar@exemplo.com')
})

test('an existing e-mail gets a message, which editing clears', async () => {
  const { user } = await subscribe(() => Promise.reject(new AppError('23505', 'duplicate key')))
  expect(await screen.findByText('Este email já está cadastrado em nossa newsletter.')).toBeInTheDocument()
  expect(field()).toHaveValue('Ana+Bar@Exemplo.com')
  await user.type(field(), 'x')
  expect(screen.queryByText('Este email já está cadastrado em nossa newsletter.')).toBeNull()
})

test('a rate limit has its own message and keeps the input', async () => {
  await subscribe(() =>
    Promise.reject(new AppError('limit_reached', 'limit_reached: newsletter_subscribers')),
  )
  expect(await screen.findByText(/muitos cadastros da sua rede/)).toBeInTheDocument()
  expect(field()).toHaveValue('Ana+Bar@Exemplo.com')
})

test('any other failure keeps the input', async () => {
  await subscribe(() => Promise.reject(new AppError('network', 'Failed to fetch')))
  expect(await screen.findByText('Erro ao cadastrar email. Tente novamente.')).toBeInTheDocument()
  expect(field()).toHaveValue('Ana+Bar@Exemplo.com')
})

test('the form shows that it is sending, and is not sent twice', async () => {
  const { send, user } = await subscribe(() => new Promise(() => {}))
  expect(screen.getByRole('button', { name: 'Enviando...' })).toBeDisabled()
  await user.type(field(), '{Enter}')
  expect(send).toHaveBeenCalledOnce()
})

test('the browser itself requires an e-mail', () => {
  render(<NewsletterForm subscribe={vi.fn()} />)
  expect(field()).toHaveAttribute('type', 'email')
  expect(field()).toBeRequired()
})
