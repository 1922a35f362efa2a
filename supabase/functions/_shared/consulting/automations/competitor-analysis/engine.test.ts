import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Answers } from '../../base/answers/definition.ts'
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import { houseSchema } from '../../base/house/house.ts'
import { median } from '../../base/statistics.ts'
import { understand } from '../../understanding/understand.ts'
import { analyseCompetitors, categoryOf } from './engine.ts'
import { knownPrices } from './known-prices.ts'
import { competitorMapSchema } from './schema.ts'
import { competitorSections } from './sections.ts'

const context: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Boteco da Praia', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

test('the median of an even number is the mean of the middle two', () =>
  expect(median([10, 20, 14, 30])).toBe(17))

test.each([
  ['Caipirinha de caju', 'Caipirinhas'],
  ['Heineken long neck', 'Cervejas e chope'],
  ['Isca de peixe', 'Petiscos'],
  ['Baião de dois', 'Pratos'],
  ['Pudim', 'Sobremesas'],
  ['Xpto', 'Outros'],
])('%s belongs to %s', (item, category) => expect(categoryOf(item)).toBe(category))

function analyse(
  competitors: string,
  menu?: [name: string, price: number | null, category?: string | null][],
) {
  const answers: Answers = {
    competitors,
    ...(menu && {
      own_menu: {
        path: 'r/a.pdf',
        name: 'a.pdf',
        size: 1,
        type: 'application/pdf',
        menu: {
          items: menu.map(([name, price, category = null]) => ({
            name,
            category,
            description: null,
            price,
            cost: null,
          })),
        },
      },
    }),
  }
  const { house, today } = context
  const [result] = analyseCompetitors(answers, {
    ...context,
    sheet: understand('competitor_analysis', { answers, house, today }),
  })
  if (!result) throw new Error('no result')
  return result
}

describe('the position', () => {
  const text = 'A: caipirinha 18, chope 10\nB: Caipirinhas 20, chope 12\nC: caipirinha 22'

  test('compares a category with the same category of the house’s menu', () => {
    const { content } = analyse('A: polvo na brasa 120\nB: filé ao molho 90', [
      ['Polvo na brasa', 110, 'PRINCIPAIS'],
      ['Memória do Jaguaribe', 130, 'PRINCIPAIS'],
      ['Tartare de carne', 50, 'Entradas'],
      ['Filé com batata frita', 40, 'Menu kids'],
    ])
    expect(content.categories).toMatchObject([{ name: 'Pratos', median: 105, ownMedian: 120 }])
  })

  test('is the house’s price over the median of competitors with that category', () => {
    const { content } = analyse(text, [
      ['Caipirinha', 16],
      ['Chope', 11],
    ])
    const items = content.categories.flatMap((category) => category.items)
    expect(items.find(({ item }) => item === 'caipirinha')).toMatchObject({
      own: 16,
      median: 20,
      lowest: 18,
      highest: 22,
      n: 3,
      index: 80,
      position: 'below',
    })
    expect(items.find(({ item }) => item === 'chope')).toMatchObject({ index: 100, position: 'level', n: 2 })
    expect(items.find(({ item }) => item === 'chope')?.advice).toContain('só um indício')
  })

  test('is unknown without a menu, and the report says so', () => {
    const { content } = analyse(text)
    expect(content.summary).toContain('Sem o seu cardápio')
    expect(competitorSections([content]).map(({ id }) => id)).not.toContain('posicao')
  })

  test('counts what the house keeps, at its size, behind what the owner writes now', () => {
    const { prices, fromHouse } = knownPrices(
      [
        {
          kind: 'competitorPrice',
          competitor: 'Bar X',
          item: 'cerveja',
          size: '600 ml',
          min: 12,
          max: 14,
          text: 'x',
          origin: 'request',
        },
      ],
      [
        {
          name: 'Bar X',
          prices: [
            { item: 'cerveja 600 ml', price: 9, size: null },
            { item: 'cerveja', price: 8, size: '355 ml' },
            { item: 'pastel', price: 0, size: null },
          ],
        },
      ],
    )
    expect(fromHouse).toBe(1)
    expect(prices).toEqual([
      { competitor: 'Bar X', item: 'cerveja 600 ml', price: 13, lowest: 12, highest: 14 },
      { competitor: 'Bar X', item: 'cerveja 355 ml', price: 8, lowest: 8, highest: 8 },
    ])
  })

  test('uses the house’s own menu where none is sent, and says so', () => {
    const house = houseSchema.parse({
      menu: [
        { name: 'Caipirinha', section: 'Drinks', price: 16 },
        { name: 'Chope', price: 0 },
      ],
      menuChangedOn: '2026-11-18',
      competitors: [
        {
          name: 'A',
          prices: [
            { item: 'caipirinha', price: 20 },
            { item: 'gin', price: 30 },
          ],
        },
      ],
    })
    const [result] = analyseCompetitors({ competitors: '' }, { ...context, house })
    expect(result?.content.house).toEqual([
      'Usei 2 itens do seu cardápio de 18/11.',
      'Usei 2 preços de concorrentes que você guarda em “A casa”.',
    ])
    const items = result?.content.categories.flatMap((category) => category.items) ?? []
    // One price gives no position.
    expect(items.find(({ item }) => item === 'caipirinha')).toMatchObject({ own: 16, position: 'unknown' })
    expect(items.find(({ item }) => item === 'gin')?.advice).toContain('Não achamos este item')
  })

  test('keeps the last letters of an item, accents before them or not', () => {
    const { content } = analyse('Casa Dunas: café 14, dose de cachaça 28')
    expect(content.categories.flatMap((category) => category.items).map(({ item }) => item)).toEqual([
      'café',
      'dose de cachaça',
    ])
  })

  test('is refused for a text without a price', () => {
    expect(() => analyse('o bar da esquina é caro')).toThrow(
      expect.objectContaining({ code: 'not_enough_data' }),
    )
  })
})

