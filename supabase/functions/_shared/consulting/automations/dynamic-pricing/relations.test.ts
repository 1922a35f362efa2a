import { describe, expect, test } from 'vitest'
import { monthOfSales, pricePlan } from '../../../../../../tests/support/price-plans.ts'
import { gapsOf } from './relations.ts'

const rows = [
  ['Balde 5 long neck', 'Cervejas', 48, 27, 160],
  ['Torre de chope', 'Cervejas', 62, 28, 90],
  ['Pizza Calabresa G', 'Pizzas', 60, 18, 330],
  ['Pizza Calabresa M', 'Pizzas', 46, 14, 160],
  ['Pizza Portuguesa G', 'Pizzas', 66, 22, 190],
  ['Pizza Portuguesa M', 'Pizzas', 50, 17, 120],
  ['Caipirinha', 'Drinks', 17, 4.6, 420],
  ['Gin tônica', 'Drinks', 26, 9, 120],
] as const

const items = rows.map(([name, category, price, cost, units]) => ({ name, category, price, cost, units }))
const sales = monthOfSales(items)

function planOf(...wishes: Record<string, unknown>[]) {
  const content = pricePlan(sales, wishes)
  const price = (name: string) => content.items.find((item) => item.name === name)?.newPrice ?? Number.NaN
  return { content, price }
}

const gap = (item: string, other: string, price: number, what?: string) => ({
  kind: 'question',
  about: 'priceGap',
  item,
  other,
  price,
  ...(what && { what }),
})

describe('prices that the owner ties to each other', () => {
  test('keep their distance, whichever of them moves', () => {
    const { price, content } = planOf(gap('Torre de chope', 'Balde 5 long neck', 10))
    expect(price('Torre de chope') - price('Balde 5 long neck')).toBeCloseTo(10)
    expect(content.answers?.[0]).toMatchObject({ about: 'priceGap' })
    expect(content.answers?.[0]?.open).toBeUndefined()
    expect(content.items.find(({ name }) => name === 'Torre de chope')?.why).toContain('acima de Balde')
  })

  test('keep their distance from a price that the owner holds', () => {
    const { price } = planOf(gap('Torre de chope', 'Balde 5 long neck', 10), {
      kind: 'keepPrice',
      item: 'Balde 5 long neck',
    })
    expect(price('Balde 5 long neck')).toBe(48)
    expect(price('Torre de chope')).toBe(58)
  })

  test('are paired by what their names share if both phrases name several', () => {
    const { price } = planOf(gap('Pizza G', 'Pizza M', 15))
    expect(price('Pizza Calabresa G') - price('Pizza Calabresa M')).toBeCloseTo(15)
    expect(price('Pizza Portuguesa G') - price('Pizza Portuguesa M')).toBeCloseTo(15)
  })

  test('are left alone by a bound that they keep anyway', () => {
    const free = planOf()
    const bound = planOf(gap('Torre de chope', 'Balde 5 long neck', 5, 'no mínimo'))
    expect(bound.price('Torre de chope')).toBe(free.price('Torre de chope'))
  })

  test('are not met, with the reason, if other limits forbid it', () => {
    const { content } = planOf(
      gap('Torre de chope', 'Balde 5 long neck', 10),
      { kind: 'keepPrice', item: 'Balde 5 long neck' },
      { kind: 'keepPrice', item: 'Torre de chope' },
    )
    expect(content.answers?.[0]).toMatchObject({ open: true })
    expect(content.answers?.[0]?.verdict).toMatch(/^Não coube/)
  })

  test('pairs nothing with an item that is not there', () => {
    expect(gapsOf(gap('Torre de chope', 'Vinho', 10) as never, items)).toEqual([])
  })
})

test('an offer never takes an item that the owner wants no discount on', () => {
  const { content } = planOf(
    { kind: 'question', about: 'happyHour' },
    { kind: 'question', about: 'discountLimit', other: 'Pizzas' },
  )
  expect(content.answers?.[0]?.table?.rows.flat().join(' ') ?? '').not.toContain('Pizza')
})

test('a goal that few changes do not reach counts small gains too', () => {
  const goal = { kind: 'question', about: 'goal', price: 5000 }
  const moved = ({ content }: ReturnType<typeof planOf>) =>
    content.items.filter(({ newPrice, price }) => newPrice !== price).length
  expect(moved(planOf(goal))).toBeGreaterThanOrEqual(moved(planOf()))
  expect(planOf(goal).content.eager).toBe(true)
})

