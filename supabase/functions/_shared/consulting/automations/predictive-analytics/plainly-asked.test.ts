import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { unknownHouse } from '../../base/context.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Sales } from '../../documents/sales.ts'
import { forecastActions } from './actions.ts'
import { createForecast } from './engine.ts'

const first = '2026-02-23'
const count = 39
/** Units of an ordinary week, price and weekdays (from Sunday on) of each item. */
const items = [
  {
    name: 'Marmita média',
    units: 360,
    since: 510,
    price: 20,
    cost: 8,
    weekdays: [0, 80, 80, 80, 80, 80, 40],
  },
  { name: 'Feijoada de sábado', units: 58, since: 58, price: 38, cost: 15, weekdays: [0, 0, 0, 0, 0, 0, 10] },
  {
    name: 'Suco natural 300 ml',
    units: 280,
    since: 280,
    price: 8,
    cost: 2,
    weekdays: [0, 50, 50, 50, 50, 50, 30],
  },
  { name: 'Açaí 500 ml', units: 300, since: 300, price: 20, cost: 7, weekdays: [0, 30, 30, 30, 50, 60, 100] },
  { name: 'Açaí 300 ml', units: 200, since: 200, price: 14, cost: 5, weekdays: [0, 30, 30, 30, 50, 60, 100] },
]
const mondays = Array.from({ length: count }, (_, at) => addDays(first, 7 * at))
const noise = (at: number, item: number) => 1 + 0.06 * Math.sin(at * 5.1 + item)
const unitsAt = (at: number, index: number) => {
  const monday = mondays[at] ?? ''
  const item = items[index]
  if (!item) return 0
  const usual = monday >= '2026-08-31' ? item.since : item.units
  const fallen = monday === '2026-07-06' || monday === '2026-07-13' ? 0.54 : 1
  return Math.round(usual * fallen * noise(at, index))
}
const sales: Sales = {
  items: items.map(({ name, units, price, cost }) => ({
    name,
    category: 'Casa',
    units: units * count,
    price,
    cost,
  })),
  period: { from: first, to: addDays(first, 7 * count - 2) },
  weeks: mondays.map((monday, at) => ({
    monday,
    units: items.reduce((sum, _, index) => sum + unitsAt(at, index), 0),
    revenue: items.reduce((sum, { price }, index) => sum + unitsAt(at, index) * price, 0),
    days: 6,
  })),
  itemWeeks: items.map(({ name, weekdays }, index) => ({
    name,
    units: mondays.map((_, at) => unitsAt(at, index)),
    weekdays,
  })),
  weekdays: [1, 2, 3, 4, 5, 6].map((weekday) => ({
    weekday,
    units: items.reduce((sum, item) => sum + (item.weekdays[weekday] ?? 0) * 39, 0),
    revenue: items.reduce((sum, item) => sum + (item.weekdays[weekday] ?? 0) * 39 * item.price, 0),
    days: count,
  })),
  dayParts: [],
  rows: { read: 1, totals: 0, blank: 0, refused: 0 },
}
const forecastOf = (wishes: object[]) => {
  const [result] = createForecast(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    {
      today: '2026-11-28',
      restaurant: { name: 'Sabor da Firma', city: 'Maracanaú', type: 'fast_casual' },
      ...unknownHouse,
      house: {
        ...unknownHouse.house,
        menu: items.map(({ name, price, cost }) => ({
          section: 'Casa',
          name,
          price,
          cost,
          active: true,
        })) as never,
      },
      sheet: {
        wishes: wishes.map((wish) => ({ text: JSON.stringify(wish), origin: 'request', ...wish }) as Wish),
        unread: [],
      },
    },
  )
  if (!result) throw new Error('no forecast')
  return result.content
}
const ask = (about: string, rest: object, ...more: object[]) =>
  forecastOf([{ kind: 'question', about, ...rest }, ...more]).answers?.[0]
const valueOn = (forecast: ReturnType<typeof forecastOf>, name: string, monday: string) =>
  forecast.items?.find((one) => one.name === name)?.coming.find((week) => week.monday === monday)?.value ?? 0

it('tells whether the house grows in money and in units, and which items do', () => {
  const answer = ask('itemTrend', {})
  expect(answer?.verdict).toMatch(
    /^Cresce: R\$ [\d.]+ por semana nas últimas 8, contra R\$ [\d.]+ nas primeiras 8/,
  )
  expect(answer?.texts.join(' ')).toMatch(/Em unidades, \+\d+%.*Sem um ano inteiro.*sobem Marmita média/)
})

const july = { from: '2026-07-01', to: '2026-07-31', weeks: 2 }
const out = { kind: 'date', what: 'férias da fábrica', ...july, closed: true, leftOut: true }
const again = {
  kind: 'date',
  what: 'de novo',
  from: '2026-12-21',
  to: '2027-01-03',
  closed: false,
  effect: 'down',
  like: july,
}

