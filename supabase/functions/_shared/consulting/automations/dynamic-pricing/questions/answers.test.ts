/** Every figure of an answer follows from the house's own prices, costs and sales. */

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { monthOfSales, pricePlan, type SoldItem } from '../../../../../../../tests/support/price-plans.ts'
import { endsAs } from '../../../base/pricing/endings.ts'
import { safeCombo } from '../../../base/pricing/set-price.ts'
import { openHours } from '../../../base/request/calendar-wishes.ts'
import type { PriceEndings } from '../../../base/request/price-wishes.ts'
import type { QuestionSubject } from '../../../base/request/question-subjects.ts'
import type { PriceAnswer } from '../schema.ts'

const rows: readonly SoldItem[] = [
  { name: 'Smash', category: 'Burgers', price: 24, cost: 9, units: 900 },
  { name: 'Torresmo', category: 'Petiscos', price: 24, cost: 9, units: 400 },
  { name: 'Batata rústica', category: 'Petiscos', price: 22, cost: 5.5, units: 500 },
  { name: 'Chopp pilsen', category: 'Bebidas', price: 11.9, cost: 3.9, units: 2000 },
  { name: 'Caipirinha', category: 'Bebidas', price: 17, cost: 4.2, units: 300 },
  { name: 'Refrigerante lata', category: 'Bebidas', price: 7, cost: 2.9, units: 800 },
]

type Asking = { about: QuestionSubject } & Record<string, unknown>

const weekdays = [1, 3, 4, 5, 6, 0].map((weekday, at) => ({ weekday, units: 300 + 200 * at }))
const planOf = (items: readonly SoldItem[], ...wishes: Record<string, unknown>[]) =>
  pricePlan(monthOfSales(items, weekdays), wishes)

function ask(question: Asking, items: readonly SoldItem[] = rows): PriceAnswer {
  const [answer] = planOf(items, { kind: 'question', ...question }).answers ?? []
  if (!answer) throw new Error('no answer')
  return answer
}

const price = (least: number, most: number) => fc.integer({ min: least, max: most })

describe('drinks without limit', () => {
  test('are refused, with the number of glasses that pay the price and a dish instead', () => {
    const { verdict, texts, figures } = ask({ about: 'openBar', item: 'chopp', price: 49.9 })
    expect(figures.covers).toBeCloseTo(49.9 / 11.9)
    expect(figures.empties).toBeCloseTo(49.9 / 3.9)
    expect(verdict).toMatch(/^Não: .*4,2 de Chopp pilsen.*toma 5 ou mais/)
    expect(texts.join(' ')).toMatch(/a partir de 13.*nem os ingredientes/)
    expect(texts.join(' ')).toMatch(/contravenção.*\+ (?:Torresmo|Batata rústica)/)
  })

  test('are never advised for alcohol, whatever the price', () => {
    fc.assert(
      fc.property(price(10, 300), (fee) => {
        const { verdict } = ask({ about: 'openBar', item: 'Caipirinha', price: fee })
        expect(verdict).toMatch(/^Não: /)
      }),
      { numRuns: 40 },
    )
  })
})

describe('a happy hour', () => {
  test('begins no earlier than the house opens, as the owner says', () => {
    const opens = { kind: 'hours', what: openHours, start: 18, end: 24 }
    const at = (...wishes: Record<string, unknown>[]) =>
      planOf(rows, { kind: 'question', about: 'happyHour', weekdays: [3] }, ...wishes)
    expect(at().answers?.[0]?.figures).toMatchObject({ from: 17, to: 19 })
    expect(at(opens).answers?.[0]?.figures).toMatchObject({ from: 18, to: 20 })
    // The hours of the house are no offer.
    expect(at(opens).offers).toEqual(at().offers)
    const ended = at({ ...opens, start: 20 }, { kind: 'hours', what: 'happy hour', start: 17, end: 19 })
    expect(ended.answers?.[0]?.verdict).toMatch(/^Até 19h não dá/)
  })

  test('is a drink with food on the days and until the hour asked for', () => {
    const { verdict, table } = ask({ about: 'happyHour', weekdays: [1, 3], end: 20 })
    expect(verdict).toMatch(/Chopp pilsen \+ .*das 17h às 20h, às segundas e às quartas/)
    expect(table?.rows.every(([name]) => /Batata rústica|Torresmo/.test(name ?? ''))).toBe(true)
  })

  test('leaves more than the drink alone, and loses only if most buyers would have ordered both', () => {
    fc.assert(
      fc.property(
        price(8, 40),
        price(10, 70),
        price(12, 60),
        price(15, 70),
        (drink, drinkCost, food, foodCost) => {
          const items = [
            { name: 'Chopp', category: 'Bebidas', price: drink, cost: (drink * drinkCost) / 100, units: 500 },
            { name: 'Pastel', category: 'Petiscos', price: food, cost: (food * foodCost) / 100, units: 300 },
          ]
          const plan = planOf(items, { kind: 'question', about: 'happyHour' })
          const figures = plan.answers?.[0]?.figures ?? {}
          const { price: offer, more, leaves } = figures
          if (offer === undefined || more === undefined || leaves === undefined) return
          const [chopp, pastel] = ['Chopp', 'Pastel'].map((name) =>
            plan.items.find((one) => one.name === name),
          )
          if (!chopp || !pastel) throw new Error('an item is missing')
          const off = chopp.newPrice + pastel.newPrice - offer
          expect(leaves).toBeCloseTo(offer - chopp.cost - pastel.cost)
          expect(more).toBeCloseTo(leaves - (chopp.newPrice - chopp.cost))
          expect(more).toBeGreaterThan(0)
          // With a share s who would have ordered both, (1 − s) × more ≥ s × off.
          expect((1 - safeCombo) * more).toBeGreaterThanOrEqual(safeCombo * off - 1e-6)
        },
      ),
      { numRuns: 60 },
    )
  })
})

