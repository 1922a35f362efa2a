import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import { median } from '../../base/statistics.ts'
import { analyseCompetitors, categoryOf } from './engine.ts'
import { readCompetitors } from './read-competitors.ts'
import { competitorMapSchema } from './schema.ts'
import { competitorSections } from './sections.ts'

const context: EngineContext = {
  today: '2026-11-21',
  restaurant: { name: 'Boteco da Praia', city: 'Fortaleza', type: 'bar' },
  ...unknownHouse,
}

/** The longest text that the wizard accepts. */
const longest = 2000
const longText = (start: string, filling: string, end: string) =>
  start + filling.repeat(longest).slice(0, longest - start.length - end.length) + end

describe('the list of competitors', () => {
  // A pattern that backtracks over every split of a line never finishes on these.
  test.each([
    ['blanks', ' '],
    ['dashes', ' -'],
    ['currency signs', ' R$'],
    ['equals signs', '='],
    ['letters', 'a'],
    ['conjunctions', ' e'],
    ['commas', ', '],
    ['brackets', '('],
    ['quotes', '"'],
    ['dots', '.'],
    ['digits', '1'],
    ['colons', ':'],
  ])('is read to its end when it is full of %s', (_, filling) => {
    for (const start of ['Bar', 'Bar: ', `Bar: ${'a'.repeat(900)}`, `Bar: 1${' '.repeat(900)}`]) {
      const { prices, unread } = readCompetitors(longText(start, filling, ' 1x'))
      expect(prices.length + unread.length).toBeGreaterThan(0)
    }
  })

  test.each([
    [
      'Bar da Esquina: caipirinha R$ 18, gin tônica R$ 26',
      [
        ['Bar da Esquina', 'caipirinha', 18],
        ['Bar da Esquina', 'gin tônica', 26],
      ],
    ],
    [
      'Bar X: caipirinha 18,00, gin 26,50',
      [
        ['Bar X', 'caipirinha', 18],
        ['Bar X', 'gin', 26.5],
      ],
    ],
    [
      'Bar X - caipirinha 18; chope 9.90',
      [
        ['Bar X', 'caipirinha', 18],
        ['Bar X', 'chope', 9.9],
      ],
    ],
    [
      'Bar X: cerveja 600 ml R$ 14 e pastel 8 reais',
      [
        ['Bar X', 'cerveja 600 ml', 14],
        ['Bar X', 'pastel', 8],
      ],
    ],
    [
      'Bar Y\ncaipirinha: 20\n- isca de peixe R$ 1.050,00',
      [
        ['Bar Y', 'caipirinha', 20],
        ['Bar Y', 'isca de peixe', 1050],
      ],
    ],
    ['caipirinha 15', [['Concorrente sem nome', 'caipirinha', 15]]],
  ])('“%s” is parsed', (text, expected) => {
    expect(
      readCompetitors(text).prices.map(({ competitor, item, price }) => [competitor, item, price]),
    ).toEqual(expected)
  })

  test('reports the lines that it could not parse', () => {
    expect(readCompetitors('Bar X: caipirinha 18, 35, promoção terça em 2x1')).toMatchObject({
      prices: [{ item: 'caipirinha' }],
      unread: expect.arrayContaining(['35']),
    })
  })
})

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
  const [result] = analyseCompetitors(
    {
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
    },
    context,
  )
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