describe('an episode that comes again', () => {
  it('takes its measured share of the weeks that repeat it, and of their purchases', () => {
    const [plain, told] = [forecastOf([]), forecastOf([out, again])]
    const week = (forecast: typeof plain, monday: string) =>
      forecast.revenue?.coming.find((one) => one.monday === monday)?.value ?? 0
    expect(week(told, '2026-12-21') / week(plain, '2026-12-21')).toBeCloseTo(0.54, 1)
    expect(week(told, '2026-12-14') / week(plain, '2026-12-14')).toBeGreaterThan(0.95)
    expect(told.expected?.map(({ said }) => said).join(' ')).toMatch(/06\/07 e 13\/07 ficaram 4\d% abaixo/)
    expect(told.unseen?.find(({ monday }) => monday === '2026-12-21')?.highIf).toBe('no alto da faixa')
  })
})

describe('a contract with an end', () => {
  const contract = { from: '2026-09-01', to: '2026-12-18', item: 'Marmita média', what: 'contrato' }
  it('ends on its day: only its item returns to what it sold before', () => {
    const forecast = forecastOf([{ kind: 'question', about: 'newLevel', ...contract }])
    expect(valueOn(forecast, 'Marmita média', '2026-12-07')).toBeGreaterThan(480)
    expect(Math.abs(valueOn(forecast, 'Marmita média', '2026-12-21') / 360 - 1)).toBeLessThan(0.08)
    expect(Math.abs(valueOn(forecast, 'Suco natural 300 ml', '2026-12-21') / 280 - 1)).toBeLessThan(0.08)
    expect(forecast.answers?.[0]?.verdict).toMatch(
      /^Marmita média: 3\d\d por semana antes, 5\d\d desde 01\/09/,
    )
  })
})

describe('questions that hang on a decision', () => {
  it('say what to expect, how often it happened, and yes or no', () => {
    const feijoada = ask('threshold', { item: 'Feijoada de sábado', count: 60, weekdays: [6] })
    expect(feijoada?.verdict).toMatch(/^(?:Pode ser|Não|Sim): Feijoada de sábado, espere \d\d em cada sábado/)
    expect(feijoada?.texts[0]).toMatch(/^Nos últimos 12 sábados da planilha isso aconteceu \d vez/)
    expect(ask('threshold', { item: 'Feijoada de sábado', count: 200 })?.verdict).toMatch(/^Não: /)
    const week = ask('threshold', { price: 5000 })
    expect(week?.verdict).toMatch(/^Sim: espere R\$ /)
    expect(week?.texts.join(' ')).toMatch(/já passa toda semana/)
  })

  it('a dish of Saturdays loses nothing by a closed Tuesday', () => {
    const closed = { kind: 'date', what: 'fechado', from: '2026-12-08', to: '2026-12-08', closed: true }
    const forecast = forecastOf([closed])
    const other = forecastOf([])
    expect(
      valueOn(forecast, 'Feijoada de sábado', '2026-12-07') /
        valueOn(other, 'Feijoada de sábado', '2026-12-07'),
    ).toBeGreaterThan(0.95)
    expect(
      valueOn(forecast, 'Marmita média', '2026-12-07') / valueOn(other, 'Marmita média', '2026-12-07'),
    ).toBeLessThan(0.9)
  })

  it('turn packs by the owner’s rate, and confront them with the room', () => {
    const boxes = ask('packsServed', {
      item: 'açaí',
      other: 'Açaí 500 ml',
      count: 22,
      what: 'caixa de açaí de 10 litros',
      most: 6,
      weekdays: [2, 5],
    })
    // 300 + 0.6 × 200 = 420 bowls, 20 boxes.
    expect(boxes?.verdict).toMatch(/^Caixas: (?:19|20|21) /)
    expect(boxes?.texts[0]).toMatch(/Não cabe:\*\* com 6 no freezer e 2 entregas entram no máximo 12/)
  })

  it('count one cup for each juice, and each day of the weeks asked about', () => {
    expect(ask('vessels', { item: 'Suco natural 300 ml', what: 'copo' })?.verdict).toMatch(
      /^Copos: \d{3} na semana/,
    )
    const days = ask('perWeek', {
      item: 'Marmita média',
      text: 'quantas marmitas faço por dia nas próximas 4 semanas',
    })
    expect(days?.table?.headers).toHaveLength(5)
    expect(days?.table?.rows.map(([day]) => day)).toEqual([
      'segunda',
      'terça',
      'quarta',
      'quinta',
      'sexta',
      'sábado',
      'semana',
    ])
  })

  it('price what is thrown away, and say how to make less', () => {
    const thrown = ask('waste', { item: 'Marmita média', count: 5, what: 'por dia' })
    expect(thrown?.verdict).toMatch(/^São 30 por semana, .*R\$ 240 de mercadoria/)
  })

  it('trust one item by its own test, and answer nothing twice', () => {
    const trust = ask('trust', { item: 'Suco natural 300 ml' })
    expect(trust?.title).toBe('Quanto confiar no número de Suco natural 300 ml?')
    expect(trust?.verdict).toMatch(/^Já dá: Suco natural 300 ml erra perto de \d%/)
    const twice = { kind: 'question', about: 'trust' }
    expect(forecastOf([twice, { ...twice, text: 'de novo' }]).answers).toHaveLength(1)
  })

  it('compare what came before a new rival with what came after', () => {
    expect(ask('newRival', { from: '2026-10-01', what: 'uma sorveteria' })?.verdict).toMatch(
      /^Pela planilha, não: .18% desde 01\/10/,
    )
  })

  it('say what a day that the house keeps leaves after its goods', () => {
    expect(ask('openDay', { weekdays: [6] })?.verdict).toMatch(
      /^Vale enquanto equipe, gás e luz do dia custarem menos de R\$/,
    )
  })

  it('say with how many reservations a single day is worth opening', () => {
    const day = ask('openDay', { from: '2026-12-08', to: '2026-12-08' })
    expect(day?.title).toBe('Vale abrir em 08/12/2026?')
    expect(day?.verdict).toMatch(/^Abra em 08\/12 se até três dias antes houver \d+ clientes reservados/)
  })

  it('say what the weeks of a period leave for the bills', () => {
    expect(ask('openDay', { from: '2026-12-01', to: '2026-12-31' })?.verdict).toMatch(
      /^Abra: em dezembro a semana deve fazer R\$ [\d.]+ \(.+\), e paga a mercadoria ficam R\$ [\d.]+\. Feche só se/,
    )
  })

  it('say what two hours must sell where the sheet has no hours', () => {
    const hours = ask('openDay', { start: 16, end: 18 })
    expect(hours?.verdict).toMatch(/^Entre 16h e 18h a casa tem de vender R\$ \d+ por pessoa da equipe/)
    expect(hours?.texts.join(' ')).toContain('A planilha não tem a hora das vendas')
  })

  it('leave out the feast that an owner takes for the reason of a rise', () => {
    const feast = { item: 'Marmita média', what: 'o Círio', from: '2026-10-05', to: '2026-10-11' }
    expect(ask('itemTrend', feast)?.verdict).toMatch(
      /^Não foi só o Círio: sem a semana dessa data, Marmita média foi de \d+ .+ a mais\.$/,
    )
  })
})

