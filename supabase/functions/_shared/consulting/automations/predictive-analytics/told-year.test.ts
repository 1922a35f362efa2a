import { describe, expect, it, test } from 'vitest'
import { median } from '../../base/statistics.ts'
import { formatReais } from './figures.ts'
import { type Day, reportOn, type Sold, yearOf } from './year-support.ts'

const lunches = [0, 110, 120, 125, 120, 140, 60]
const inn = [150, 0, 70, 80, 90, 130, 140]
const houses = [
  ['lunches', lunches],
  ['inn', inn],
] as const
const weekOf = (report: ReturnType<typeof reportOn>, monday: string) =>
  report.revenue?.coming.find((week) => week.monday === monday)?.value ?? 0
const saidOf = (report: ReturnType<typeof reportOn>, about: string) =>
  (report.answers ?? []).find((one) => one.about === about)

describe.each(houses)('in the house of %s', (_, usual) => {
  const base = reportOn(yearOf(usual))

  it.each([
    ['Em dezembro o comércio fica até tarde e, a partir do dia 10, o movimento sobe uns 20%.', 1.2],
    ['Em dezembro a rua esvazia e, a partir do dia 10, a venda cai uns 20%.', 0.8],
  ])('a rise of the rest of a month is counted once, and ends with the month: %s', (text, factor) => {
    // Last year's same days, which the sheet has, sold as the owner says.
    const times = (day: string) => (day >= '2025-12-10' && day <= '2025-12-31' ? factor : 1)
    const report = reportOn(yearOf(usual, { times }), text)
    // By the owner's figure, or by what the sheet shows of it; never by both.
    const change = weekOf(report, '2026-12-14') / weekOf(base, '2026-12-14')
    expect(change).toBeGreaterThan(Math.min(1, factor * 0.97))
    expect(change).toBeLessThan(Math.max(1, factor * 1.03))
    expect(Math.abs(change - 1)).toBeGreaterThan(0.08)
    for (const monday of ['2027-01-04', '2027-01-11'])
      if (weekOf(base, monday) > 0)
        expect(Math.abs(weekOf(report, monday) / weekOf(base, monday) - 1)).toBeLessThan(0.04)
  })

  it('a feast that is over is told by its days beside ordinary ones', () => {
    const isFeast = (day: string) => day >= '2026-10-30' && day <= '2026-11-02'
    const days = yearOf(usual, { times: (day) => (isFeast(day) ? 2.2 : 1) })
    const report = reportOn(days, 'A romaria de Finados rendeu quanto a mais que um fim de semana comum?')
    const answer = saidOf(report, 'feastEffect')
    const sold = days.filter(({ day }) => isFeast(day)).reduce((sum, one) => sum + 20 * one.sold, 0)
    expect(answer?.verdict).toContain('Romaria de Finados, de 30/10 a ')
    expect(answer?.verdict).toContain(`${formatReais(sold)} em `)
    expect(answer?.verdict).toMatch(/a mais que os mesmos dias.*\(2,[12] vezes/)
    // The weeks of the feast are no level of the house.
    expect(report.summary).not.toMatch(/\d{2},?\d*% a menos que a média das últimas quatro semanas e/)
  })

  it('a feast to come is prepared by the same days of a year ago, at the level of now', () => {
    const days = yearOf(usual, {
      times: (day) =>
        (day >= '2026-01-30' && day <= '2026-02-02' ? 1.8 : 1) * (day >= '2026-05-01' ? 1.1 : 1),
    })
    const then = days
      .filter(({ day }) => day >= '2026-01-30' && day <= '2026-02-02')
      .reduce((sum, one) => sum + 20 * one.sold, 0)
    const { verdict = '' } =
      saidOf(
        reportOn(
          days,
          'Em fevereiro tem a festa da padroeira, de 30 de janeiro a 2 de fevereiro: para quanto eu me preparo?',
        ),
        'feastEffect',
      ) ?? {}
    const expected = Number(/perto de R\$ ([\d.]+)/.exec(verdict)?.[1]?.replaceAll('.', ''))
    expect(verdict).toContain('Festa da padroeira, de 30/01 a 02/02')
    expect(Math.abs(expected / (then * 1.1) - 1)).toBeLessThan(0.06)
  })

  it('three parties of one sentence are in three weeks, and told once', () => {
    const report = reportOn(
      yearOf(usual),
      'Nos dias 4, 11 e 18 de dezembro tenho confraternização com 40 pessoas a mais.',
    )
    for (const monday of ['2026-11-30', '2026-12-07', '2026-12-14'])
      expect(weekOf(report, monday) - weekOf(base, monday)).toBeGreaterThan(400)
    expect((report.answers ?? []).filter(({ about }) => about === 'seats')).toHaveLength(1)
  })
})

describe('a price that rose in the sheet', () => {
  const rise = '2026-07-06'
  /** The dish loses a little; another item doubles with a contract some weeks later, and June sells more of everything. */
  const sold =
    (lost: number): Sold =>
    ({ day, sold: units }) => [
      {
        name: 'Cuscuz com queijo',
        units: Math.round(units * 0.4 * (day >= rise ? 1 - lost : 1)),
        price: day >= rise ? 27 : 24,
      },
      { name: 'Suco de umbu', units: Math.round(units * 0.5), price: 9 },
      { name: 'Café coado', units: Math.round(units * 0.6), price: 6 },
      { name: 'Marmita', units: Math.round(units * 0.3 * (day >= '2026-08-03' ? 2 : 1)), price: 22 },
    ]
  const days = yearOf([0, 110, 120, 125, 120, 140, 90], {
    times: (day) => (day >= '2026-06-01' && day <= '2026-06-28' ? 1.4 : 1),
  })

  test.each([
    [
      'O aumento do cuscuz com queijo em julho, de 24 para 27, atrapalhou a venda?',
      0.03,
      /^(?:Pouco, e o aumento se pagou|Não se vê queda)/,
    ],
    [
      'Subi o cuscuz com queijo em julho e queria saber se o povo deixou de pedir.',
      0.03,
      /^(?:Pouco, e o aumento se pagou|Não se vê queda)/,
    ],
    ['O aumento do cuscuz com queijo em julho, de 24 para 27, espantou cliente?', 0.3, /^Sim/],
  ])('is judged by the days around it, without another season or a contract: %s', (text, lost, verdict) => {
    const answer = saidOf(reportOn(days, text, sold(lost)), 'priceMove')
    expect(answer?.verdict).toMatch(verdict)
    const change = /descontado o movimento da casa, ([−+]?)(\d+)%/.exec(answer?.verdict ?? '')
    expect(Math.abs(Number(change?.[2]) - 100 * lost)).toBeLessThanOrEqual(2)
    expect(answer?.texts[0]).toMatch(/^De R\$ 24,00 para R\$ 27,00 \(\+1[23]%\)/)
  })
})

test.each([
  ['Cada prato de carne de sol leva 120 g de carne: quantos quilos compro por semana?', 0.12],
  ['Cada prato de carne de sol leva 180 g de carne. Quantos quilos de carne compro por semana?', 0.18],
])('the meat of a week is one quantity in the whole report: %s', (text, portion) => {
  const dishes: Sold = ({ sold }) => [
    { name: 'Prato de carne de sol', units: Math.round(sold * 0.4), price: 32 },
    { name: 'Cuscuz com charque', units: Math.round(sold * 0.5), price: 24 },
  ]
  const report = reportOn(yearOf(lunches), text, dishes)
  const line = report.ingredients?.find(({ items }) => items.includes('Prato de carne de sol'))
  const bought = line?.packs ?? ''
  expect(Number(bought.replace(' kg', '').replace(',', '.'))).toBeGreaterThan(portion * 200)
  expect(saidOf(report, 'packs')?.verdict).toContain(`: ${bought} na semana`)
  expect(report.portions?.[0]?.text).toContain(`${bought}.`)
  expect(saidOf(report, 'packs')?.texts.join(' ')).toContain(`${portion * 1000} g em`)
})

test('a contract ends on its last day, and the sentence after it is another one', () => {
  const sold: Sold = ({ day, weekday, sold: units }: Day) => [
    { name: 'Almoço', units, price: 30 },
    { name: 'Marmita grande', units: 40 + (day >= '2026-08-03' && weekday < 6 ? 20 : 0), price: 24 },
  ]
  const report = reportOn(
    yearOf(lunches),
    'Desde 3 de agosto uma construtora pega 20 marmitas grandes por dia, de segunda a sexta, e o contrato acaba em 11 de dezembro. Vamos fechar de 24 de dezembro a 3 de janeiro.',
    sold,
  )
  const units = (monday: string) =>
    report.items?.find(({ name }) => name === 'Marmita grande')?.coming.find((week) => week.monday === monday)
      ?.value ?? 0
  expect(units('2026-12-07') - units('2026-12-14')).toBeGreaterThan(80)
  expect(weekOf(report, '2026-12-28')).toBe(0)
  expect(median(['2026-12-07', '2026-12-14'].map((monday) => weekOf(report, monday)))).toBeGreaterThan(0)
})