describe('an item at another price', () => {
  test('is reached in steps if it is far, with what the house can lose', () => {
    const { verdict, texts, figures } = ask({ about: 'itemPrice', item: 'Torresmo', price: 30 })
    expect(verdict).toMatch(/^De uma vez, não: R\$ 30,00 são 25% a mais/)
    expect(figures.even).toBeCloseTo(15 / 21 - 1)
    expect(figures.step).toBeGreaterThan(24)
    expect(figures.step).toBeLessThanOrEqual(27)
    expect(texts.join(' ')).toMatch(/28,6%/)
  })

  test('breaks even where the margins say', () => {
    fc.assert(
      fc.property(price(10, 60), (to) => {
        const { even } = ask({ about: 'itemPrice', item: 'Torresmo', price: to }).figures
        if (to <= 9) return
        expect((1 + (even ?? 0)) * (to - 9)).toBeCloseTo(15)
      }),
      { numRuns: 40 },
    )
  })
})

test('a discount for everybody has to bring the sales that pay it', () => {
  const { figures, verdict } = ask({ about: 'discount', item: 'Torresmo', percent: 10, weekdays: [1] })
  expect(figures.needed).toBeCloseTo(15 / (15 - 2.4) - 1)
  expect(figures.expected).toBeCloseTo(0.12)
  expect(verdict).toMatch(/^Não: 10% em Torresmo às segundas só empata com 19% mais/)
})

test('a discount for Pix above the fee of the card is refused, in both readings of the number', () => {
  const { figures, verdict, texts } = ask({ about: 'payDiscount', percent: 5, price: 5 })
  const revenue = rows.reduce((sum, item) => sum + item.price * item.units, 0)
  expect(figures.cost).toBeCloseTo(revenue * 0.5 * 0.05, 0)
  expect(verdict).toMatch(/^Não: 5% no Pix/)
  expect(texts.join(' ')).toMatch(/Se eram R\$ 5,00 e não 5%/)
  expect(ask({ about: 'payDiscount', percent: 3 }).verdict).toMatch(/^Pode: 3%/)
})

test('twice the sales at a higher price is no matter of the price', () => {
  const { figures, verdict } = ask({ about: 'doubleSales', item: 'Caipirinha' })
  expect(verdict).toMatch(/^Pelo preço, os dois juntos não/)
  // Half the margin on twice the sales.
  expect(figures.half).toBeCloseTo(4.2 + 12.8 / 2)
})

test('a doubled price at a feast loses beyond the share of sales that the margins bear', () => {
  const { figures, verdict } = ask({ about: 'feastPrice', what: 'romaria', against: true })
  const revenue = rows.reduce((sum, item) => sum + item.price * item.units, 0)
  const margin = rows.reduce((sum, item) => sum + (item.price - item.cost) * item.units, 0)
  expect((1 - (figures.even ?? 0)) * (margin + revenue)).toBeCloseTo(margin)
  expect(verdict).toMatch(/^Em romaria o preço não muda, como você quer/)
})

test('a rise that the sheet does not show is said to be unknown', () =>
  expect(ask({ about: 'pastChange', item: 'Smash' }).verdict).toMatch(/^A planilha não mostra/))

test('the item named is one that the sheet knows, or there is no answer', () =>
  expect(
    planOf(rows, { kind: 'question', about: 'itemPrice', item: 'Lagosta', price: 90 }).answers,
  ).toBeUndefined())

test.each<PriceEndings>(['whole', 'ninety', 'either'])('every new price ends as asked: %s', (ends) => {
  fc.assert(
    fc.property(
      fc.array(fc.record({ cents: price(500, 9000), share: price(15, 80) }), { minLength: 3, maxLength: 8 }),
      (some) => {
        const items = some.map(({ cents, share }, at) => ({
          name: `Prato ${'abcdefgh'[at]}`,
          category: 'Pratos',
          price: cents / 100,
          cost: (cents * share) / 10_000,
          units: 100,
        }))
        const moved = planOf(items, { kind: 'ending', ends }).items.filter(
          (item) => item.newPrice !== item.price,
        )
        for (const { newPrice } of moved) expect([newPrice, endsAs(newPrice, ends)]).toEqual([newPrice, true])
      },
    ),
    { numRuns: 60 },
  )
})

test('how far an item without a cost may rise is told by the next price and the sales it may lose', () => {
  const month = monthOfSales(rows, weekdays)
  const items = month.items.map((one) => (one.name === 'Refrigerante lata' ? { ...one, cost: null } : one))
  const asks = { kind: 'question', about: 'howHigh', item: 'Refrigerante lata' }
  const [answer] = pricePlan({ ...month, items }, [asks]).answers ?? []
  const { verdict = '', texts = [], figures = {} } = answer ?? {}
  expect(figures.price).toBeGreaterThan(7)
  expect(figures.price).toBeLessThanOrEqual(7 * 1.3)
  expect(verdict).toMatch(/R\$ 7,\d\d|R\$ 8,00/)
  const lose = Number(/até (\d+)% das vendas/.exec(texts.join(' '))?.[1])
  expect(lose).toBe(Math.round(100 * (1 - 7 / (figures.price ?? 0))))
})
