import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Button } from './button'
import { ButtonLink } from './button-link'

test('a loading button names its action and cannot be pressed again', async () => {
  const onClick = vi.fn()
  const { rerender } = render(
    <Button onClick={onClick} loadingText="Salvando...">
      Salvar Alterações
    </Button>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Salvar Alterações' }))
  expect(onClick).toHaveBeenCalledTimes(1)

  rerender(
    <Button onClick={onClick} loading loadingText="Salvando...">
      Salvar Alterações
    </Button>,
  )
  const button = screen.getByRole('button', { name: 'Salvando...' })
  expect(button).toBeDisabled()
  expect(button).toHaveAttribute('aria-busy', 'true')
  await userEvent.click(button)
  expect(onClick).toHaveBeenCalledTimes(1)
})

test('a button does not submit its form unless told to', async () => {
  const onSubmit = vi.fn((event: React.FormEvent) => event.preventDefault())
  render(
    <form onSubmit={onSubmit}>
      <Button>Cancelar</Button>
      <Button type="submit">Enviar</Button>
    </form>,
  )
  await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
  expect(onSubmit).not.toHaveBeenCalled()
  await userEvent.click(screen.getByRole('button', { name: 'Enviar' }))
  expect(onSubmit).toHaveBeenCalledTimes(1)
})

test('a button link uses `to` for a route and `href` for everything else', () => {
  render(
    <MemoryRouter>
      <ButtonLink to="/shop">Loja</ButtonLink>
      <ButtonLink href="https://instagram.com" target="_blank">
        Instagram
      </ButtonLink>
    </MemoryRouter>,
  )
  expect(screen.getByRole('link', { name: 'Loja' })).toHaveAttribute('href', '/shop')
  expect(screen.getByRole('link', { name: 'Instagram' })).toHaveAttribute('href', 'https://instagram.com')
})

test('a pressed button regains the focus when its work is done', async () => {
  const { rerender } = render(<Button>Salvar</Button>)
  const button = screen.getByRole('button')
  await userEvent.click(button)
  rerender(<Button loading>Salvar</Button>)
  // Browsers take the focus from a disabled element.
  const elsewhere = document.body.appendChild(document.createElement('input'))
  elsewhere.focus()
  elsewhere.remove()
  expect(document.body).toHaveFocus()
  rerender(<Button>Salvar</Button>)
  expect(button).toHaveFocus()
})

test('a button whose work is done does not take the focus from another element', async () => {
  const two = (loading: boolean) => (
    <>
      <Button loading={loading}>Salvar</Button>
      <input aria-label="Nome" />
    </>
  )
  const { rerender } = render(two(false))
  await userEvent.click(screen.getByRole('button'))
  rerender(two(true))
  await userEvent.click(screen.getByLabelText('Nome'))
  rerender(two(false))
  expect(screen.getByLabelText('Nome')).toHaveFocus()
})
