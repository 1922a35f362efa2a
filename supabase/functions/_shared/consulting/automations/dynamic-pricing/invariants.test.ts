/** What holds in every house's prices: tried on small houses of several kinds, from the owner's words to the plan. */
import { describe, expect, test } from 'vitest'
import { monthOfSales, pricePlan } from '../../../../../../tests/support/price-plans.ts'
import { houseSchema } from '../../base/house/house.ts'
import { correctedBy } from '../../base/pricing/elasticity.ts'
import { endsAs } from '../../base/pricing/endings.ts'
import { namesItem } from '../../base/request/match-item.ts'
import { understand } from '../../understanding/understand.ts'
import { answerCouvert } from './questions/rights.ts'
import { earnersSentence } from './sentences.ts'
import { stayWords } from './without-cost.ts'

type Row = readonly [name: string, section: string, price: number, cost: number, units: number]

const houses: Readonly<Record<string, readonly Row[]>> = {
  'a bar with live music': [
    ['Chope 400 ml', 'Bebidas', 13, 4, 3000],
    ['Cerveja 600 ml', 'Bebidas', 16, 8.5, 2500],
    ['Batida de maracujá', 'Bebidas', 17, 5, 500],
    ['Água com gás', 'Bebidas', 6, 1.5, 900],
    ['Caldo de mocotó', 'Petiscos', 15, 5, 600],
    ['Torresmo', 'Petiscos', 36, 12, 400],
    ['Feijoada', 'Pratos', 52, 20, 200],
  ],
  'a grill': [
    ['Rodízio', 'Rodízio', 79.9, 35, 1500],
    ['Costela', 'Pratos', 119.9, 52, 120],
    ['Cerveja 600 ml', 'Bebidas', 14.9, 8, 1200],
    ['Refrigerante', 'Bebidas', 7.9, 3.5, 1400],
    ['Pudim', 'Sobremesas', 13.9, 4, 200],
  ],
  'a café': [
    ['Café coado', 'Bebidas', 7, 1.2, 1800],
    ['Cappuccino', 'Bebidas', 14, 4, 700],
    ['Tapioca', 'Lanches', 16, 5, 900],
    ['Bolo de milho', 'Doces', 11, 3, 600],
  ],
}

function planOf(rows: readonly Row[], constraints: string) {
  const house = houseSchema.parse({
    menu: rows.map(([name, section, price, cost]) => ({ section, name, price, cost })),
  })
  const sheet = understand('dynamic_pricing', { answers: { constraints }, house, today: '2026-11-23' })
  const content = pricePlan(
    monthOfSales(
      rows.map(([name, category, price, cost, units]) => ({ name, category, price, cost, units })),
      [2, 3, 4, 5, 6, 0].map((weekday, at) => ({ weekday, units: 300 + 300 * at })),
    ),
    sheet.wishes.map((wish) => ({ ...wish })),
  )
  return { content, sheet }
}

