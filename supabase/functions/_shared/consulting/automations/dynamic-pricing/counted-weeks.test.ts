/** Which weeks of the sheet count: a feast, an incomplete week and a rise that lost sales. */
import { describe, expect, test } from 'vitest'
import { pricePlan } from '../../../../../../tests/support/price-plans.ts'
import { addDays } from '../../base/calendar.ts'
import type { Sales } from '../../documents/sales.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { priceFacts } from './facts.ts'
import { staffSentence } from './month-plan.ts'
import { pricingSections } from './sections.ts'

const first = '2026-04-06'
const mondayOf = (week: number) => addDays(first, 7 * week)
/** 05/10 to 25/10: a feast in which the whole house sells twice as much. */
const feast = [26, 27, 28]
const rise = 21
const weeks = 33

/** A taproom from April to 21/11, whose IPA rises from R$ 18 to R$ 21 on 31/08 and loses a third of its sales. */
function taproom(): Sales {
  const wobble = (week: number) => ((week * 7) % 5) - 2
  const busy = (week: number) => (feast.includes(week) ? 2 : 1) * (week === weeks - 1 ? 0.8 : 1)
  const ipa = Array.from({ length: weeks }, (_, week) =>
    Math.round(((week < rise ? 150 : 100) + wobble(week)) * busy(week)),
  )
  const rest = Array.from({ length: weeks }, (_, week) => Math.round((900 + 4 * wobble(week)) * busy(week)))
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  const to = addDays(mondayOf(weeks - 1), 5)
  return {
    items: [
      {
        name: 'Chope IPA',
        category: 'Chopes',
        units: sum(ipa),
        price: 19,
        cost: 6,
        prices: [
          {
            price: 18,
            paid: 18,
            units: sum(ipa.slice(0, rise)),
            from: first,
            to: addDays(mondayOf(rise), -1),
          },
          { price: 21, paid: 21, units: sum(ipa.slice(rise)), from: mondayOf(rise), to },
        ],
      },
      { name: 'Chope Pilsen', category: 'Chopes', units: sum(rest), price: 13, cost: 4 },
    ],
    period: { from: first, to },
    weeks: ipa.map((units, week) => ({
      monday: mondayOf(week),
      units: units + (rest[week] ?? 0),
      revenue: null,
      days: week === weeks - 1 ? 6 : 7,
    })),
    itemWeeks: [
      { name: 'Chope IPA', units: ipa },
      { name: 'Chope Pilsen', units: rest },
    ],
    weekdays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({
      weekday,
      units: 5000,
      revenue: null,
      days: weekday === 0 ? weeks - 1 : weeks,
    })),
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
}

const october = {
  kind: 'date',
  what: 'Oktoberfest',
  from: '2026-10-05',
  to: '2026-10-25',
  closed: true,
  leftOut: true,
}
const ipaOf = (plan: ReturnType<typeof pricePlan>) => plan.items.find(({ name }) => name === 'Chope IPA')

