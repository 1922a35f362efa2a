import { describe, expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { questionSubjects } from '../../base/request/question-subjects.ts'
import type { Wish } from '../../base/request/wish.ts'
import { check } from '../../checks/check.ts'
import { forecastFacts } from './facts.ts'
import { weeksWithLostDays } from './lost-days.ts'
import { blocksOf, forecastOf, rowsOf } from './seafood-support.ts'

const wish = (fields: Record<string, unknown>) => ({ origin: 'request', text: 'dito', ...fields }) as Wish

/** The answers of a forecast to these wishes. */
const answersTo = (...wishes: Wish[]) =>
  check(forecastFacts([forecastOf('', wishes)]), { wishes, unread: [] }, { house: emptyHouse })

describe('the owner’s portions', () => {
  const peixada = wish({ kind: 'portion', item: 'peixada', amount: 0.7, unit: 'kg', of: 'peixe cru' })

  test('replace ours in the purchase list, which marks them', () => {
    const rows = rowsOf(blocksOf(forecastOf('', [peixada])), /^O que estraga: .*: a sua, ou/)
    expect(rows.find(([name]) => name?.startsWith('peixe limpo'))?.at(-1)).toBe(
      'Peixada cearense (700 g, a sua)',
    )
  })

  test('are answered with the sum for the week, and refused for an item that the sheet lacks', () => {
    const lobster = wish({ kind: 'portion', item: 'lagosta', amount: 400, unit: 'g' })
    const [first, second] = answersTo(peixada, lobster)
    expect(first).toMatchObject({ outcome: 'met', reason: expect.stringContaining('70 × 0,7 kg = 49 kg') })
    expect(second).toMatchObject({ outcome: 'not_possible', reason: expect.stringContaining('lagosta') })
  })

  test('weighed whole are bought as they are weighed', () => {
    const whole = wish({ kind: 'portion', item: 'peixada', amount: 900, unit: 'g', of: 'peixe', whole: true })
    const { ingredients = [] } = forecastOf('', [whole])
    expect(ingredients.find(({ name }) => name === 'peixe inteiro, como se compra')?.packs).toBe('65 kg')
  })
})

describe('a question about a day far beyond the weeks of the forecast', () => {
  test.each([
    ['Peixada cearense', '2027-12-01'],
    ['Peixada cearense', '2020-01-01'],
    ['Prato que não existe', '2027-12-01'],
  ])('gets an answer, whatever it asks: %s, %s', (item, from) => {
    const asked = questionSubjects.map((about) =>
      wish({ kind: 'question', about, item, what: item, price: 40, count: 2, from, to: from }),
    )
    expect(answersTo(...asked)).toHaveLength(questionSubjects.length)
  })
})

describe('the period asked for', () => {
  const period = wish({ kind: 'scope', from: '2026-11-23', to: '2026-12-20' })

  test('opens the report and bounds its tables; what lies beyond is one line', () => {
    const forecast = forecastOf('', [period])
    expect(forecast.summary).toMatch(/^De 23\/11 a 20\/12 conte com R\$ [\d.]+ em 4 semanas\./)
    expect(forecast.units.coming.at(-1)?.monday).toBe('2026-12-14')
    expect(forecast.unseen).toEqual([])
    expect(forecast.beyond).toMatch(/na de 21\/12 \(Natal\)/)
    expect(answersTo(period)[0]).toMatchObject({ outcome: 'met' })
  })

  test('also shows a date that the owner asks about, with its number, and says that nobody is certain', () => {
    const newYear = wish({
      kind: 'date',
      text: 'quero tb o reveillon com certeza',
      what: 'reveillon',
      from: '2026-12-31',
      to: '2026-12-31',
      closed: false,
    })
    expect(forecastOf('', [period, newYear]).units.coming.at(-1)?.monday).toBe('2026-12-28')
    const [, answer] = answersTo(period, newYear)
    expect(answer?.outcome).toBe('met')
    expect(answer?.reason).toMatch(
      /Conte com R\$ [\d.]+ na semana de 28\/12 \(em 8 de 10.* na quinta, 31\/12.*certeza ninguém dá/,
    )
  })

  test('beyond what the sheet allows is refused with the last day', () => {
    const far = wish({ kind: 'scope', from: '2027-08-01', to: '2027-08-31' })
    expect(answersTo(far)[0]).toMatchObject({
      outcome: 'not_possible',
      reason: expect.stringMatching(/só permite prever até \d\d\/\d\d\/2027/),
    })
  })

  test('only the drinks leaves the dishes out of the lists', () => {
    const { purchases } = forecastOf('', [wish({ kind: 'scope', only: 'drink' })])
    expect(purchases.map(({ name }) => name)).toEqual(['Heineken 600 ml'])
  })
})

describe('days of a month on which the house was closed', () => {
  const may = {
    kind: 'date',
    what: 'fechamos 3 dias',
    from: '2026-05-01',
    to: '2026-05-31',
    days: 3,
    closed: true,
  } as const
  const weeks = ['2026-05-04', '2026-05-11', '2026-05-18', '2026-05-25', '2026-06-01', '2026-06-08']
  const sheet = (of: (monday: string) => { units: number; days: number }) =>
    weeks.map((monday) => ({ monday, ...of(monday) }))
  const asked = wish(may)

  test('are found by the missing days, else by a dip, else not at all', () => {
    if (asked.kind !== 'date') throw new Error('no date')
    const missing = sheet((monday) => ({ units: 100, days: monday === '2026-05-11' ? 3 : 6 }))
    expect(weeksWithLostDays(asked, missing)).toEqual(['2026-05-11'])
    const dip = sheet((monday) => ({ units: monday === '2026-05-18' ? 60 : 100, days: 6 }))
    expect(weeksWithLostDays(asked, dip)).toEqual(['2026-05-18'])
    expect(
      weeksWithLostDays(
        asked,
        sheet(() => ({ units: 100, days: 6 })),
      ),
    ).toEqual([])
  })

  test('do not close the whole month, and a month without a dip is said to have none', () => {
    const forecast = forecastOf('', [asked])
    expect(forecast.units.past.filter(({ value }) => value === null)).toEqual([])
    expect(answersTo(asked)[0]?.reason).toContain('não havia o que tirar da conta')
  })
})

test('closed days of one sentence are one sum, the same as the weeks lose', () => {
  const day = (on: string) =>
    wish({ kind: 'date', text: 'dia 4 e 5 fechamos', what: 'fechamos', from: on, to: on, closed: true })
  const wishes = [day('2026-12-04'), day('2026-12-05')]
  const forecast = forecastOf('', wishes)
  const lost = [...new Set((forecast.expected ?? []).map(({ said }) => said))]
  expect(lost).toHaveLength(1)
  const value = (of: typeof forecast) =>
    of.revenue?.coming.find(({ monday }) => monday === '2026-11-30')?.value ?? 0
  const money = Number(/R\$ ([\d.]+)/.exec(lost[0] ?? '')?.[1]?.replaceAll('.', ''))
  expect(money).toBeCloseTo(value(forecastOf('')) - value(forecast), -1)
})
