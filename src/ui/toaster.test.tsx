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

async function findToast(title: string): Promise<HTMLElement> {
  const toast = (await screen.findByText(title)).closest<HTMLElement>('[role]')
  if (!toast) throw new Error(`${title} has no role`)
  return toast
}

test('a toast without a mounted Toaster throws', () => {
  expect(() => toast.success('Pronto')).toThrow('needs a <Toaster />')
})

test('a toast raised on mount shows as a status and can be closed', async () => {
  render(
    <>
      <Page />
      <Toaster />
    </>,
  )
  // Found by its text: toasts of other tests may still be closing.
  const status = await findToast('Login realizado com sucesso!')
  expect(status).toHaveAttribute('role', 'status')
  expect(status).toHaveTextContent('Boas-vindas de volta')
  const close = status.parentElement?.querySelector('button')
  expect(close).toHaveAccessibleName('Fechar aviso')
  if (close) await userEvent.click(close)
  await waitFor(() => expect(screen.queryByText('Login realizado com sucesso!')).toBeNull())
})

test('an error toast is an alert', async () => {
  render(<Toaster />)
  toast.error('Erro no login', 'Email ou senha incorretos')
  const alert = await findToast('Erro no login')
  expect(alert).toHaveAttribute('role', 'alert')
  expect(alert).toHaveTextContent('Email ou senha incorretos')
})
