import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { ProgressBar } from './progress-bar'
import { Stepper } from './stepper'

test('a stepper states the current step in words and in percent', () => {
  render(<Stepper step={2} total={4} title="Equipamentos" />)
  expect(screen.getByText('Passo 2 de 4', { exact: false })).toBeInTheDocument()
  expect(screen.getByText('50%')).toBeInTheDocument()
  const bar = screen.getByRole('progressbar', { name: 'Progresso' })
  expect(bar).toHaveAttribute('aria-valuenow', '50')
  expect(bar).toHaveAttribute('aria-valuetext', 'Passo 2 de 4, 50%')
})

test('a progress bar stays within its bounds', () => {
  const { rerender } = render(<ProgressBar label="Envio" value={140} />)
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
  rerender(<ProgressBar label="Envio" value={3} max={0} />)
  expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '0')
})
