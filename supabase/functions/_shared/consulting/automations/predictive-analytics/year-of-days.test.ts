import { describe, expect, it } from 'vitest'
import { weekdayOf } from '../../base/calendar.ts'
import { median } from '../../base/statistics.ts'
import { type Day, reportOn, yearOf } from './year-support.ts'

const closedMonday = [0, 0, 100, 110, 120, 160, 90]
const lunches = [0, 110, 120, 125, 120, 140, 60]
const beach = [240, 0, 80, 85, 100, 120, 210]

/** Holidays on Mondays, Tuesdays and Fridays: more than a third of the weeks has one, and two of the last four. */
const holidays = new Set([
  ...[
    '2026-01-19',
    '2026-02-17',
    '2026-03-06',
    '2026-03-16',
    '2026-03-31',
    '2026-04-21',
    '2026-05-01',
    '2026-05-11',
  ],
  ...[
    '2026-05-26',
    '2026-06-05',
    '2026-06-29',
    '2026-07-10',
    '2026-08-11',
    '2026-08-24',
    '2026-09-07',
    '2026-09-25',
  ],
  ...['2026-10-12', '2026-10-27', '2026-11-02', '2026-11-20'],
])
const usualOf = (days: readonly Day[], weekday: number) =>
  median(
    days
      .filter((one) => one.weekday === weekday)
      .slice(-8)
      .map(({ sold }) => sold),
  )

