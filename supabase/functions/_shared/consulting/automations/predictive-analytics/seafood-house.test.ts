import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { unknownHouse } from '../../base/context.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import type { Block } from '../../report/blocks.ts'
import { forecastActions } from './actions.ts'
import { atStake } from './closed-blocks.ts'
import { createForecast } from './engine.ts'
import { ownDaysIn } from './own-days.ts'
import { planSentences } from './plan-words.ts'
import { forecastSections } from './sections.ts'
import { weekGroups } from './week-groups.ts'

const start = '2026-01-05'
const length = 45
/** Units by weekday from Sunday on: everything but the crab is weakest on Thursday. */
const shares = { crab: [20, 0, 0, 0, 40, 20, 20], others: [30, 0, 0, 0, 10, 25, 35] }
const dishes: Readonly<Record<string, { units: number; price: number; days: readonly number[] }>> = {
  'Caranguejo toc-toc (un)': { units: 400, price: 14, days: shares.crab },
  'Heineken 600 ml': { units: 250, price: 22, days: shares.others },
  'Peixada cearense': { units: 70, price: 148, days: shares.others },
  'Camarão ao alho e óleo': { units: 80, price: 78, days: shares.others },
}

/** Forty-five weeks from Thursday to Sunday, January a fifth above the rest. */
function salesOf(level: (week: number) => number): Sales {
  const weeks = Array.from({ length }, (_, week) => week)
  const entries = Object.entries(dishes)
  const money = entries.reduce((sum, [, { units, price }]) => sum + units * price, 0)
  const all = entries.reduce((sum, [, { units }]) => sum + units, 0)
  return {
    items: entries.map(([name, { price }]) => ({ name, category: null, units: 1, price, cost: null })),
    period: { from: start, to: addDays(start, 7 * length - 1) },
    weeks: weeks.map((week) => ({
      monday: addDays(start, 7 * week),
      units: all * level(week),
      revenue: money * level(week),
      days: 4,
    })),
    itemWeeks: entries.map(([name, { units, days }]) => ({
      name,
      units: weeks.map((week) => units * level(week)),
      weekdays: [...days],
    })),
    weekdays: [4, 5, 6, 0].map((weekday) => ({
      weekday,
      units: entries.reduce((sum, [, { units, days }]) => sum + units * (days[weekday] ?? 0), 0),
      revenue: entries.reduce(
        (sum, [, { units, days, price }]) => sum + units * price * (days[weekday] ?? 0),
        0,
      ),
      days: length,
    })),
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
}

function forecastOf(context: string, wishes: Wish[] = [], level = (_: number) => 1) {
  const [result] = createForecast(
    {
      sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales: salesOf(level) },
      context,
    },
    {
      today: '2026-11-22',
      restaurant: { name: 'Mar', city: 'Fortaleza', type: 'casual_dining' },
      ...unknownHouse,
      sheet: { wishes, unread: [] },
    },
  )
  if (!result) throw new Error('no forecast')
  return result.content
}

const rowsOf = (blocks: readonly Block[], caption: RegExp) =>
  blocks.flatMap((block) => (block.kind === 'table' && caption.test(block.caption) ? block.rows : []))
const blocksOf = (forecast: ReturnType<typeof forecastOf>) =>
  forecastSections([forecast]).flatMap(({ blocks }) => [...blocks])

describe('the crab’s closed season in January', () => {
  const forecast = forecastOf('')
  const crab = forecast.closedSeasons?.find(({ name }) => name.startsWith('Caranguejo'))

  test('is expected by the moon, and named with what the house has instead', () => {
    expect(crab).toMatchObject({ from: '2027-01-07', to: '2027-01-12', dated: false })
    expect(crab?.instead).toContain('Camarão ao alho e óleo')
    expect(crab?.instead).not.toContain('Heineken 600 ml')
    expect(forecast.summary).toContain('Caranguejo toc-toc (un) deve parar por defeso de 07/01 a 12/01')
  })

  test('marks the units of every week that it touches, and no other', () => {
    const [row = []] = rowsOf(blocksOf(forecast), /^Itens por semana/)
    const groups = weekGroups(forecast).slice(1)
    expect(row[1]).toBe('400')
    for (const [index, { mondays }] of groups.entries())
      expect(row[index + 3]?.endsWith(' (defeso)')).toBe(
        mondays.some((monday) => addDays(monday, 6) >= '2027-01-07' && monday <= '2027-01-12'),
      )
    expect(groups.at(-1)?.mondays).toEqual(['2027-01-04', '2027-01-11'])
    expect(JSON.stringify(blocksOf(forecast))).toContain(
      'Sem a declaração do defeso, de Caranguejo toc-toc (un) peça 0 na semana de 04/01.',
    )
  })

  test('is in the plan, with the papers weeks ahead and the dish that takes its place', () => {
    const plan = planSentences(forecastOf('quinta do caranguejo'))
    expect(plan).toContainEqual(expect.stringMatching(/^17\/12: .*fornecedor.*declaração de estoque/))
    expect(plan).toContainEqual(
      expect.stringMatching(
        /^07\/01: .*tirar do cardápio e do pedido até 12\/01: Caranguejo toc-toc \(un\) \(400\).*nessa semana, “quinta do caranguejo” é de Peixada/,
      ),
    )
  })
})

