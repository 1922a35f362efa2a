/** @module-tag slow */
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MenuItem } from '../../documents/menu.ts'
import { adviceForGoals } from './goals.ts'
import { countGuests } from './guests.ts'
import { cachaca, seaside, ticket } from './seaside-case.ts'
import { redesign, salesOf } from './test-case.ts'

const whole = (values: readonly number[]) => values.reduce((sum, value) => sum + Math.round(value), 0)

describe('the gain from a redesign', () => {
  test('has a cautious and a bad case, and the bad one is never better', () => {
    const { outlook } = seaside([cachaca, ticket])
    expect(outlook?.sources.length).toBeGreaterThan(2)
    for (const { label, careful, bad } of outlook?.sources ?? [])
      expect([label, bad <= careful]).toEqual([label, true])
    expect(outlook?.careful).toBe(whole((outlook?.sources ?? []).map((one) => one.careful)))
  })

  test('counts a beer that a drink replaces once, less the beer’s margin', () => {
    const { outlook, categories } = seaside([cachaca])
    const items = categories.flatMap((category) => category.items)
    const drinks = items.filter(({ name }) => /caipirinha|batida/i.test(name))
    const units = drinks.reduce((sum, item) => sum + item.units, 0)
    const drink = drinks.reduce((sum, item) => sum + item.units * item.margin, 0) / units
    const source = outlook?.sources.find(({ label }) => label.startsWith('Cerveja'))
    expect(source).toMatchObject({
      careful: Math.round(900 * 0.05 * (drink - 11)),
      bad: Math.round(900 * 0.02 * (drink - 11)),
    })
  })

  test('counts doses with dishes per order, four single pieces making one order, less the full dose', () => {
    const { outlook, newMenu, cachaca: added, categories } = seaside([cachaca])
    const units = new Map(categories.flatMap(({ items }) => items.map((item) => [item.name, item.units])))
    const lines = newMenu?.sections.flatMap(({ items }) => items) ?? []
    const sum = (share: number, instead: number) =>
      lines.reduce((all, { name, goesWith }) => {
        const measure = added?.measures.find(({ dose }) => goesWith?.name === dose.replace('50', 'de 30'))
        if (!measure || measure.cost === null) return all
        const orders = (units.get(name) ?? 0) / (name === 'Caranguejo (un)' ? 4 : 1)
        const whole = measure.dosePrice - (measure.cost * 50) / 30
        return all + orders * share * (measure.price - measure.cost - instead * whole)
      }, 0)
    expect(outlook?.sources.find(({ label }) => label.startsWith('Doses'))).toMatchObject({
      careful: Math.round(sum(0.04, 0.25)),
      bad: Math.round(sum(0.01, 0.5)),
    })
    expect(sum(0.04, 0.25)).toBeGreaterThan(0)
  })

  test('a frame takes its orders from dishes of a similar price, and gains nothing if their margin is equal', () => {
    const { categories } = seaside([ticket])
    const items = categories.flatMap((category) => category.items)
    const framed = items.filter(({ move, effect }) => move === 'highlight' && effect > 0)
    for (const { name, margin, units, effect } of framed) {
      expect([name, effect < margin * units * 0.15]).toEqual([name, true])
    }
    // Its guests would have ordered the shrimp, which has a larger margin.
    expect(items.find(({ name }) => name === 'Lula à dorê')).toMatchObject({ effect: 0 })
  })
})

describe('the average bill', () => {
  test('is today’s revenue divided by the guests that its meals imply, and the report says so', () => {
    const content = seaside([ticket])
    const items = content.categories.flatMap(({ name: section, items: all }) =>
      all.map((item) => ({ ...item, section })),
    )
    const revenue = items.reduce((sum, { price, units }) => sum + price * units, 0)
    expect(countGuests(items, 'casual_dining')).toEqual({
      guests: 2 * (250 + 210 + 40 + 90 + 140 + 200 + 160) + 120,
      by: 'dois clientes por prato para dois e um por prato individual',
    })
    const guests = countGuests(items, 'bar')?.guests ?? 0
    expect(content.outlook?.ticket).toMatchObject({ guests, today: revenue / guests })
  })

  test('counts what each kind of house’s guest orders: a coffee, a snack, a starter', () => {
    const line = (name: string, section: string, units: number) => ({ name, section, units })
    const cafe = [line('Espresso', 'Cafés', 900), line('Tapioca de coco', 'Café da manhã', 300)]
    expect(countGuests(cafe, 'cafeteria')).toEqual({ guests: 900, by: 'um cliente por café ou suco' })
    const bistro = [line('Terrine', 'Para começar', 200), line('Confit de pato', 'Pratos', 210)]
    expect(countGuests(bistro, 'bistro')?.guests).toBe(410)
    expect(countGuests(bistro, 'casual_dining')?.guests).toBe(210)
    const bar = [line('Torresmo', 'Petiscos', 100), line('Long neck', 'Cervejas', 900)]
    expect(countGuests(bar, 'bar')).toEqual({
      guests: 300,
      by: 'um cliente a cada três bebidas com álcool',
    })
    expect(countGuests([], 'bar')).toBeNull()
  })

  test('is said to fall if it falls in the bad case, and what only adds comes first', () => {
    const content = seaside([cachaca, ticket])
    const { outlook } = content
    if (!outlook?.ticket) throw new Error('no average bill')
    const [told] = adviceForGoals(content)
    expect(told).toContain('**Ticket médio**')
    const falls = adviceForGoals({
      ...content,
      outlook: { ...outlook, ticket: { ...outlook.ticket, bad: outlook.ticket.today - 1 } },
    })[0]
    expect(falls).toMatch(
      /no ruim, a conta cai para R\$ [\d,]+, porque preço maior vende menos\. Por isso, primeiro/,
    )
    const more = outlook.sources.map(({ revenue }) => (revenue?.bad ?? 0) > 0)
    const prices = outlook.sources.findIndex(({ label }) => /preços? novos?$/.test(label))
    if ((outlook.sources[prices]?.revenue?.bad ?? 0) < 0) expect(more.slice(0, prices)).not.toContain(false)
    const sold = outlook.sources.reduce((sum, { revenue }) => sum + (revenue?.careful ?? 0), 0)
    expect((outlook.ticket.careful - outlook.ticket.today) * outlook.ticket.guests).toBeCloseTo(sold, 0)
  })

  test('is not lowered by any price that rises, in any house', () => {
    const row = fc.record({
      category: fc.constantFrom('Entradas', 'Pratos', 'Para dois'),
      units: fc.integer({ min: 1, max: 900 }),
      price: fc.integer({ min: 10, max: 200 }),
      costShare: fc.integer({ min: 10, max: 80 }),
    })
    fc.assert(
      fc.property(fc.array(row, { minLength: 4, maxLength: 12 }), (sold) => {
        const rows = sold.map(({ costShare, ...one }, at) => ({
          ...one,
          name: `Prato ${String.fromCodePoint(65 + at)}`,
          cost: (one.price * costShare) / 100,
        }))
        const menu = {
          items: rows.map(
            ({ name, category, price }): MenuItem => ({
              name,
              category,
              price,
              description: null,
              cost: null,
            }),
          ),
        }
        const { content } = redesign(menu, salesOf(rows), undefined, [ticket])
        const { outlook, categories } = content
        const leaves = categories.some(({ items }) => items.some(({ move }) => move === 'remove'))
        if (outlook?.ticket && !leaves)
          expect(outlook.ticket.careful).toBeGreaterThanOrEqual(outlook.ticket.today - 1e-9)
      }),
      { numRuns: 200 },
    )
  })
})
