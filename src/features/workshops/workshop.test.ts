import { describe, expect, test } from 'vitest'
import { dayInFortaleza } from '@/domain/calendar'
import { calendarFile } from './calendar-file'
import { dateErrors } from './components/date-fields'
import { canCancel, isUpcoming, toScheduledDate, type Workshop } from './workshop'

const workshop = {
  id: 'w1',
  type: 'drink_creation',
  name: 'Criação de Drinks Autorais',
  scheduledDate: '2026-12-05T12:00:00+00:00',
  status: 'pending',
  notes: null,
  creditsRequired: 200,
} satisfies Workshop

test('the chosen hour is in Fortaleza time, whatever the time zone of the phone', () => {
  expect(new Date(toScheduledDate('2026-12-05', '09:00')).toISOString()).toBe('2026-12-05T12:00:00.000Z')
  expect(dayInFortaleza(new Date('2026-12-05T01:00:00Z'))).toBe('2026-12-04')
})

describe('a workshop can be cancelled', () => {
  const at = (hoursBefore: number) => new Date(Date.parse(workshop.scheduledDate) - hoursBefore * 3_600_000)
  test('until 48 hours before it starts', () => {
    expect(canCancel(workshop, at(48))).toBe(true)
    expect(canCancel(workshop, at(47.99))).toBe(false)
  })
  test('while it is pending, and always when it has no date', () => {
    expect(canCancel({ ...workshop, status: 'completed' }, at(100))).toBe(false)
    expect(canCancel({ ...workshop, scheduledDate: null }, at(0))).toBe(true)
  })
})

test('a workshop is upcoming until it begins, and past afterwards even while pending', () => {
  expect(isUpcoming(workshop, new Date('2026-12-05T11:59:00Z'))).toBe(true)
  expect(isUpcoming(workshop, new Date('2026-12-05T12:00:00Z'))).toBe(false)
  expect(isUpcoming({ ...workshop, scheduledDate: null }, new Date('2026-12-05T12:00:00Z'))).toBe(true)
  expect(isUpcoming({ ...workshop, status: 'cancelled' }, new Date('2026-11-21T12:00:00Z'))).toBe(false)
})

describe('a date', () => {
  const now = new Date('2026-11-21T12:00:00Z')
  const errors = (day: string, time: string) => dateErrors({ day, time }, now)
  test('is required, with its hour', () => {
    expect(errors('', '09:00')).toEqual({ day: 'Escolha a data' })
    expect(errors('2026-12-05', '')).toEqual({ time: 'Escolha o horário' })
  })
  test('in the past is refused, to the minute', () => {
    expect(errors('2026-11-21', '09:00').day).toContain('ainda não passaram')
    expect(errors('2026-11-21', '09:01')).toEqual({})
    expect(errors('2025-12-05', '09:00').day).toContain('ainda não passaram')
  })
  test('with a mistyped year is refused', () => {
    expect(errors('2062-12-05', '09:00').day).toContain('Confira o ano')
    expect(errors('20266-12-05', '09:00')).toEqual({ day: 'Data inválida' })
    expect(errors('2028-11-01', '09:00').day).toContain('12 meses')
    expect(errors('2027-11-01', '09:00')).toEqual({})
  })
})

describe('the calendar file', () => {
  const written = calendarFile(
    { ...workshop, notes: 'Trazer: gelo; limão,\ncoqueteleira' },
    'Bar da Ana, Rua das Flores, 10, Fortaleza - Ceará, com um endereço comprido o bastante para dobrar a linha',
    new Date('2026-11-21T12:00:00Z'),
  )
  const text = written ?? ''
  test('exists only for a workshop that has a date', () => {
    expect(written).not.toBeNull()
    expect(calendarFile({ ...workshop, scheduledDate: null }, 'Bar da Ana', new Date())).toBeNull()
  })
  test('has the event in UTC, with its own id', () => {
    expect(text).toContain('DTSTART:20261205T120000Z\r\n')
    expect(text).toContain('DTEND:20261205T140000Z\r\n')
    expect(text).toContain('UID:w1@engenho48\r\n')
    expect(text.startsWith('BEGIN:VCALENDAR\r\n') && text.endsWith('END:VCALENDAR\r\n')).toBe(true)
  })
  test('escapes reserved characters', () => {
    expect(text.replaceAll('\r\n ', '')).toContain('DESCRIPTION:Trazer: gelo\\; limão\\,\\ncoqueteleira')
  })
  test('folds lines at 75 bytes without losing text', () => {
    for (const line of text.split('\r\n'))
      expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75)
    expect(text.replaceAll('\r\n ', '')).toContain('para dobrar a linha')
  })
})
