import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { expect, test, vi } from 'vitest'
import { Button } from './button'
import { Menu, MenuItem, MenuLink } from './menu'

test('a menu opens from its button, offers links and actions, and closes after a choice', async () => {
  const onSelect = vi.fn()
  render(
    <MemoryRouter>
      <Menu trigger={<Button>Conta</Button>}>
        <MenuLink to="/profile">Perfil do Restaurante</MenuLink>
        <MenuItem onSelect={onSelect}>Sair</MenuItem>
      </Menu>
    </MemoryRouter>,
  )
  expect(screen.queryByRole('menu')).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Conta' }))
  expect(await screen.findByRole('menuitem', { name: 'Perfil do Restaurante' })).toHaveAttribute(
    'href',
    '/profile',
  )
  await userEvent.click(screen.getByRole('menuitem', { name: 'Sair' }))
  expect(onSelect).toHaveBeenCalledTimes(1)
  await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
})