test('any text is either refused or parsed into a result that fits the schema', () => {
  fc.assert(
    fc.property(
      fc.string({ maxLength: 300 }),
      fc.array(fc.tuple(fc.constantFrom('caipirinha', 'chope', 'isca'), fc.integer({ min: 1, max: 200 })), {
        maxLength: 6,
      }),
      (noise, pairs) => {
        const text = [
          noise,
          ...pairs.map(([item, price], index) => `Bar ${'ABCDEF'[index]}: ${item} R$ ${price}`),
        ].join('\n')
        try {
          expect(competitorMapSchema.safeParse(analyse(text, [['Caipirinha', 20]]).content).success).toBe(
            true,
          )
        } catch (error) {
          expect(error).toMatchObject({ code: 'not_enough_data' })
          expect(pairs).toEqual([])
        }
      },
    ),
  )
})

const itemsOf = (text: string, menu?: Parameters<typeof analyse>[1]) =>
  analyse(text, menu).content.categories.flatMap(({ items }) => items)

describe('the items compared', () => {
  test('keep every letter of their names', () => {
    const names = itemsOf('A: dose de cachaça R$ 28, café 14, açaí 18').map(({ item }) => item)
    expect(names).toEqual(['dose de cachaça', 'café', 'açaí'])
  })

  test('are the same in any spelling', () => {
    const [burger] = itemsOf('A: burger 26\nB: hambúrguer 28\nC: hamburger 30', [['Hambúrguer', 27]])
    expect(burger).toMatchObject({ n: 3, median: 28, own: 27, position: 'level' })
  })

  test('meet at the same size alone; at another the report speaks per 100 ml', () => {
    const text = 'A: chopp 300ml 9\nB: chope 300 ml 11\nC: chope 500 ml 15\nD: chope 500 ml 17'
    const [small, large] = itemsOf(text, [['Chope 300 ml', 8]])
    expect(small).toMatchObject({ n: 2, median: 10, own: 8, position: 'below' })
    expect(large).toMatchObject({ own: null, position: 'unknown' })
    expect(large?.advice).toContain('R$ 2,67 por 100 ml, o deles a R$ 3,20 por 100 ml')
  })

  test('tell a promotion as one, beside the prices of every day', () => {
    const [both] = itemsOf('A: caipirinha 2 por 30\nB: caipirinha 18\nC: caipirinha 20', [['Caipirinha', 19]])
    expect(both).toMatchObject({ n: 2, median: 19 })
    expect(both?.advice).toContain('A: 2 por R$ 30,00, R$ 15,00 cada')
    const [alone] = itemsOf('A: caipirinha 2 por 30', [['Caipirinha', 19]])
    expect(alone).toMatchObject({ median: 15, position: 'unknown' })
  })

  test('give no advice from a single price', () => {
    const [one] = itemsOf('A: pudim 32', [['Pudim', 10]])
    expect(one).toMatchObject({ position: 'unknown', index: null })
    expect(one?.advice).toMatch(/levante mais dois|faltam dois/)
    expect(analyse('A: pudim 32', [['Pudim', 10]]).content.actions).toEqual([])
  })
})

test('doses of cachaça that others sell become an action with what a dose leaves', () => {
  const { content } = analyse('A: dose de cachaça 28\nB: dose de cachaça 32', [['Pudim', 10]])
  expect(content.actions?.[0]).toMatchObject({ item: 'dose de cachaça' })
  expect(content.actions?.[0]?.effect).toMatch(/custa R\$ [\d,]+ .* deixa R\$ [\d,]+/)
})

test('a rise goes no further than 10%, the middle, or the ceiling, and its gain adds up', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 500, max: 20_000 }),
      fc.array(fc.integer({ min: 500, max: 20_000 }), { minLength: 1, maxLength: 6 }),
      (cents, others) => {
        const own = cents / 100
        const text = others.map(
          (price, at) => `Bar ${'ABCDEF'[at]}: xiboquinha ${(price / 100).toFixed(2).replace('.', ',')}`,
        )
        const { content } = analyse(text.join('\n'), [['Xiboquinha', own]])
        const [item] = content.categories.flatMap(({ items }) => items)
        for (const { action, amount } of content.actions ?? []) {
          const next = Number(/para R\$ ([\d.,]+)/.exec(action)?.[1]?.replace('.', '').replace(',', '.'))
          expect(others.length).toBeGreaterThanOrEqual(3)
          expect(next).toBeGreaterThan(own)
          expect(next).toBeLessThanOrEqual(own * 1.1 + 0.001)
          expect(next).toBeLessThanOrEqual((item?.median ?? 0) + 0.001)
          expect(amount).toBeCloseTo((next - own) * 100, 1)
        }
      },
    ),
    { numRuns: 200 },
  )
})
