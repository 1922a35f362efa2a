import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { DurationForm } from './duration-form'

test('offers durations in half hours from the current one, and keeps the choice after a refusal', async () => {
  const onSubmit = vi.fn()
  const form = (error: string | null) => (
    <DurationForm minutes={135} busy={false} error={error} onBack={vi.fn()} onSubmit={onSubmit} />
  )
  const { rerender } = render(form(null))
  const field = screen.getByRole('combobox', { name: /Duração/ })
  expect(field).toHaveDisplayValue('2h 15min')
  await userEvent.selectOptions(field, '3h')
  await userEvent.click(screen.getByRole('button', { name: 'Gravar duração' }))
  expect(onSubmit).toHaveBeenCalledExactlyOnceWith(180)
  rerender(form('A equipe já tem compromisso'))
  expect(screen.getByRole('alert')).toHaveTextContent('A equipe já tem compromisso')
  expect(field).toHaveDisplayValue('3h')
})
