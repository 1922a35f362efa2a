import { describe, expect, test } from 'vitest'
import type { Wish } from '../../base/request/wish.ts'
import { forecastActions } from './actions.ts'
import { ownDaysIn } from './own-days.ts'
import { planSentences } from './plan-words.ts'
import { blocksOf, forecastOf, rowsOf } from './seafood-support.ts'
import { weekGroups } from './week-groups.ts'

describe('the crab’s closed season in January', () => {
  const forecast = forecastOf('')
  const crab = forecast.closedSeasons?.find(({ name }) => name.startsWith('Caranguejo'))

  test('is expected by the moon, and named with what the house has instead', () => {
    expect(crab).toMatchObject({ from: '2027-01-07', to: '2027-01-12', dated: false })
    expect(crab?.instead).toContain('Camarão ao alho e óleo')
    expect(crab?.instead).not.toContain('Heineken 600 ml')
    expect(forecast.summary).toContain('Caranguejo toc-toc (un) deve parar por defeso de 07/01 a 12/01')
  })

  test('is told beside the weeks that it touches, and no other, with what they sell without it', () => {
    const weeks = rowsOf(blocksOf(forecast), /^Previsto por semana/)
    const touched = weeks.filter((row) => row.at(-1)?.includes('conta com Caranguejo'))
    expect(touched.map(([week]) => week)).toEqual(['04 a 17/01, por semana'])
    const [, revenue = ''] = touched[0] ?? []
    const money = (text: string) => Number(text.replace(/\D/g, ''))
    const without = /sem a declaração do defeso, R\$ ([\d.]+)/.exec(touched[0]?.at(-1) ?? '')?.[1] ?? ''
    expect(money(without)).toBeLessThan(money(revenue))
    expect(weekGroups(forecast).at(-1)?.mondays).toEqual(['2027-01-04', '2027-01-11'])
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

  test('show the portion beside every amount, so that the owner can correct it', () => {
    const [, shrimp] = rowsOf(blocksOf(forecastOf('')), /^O que estraga/)
    expect(JSON.stringify(shrimp)).toMatch(/\((?:300|600) g\)/)
  })
})

test('an item in its closed season is marked on the list', () => {
  const forecast = forecastOf('')
  const closed = {
    ...forecast,
    closedSeasons: [
      { name: 'Caranguejo toc-toc (un)', season: 'defeso', from: '2026-11-01', to: '2027-04-30' },
    ],
  }
  const [crab] = rowsOf(blocksOf(closed), /^O que estraga.*defeso/)
  expect(crab?.[1]).toBe('434 un (defeso)')
})
