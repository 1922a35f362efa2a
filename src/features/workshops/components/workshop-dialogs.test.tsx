import { fireEvent, render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { type ReactElement, useState } from 'react'
import { describe, expect, test, vi } from 'vitest'
import { dayInFortaleza } from '@/domain/calendar'
import type { WorkshopAutomation } from '../workshops.queries'
import { NewWorkshopDialog } from './new-workshop-dialog'
import { ScheduleDialog } from './schedule-dialog'
import { emptyDraft } from './workshop-draft'

const automations: WorkshopAutomation[] = [
  {
    id: 'a',
    name: 'Criação de Drinks Autorais',
    type: 'drink_creation',
    description: 'Drinks',
    credit_cost: 200,
    category: 'Criação',
  },
  {
    id: 'b',
    name: 'Conteúdo para Redes Sociais',
    type: 'content_generation',
    description: 'Posts',
    credit_cost: 0,
    category: 'Marketing',
  },
]

/** A future day less than twelve months ahead. */
const day = dayInFortaleza(new Date(Date.now() + 30 * 86_400_000))

function Booking(props: { onSubmit: () => void; onClose?: () => void; error?: string; busy?: boolean }) {
  const [draft, setDraft] = useState(emptyDraft)
  return (
    <NewWorkshopDialog
      open
      draft={draft}
      onDraft={setDraft}
      automations={automations}
      busy={props.busy ?? false}
      error={props.error ?? null}
      onClose={props.onClose ?? (() => undefined)}
      onSubmit={props.onSubmit}
    />
  )
}

/** Waits for the dialog's content, which renders after its frame. */
async function open(dialog: ReactElement) {
  render(dialog)
  await screen.findByRole('dialog')
}

const submitButton = () => screen.getByRole('button', { name: 'Agendar Workshop' })

describe('Novo Workshop de Automação', () => {
  test('starts at 09:00, with the button disabled until an automation is chosen', async () => {
    await open(<Booking onSubmit={vi.fn()} />)
    expect(screen.getByRole('dialog', { name: 'Novo Workshop de Automação' })).toBeInTheDocument()
    expect(screen.getByLabelText('Horário')).toHaveValue('09:00')
    expect(submitButton()).toBeDisabled()
    await userEvent.click(screen.getByRole('radio', { name: /Drinks Autorais/ }))
    expect(submitButton()).toBeEnabled()
  })

  test('sends nothing without an automation, however the form is submitted', async () => {
    const onSubmit = vi.fn()
    await open(<Booking onSubmit={onSubmit} />)
    const form = screen.getByLabelText('Data').closest('form')
    if (!form) throw new Error('no form')
    fireEvent.submit(form)
    expect(screen.getByText('Selecione uma automação válida').closest('[role=alert]')).toBeInTheDocument()
    expect(onSubmit).not.toHaveBeenCalled()
  })

  test('focuses a missing date with its message, which disappears when a date is chosen', async () => {
    const onSubmit = vi.fn()
    await open(<Booking onSubmit={onSubmit} />)
    await userEvent.click(screen.getByRole('radio', { name: /Drinks Autorais/ }))
    await userEvent.click(submitButton())
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha a data')
    expect(screen.getByLabelText('Data')).toHaveFocus()
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText('Data'), { target: { value: day } })
    expect(screen.queryByRole('alert')).toBeNull()
  })

  test('sends automation, the instant in Fortaleza, and trimmed notes', async () => {
    const onSubmit = vi.fn()
    await open(<Booking onSubmit={onSubmit} />)
    await userEvent.click(screen.getByRole('radio', { name: /Drinks Autorais/ }))
    expect(screen.getByText(/Agendar não gera cobrança: 200 créditos/)).toBeInTheDocument()
    fireEvent.change(screen.getByLabelText('Data'), { target: { value: day } })
    await userEvent.type(screen.getByLabelText('Observações'), '  Equipe de 6  ')
    await userEvent.click(submitButton())
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith(automations[0], `${day}T09:00:00-03:00`, 'Equipe de 6')
  })

  test('shows the server’s refusal as an alert within the dialog', async () => {
    await open(<Booking onSubmit={vi.fn()} error="Erro ao criar workshop: sem vaga" />)
    expect(within(screen.getByRole('dialog')).getByRole('alert')).toHaveTextContent(
      'Erro ao criar workshop: sem vaga',
    )
  })

  test('shows Agendando... while it saves, and cannot be closed meanwhile', async () => {
    const onClose = vi.fn()
    await open(<Booking onSubmit={vi.fn()} onClose={onClose} busy />)
    expect(screen.getByText('Agendando...')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Cancelar' })).toBeDisabled()
    await userEvent.keyboard('{Escape}')
    expect(onClose).not.toHaveBeenCalled()
  })

  test('closes on Cancelar', async () => {
    const onClose = vi.fn()
    await open(<Booking onSubmit={vi.fn()} onClose={onClose} />)
    await userEvent.click(screen.getByRole('button', { name: 'Cancelar' }))
    expect(onClose).toHaveBeenCalledOnce()
  })
})

describe('Combinar data', () => {
  const event = {
    id: 'e1',
    type: 'exclusive_event',
    name: 'Evento exclusivo no restaurante',
    scheduledDate: null,
    status: 'pending',
    notes: null,
    creditsRequired: 0,
  } as const

  test('proposes a date and hour in Fortaleza for the event', async () => {
    const onSubmit = vi.fn()
    await open(
      <ScheduleDialog workshop={event} busy={false} error={null} onClose={vi.fn()} onSubmit={onSubmit} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Salvar data' }))
    expect(screen.getByRole('alert')).toHaveTextContent('Escolha a data')
    expect(onSubmit).not.toHaveBeenCalled()
    fireEvent.change(screen.getByLabelText('Data'), { target: { value: day } })
    await userEvent.click(screen.getByRole('button', { name: 'Salvar data' }))
    expect(onSubmit).toHaveBeenCalledExactlyOnceWith('e1', `${day}T19:00:00-03:00`)
  })
})