describe.each(Object.entries(houses))('%s', (_, rows) => {
  const [first, second, third] = rows.map(([name]) => name)

  test('makes no drink dearer on busy days that another verdict moves or holds', () => {
    const { content } = planOf(rows, `Não mexe no preço de ${first} nem de ${second}.`)
    for (const { drinks = [] } of content.weekdays)
      for (const name of drinks) {
        expect([first, second]).not.toContain(name)
        const item = content.items.find((one) => one.name === name)
        expect(item?.newPrice).toBe(item?.price)
      }
  })

  test('holds what "nem" adds as what stands before it, whatever the sentence before limits', () => {
    const { content, sheet } = planOf(
      rows,
      `${third} não pode passar de ${Math.ceil((rows[2]?.[2] ?? 0) + 3)}. Não mexe em ${first}, nem em ${second}.`,
    )
    for (const name of [first, second]) {
      const item = content.items.find((one) => one.name === name)
      expect(item?.newPrice).toBe(item?.price)
      expect(sheet.wishes.some((wish) => wish.kind === 'capPrice' && wish.item === name)).toBe(false)
    }
  })

  test.each(['Preço sempre terminado em 0 ou 90.', 'Os preços terminam em ,90 ou em ,00.'])(
    'ends its prices as its owner says: %s',
    (said) => {
      const { content, sheet } = planOf(rows, said)
      expect(sheet.wishes.map(({ kind }) => kind)).toEqual(['ending'])
      for (const { newPrice, price } of content.items)
        if (newPrice !== price) expect(endsAs(newPrice, 'either')).toBe(true)
    },
  )

  test('lets no price rise beyond the share that its owner allows', () => {
    const { content } = planOf(rows, 'Nenhum aumento pode passar de 6% de uma vez.')
    for (const { newPrice, price } of content.items) expect(newPrice / price - 1).toBeLessThanOrEqual(0.0601)
  })

  test.each(['Qual bebida está barata demais?', 'Alguma bebida está cara?', 'Qual prato dá para subir?'])(
    'ranks the whole group that is asked about, and nothing else: %s',
    (said) => {
      const { content } = planOf(rows, said)
      const [answer] = content.answers ?? []
      const group = content.items.filter(({ drink }) => drink === said.includes('bebida'))
      const names = group.map(({ name }) => name)
      expect(answer?.table?.rows.map(([name]) => name).toSorted()).toEqual(names.toSorted())
      const others = content.items.filter(({ name }) => !names.includes(name))
      for (const { name } of others) expect(answer?.verdict).not.toContain(name)
      const gains = answer?.table?.rows.map(([name]) => {
        const item = group.find((one) => one.name === name)
        return (item?.newProfit ?? 0) - (item?.profit ?? 0)
      })
      expect(gains).toEqual(gains?.toSorted((a, b) => b - a))
    },
  )

  test('names the worst margin by its share of the price', () => {
    const { content } = planOf(rows, 'Qual item tem a pior margem?')
    const [answer] = content.answers ?? []
    const margin = ({ price, cost }: { price: number; cost: number }) => 1 - cost / price
    const [worst] = content.items.toSorted((a, b) => margin(a) - margin(b))
    expect(answer?.verdict).toContain(worst?.name)
    expect(answer?.figures.margin).toBeCloseTo(worst ? margin(worst) : 0)
  })

  test('leaves no price to the season but that of the item that is asked about', () => {
    const { content } = planOf(rows, `Na alta estação posso cobrar mais por ${first}?`)
    for (const { name, spared } of content.items) if (name !== first) expect(spared).not.toBe('season')
  })

  test('lays the limit of an unknown part of the menu on nothing, and says that it is unread', () => {
    const { sheet } = planOf(rows, 'Os congelados podem subir até 7% cada.')
    expect(sheet.wishes).toEqual([])
    expect(sheet.unread.map(({ text }) => text).join(' ')).toContain('congelados')
  })

  test('raises freely what its owner leaves free, and keeps the rest to its limit', () => {
    const { content, sheet } = planOf(rows, `${first} pode subir à vontade, o resto até 4%.`)
    const cap = sheet.wishes.find((wish) => wish.kind === 'capPrice')
    expect(cap).toMatchObject({ item: 'todos os itens', percent: 4, except: [first] })
    for (const { name, price, newPrice } of content.items)
      if (name !== first) expect(newPrice / price - 1, name).toBeLessThanOrEqual(0.0401)
  })

  test('counts the price of one weekday for that day, and not for the week', () => {
    const item = rows[0]
    const price = Math.round((item?.[2] ?? 0) * 0.9)
    const { content } = planOf(rows, `Se eu baixar ${first} pra ${price} na terça, compensa?`)
    const [answer] = content.answers ?? []
    const units = content.items.find(({ name }) => name === first)?.units ?? 0
    expect(answer?.about).toBe('weekdayPrice')
    expect(answer?.figures.cost).toBeLessThan(((item?.[2] ?? 0) - price) * units * 0.5)
    expect(answer?.verdict).not.toMatch(/^Feito/)
  })

  test('takes the days on which the house was closed for no prices', () => {
    const { sheet } = planOf(rows, 'Em julho fechei de 13 a 19 pra pintar o salão, essa semana não conta.')
    expect(sheet.unread).toEqual([])
    expect(sheet.wishes.map(({ kind }) => kind)).toEqual(['date'])
  })

  test('calls a half only what is about one', () => {
    const { content } = planOf(rows, '')
    const said = earnersSentence(content) ?? ''
    const named = content.items.filter(({ name }) => said.split(';')[0]?.includes(name))
    const share = named.reduce((sum, { profit }) => sum + profit, 0) / content.profit
    if (/(?<!mais de |quase )metade/.test(said)) expect(Math.abs(share - 0.5)).toBeLessThan(0.02)
  })
})

const unsorted = (houses['a bar with live music'] ?? []).map(
  ([name, , price, cost, units]) => [name, '', price, cost, units] as const,
)

test('"petiscos" of a menu without sections are what is eaten there, and no drink', () => {
  const house = houseSchema.parse({ menu: unsorted.map(([name, , price, cost]) => ({ name, price, cost })) })
  const { wishes } = understand('dynamic_pricing', {
    answers: { constraints: 'Nos petiscos dá pra mexer, até 10% cada um, menos no torresmo.' },
    house,
    today: '2026-11-23',
  })
  const cap = wishes.find((wish) => wish.kind === 'capPrice' && wish.percent === 10)
  expect(cap).toMatchObject({ except: ['Torresmo'] })
  const held = unsorted.filter(([name]) => cap?.kind === 'capPrice' && namesItem(cap.item, { name }))
  expect(held.map(([name]) => name)).toEqual(['Caldo de mocotó', 'Torresmo', 'Feijoada'])
})

test('a couvert is weighed against the drinks, both a month', () => {
  const { content } = planOf(houses['a bar with live music'] ?? [], '')
  const question = { kind: 'question', about: 'couvert', price: 12, weekdays: [5] } as never
  const [text = ''] = answerCouvert(question, {
    plan: content,
    house: houseSchema.parse({ settings: { seats: 100 } }),
  } as never).texts
  expect(text).toMatch(/75 pagantes.*100 lugares.*R\$.3\.870.*as bebidas que sobem.*R\$/)
})

test('a rise waits twelve weeks from its own day, and no longer', () => {
  expect(stayWords('2026-10-05', '2026-12-07')).toContain('sem outro aumento até 28/12')
  expect(stayWords('2026-07-06', '2026-12-07')).not.toMatch(/aumento até|doze semanas que/)
})

test('guests who reacted more than assumed are heeded, also where the test allows the assumption', () => {
  expect(correctedBy(-1.2, { elasticity: -1.6, low: -2.3, high: -0.9 })).toBeLessThan(-1.25)
  expect(correctedBy(-1.2, { elasticity: -1.6, low: -2.3, high: -0.9 })).toBeGreaterThan(-1.6)
})
