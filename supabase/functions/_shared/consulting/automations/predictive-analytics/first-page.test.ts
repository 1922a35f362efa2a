/** What an owner reads first: what to buy, cook and staff next week, which weeks differ, and how far to trust it. */
import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { forecastActions } from './actions.ts'
import { forecastSections } from './sections.ts'
import { forecastOf } from './test-support.ts'

const weeks = Array.from({ length: 20 }, (_, index) => addDays('2026-06-01', 7 * index))
const sold: Readonly<Record<string, number>> = { 'Frango a passarinho': 60, 'Chope 300 ml': 600 }
/** Open from Tuesday to Sunday; Saturday sells a third. */
const sheet = {
  items: Object.entries(sold).map(([name, units]) => ({
    name,
    category: name.startsWith('Chope') ? 'Bebidas' : 'Petiscos',
    units: 20 * units,
    price: 10,
    cost: null,
  })),
  period: { from: '2026-06-02', to: '2026-10-18' },
  weeks: weeks.map((monday, at) => ({ monday, units: 660 + (at % 3), revenue: 6600 + (at % 3), days: 6 })),
  itemWeeks: Object.entries(sold).map(([name, units]) => ({
    name,
    units: weeks.map((_, at) => units + (at % 3)),
    weekdays: [2, 0, 1, 1, 1, 2, 3].map((share) => share * 2 * units),
  })),
  weekdays: [2, 0, 1, 1, 1, 2, 3].flatMap((share, weekday) =>
    share === 0 ? [] : [{ weekday, units: share * 1320, revenue: share * 13_200, days: 20 }],
  ),
  dayParts: [],
  rows: { read: 240, totals: 0, blank: 0, refused: 0 },
}
const forecast = forecastOf(sheet)

describe('the first page', () => {
  it('says what to buy in its measures, what to cook on the fullest day, and how many people', () => {
    const [buy, cook, staff] = forecastActions([forecast])
    expect(buy?.what).toMatch(/frango em pedaços [\d,]+ kg/)
    expect(buy?.what).toMatch(/chope \d+ × barril/)
    expect(cook?.what).toMatch(/sábado.*Frango a passarinho \d+/)
    expect(cook?.what).not.toContain('Chope')
    expect(staff?.what).toMatch(/\d+ no sábado/)
  })

  it('has the goods come on the first day on which the house opens', () => {
    // The week begins on Monday, on which it is closed.
    const [buy] = forecastActions([forecast])
    const [day, month] = (buy?.by ?? '').split('/').map(Number)
    expect(new Date(Date.UTC(2026, (month ?? 1) - 1, day)).getUTCDay()).toBe(2)
  })

  it('says how far to trust the week in money', () => {
    const text = JSON.stringify(forecastSections([forecast]).find(({ id }) => id === 'resumo'))
    expect(text).toMatch(/erra[^.]* R\$/)
    expect(text.match(/de 10 semanas/g)).toHaveLength(1)
  })
})