describe('a weekday that the owner gives to an item', () => {
  const forecast = forecastOf('fechado segunda a quarta, quinta do caranguejo, férias em janeiro enchem')
  const words = JSON.stringify([blocksOf(forecast), forecastActions([forecast])])

  test('is measured by the item’s own rows', () => {
    expect(forecast.ownDays).toMatchObject([
      { said: 'quinta do caranguejo', item: 'Caranguejo toc-toc (un)', weekday: 4, share: 0.4 },
    ])
    expect(forecast.told?.[0]).toContain('saem 160 de Caranguejo toc-toc (un) numa semana, 40% dele')
  })

  test('is never a day to send people home', () => {
    expect(words).not.toMatch(/folgas? na quinta|na quinta sobra|adiantar preparo|deixe para a quinta/i)
    expect(words).toContain('Não tire gente na quinta')
  })

  test('parts the crabs by the day on which they are eaten', () => {
    const [crab] = rowsOf(blocksOf(forecast), /^O que estraga/)
    // 400 to serve, one in twenty that dies before, and a little to spare.
    expect(crab?.slice(0, 4)).toEqual(['Caranguejo toc-toc (un)', '434 un', '261 un', '173 un'])
    expect(crab?.at(-1)).toContain('supondo 5% que morrem')
    expect(words).toMatch(/Para quinta e sexta: 261 un de Caranguejo/)
    expect(planSentences(forecast)).toContainEqual(
      expect.stringMatching(/: 174 de Caranguejo.*antes de abrir/),
    )
  })

  test('is read from words about a dish and a weekday only', () => {
    const names = ['Caranguejo toc-toc (un)', 'Casquinha de caranguejo', 'Feijoada', 'Chope 300 ml']
    expect(ownDaysIn('sábado tem feijoada; toda quinta, caranguejo', names)).toEqual([
      { said: 'sábado tem feijoada', item: 'Feijoada', weekday: 6 },
    ])
    expect(ownDaysIn('fechado segunda a quarta. quinta é dia de música', names)).toEqual([])
  })
})