describe('a year of days', () => {
  it.each([1, 2, 3, 4, 5, 6])(
    'counts a closed holiday as missing and not as a day without sales (house %i)',
    (seed) => {
      const usual = seed % 2 === 0 ? lunches : [0, 90, 80, 95, 110, 150, 130]
      const days = yearOf(usual, { seed, closed: (day) => holidays.has(day) })
      const { weekdays } = reportOn(days)
      expect(weekdays.map(({ weekday }) => weekday)).toEqual([1, 2, 3, 4, 5, 6])
      for (const { weekday, units } of weekdays)
        expect(Math.abs(units / usualOf(days, weekday) - 1), `weekday ${weekday}`).toBeLessThan(0.06)
    },
  )

  it('shares an item among its days as open ones sold it, whatever holidays took from them', () => {
    // Every other Monday of the year was a holiday.
    const days = yearOf(lunches, {
      closed: (day) => weekdayOf(day) === 1 && Number(day.slice(8)) % 2 === 0 && day < '2026-10-01',
    })
    const { purchases } = reportOn(days)
    const own = purchases[0]?.days ?? []
    const of = (weekday: number) => own.find((day) => day.weekday === weekday)?.units ?? 0
    expect(of(1) / of(2)).toBeGreaterThan(0.85)
  })

  it.each([
    ['a centre that fills before Christmas', lunches, 1.3, 0.85],
    ['a beach that fills in January', beach, 1, 1.5],
    ['a house that rests in January', closedMonday, 1, 0.75],
  ])(
    'gives a week of the season what the same week of last year showed: %s',
    (_, usual, december, january) => {
      const times = (day: string) =>
        day >= '2025-12-15' && day <= '2025-12-21'
          ? december
          : day >= '2026-01-05' && day <= '2026-01-31'
            ? january
            : 1
      const { units } = reportOn(yearOf(usual, { times }))
      const level = units.coming.find(({ monday }) => monday === '2026-11-30')?.value ?? 0
      const inWeek = (monday: string) =>
        (units.coming.find((week) => week.monday === monday)?.value ?? 0) / level
      expect(Math.abs(inWeek('2026-12-14') - december)).toBeLessThan(0.1)
      expect(Math.abs(inWeek('2027-01-11') - january)).toBeLessThan(0.12)
    },
  )

  it('measures the range of an ordinary week on ordinary weeks', () => {
    const times = (day: string) => (day >= '2025-12-22' && day <= '2026-01-31' ? 1.8 : 1)
    const { units } = reportOn(yearOf(beach, { times, noise: 0.03 }))
    const week = units.coming.find(({ monday }) => monday === '2026-11-30')
    expect(((week?.high ?? 0) - (week?.low ?? 0)) / 2 / (week?.value ?? 1)).toBeLessThan(0.12)
  })

  it('names the weakest day by ordinary weeks, and not by a feast on it', () => {
    // Carnival Tuesday and the eve of the new year sell like Sundays.
    const times = (day: string) => (['2025-12-23', '2025-12-30', '2026-02-17'].includes(day) ? 9 : 1)
    const report = reportOn(
      yearOf([240, 0, 80, 87, 100, 120, 210], { times }),
      'Qual é o meu dia mais fraco?',
    )
    expect(report.answers?.[0]?.verdict).toContain('mais fraco: terça')
  })

  it('leaves single days out of the base that the owner does not count', () => {
    const half = (day: string) =>
      ['2026-11-14', '2026-11-15', '2026-11-21', '2026-11-22'].includes(day) ? 0.4 : 1
    const text =
      'De 14 a 15 de novembro e de 21 a 22 de novembro de 2026 faltou luz, não considere esses dias na conta.'
    const days = yearOf(beach, { times: half })
    const { units } = reportOn(days, text)
    const usual = [2, 3, 4, 5, 6, 0].reduce(
      (sum, day) =>
        sum +
        usualOf(
          days.filter((one) => half(one.day) === 1),
          day,
        ),
      0,
    )
    const week = units.coming.find(({ monday }) => monday === '2026-11-30')?.value ?? 0
    expect(Math.abs(week / usual - 1)).toBeLessThan(0.05)
  })

  it('does not close the house for a week that the sheet holds in part', () => {
    const report = reportOn(
      yearOf(lunches, { until: '2026-11-26' }),
      'A última semana da planilha só tem até quinta.',
    )
    const cut = report.units.coming.find(({ monday }) => monday === '2026-11-23')
    expect(cut?.note).toBeUndefined()
    expect(cut?.value).toBeGreaterThan(500)
    expect(report.summary).not.toContain('fechada')
  })

  it('tells a period that is cut by closed days with one sum, in its question and in the remark', () => {
    const text =
      'Dezembro vende mais. Vamos fechar de 24 de dezembro a 3 de janeiro. Quanto devo faturar em dezembro? Vale contratar mais uma pessoa em dezembro?'
    const report = reportOn(yearOf(lunches), text)
    const perDay = (words: string) => /R\$ [\d.]+ por dia aberto/.exec(words)?.[0]
    const said = [
      ...(report.expected ?? []).filter(({ closed }) => !closed).map((one) => one.said),
      ...(report.answers ?? []).map(({ verdict, texts }) => `${verdict} ${texts.join(' ')}`),
    ].flatMap((words) => perDay(words) ?? [])
    expect(said.length).toBeGreaterThanOrEqual(3)
    expect(new Set(said).size).toBe(1)
  })

  it('does not add up the extremes of all weeks in the range of a month', () => {
    const report = reportOn(yearOf(lunches, { noise: 0.2 }), 'Quanto devo faturar em dezembro?')
    const [verdict = ''] = (report.answers ?? []).map((one) => one.verdict)
    const [sum = 0, low = 0, high = 0] = [...verdict.matchAll(/R\$ ([\d.]+)/g)].map(([, value = '']) =>
      Number(value.replaceAll('.', '')),
    )
    const inMonth =
      report.revenue?.coming.filter(({ monday }) => monday >= '2026-11-30' && monday <= '2026-12-31') ?? []
    const extremes = inMonth.reduce((all, week) => all + week.high - week.low, 0)
    expect(sum).toBeGreaterThan(0)
    expect(high - low).toBeLessThan(0.9 * extremes)
  })

  it.each([
    ['R$ of a day', 'Temos 3 garçons, cada um dá conta de uns 700 reais por dia.', 3],
    ['guests of a shift', 'Somos 3 pessoas no salão. Cada uma atende até 35 clientes por turno.', 3],
  ])('answers on staff by what the owner says that each of them serves: %s', (_, team) => {
    const report = reportOn(yearOf(lunches), `${team} Em quais dias preciso chamar diaristas?`)
    const [answer] = report.answers ?? []
    expect(`${answer?.verdict} ${answer?.texts.join(' ')}`).toContain('A régua é a sua: 3 ×')
    expect(JSON.stringify(report.answers)).not.toContain('suposição')
  })

  it('calls nobody for days that the stated team serves, and says how many for those that it does not', () => {
    const ask = 'Temos 2 garçons, cada um atende uns 1.250 reais por dia. Em quais dias preciso de diarista?'
    // 125 lunches of R$ 20 are what two serve; only Fridays pass it.
    expect(
      reportOn(yearOf(lunches), ask).answers?.[0]?.table?.rows.map(([day]) => day?.split(',')[0]),
    ).toEqual(
      Array(9)
        .fill('sexta')
        .slice(0, reportOn(yearOf(lunches), ask).answers?.[0]?.table?.rows.length),
    )
    expect(reportOn(yearOf(lunches), ask.replace('1.250', '4.000')).answers?.[0]?.verdict).toContain(
      'Em nenhum dia',
    )
  })
})
