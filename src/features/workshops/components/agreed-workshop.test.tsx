/** What owner and farm agree about a workshop, on its card. */
import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Workshop } from '../workshop'
import { Proposal } from './proposal'
import { WorkshopCard } from './workshop-card'

const agenda: NonNullable<Workshop['agenda']> = {
  durationMinutes: 120,
  confirmed: false,
  reserved: true,
  proposal: null,
  cancelReason: null,
  noShow: false,
  events: [],
}

const workshop: Workshop = {
  id: 'w1',
  type: 'drink_creation',
  name: 'Criação de Drinks Autorais',
  scheduledDate: '2026-12-05T12:00:00+00:00',
  status: 'pending',
  notes: null,
  creditsRequired: 200,
}

function show(changes: Partial<typeof agenda>, status: Workshop['status'] = 'pending', now = '2026-11-21') {
  const onSchedule = vi.fn()
  render(
    <WorkshopCard
      workshop={{ ...workshop, status, agenda: { ...agenda, ...changes } }}
      category={null}
      place="Bar da Ana"
      now={new Date(`${now}T12:00:00Z`)}
      onCancel={vi.fn()}
      onSchedule={onSchedule}
      onDownload={vi.fn()}
    />,
  )
  return onSchedule
}

test('an hour that the farm has not confirmed says so, and whether it is reserved', () => {
  show({})
  expect(screen.getByText('Agendado')).toBeInTheDocument()
  expect(screen.getByText('Horário reservado para você. A fazenda ainda vai confirmar.')).toBeInTheDocument()
  show({ reserved: false })
  expect(screen.getByText('A fazenda ainda vai confirmar este horário.')).toBeInTheDocument()
})

test('a confirmed workshop shows Confirmado and can be moved until 48 hours before', async () => {
  const onSchedule = show({ confirmed: true })
  expect(screen.getByText('Confirmado')).toBeInTheDocument()
  expect(screen.queryByText(/ainda vai confirmar/)).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Mudar data' }))
  expect(onSchedule).toHaveBeenCalledOnce()
})

test('a workshop of tomorrow cannot be moved', () => {
  show({ confirmed: true }, 'pending', '2026-12-04')
  expect(screen.queryByRole('button', { name: 'Mudar data' })).toBeNull()
})

test('a cancelled workshop shows the farm’s reason, and a missed one that nothing was charged', () => {
  show({ cancelReason: 'O alambique parou' }, 'cancelled')
  expect(screen.getByText('Motivo da fazenda: O alambique parou')).toBeInTheDocument()
  show({ noShow: true }, 'cancelled')
  expect(screen.getByText(/Nada foi cobrado/)).toBeInTheDocument()
})

test('a proposal is accepted, answered with another time, or declined', async () => {
  const onAnswer = vi.fn()
  const onOther = vi.fn()
  const proposal = { date: '2026-12-12T17:00:00+00:00', note: 'De manhã a equipe está na moagem.' }
  const { rerender } = render(
    <Proposal
      proposal={proposal}
      current={workshop.scheduledDate}
      busy={false}
      onAnswer={onAnswer}
      onOther={onOther}
    />,
  )
  expect(screen.getByText('A fazenda propõe sáb., 12/12, 14:00')).toBeInTheDocument()
  expect(screen.getByText('De manhã a equipe está na moagem.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar este horário' }))
  await userEvent.click(screen.getByRole('button', { name: 'Manter sáb., 05/12, 09:00' }))
  await userEvent.click(screen.getByRole('button', { name: 'Pedir outro' }))
  expect(onAnswer.mock.calls).toEqual([[true], [false]])
  expect(onOther).toHaveBeenCalledOnce()
  rerender(<Proposal proposal={proposal} current={null} busy={false} onAnswer={onAnswer} onOther={onOther} />)
  expect(screen.queryByRole('button', { name: /^Manter/ })).toBeNull()
})

test('the timeline shows what happened, what it cost and why the farm cancelled', async () => {
  const date = '2026-12-05T12:00:00+00:00'
  const at = (id: number, kind: string, detail: object) => ({
    id,
    kind,
    detail,
    created_at: `2026-11-2${id}T12:00:00+00:00`,
  })
  const asked = at(1, 'asked', { date, by: 'house' })
  show(
    {
      events: [
        asked,
        at(2, 'confirmed', { date, by: 'farm' }),
        at(3, 'resized', { minutes: 180, by: 'farm' }),
        at(4, 'held', { by: 'farm' }),
      ],
    },
    'completed',
  )
  await userEvent.click(screen.getByText('Andamento'))
  await screen.findByText('Pedido para sáb., 05/12, 09:00 por você')
  expect(
    screen
      .getAllByRole('listitem')
      .slice(-4)
      .map((item) => item.textContent),
  ).toEqual([
    'Pedido para sáb., 05/12, 09:00 por você21/11/2026, 09:00',
    'Confirmado para sáb., 05/12, 09:00 pela fazenda22/11/2026, 09:00',
    'Duração mudada para 3h pela fazenda23/11/2026, 09:00',
    expect.stringMatching(/^Realizado pela fazenda200\scréditos descontados do saldo/),
  ])
  cleanup()
  show(
    { cancelReason: 'O alambique parou', events: [asked, at(2, 'cancelled', { date, by: 'farm' })] },
    'cancelled',
  )
  await userEvent.click(screen.getByText('Andamento'))
  expect(await screen.findByText('Motivo: O alambique parou')).toBeInTheDocument()
})
