import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useEffect } from 'react'
import { expect, test } from 'vitest'
import { Toaster, toast } from './toaster'

function Page() {
  useEffect(() => {
    toast.success('Login realizado com sucesso!', 'Boas-vindas de volta')
  }, [])
  return null
}

test('a toast outside its provider raises an error', () => {
  expect(() => toast.success('Pronto')).toThrow('needs a <Toaster />')
})

test('a toast said at once on arrival shows, as status, and can be closed', async () => {
  render(
    <>
      <Page />
      <Toaster />
    </>,
  )
  const status = await screen.findByRole('status')
  expect(status).toHaveTextContent('Login realizado com sucesso!Boas-vindas de volta')
  await userEvent.click(screen.getByRole('button', { name: 'Fechar aviso' }))
  await waitFor(() => expect(screen.queryByRole('status')).toBeNull())
})

test('an error toast is an alert', async () => {
  render(<Toaster />)
  toast.error('Erro no login', 'Email ou senha incorretos')
  expect(await screen.findByRole('alert')).toHaveTextContent('Erro no loginEmail ou senha incorretos')
})
