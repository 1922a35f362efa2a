import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import { dateValueOf, FreeTimes } from './free-times'

// 9:00 and 14:00 on two days, in Fortaleza.
const times = [
  '2026-12-01T12:00:00+00:00',
  '2026-12-01T17:00:00+00:00',
  '2026-12-02T12:00:00+00:00',
  '2026-12-02T17:00:00+00:00',
]

const chips = () => screen.queryAllByRole('button').map((chip) => chip.textContent)

test('before a day is typed, the first time of each of the next days is offered', async () => {
  const onPick = vi.fn()
  render(<FreeTimes times={times} day="" picked={null} onPick={onPick} />)
  expect(screen.getByRole('group', { name: 'Próximos horários livres' })).toBeInTheDocument()
  expect(chips()).toEqual(['ter., 01/12, 09:00', 'qua., 02/12, 09:00'])
  await userEvent.click(screen.getByRole('button', { name: 'qua., 02/12, 09:00' }))
  expect(onPick).toHaveBeenCalledExactlyOnceWith(times[2])
})

test('of a typed day, all its times are offered, and the chosen one is kept', () => {
  render(<FreeTimes times={times} day="2026-12-01" picked={times[1] ?? null} onPick={vi.fn()} />)
  expect(screen.getByRole('group', { name: 'Horários livres em 01/12/2026' })).toBeInTheDocument()
  expect(chips()).toEqual(['09:00', '14:00'])
  expect(screen.getByRole('button', { pressed: true })).toHaveTextContent('14:00')
  expect(screen.getByText(/fica reservado para você/)).toBeInTheDocument()
})

test('a chosen time that is no longer free is not shown as reserved', () => {
  render(<FreeTimes times={times.slice(1)} day="2026-12-01" picked={times[0] ?? null} onPick={vi.fn()} />)
  expect(screen.queryByText(/fica reservado para você/)).toBeNull()
})

test('a day without a free time offers those after it', () => {
  render(<FreeTimes times={times.slice(2)} day="2026-12-01" picked={null} onPick={vi.fn()} />)
  expect(chips()).toEqual(['qua., 02/12, 09:00'])
})

test('nothing is shown while the times are unknown', () => {
  const { container } = render(<FreeTimes times={null} day="" picked={null} onPick={vi.fn()} />)
  expect(container).toBeEmptyDOMElement()
})

test('a chosen time fills day and hour in Fortaleza', () => {
  expect(dateValueOf('2026-12-02T01:30:00+00:00')).toEqual({ day: '2026-12-01', time: '22:30' })
})