describe('purchases of what is cooked', () => {
  it('are the expected portions, and nobody buys a plate', () => {
    const forecast = forecastOf([])
    const meal = forecast.purchases.find(({ name }) => name === 'Marmita média')
    expect(meal?.cooked).toBe(true)
    const [buy] = forecastActions([forecast])
    expect(buy?.what).not.toMatch(/Comprar: [^;]*Marmita/)
  })
})

describe('two months side by side', () => {
  it('compares a month ahead as it is forecast with one of the sheet', () => {
    const answer = ask('compare', { what: 'dezembro e outubro' })
    expect(answer?.verdict).toMatch(
      /^(?:Dezembro deve vender|Ficam iguais).*dezembro, R\$ [\d.]+ por semana \(previsto de 30\/11 a 03\/01\).*outubro, R\$ [\d.]+ por semana \(vendido de 28\/09 a 01\/11\)/,
    )
  })

  it('says which month has no weeks', () => {
    expect(ask('compare', { what: 'fevereiro e junho' })?.verdict).toMatch(/^De fevereiro não há/)
  })
})

describe('amounts of one day, one delivery, and of what keeps for days', () => {
  it('raw goods are bought for their days, by the fullest of them', () => {
    const answer = ask('shelfLife', {
      item: 'Açaí 500 ml',
      what: 'açaí',
      count: 2,
      text: 'açaí dura 2 dias no gelo',
    })
    expect(answer?.verdict).toMatch(
      /^Compre Açaí 500 ml para no máximo 2 dias de cada vez: o trecho mais cheio, sexta e sábado, pede \d+/,
    )
    expect(answer?.texts.join(' ')).toContain('3 compras por semana')
  })

  it('one day gets its own amount, and not the week', () => {
    const answer = ask('packs', { item: 'Açaí 500 ml', from: '2026-12-05', to: '2026-12-05' })
    expect(answer?.verdict).toMatch(/^Açaí 500 ml, sábado, 05\/12: \d+/)
    expect(answer?.texts.join(' ')).toMatch(/sábado é 3\d% dela/)
  })
})