describe('weeks that the sheet has not seen', () => {
  test('get one number to buy by, between a bad case and the best week, with what it supposes', () => {
    const forecast = forecastOf('')
    const [christmas, newYear] = forecast.unseen ?? []
    expect(christmas).toMatchObject({ monday: '2026-12-21', names: ['Natal'] })
    expect(christmas?.planIf).toBe('fechada 25/12 e só almoço em 24/12')
    expect(newYear?.planIf).toBe('só almoço em 31/12')
    for (const { low, plan = 0, high } of forecast.unseen ?? []) {
      expect(plan).toBeGreaterThanOrEqual(low)
      expect(plan).toBeLessThan(1)
      expect(high).toBeGreaterThanOrEqual(1.1)
    }
    const week = rowsOf(blocksOf(forecast), /^Previsto por semana/).find(([of]) => of === '21 a 27/12')
    expect(week?.[1]).toMatch(/^R\$ [\d.]+$/)
    const [crab] = rowsOf(blocksOf(forecast), /^Itens por semana/)
    expect(crab?.[3]).toMatch(/^\d+$/)
    const [plan] = rowsOf(blocksOf(forecast), /^A planilha não viu/)
    expect(plan?.[2]).toMatch(/^mais R\$ .*, se abrir todos os dias: \d+ un de Caranguejo toc-toc/)
  })

  test('say of each holiday what to do, what a closed day loses and what would open it', () => {
    const rows = rowsOf(blocksOf(forecastOf('')), /^Abrir ou fechar/)
    expect(rows.map(([day, plan]) => [day, plan])).toEqual([
      ['quinta, 24/12', 'só almoço'],
      ['sexta, 25/12', 'fechar'],
      ['quinta, 31/12', 'só almoço'],
      ['sexta, 01/01', 'abrir'],
    ])
    expect(rows[1]?.at(-1)).toMatch(/^com R\$ .* em reservas até 18\/12/)
  })

  test('a stated season begins on its day, and not on the Monday before', () => {
    const january: Wish = {
      kind: 'date',
      origin: 'request',
      text: 'férias em janeiro enchem',
      what: 'férias',
      closed: false,
      effect: 'up',
      from: '2027-01-01',
      to: '2027-01-31',
    }
    const risen = forecastOf('', [january], (week) => (week < 4 ? 1.2 : 1))
    const factors = risen.units.coming.map(({ value }) => value / 800)
    expect(factors.slice(0, 6)).toEqual([1, 1, 1, 1, 1, 1].map((one) => expect.closeTo(one, 6)))
    // Thursday, 31 December, is not January.
    expect(factors[6]).toBeGreaterThan(1.05)
    expect(factors[6]).toBeLessThan(factors[7] ?? 0)
    expect(factors[7]).toBeCloseTo(1.2, 6)
  })

  test('a house that has grown since does not add the whole of last year’s rise', () => {
    const january: Wish = {
      kind: 'date',
      origin: 'request',
      text: 'janeiro enche',
      what: 'férias',
      closed: false,
      effect: 'up',
      from: '2027-01-04',
      to: '2027-01-31',
    }
    const grown = forecastOf('', [january], (week) => (week < 4 ? 1.2 : week < 38 ? 1 : 1.1))
    const last = grown.units.coming.at(-1)?.value ?? 0
    // Between last January's level, 1.2, and today's with the same rise, 1.32.
    expect(last / 800).toBeGreaterThan(1.2)
    expect(last / 800).toBeLessThan(1.32)
  })
})

describe('purchases', () => {
  test('of what spoils are the expected sales, of what keeps the upper end', () => {
    const forecast = forecastOf('', [], (week) => 1 + 0.05 * Math.sin(3 * week))
    const bought = (name: string) => forecast.purchases.find((one) => one.name === name)
    const rows = rowsOf(blocksOf(forecast), /^Itens por semana/)
    const home = (name: string) => Number(rows.find(([item]) => item === name)?.[2])
    const crabs = bought('Caranguejo toc-toc (un)')?.expected ?? 0
    expect(home('Caranguejo toc-toc (un)')).toBe(Math.ceil((1.03 * crabs) / 0.95))
    expect(home('Heineken 600 ml')).toBe(Math.ceil(bought('Heineken 600 ml')?.safe ?? 0))
    const fish = forecast.ingredients?.find(({ name }) => name.startsWith('peixe'))
    expect(fish?.expected).toBeCloseTo(600 * (bought('Peixada cearense')?.expected ?? 0), 6)
    expect(fish?.packs).toMatch(/kg limpos ou .* kg inteiros/)
    expect(forecast.season?.map(({ monday }) => monday)).toEqual(
      forecast.units.coming.map(({ monday }) => monday).filter((monday) => monday >= (forecast.target ?? '')),
    )
    expect(forecast.recipes?.none).toEqual([])
  })

  test('of weeks without history follow their plan, and of what keeps the best week', () => {
    const forecast = forecastOf('')
    const christmas = weekGroups(forecast).findIndex(({ mondays }) => mondays.includes('2026-12-21'))
    const { plan = 0, high = 0 } = forecast.unseen?.[0] ?? {}
    const rows = rowsOf(blocksOf(forecast), /^As semanas que mudam/)
    const cell = (name: string) => rows.find(([item]) => item?.startsWith(name))?.[christmas]
    expect(cell('Caranguejo')).toBe(`${Math.ceil((400 * plan * 1.03) / 0.95 - 1e-9)} un`)
    expect(cell('Heineken')).toBe(`${Math.ceil(250 * high - 1e-9)} un`)
  })

  test('are never less than what should be sold, of any item in any week', () => {
    const amount = (text = '') => Number(/[\d.,]+/.exec(text)?.[0].replaceAll('.', '').replace(',', '.'))
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 20, max: 300 }), { minLength: 45, maxLength: 45 }), (level) => {
        const forecast = forecastOf('', [], (week) => (level[week] ?? 0) / 100)
        const blocks = blocksOf(forecast)
        const later = rowsOf(blocks, /^As semanas que mudam/)
        const bought = [...rowsOf(blocks, /^O que estraga/), ...rowsOf(blocks, /^O que guarda/)]
        for (const [name, expected, home, ...others] of rowsOf(blocks, /^Itens por semana/)) {
          expect(amount(home)).toBeGreaterThanOrEqual(amount(expected))
          const order = bought.find(([item]) => item === name)
          if (order) expect(amount(order[1])).toBeGreaterThanOrEqual(amount(expected))
          const weeks = later.find(([item]) => item === name)?.slice(1) ?? []
          for (const [index, cell] of weeks.entries())
            expect(amount(cell)).toBeGreaterThanOrEqual(amount(others[index]))
        }
      }),
      { numRuns: 40, seed: 20261122 },
    )
  })

  test('show the portion beside every amount, so that the owner can correct it', () => {
    const [, shrimp] = rowsOf(blocksOf(forecastOf('')), /^O que estraga/)
    expect(JSON.stringify(shrimp)).toMatch(/\((?:300|600) g\)/)
  })
})