describe('a rise that lost sales', () => {
  test('goes back, and brings what it has cost, in every part of the report', () => {
    const plan = pricePlan(taproom(), [october])
    const ipa = ipaOf(plan)
    expect(ipa?.newPrice).toBe(18)
    const gain = (ipa?.newProfit ?? 0) - (ipa?.profit ?? 0)
    const lost = -(plan.seen?.find(({ name }) => name === 'Chope IPA')?.gain ?? 0)
    expect(gain / lost).toBeGreaterThan(0.93)
    expect(gain / lost).toBeLessThan(1.07)
    expect(ipa?.gainLow).toBeGreaterThan(0)
    expect(ipa?.gainHigh).toBeGreaterThan(gain)
  })

  test('is judged by what sells at its price today, without the feast and the incomplete week', () => {
    const guard = ipaOf(pricePlan(taproom(), []))?.guard
    expect(guard?.usual).toBeGreaterThan(4 * 97)
    expect(guard?.usual).toBeLessThan(4 * 103)
    // Less than the four weeks at the old price sold, so that following the advice does not undo it.
    expect(guard?.floor).toBeLessThan(4 * 150)
  })

  test('is told to guests as what it is, and judged by what the old price sold', () => {
    const plan = pricePlan(taproom(), [])
    expect(staffSentence(plan)).toMatch(/^“O Chope IPA baixou para R\$ 18,00 em /)
    const report = toMarkdown(plan.title, pricingSections([plan]))
    expect(report).toMatch(/A R\$ 18,00, Chope IPA vendia \d{3} em quatro semanas/)
    expect(report).not.toContain('preços subiram')
  })

  test('is answered with the day of its change, and with what half of the way would bring', () => {
    const asked = { kind: 'question', about: 'pastChange', item: 'Chope IPA' }
    const [answer] = pricePlan(taproom(), [asked]).answers ?? []
    expect(answer?.texts.join(' ')).toMatch(
      /Volte a R\$ 18,00 na segunda-feira, \d\d\/\d\d, .* A meio caminho, a R\$ 19,00, viriam R\$ [\d.]+ a mais/,
    )
  })

  test('is no price for better weeks either', () => {
    const plan = pricePlan(taproom(), [{ kind: 'question', about: 'season', what: 'alta' }])
    const [table] = (plan.answers ?? []).flatMap((answer) => answer.table ?? [])
    expect(table?.rows.map(([name]) => name) ?? []).not.toContain('Chope IPA')
  })
})

describe('weeks that the owner leaves out', () => {
  test('count neither in the units of a month nor as days, and the report says so', () => {
    const [all, left] = [pricePlan(taproom(), []), pricePlan(taproom(), [october])]
    const pilsen = (plan: typeof all) => plan.items.find(({ name }) => name === 'Chope Pilsen')?.units ?? 0
    expect(pilsen(all) / ((900 * 30) / 7)).toBeGreaterThan(1.07)
    expect(pilsen(left) / ((900 * 30) / 7)).toBeLessThan(1.01)
    expect(toMarkdown(left.title, pricingSections([left]))).toContain(
      '(menos 3 semanas que você deixou de fora)',
    )
    expect(priceFacts([left])).toContainEqual(
      expect.objectContaining({
        kind: 'expectation',
        what: 'Oktoberfest',
        used: true,
        text: 'As 3 semanas de 05/10 a 25/10 ficaram fora da conta.',
      }),
    )
  })

  test('that are not in the sheet are told as such', () => {
    const [fact] = priceFacts([
      pricePlan(taproom(), [{ ...october, from: '2025-10-01', to: '2025-10-31' }]),
    ]).filter(({ kind }) => kind === 'expectation')
    expect(fact).toMatchObject({ text: expect.stringContaining('não tem vendas nesses dias') })
  })

  test('a closed week counts as little, and an incomplete week of a weekly sheet neither', () => {
    const sales = taproom()
    const weekly: Sales = {
      ...sales,
      weekdays: [],
      weeks: sales.weeks.map((week, at) => ({ ...week, days: 1, ...(at === weeks - 1 && { units: 300 }) })),
    }
    const closed = { kind: 'date', what: 'reforma', from: '2026-07-06', to: '2026-07-12', closed: true }
    const plan = pricePlan(weekly, [closed])
    expect(plan.partial).toEqual([mondayOf(weeks - 1)])
    expect(plan.assumptions[0]).toContain('A semana de 16/11')
    expect(plan.out?.[0]?.mondays).toEqual(['2026-07-06'])
    expect(plan.period?.to).toBe('2026-11-15')
    const day = { ...closed, to: '2026-07-06' }
    expect(pricePlan(weekly, [day]).out).toBeUndefined()
  })

  test('stay in the calculation where they are most of the sheet, and the report asks about their dates', () => {
    const most = { ...october, what: 'obra', from: '2026-04-06', to: '2026-08-16' }
    const plan = pricePlan(taproom(), [most, october])
    expect(plan.out?.map(({ mondays }) => mondays.length)).toEqual([0, 3])
    expect(plan.items).toEqual(pricePlan(taproom(), [october]).items)
    expect(priceFacts([plan])).toContainEqual(
      expect.objectContaining({ what: 'obra', used: false, text: expect.stringContaining('19 das 33') }),
    )
  })
})
