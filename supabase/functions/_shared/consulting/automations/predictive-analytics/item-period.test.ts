/** An inn by the sea and its owner's dictated questions: a period of one drink, bottles of its size, fuller rooms. */
import { describe, expect, it } from 'vitest'
import { addDays } from '../../base/calendar.ts'
import { unknownHouse } from '../../base/context.ts'
import { houseSchema } from '../../base/house/house.ts'
import type { Sales } from '../../documents/sales.ts'
import { understand } from '../../understanding/understand.ts'
import { createForecast } from './engine.ts'
import { forecastSections } from './sections.ts'

const first = '2026-01-05'
const count = 46
const today = '2026-11-24'
const mondays = Array.from({ length: count }, (_, at) => addDays(first, 7 * at))
const items = [
  { name: 'Caipirinha de caju', category: 'Bebidas', units: 50, price: 26 },
  { name: 'Suco de graviola', category: 'Bebidas', units: 35, price: 14 },
  { name: 'Taça de vinho branco', category: 'Bebidas', units: 18, price: 32 },
  { name: 'Peixe na telha (2 pessoas)', category: 'Pratos', units: 29, price: 118 },
  { name: 'Moqueca de arraia', category: 'Pratos', units: 16, price: 96 },
  { name: 'Camarão no coco verde', category: 'Pratos', units: 33, price: 89 },
  { name: 'Lagosta grelhada', category: 'Pratos', units: 12, price: 149 },
  { name: 'Cocada de forno', category: 'Sobremesas', units: 22, price: 22 },
]
const unitsAt = (at: number, index: number) =>
  Math.round((items[index]?.units ?? 0) * (1 + 0.08 * Math.sin(at * 4.7 + index)))
const sales: Sales = {
  items: items.map(({ name, category, units, price }) => ({
    name,
    category,
    units: units * count,
    price,
    cost: null,
  })),
  period: { from: first, to: addDays(first, 7 * count - 1) },
  weeks: mondays.map((monday, at) => ({
    monday,
    units: items.reduce((sum, _, index) => sum + unitsAt(at, index), 0),
    revenue: items.reduce((sum, { price }, index) => sum + unitsAt(at, index) * price, 0),
    days: 7,
  })),
  itemWeeks: items.map(({ name }, index) => ({ name, units: mondays.map((_, at) => unitsAt(at, index)) })),
  weekdays: [],
  dayParts: [],
  rows: { read: 1, totals: 0, blank: 0, refused: 0 },
}
const house = houseSchema.parse({
  menu: items.map(({ name, category, price }) => ({ name, section: category, price })),
})

function asked(context: string) {
  const sheet = understand('predictive_analytics', { answers: { context }, house, today })
  const [result] = createForecast(
    { sales_data: { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales } },
    {
      ...unknownHouse,
      today,
      restaurant: { name: 'Pousada Falésia', city: 'Icapuí', type: 'bistro' },
      house,
      sheet: { wishes: sheet.wishes, unread: [] },
    },
  )
  if (!result) throw new Error('no forecast')
  const answer = (about: string) => result.content.answers?.find((one) => one.about === about)
  return {
    sheet,
    forecast: result.content,
    answer,
    report: JSON.stringify(forecastSections([result.content])),
  }
}

describe('a drink from Christmas until a day in January', () => {
  const { sheet, forecast, answer } = asked(
    'Quero saber quanto vou vender de caipirinha de caju do natal até o dia 10 de janeiro, semana por semana, e quantas garrafas de cachaça de 700 compro, uso 60 ml em cada drink. E me diz o quanto dá pra confiar nesse número.',
  )
  it('is read whole', () => {
    expect(sheet.unread).toEqual([])
  })

  it('is answered with its weeks, their sum and its range, first of all', () => {
    const rows = answer('perWeek')?.table?.rows ?? []
    expect(rows.map(([week]) => week)).toEqual(['21 a 27/12', '28/12 a 03/01', '04 a 10/01', 'No período'])
    const weeks = rows.slice(0, -1).map((row) => Number(row[2]))
    expect(Number(rows.at(-1)?.[2])).toBeCloseTo(
      weeks.reduce((sum, value) => sum + value, 0),
      -1,
    )
    // The whole range is narrower than all weeks at one edge together, and wider than one.
    const lows = rows.slice(0, -1).reduce((sum, row) => sum + Number(row[1]), 0)
    expect(Number(rows.at(-1)?.[1])).toBeGreaterThan(lows)
    expect(forecast.summary).toMatch(/^Caipirinha de caju: \d+ de 21\/12 a 10\/01/)
  })

  it('counts bottles of the size that the owner buys, there and in the list', () => {
    expect(answer('packs')?.verdict).toMatch(/× garrafa de 700 ml de 21\/12 a 10\/01/)
    expect(forecast.ingredients?.find(({ name }) => name === 'cachaça')?.packs).toMatch(
      /× garrafa de 700 ml$/,
    )
  })

  it('takes the measure of a drink for cachaça, and for no juice, wine or stew', () => {
    const own = (forecast.ingredients ?? []).flatMap(({ each }) => each ?? []).filter((each) => each.own)
    expect(own).toEqual([{ item: 'Caipirinha de caju', amount: 60, own: true }])
  })

  it('has one number of trust, which is that of the number asked', () => {
    expect(answer('trust')?.verdict).toMatch(/^Caipirinha de caju, \d+ no período: em 8 de cada 10 casos/)
  })
})

