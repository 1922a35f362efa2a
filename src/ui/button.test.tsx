import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Button, ButtonLink } from './button'

test('a loading button says what it is doing and cannot be pressed again', async () => {
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

test('a button does not send the form around it unless it is told to', async () => {
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

test('a button link leads to a route with `to` and elsewhere with `href`', () => {
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
