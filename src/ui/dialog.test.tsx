import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { Button } from './button'
import { Dialog } from './dialog'

function Page() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Agendar</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Novo Workshop" description="Escolha o dia.">
        <input aria-label="Data" />
      </Dialog>
    </>
  )
}

test('a dialog has a name and a description and returns the focus when it closes', async () => {
  render(<Page />)
  const opener = screen.getByRole('button', { name: 'Agendar' })
  await userEvent.click(opener)
  const dialog = await screen.findByRole('dialog', { name: 'Novo Workshop' })
  expect(dialog).toHaveAccessibleDescription('Escolha o dia.')
  await waitFor(() => expect(dialog.contains(document.activeElement)).toBe(true))

  await userEvent.click(screen.getByRole('button', { name: 'Fechar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(opener).toHaveFocus())
})

test('Esc closes a dialog', async () => {
  render(<Page />)
  await userEvent.click(screen.getByRole('button', { name: 'Agendar' }))
  await screen.findByRole('dialog')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
})
