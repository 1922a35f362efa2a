import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Wish } from '../../base/request/wish.ts'
import { forecastActions } from './actions.ts'
import { atStake } from './closed-blocks.ts'
import { heldForHolidays } from './held-goods.ts'
import { blocksOf, forecastOf, rowsOf } from './seafood-support.ts'

describe('weeks that the sheet has not seen', () => {
  test('are planned as open, beside what they sell if the house closes as many do', () => {
    const forecast = forecastOf('')
    const [christmas, newYear] = forecast.unseen ?? []
    expect(christmas).toMatchObject({ monday: '2026-12-21', names: ['Natal'], plan: 1 })
    expect(christmas?.lowIf).toBe('fechada 25/12 e só almoço em 24/12')
    expect(newYear?.lowIf).toBe('fechada 01/01 e só almoço em 31/12')
    for (const { low, high } of forecast.unseen ?? []) {
      expect(low).toBeLessThan(1)
      expect(high).toBeGreaterThanOrEqual(1.1)
    }
    const week = rowsOf(blocksOf(forecast), /^Previsto por semana/).find(([of]) => of === '21 a 27/12')
    expect(week?.[1]).toMatch(/^R\$ [\d.]+$/)
    const [row] = rowsOf(blocksOf(forecast), /^A planilha não viu/)
    expect(row?.[1]).toBe(week?.[1])
    expect(row?.[2]).toMatch(
      /^R\$ .*, fechada 25\/12 e só almoço em 24\/12: compre menos \d+ un de Caranguejo toc-toc/,
    )
  })

  test('ask about each day on which many houses close: what it loses, and what makes opening worth it', () => {
    const forecast = forecastOf('')
    const rows = rowsOf(blocksOf(forecast), /^A casa abre/)
    expect(rows.map(([day]) => day)).toEqual([
      'quinta, 24/12, depois do almoço',
      'sexta, 25/12',
      'quinta, 31/12, depois do almoço',
      'sexta, 01/01',
    ])
    expect(rows[1]?.at(-1)).toMatch(/^com R\$ .* em reservas até 18\/12/)
    const actions = forecastActions([forecast])
    expect(actions[0]?.what).not.toMatch(/Dizer se a casa abre/)
    expect(actions.some(({ what }) => what === 'Dizer se a casa abre em 24/12, 25/12, 31/12 e 01/01')).toBe(
      true,
    )
    expect(JSON.stringify(actions)).not.toMatch(/[Ff]echar \d/)
  })
})

describe('purchases', () => {
  test('of weeks that are bought for like the first are named, and not listed again', () => {
    const closing: Wish = {
      kind: 'date',
      origin: 'request',
      text: 'dia 4/12 fechamos',
      what: 'fechamos',
      closed: true,
      from: '2026-12-04',
      to: '2026-12-04',
    }
    const blocks = blocksOf(forecastOf('', [closing]))
    const table = blocks.find((block) => block.kind === 'table' && /^Itens por semana/.test(block.caption))
    expect(table).toMatchObject({
      headers: ['Item', '23 a 29/11', 'Ter em casa', '30/11 a 06/12'],
      caption: expect.stringMatching(/; iguais: 07 a 20\/12, 21 a 27\/12, 28\/12 a 03\/01/),
    })
    const [crab] = rowsOf(blocks, /^As semanas que mudam/)
    expect(crab).toEqual(['Caranguejo toc-toc (un)', expect.stringMatching(/^\d+ un$/)])
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
  expect(winter?.at(-1)).toEqual(
    expect.stringMatching(
      /^na de 04\/01, conta com Caranguejo toc-toc \(un\); sem a declaração do defeso, R\$ [\d.]+; na de 18\/01, conta/,
    ),
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
  const monday = '2026-11-30'
  const shut = { kind: 'date', origin: 'request', text: 'x', what: 'x', closed: true } as const
  const forecast = forecastOf('', [{ ...shut, from: '2026-12-04', to: '2026-12-04' }])
  const { season: _, ...older } = forecast
  const later = { monday, ingredients: forecast.ingredients ?? [] }
  const fish = (shown: ReturnType<typeof forecastOf>) =>
    rowsOf(blocksOf(shown), /^As semanas que mudam/).find(([name]) => name?.startsWith('peixe'))
  expect(fish(older)).toBeUndefined()
  expect(fish({ ...older, later })?.[1]).toMatch(/kg$/)
})

test('nobody orders live crabs for weeks: only what keeps is ordered before the holidays', () => {
  const held = heldForHolidays(forecastOf(''))
  expect(held).toMatchObject({ from: '2026-12-21', to: '2027-01-10' })
  expect(held?.goods).toEqual([expect.stringMatching(/^\d+ de Heineken 600 ml$/)])
})