describe('answers on single items', () => {
  const ask = (question: Record<string, unknown>) => {
    const [answer] = planOf({ kind: 'question', ...question }).content.answers ?? []
    if (!answer) throw new Error('no answer')
    return answer
  }
  const month = 30 / 30

  test('what the house loses without an item', () => {
    const { verdict, figures } = ask({ about: 'keepWorth', item: 'Gin tônica' })
    expect(figures.profit).toBeCloseTo(17 * 120 * month)
    expect(verdict).toContain('R$ 2.040')
  })

  test('where a discount may be given, and what it takes', () => {
    const { verdict, figures } = ask({ about: 'discountLimit', percent: 20, item: 'Drinks', other: 'Pizzas' })
    expect(figures.off).toBeCloseTo(0.2)
    expect(verdict).toMatch(/^Até 20% só em Caipirinha.*em Pizzas, nenhum/)
  })

  test('several for a price: what each leaves and the sales at break-even', () => {
    const { figures } = ask({ about: 'bundle', item: 'Caipirinha', count: 3, price: 45 })
    expect(figures.each).toBeCloseTo(15)
    expect(figures.left).toBeCloseTo(10.4)
    expect(figures.needed).toBeCloseTo(12.4 / 10.4 - 1)
  })

  test('several at less than they cost are refused', () => {
    expect(ask({ about: 'bundle', item: 'Caipirinha', count: 3, price: 12 }).verdict).toMatch(/^Não: /)
  })

  test('a gift costs its ingredients, and the sale if it would have been paid', () => {
    const { figures, verdict } = ask({ about: 'courtesy', item: 'Caipirinha' })
    expect(figures).toMatchObject({ cost: 4.6 })
    expect(figures.left).toBeCloseTo(12.4)
    expect(verdict).toContain('R$ 92')
  })

  test('a dearer ingredient is passed on by its share of the cost', () => {
    const { figures } = ask({ about: 'passOn', what: 'queijo', percent: 18, item: 'Pizza Calabresa G' })
    expect(figures.lost).toBeCloseTo((19.13 - 18) * 330)
  })

  test('a fee counts on the share of the sales that pays it', () => {
    const { figures } = ask({ about: 'channelFee', percent: 6, what: 'vale-refeição' })
    const revenue = rows.reduce((sum, [, , price, , units]) => sum + price * units, 0)
    expect(figures.lost).toBeCloseTo(revenue * 0.3 * 0.06)
  })

  test('a fair price is the one of the plan', () => {
    const { content, price } = planOf({ kind: 'question', about: 'fairPrice', item: 'Caipirinha' })
    expect(content.answers?.[0]?.figures.price).toBe(price('Caipirinha'))
  })

  test('an item that pays is told with its place in the profit', () => {
    const { verdict, texts } = ask({ about: 'pays', item: 'Torre de chope' })
    expect(verdict).toMatch(/^Dá: .*R\$ 34,00/)
    expect(texts.join(' ')).toMatch(/º de 8/)
  })

  test('what leaves most is named by profit and by sale', () => {
    const { verdict } = ask({ about: 'topEarner' })
    expect(verdict).toMatch(/^No total, Pizza Calabresa G \(R\$ 13\.860\)/)
  })

  test('what to raise and what to lower names every change', () => {
    const { content } = planOf({ kind: 'question', about: 'upDown' })
    const raised = content.items.filter(({ action }) => action === 'raise')
    for (const { name } of raised) expect(content.answers?.[0]?.verdict).toContain(name)
    expect(raised.length).toBeGreaterThan(0)
  })
})

test('an offer of an evening names drinks, prices, the floor and the break-even', () => {
  const { content } = planOf({
    kind: 'question',
    about: 'dayOffer',
    weekdays: [3],
    start: 17,
    end: 20,
    item: 'Caipirinha + Gin tônica',
    percent: 50,
    text: 'promoção de quarta das 17 às 20',
  })
  const [answer] = content.answers ?? []
  const { verdict = '', table } = answer ?? {}
  expect(verdict).toMatch(/^Às quartas, das 17h às 20h: .* a R\$ /)
  for (const row of table?.rows ?? []) {
    const [name = '', , low = '', floor = ''] = row
    const item = content.items.find((one) => one.name === name)
    const of = (money: string) => Number(money.replace(/[^\d,]/g, '').replace(',', '.'))
    expect(of(low)).toBeGreaterThanOrEqual(of(floor))
    expect(of(floor)).toBeGreaterThanOrEqual(2 * (item?.cost ?? 0))
  }
  expect(table?.rows.length).toBeGreaterThan(0)
})

test('whether to lower an item or take it out gets one of three answers', () => {
  const { content } = planOf({
    kind: 'question',
    about: 'keepWorth',
    item: 'Torre de chope',
    text: 'a torre vale a pena baixar ou é melhor tirar?',
  })
  const [answer] = content.answers ?? []
  expect(answer?.verdict).toMatch(/^(?:Baixar|Tirar|Nem baixar nem tirar)\. /)
  expect(answer?.texts.join(' ')).toContain('só empata com')
})