describe('more rooms than a year ago', () => {
  const plain = asked('')
  const fuller = asked('Esse ano o réveillon vai ter a casa cheia, 14 de 14 quartos, ano passado foram 10.')
  const weekOf = ({ forecast }: typeof plain, monday: string) =>
    forecast.units.coming.find((week) => week.monday === monday)

  it('scale the week of the feast, its range too, and no other', () => {
    const [before, after] = [weekOf(plain, '2026-12-28'), weekOf(fuller, '2026-12-28')]
    expect((after?.value ?? 0) / (before?.value ?? 1)).toBeCloseTo(1.4, 2)
    expect((after?.high ?? 0) / (before?.high ?? 1)).toBeCloseTo(1.4, 2)
    // Perhaps only half of the sales comes from the rooms: the range holds that too.
    expect((after?.low ?? 0) / (before?.low ?? 1)).toBeCloseTo(1.2, 2)
    expect(weekOf(fuller, '2027-01-04')?.value).toBe(weekOf(plain, '2027-01-04')?.value)
  })

  it('are said with what is supposed', () => {
    expect(fuller.sheet.unread).toEqual([])
    expect(fuller.forecast.expected?.[0]?.said).toMatch(/14 quartos contra 10.*Supomos/)
  })
})

describe('what is not to be bought in its closed season', () => {
  const { forecast, report, sheet } = asked('Lagosta não pode no defeso, então não me manda comprar.')
  it('leaves sales, list and tasks', () => {
    expect(sheet.unread).toEqual([])
    expect(forecast.closedSeasons).toEqual([])
    expect(forecast.purchases.map(({ name }) => name)).not.toContain('Lagosta grelhada')
    expect(report).not.toMatch(/declaração|estoque declarado/)
  })
})

describe('what keeps two days, delivered twice a week', () => {
  const { answer } = asked('Camarão estraga em 2 dias, o fornecedor vem terça e sexta.')
  it('is told per delivery, with the days that stay without it', () => {
    expect(answer('shelfLife')?.verdict).toMatch(
      /^Camarão limpo.*kg na terça, para terça e quarta e .*kg na sexta/,
    )
    expect(answer('shelfLife')?.texts.join(' ')).toMatch(/segunda, quinta e domingo ficam sem fresco/)
  })
})

describe('one more waiter', () => {
  const { answer } = asked(
    'No carnaval tenho 30 mesas, ano passado eram 20. Preciso de um garçom a mais? a partir de que semana?',
  )
  it('is told from which week on, by what the team has served', () => {
    expect(answer('hire')?.verdict).toMatch(/^(?:Sim, a partir da semana de \d\d\/\d\d|Não: nenhuma semana)/)
    expect(answer('hire')?.texts.join(' ')).toMatch(/semana mais cheia das últimas 8/)
    expect(answer('hire')?.texts.join(' ')).not.toMatch(/por cliente/)
  })
})

it('the list covers each dish that needs a raw material, and names what it leaves out', () => {
  const { forecast, report } = asked('')
  const of = (name: string) => forecast.ingredients?.find((one) => one.name === name)?.items
  expect(of('peixe limpo, posta ou filé')).toContain('Peixe na telha (2 pessoas)')
  expect(of('camarão limpo')).toEqual(['Camarão no coco verde'])
  expect(of('arraia limpa')).toEqual(['Moqueca de arraia'])
  expect(report).toMatch(/Fora desta lista, sem matéria-prima na conta:\*\* Cocada de forno/)
})

it.each([
  [
    'Quero a previsão do natal até o fim de janeiro por semana.',
    { kind: 'scope', from: '2026-12-25', to: '2027-01-31' },
  ],
  ['previsão do natal até 10 de janeiro', { kind: 'scope', from: '2026-12-25', to: '2027-01-10' }],
  [
    'Quantas caipirinhas de caju vendo em janeiro? uso 50ml de cachaça em cada caipirinha e compro garrafa de 1 litro, quantas preciso?',
    {
      kind: 'question',
      about: 'packs',
      what: 'cachaça em garrafa de 1 l',
      from: '2027-01-01',
      to: '2027-01-31',
    },
  ],
  ['Dezembro tenho 20 reservas de grupo contra 12 no ano passado.', { kind: 'date', effect: 'up' }],
])('%s', (said, expected) => {
  const { sheet } = asked(said)
  expect(sheet.unread).toEqual([])
  expect(sheet.wishes).toContainEqual(expect.objectContaining(expected))
  // Groups are a part of the sales: nothing scales by them.
  expect(sheet.wishes.filter((wish) => wish.kind === 'date' && wish.guests !== undefined)).toEqual([])
})

it('a period that begins on a Sunday begins with the Monday after it', () => {
  const { answer } = asked('quantas caipirinhas de caju vendo do dia 20 de dezembro até 10 de janeiro?')
  expect(answer('perWeek')?.table?.rows[0]?.[0]).toBe('21 a 27/12')
})
