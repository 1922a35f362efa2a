import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { emptyWaitlist, type WaitlistValues } from '../waitlist-values'
import WaitlistForm from './waitlist-form'

function open(defaults: Partial<WaitlistValues> = {}) {
  const handlers = { onSubmit: vi.fn(), onInvalid: vi.fn(), onBack: vi.fn() }
  render(<WaitlistForm defaults={{ ...emptyWaitlist, ...defaults }} busy={false} {...handlers} />)
  return { ...handlers, user: userEvent.setup() }
}

const send = () => screen.getByRole('button', { name: 'Entrar na lista de espera' })

test('opens with the city, and focuses its heading', () => {
  open({ city: 'Natal', state: 'Rio Grande do Norte' })
  expect(screen.getByLabelText('Cidade')).toHaveValue('Natal')
  expect(screen.getByRole('heading', { name: 'Lista de espera' })).toHaveFocus()
})

test('names each missing field, and editing a field clears its message', async () => {
  const { user, onInvalid, onSubmit } = open()
  await user.click(send())
  expect(onSubmit).not.toHaveBeenCalled()
  expect(onInvalid).toHaveBeenCalled()
  expect(screen.getByText('Faturamento mensal é obrigatório')).toBeInTheDocument()
  await user.selectOptions(screen.getByLabelText('Faturamento mensal'), 'under_10k')
  expect(screen.queryByText('Faturamento mensal é obrigatório')).toBeNull()
  await user.click(screen.getByLabelText('Análise de vendas'))
  expect(screen.queryByText('Selecione pelo menos um interesse')).toBeNull()
  expect(screen.getByText('Nome do restaurante é obrigatório')).toBeInTheDocument()
})

test('masks CNPJ and phone, also with full-width digits', async () => {
  const { user } = open()
  await user.type(screen.getByLabelText('CNPJ'), '12abc34501de35')
  await user.type(screen.getByLabelText('Telefone'), '８５x988887777')
  expect(screen.getByLabelText('CNPJ')).toHaveValue('12.ABC.345/01DE-35')
  expect(screen.getByLabelText('Telefone')).toHaveValue('(85) 98888-7777')
})

test('passes the input on when the user goes back', async () => {
  const { user, onBack } = open({ city: 'Natal' })
  await user.type(screen.getByLabelText('Nome do restaurante'), 'Bar do Zé')
  await user.click(screen.getByRole('button', { name: 'Voltar' }))
  expect(onBack).toHaveBeenCalledWith(
    expect.objectContaining({ restaurant_name: 'Bar do Zé', city: 'Natal' }),
  )
})
