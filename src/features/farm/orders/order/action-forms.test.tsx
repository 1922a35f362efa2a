import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DeliverForm, ReasonForm, ReturnForm, ShipForm } from './action-forms'

async function open(form: (onSubmit: (values: unknown) => void) => React.ReactNode) {
  const onSubmit = vi.fn()
  render(
    <>
      {form(onSubmit)}
      <button type="submit" form="form">
        Gravar
      </button>
    </>,
  )
  const user = userEvent.setup()
  return { onSubmit, user, submit: () => user.click(screen.getByRole('button', { name: 'Gravar' })) }
}

test('nothing is shipped without a carrier, and a code of 10,000 characters stays as typed', async () => {
  const { onSubmit, user, submit } = await open((done) => <ShipForm id="form" onSubmit={done} />)
  const code = screen.getByLabelText('Código de rastreio')
  await user.click(code)
  await user.paste('7'.repeat(10_000))
  await submit()
  expect(screen.getByText('Diga quem leva o pedido')).toBeVisible()
  expect(screen.getByText('Use no máximo 60 caracteres')).toBeVisible()
  expect(code).toHaveValue('7'.repeat(10_000))
  await user.type(screen.getByLabelText(/^Quem leva/), 'Motoboy')
  await user.clear(code)
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ carrier: 'Motoboy', code: '' })
})

test('nothing is delivered without a name and an age check', async () => {
  const { onSubmit, user, submit } = await open((done) => <DeliverForm id="form" onSubmit={done} />)
  await submit()
  expect(screen.getByText('Diga quem recebeu')).toBeVisible()
  expect(screen.getByText('Sem conferir a idade, a bebida não é entregue.')).toBeVisible()
  await user.type(screen.getByLabelText(/^Quem recebeu$/), 'Ana')
  await submit()
  expect(onSubmit).not.toHaveBeenCalled()
  await user.click(screen.getByRole('checkbox'))
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ receivedBy: 'Ana', adult: true })
})

test('returned bottles need a reason, and are restocked only on request', async () => {
  const { onSubmit, user, submit } = await open((done) => <ReturnForm id="form" onSubmit={done} />)
  await submit()
  expect(screen.getByText('Escreva o motivo')).toBeVisible()
  await user.type(screen.getByLabelText(/^Motivo/), 'Porta fechada')
  await submit()
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith({ reason: 'Porta fechada', restock: false })
})

test('a blank reason does not count', async () => {
  const { onSubmit, user, submit } = await open((done) => (
    <ReasonForm id="form" hint="Só a fazenda lê." onSubmit={done} />
  ))
  await user.type(screen.getByLabelText(/^Motivo/), '   ')
  await submit()
  expect(screen.getByText('Escreva o motivo')).toBeVisible()
  expect(onSubmit).not.toHaveBeenCalled()
})
