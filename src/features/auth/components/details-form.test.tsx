import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { DetailsForm } from './details-form'

const empty = { name: '', contact_name: '', cnpj: '', contact_phone: '', restaurant_type: '' }

function open(props: Partial<Parameters<typeof DetailsForm>[0]> = {}) {
  const onSubmit = vi.fn()
  render(
    <MemoryRouter>
      <DetailsForm defaults={empty} busy={false} onSubmit={onSubmit} {...props} />
    </MemoryRouter>,
  )
  return { onSubmit, user: userEvent.setup() }
}

test('each of the five missing fields is named', async () => {
  const { user, onSubmit } = open()
  await user.click(screen.getByRole('button', { name: 'Criar conta' }))
  for (const message of [
    'Nome do restaurante é obrigatório',
    'Nome do responsável é obrigatório',
    'CNPJ é obrigatório',
    'Telefone é obrigatório',
    'Tipo de estabelecimento é obrigatório',
  ]) {
    expect(await screen.findByText(message)).toBeInTheDocument()
  }
  expect(onSubmit).not.toHaveBeenCalled()
})

test('CNPJ and phone only need to be present, and are masked', async () => {
  const { user, onSubmit } = open()
  await user.type(screen.getByLabelText('Nome do restaurante'), 'Boteco')
  await user.type(screen.getByLabelText('Nome do responsável'), 'Joana')
  await user.type(screen.getByLabelText('CNPJ'), '11222333000182')
  await user.type(screen.getByLabelText('Telefone'), '85988887777')
  await user.selectOptions(screen.getByLabelText('Tipo de estabelecimento'), 'Bar')
  await user.click(screen.getByRole('button', { name: 'Criar conta' }))
  await waitFor(() => expect(onSubmit).toHaveBeenCalledOnce())
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({
    name: 'Boteco',
    contact_name: 'Joana',
    cnpj: '11.222.333/0001-82',
    contact_phone: '(85) 98888-7777',
    restaurant_type: 'bar',
  })
})

test('going back passes the input on', async () => {
  const onBack = vi.fn()
  const { user } = open({ onBack })
  await user.type(screen.getByLabelText('Nome do restaurante'), 'Boteco')
  await user.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(onBack).toHaveBeenCalledWith({ ...empty, name: 'Boteco' })
})

test('an existing account has no way back, and no second submission', () => {
  open({ busy: true })
  expect(screen.queryByRole('button', { name: 'Voltar' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Criando conta...' })).toBeDisabled()
})
