/** Sums that an owner asks for: each is recomputed here from price, cost and the owner's own bounds. */
import { describe, expect, test } from 'vitest'
import { monthOfSales, pricePlan } from '../../../../../../../tests/support/price-plans.ts'

const items = [
  { name: 'Tapioca de frango', category: 'Lanches', price: 14, cost: 5, units: 400 },
  { name: 'Tapioca de ovo', category: 'Lanches', price: 11, cost: 3.5, units: 300 },
  { name: 'Suco de cajá', category: 'Bebidas', price: 8, cost: 2.5, units: 500 },
  { name: 'Mungunzá', category: 'Doces', price: 9, cost: 3, units: 200 },
  { name: 'Peixe frito', category: 'Pratos', price: 40, cost: 25, units: 300 },
]
const plan = (...wishes: Record<string, unknown>[]) => pricePlan(monthOfSales(items), wishes)
const asked = (about: string, fields: Record<string, unknown>) => ({ kind: 'question', about, ...fields })
const figuresOf = (found: { figures: Record<string, number> } | undefined) => found?.figures ?? {}
const answerTo = (about: string, fields: Record<string, unknown>, ...more: Record<string, unknown>[]) =>
  plan(...more, asked(about, fields)).answers?.find((one) => one.about === about)
const kept = items.map(({ name, price }) => ({ kind: 'keepPrice', item: name, price }))
const parts = [
  { item: 'Tapioca de frango', count: 1 },
  { item: 'Suco de cajá', count: 1 },
]

describe('a combo', () => {
  test.each([3, 8, 11.5])('leaves at least R$ %d, below the sum of its parts', (least) => {
    const found = answerTo('bundle', { parts, least }, ...kept)
    const figures = figuresOf(found)
    expect(figures.apart).toBeCloseTo(22)
    expect(figures.cost).toBeCloseTo(7.5)
    expect((figures.lowest ?? 0) - 7.5).toBeGreaterThanOrEqual(least - 0.005)
    expect(figures.left).toBeCloseTo((figures.price ?? 0) - 7.5)
    expect(figures.price).toBeLessThan(22)
    expect(figures.left).toBeGreaterThanOrEqual(least - 0.005)
    expect(found?.verdict).toContain('deixa')
  })

  test.each([4, 10, 30])('takes at most %d%% off', (percent) => {
    const figures = figuresOf(answerTo('bundle', { parts, percent }, ...kept))
    expect(figures.price ?? 22).toBeGreaterThanOrEqual(22 * (1 - percent / 100) - 0.005)
  })

  test('says so where no price below the sum leaves enough', () => {
    expect(answerTo('bundle', { parts, least: 16 }, ...kept)?.verdict).toContain('Não cabe')
  })

  test('has a row for each item that its word may mean', () => {
    const mixed = [{ item: 'tapioca', count: 1 }, parts[1]]
    const rows = answerTo('bundle', { parts: mixed, least: 5 }, ...kept)?.table?.rows.map(([name]) => name)
    expect(rows).toEqual(['Tapioca de frango + Suco de cajá', 'Tapioca de ovo + Suco de cajá'])
  })
})

test.each([12, 23, 30])(
  'with a fee of %d%%, the price for the same R$ is what is paid ÷ (1 − fee)',
  (percent) => {
    const item = 'Tapioca de frango'
    const figures = figuresOf(answerTo('channelFee', { item, percent, what: 'aplicativo' }, ...kept))
    expect(figures.same).toBeCloseTo(14 / (1 - percent / 100), 1)
    expect((figures.same ?? 0) * (1 - percent / 100) - 5).toBeCloseTo(9, 1)
  },
)

test('a fee that is told elsewhere in the request counts for an item', () => {
  const fee = asked('channelFee', { percent: 20, what: 'iFood', share: 50 })
  const found = plan(...kept, fee, asked('channelFee', { item: 'Mungunzá', text: 'e no mungunzá' })).answers
  expect(found?.find(({ of }) => of === 'Mungunzá')?.figures.same).toBeCloseTo(9 / 0.8, 1)
})

