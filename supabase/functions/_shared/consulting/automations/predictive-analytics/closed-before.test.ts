import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import type { WishOf } from '../../base/request/wish.ts'
import { openedAgain } from './closed-before.ts'
import { context } from './test-support.ts'
import { closesByDay, mattersTo, unseenWeeks } from './unseen.ts'

const parts = [0.2, 0.1, 0.1, 0.1, 0.15, 0.15, 0.2]
const weeks = Array.from({ length: 60 }, (_, at) => {
  const monday = addDays('2025-10-06', 7 * at)
  return { monday, units: 100, revenue: 2000, days: ['2025-12-22', '2025-12-29'].includes(monday) ? 6 : 7 }
})
const closed = (from: string): WishOf<'date'> => ({
  kind: 'date',
  what: 'fechado',
  from,
  to: from,
  closed: true,
  text: 'fecho',
  origin: 'request',
})

describe('a holiday on which the house closed before and closes again', () => {
  it('is taken off once: its week of the sheet counts as if the house had opened', () => {
    const opened = openedAgain(weeks, [closed('2026-12-25'), closed('2027-01-01')], '2026-11-29', parts)
    // 25/12/2025 and 01/01/2026 were Thursdays.
    expect(opened('2025-12-22')).toBeCloseTo(1 / 0.85, 6)
    expect(opened('2025-12-29')).toBeCloseTo(1 / 0.85, 6)
    expect(opened('2025-12-15')).toBe(1)
  })

  it('is seen in a sheet of whole weeks by the fall of its week, and only there', () => {
    const whole = weeks.map((week) => ({ ...week, days: 1, units: week.monday === '2025-12-22' ? 87 : 100 }))
    const opened = openedAgain(whole, [closed('2026-12-25'), closed('2027-01-01')], '2026-11-29', [])
    expect(opened('2025-12-22')).toBeCloseTo(7 / 6, 6)
    expect(opened('2025-12-29')).toBe(1)
  })

  it('stays in its week if the house says nothing of it, or had opened', () => {
    expect(openedAgain(weeks, [], '2026-11-29', parts)('2025-12-22')).toBe(1)
    const whole = weeks.map((week) => ({ ...week, days: 7 }))
    expect(openedAgain(whole, [closed('2026-12-25')], '2026-11-29', parts)('2025-12-22')).toBe(1)
  })
})

describe('a house that closes before the evening', () => {
  const sales = (
    names: readonly string[],
    dayParts: { part: 'almoço' | 'noite'; units: number; revenue: null }[] = [],
  ) => ({ items: names.map((name) => ({ name, units: 10 })), dayParts }) as never
  it('is told by its hours, its sheet or what it sells', () => {
    const of = (type: string) => ({ ...context, restaurant: { ...context.restaurant, type } })
    expect(closesByDay(sales(['Marmita média', 'Prato feito', 'Suco']), of('fast_casual'))).toBe(true)
    expect(closesByDay(sales(['Marmita média', 'Prato feito']), of('bar'))).toBe(false)
    expect(closesByDay(sales(['Pizza', 'Cerveja']), of('fast_casual'))).toBe(false)
    const night = [{ part: 'noite' as const, units: 30, revenue: null }]
    expect(closesByDay(sales(['Marmita média'], night), of('fast_casual'))).toBe(false)
  })

  it('is asked about whole days only, New Year among them', () => {
    const coming = [
      { monday: '2026-12-21', value: 100, low: 90, high: 110 },
      { monday: '2026-12-28', value: 100, low: 90, high: 110 },
    ]
    const date = (name: string, from: string) => ({
      name,
      from,
      to: from,
      kind: 'date' as const,
      factor: null,
      seen: [],
      carried: false,
    })
    const units = { past: [{ monday: '2026-12-14', value: 100 }], coming } as never
    const forecast = {
      units,
      revenue: null,
      calendar: [date('Natal', '2026-12-25'), date('Réveillon', '2026-12-31')],
    }
    const house = { parts, opening: {}, night: false, bySea: false }
    const asked = (more: object) =>
      unseenWeeks(forecast, { ...house, ...more }).flatMap(({ days = [] }) => days.map(({ on }) => on))
    expect(asked({ byDay: true })).toEqual(['2026-12-25', '2027-01-01'])
    expect(asked({})).toEqual(['2026-12-24', '2026-12-25', '2026-12-31', '2027-01-01'])
    expect(unseenWeeks(forecast, { ...house, cafe: true })[0]?.lowIf).toBe(
      'fechada 25/12 e só até as 15h em 24/12',
    )
  })
})

describe('the high season', () => {
  const season = { name: 'férias escolares e alta estação de verão', kind: 'season', factor: null, seen: [] }
  it('is told to houses of visitors, or where the sheet or the owner shows it', () => {
    const canteen = {
      ...context,
      restaurant: { name: 'Sabor da Firma', city: 'Maracanaú', type: 'fast_casual' },
    }
    expect(mattersTo(canteen, [])(season)).toBe(false)
    expect(mattersTo(canteen, [])({ ...season, factor: 1.2 })).toBe(true)
    expect(mattersTo(canteen, [{ ...closed('2027-01-01'), text: 'na alta estação enche' }])(season)).toBe(
      true,
    )
    expect(mattersTo(context, [])(season)).toBe(true)
    expect(mattersTo(canteen, [])({ name: 'Natal', kind: 'date', factor: null, seen: [] })).toBe(true)
  })
})
