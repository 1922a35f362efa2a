import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, test, vi } from 'vitest'
import type { Workshop } from '../workshop'
import { WorkshopCard } from './workshop-card'

const workshop: Workshop = {
  id: 'w1',
  type: 'drink_creation',
  name: 'Criação de Drinks Autorais',
  scheduledDate: '2026-12-05T12:00:00+00:00',
  status: 'pending',
  notes: 'Equipe de 6 pessoas',
  creditsRequired: 1200,
}

function show(changes: Partial<Workshop> = {}, now = '2026-11-21T12:00:00Z') {
  const actions = { onCancel: vi.fn(), onSchedule: vi.fn(), onDownload: vi.fn() }
  render(
    <WorkshopCard
      workshop={{ ...workshop, ...changes }}
      category="Criação"
      place="Bar da Ana, Rua das Flores, 10, Fortaleza - Ceará"
      now={new Date(now)}
      {...actions}
    />,
  )
  return actions
}

const buttons = () => screen.queryAllByRole('button').map((button) => button.textContent)

test('a workshop shows category, status, its hour in Fortaleza, place, credits and notes', () => {
  show()
  for (const text of [
    'Criação',
    'Agendado',
    '05/12/2026, 09:00',
    'Bar da Ana, Rua das Flores, 10, Fortaleza - Ceará',
    '1.200 créditos necessários',
    'Equipe de 6 pessoas',
  ]) {
    expect(screen.getByText(text)).toBeInTheDocument()
  }
})

test('credits are shown only when the workshop costs some', () => {
  show({ creditsRequired: 0 })
  expect(screen.queryByText(/necessários/)).toBeNull()
})

test.each([
  ['completed', 'Realizado'],
  ['delivered', 'Realizado'],
  ['cancelled', 'Cancelado'],
] as const)('a %s workshop shows %s and has no actions', (status, label) => {
  show({ status })
  expect(screen.getByText(label)).toBeInTheDocument()
  expect(buttons()).toEqual([])
})

describe('an upcoming workshop', () => {
  test('can be added to the calendar and cancelled up to 48 hours before', async () => {
    const actions = show()
    await userEvent.click(screen.getByRole('button', { name: 'Adicionar ao calendário' }))
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar workshop' }))
    expect(actions.onDownload).toHaveBeenCalledOnce()
    expect(actions.onCancel).toHaveBeenCalledOnce()
  })
  test('shows how to call the farm within 48 hours', () => {
    show({}, '2026-12-04T12:00:00Z')
    expect(buttons()).toEqual(['Adicionar ao calendário'])
    expect(screen.getByRole('link', { name: /^\(\d\d\)/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/^tel:\+55\d{11}$/),
    )
  })
  test('without a date shows Não agendado and can be scheduled', async () => {
    const actions = show({ scheduledDate: null })
    expect(screen.getByText('Não agendado')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Combinar data' }))
    expect(actions.onSchedule).toHaveBeenCalledOnce()
    expect(buttons()).toEqual(['Combinar data', 'Cancelar workshop'])
  })
})

test('a workshop that has begun has no actions, and says who registers it', () => {
  show({}, '2026-12-05T12:00:00Z')
  expect(buttons()).toEqual([])
  expect(screen.getByText(/O horário já passou/)).toBeInTheDocument()
})