test('a margin of the house counts the fee on the share of the sales that an app takes', () => {
  const fee = asked('channelFee', { percent: 20, what: 'iFood', share: 50 })
  const found = answerTo('marginGoal', { percent: 70 }, ...kept, fee)
  const today = found?.figures.today ?? 0
  const after = Math.round((today - 0.1) * 1000) / 10
  expect(found?.texts.join(' ')).toContain(`sobram ${`${after}`.replace('.', ',')}%`)
})

test('a goal by the week is 30 ÷ 7 of it a month, and the answer says how much is possible', () => {
  const week = answerTo('goal', { price: 700, weekly: true })
  const month = answerTo('goal', { price: 3000 })
  expect((week?.figures.gain ?? 0) * (30 / 7)).toBeCloseTo(month?.figures.gain ?? -1, 0)
  expect(week?.figures.missing).toBeCloseTo(700 - (week?.figures.gain ?? 0))
  expect(week?.verdict).toContain('por semana')
})

test('what a rise to a given price may lose is (old − cost) ÷ (new − cost) − 1 at that price', () => {
  const even = answerTo('breakEven', { item: 'Mungunzá', price: 11 })?.figures.even ?? 0
  expect(even).toBeCloseTo((9 - 3) / (11 - 3) - 1)
})

test('a price that leaves an amount is cost + amount, or the next menu price', () => {
  const figures = figuresOf(answerTo('fairPrice', { item: 'Mungunzá', least: 8 }))
  expect(figures.exact).toBeCloseTo(11)
  expect(figures.price).toBeGreaterThanOrEqual(11 - 0.005)
})

test('a price for some guests is of its item alone, and takes nothing off the others', () => {
  const found = answerTo('members', { item: 'Suco de cajá', price: 6, what: 'motorista' })
  expect(found?.figures).toEqual({ price: 6, left: 3.5 })
  expect(`${found?.title} ${found?.verdict}`).not.toContain('10%')
})

test('a sheet without hours says that it cannot tell of slow ones, and what to note', () => {
  const found = answerTo('slowHours', { start: 14, end: 16 })
  expect(found?.verdict).toContain('não dá para saber')
  expect(found?.texts.join(' ')).toContain('Anote')
})

test('a change that costs more to write than it brings in three months is not made', () => {
  const free = plan().items.filter(({ newPrice, price }) => newPrice !== price).length
  const dear = plan(asked('changeCost', { price: 100_000 })).items
  expect(free).toBeGreaterThan(0)
  expect(dear.filter(({ newPrice, price }) => newPrice !== price)).toEqual([])
})

test('without estimates, nothing moves that never changed', () => {
  expect(plan(asked('onlySeen', {})).items.filter(({ newPrice, price }) => newPrice !== price)).toEqual([])
})

test('R$ of an ingredient in a cost rise by its per cent, and the rest stays', () => {
  const rise = { kind: 'costNow', item: 'Tapioca de frango', percent: 20, text: 'o frango subiu 20%' }
  const part = { kind: 'costNow', item: 'Tapioca de frango', part: 2, text: '2 reais são frango' }
  expect(plan(rise, part).items.find(({ name }) => name === 'Tapioca de frango')?.cost).toBeCloseTo(5.4)
})

test('a price that an owner asks about does not pass the owner’s own limit', () => {
  const cap = { kind: 'capPrice', item: 'todos os itens', percent: 8 }
  expect(answerTo('itemPrice', { item: 'Mungunzá', price: 10.5 }, cap)?.verdict).toContain(
    'limite que você deu',
  )
})

test('a told price stands beside the house’s own, and another size is said', () => {
  const told = { kind: 'competitorPrice', competitor: 'Bar do Lago', item: 'Mungunzá', min: 12, max: 12 }
  const found = (size?: string) =>
    plan({ ...told, ...(size !== undefined && { size }) }).items.find(({ name }) => name === 'Mungunzá')
  expect(found()?.neighbours).toEqual([{ at: 'Bar do Lago', price: 12 }])
  expect(found('maior')?.neighbours).toBeUndefined()
  expect(found('maior')?.unlike).toEqual([{ at: 'Bar do Lago', price: 12, size: 'maior' }])
})