test('an item in its closed season is marked on the list, and no delivery of it is ordered first', () => {
  const forecast = forecastOf('')
  const closed = {
    ...forecast,
    closedSeasons: [
      { name: 'Caranguejo toc-toc (un)', season: 'defeso', from: '2026-11-01', to: '2027-04-30' },
    ],
  }
  const [crab] = rowsOf(blocksOf(closed), /^O que estraga.*defeso/)
  expect(crab?.[1]).toBe('434 un (defeso)')
  expect(forecastActions([closed])[0]?.brings).not.toContain('Caranguejo')
  expect(forecastActions([forecast])[0]?.brings).toContain('Caranguejo')
})

test('a second pause of the crab is named, and stops the days on which the house opens only', () => {
  const january: Wish = {
    kind: 'date',
    origin: 'request',
    text: 'janeiro enche',
    what: 'férias',
    closed: false,
    effect: 'up',
    from: '2027-01-01',
    to: '2027-01-31',
  }
  const forecast = forecastOf('', [january])
  const pauses = forecast.closedSeasons?.map(({ from, to }) => [from, to])
  expect(pauses).toEqual([
    ['2027-01-07', '2027-01-12'],
    ['2027-01-22', '2027-01-27'],
  ])
  const [, second] = forecast.closedSeasons ?? []
  // From Friday to Sunday: all but Thursday's 40 %.
  expect(second && atStake(forecast, second)?.units).toBeCloseTo(240)
  const [crab] = rowsOf(blocksOf(forecast), /^No defeso/)
  expect(crab?.[2]).toBe('400, R$ 5.600; 240, R$ 3.360')
  // Half of 5,600 in the dearest dish in its place.
  expect(crab?.[4]).toBe('19 Peixada cearense a mais, R$ 2.800 (mau caso, R$ 1.400)')
  const [, , , winter] = rowsOf(blocksOf(forecast), /^Previsto por semana/)
  expect(winter?.at(-1)).toBe(
    'na de 04/01, sem Caranguejo toc-toc (un): −R$ 5.600; na de 18/01, sem Caranguejo toc-toc (un): −R$ 3.360',
  )
})

test('the scale of each day follows its plates where they ask for more than its sales', () => {
  const rows = rowsOf(blocksOf(forecastOf('')), /por dia na semana/)
  const people = new Map(rows.map(([day, , team]) => [day, Number(team)]))
  expect(people.get('sábado')).toBeGreaterThan(10)
  // The crab brings many plates and little money on Thursday.
  expect(people.get('quinta')).toBeGreaterThanOrEqual(8)
})

test('a stored result from before all weeks were kept still shows the second week’s goods', () => {
  const forecast = forecastOf('')
  const monday = weekGroups(forecast)[1]?.mondays[0] ?? ''
  const { season: _, ...older } = forecast
  const later = { monday, ingredients: forecast.ingredients ?? [] }
  const fish = (shown: ReturnType<typeof forecastOf>) =>
    rowsOf(blocksOf(shown), /^As semanas que mudam/).find(([name]) => name?.startsWith('peixe'))
  expect(fish(older)).toBeUndefined()
  expect(fish({ ...older, later })?.[1]).toMatch(/kg$/)
})
