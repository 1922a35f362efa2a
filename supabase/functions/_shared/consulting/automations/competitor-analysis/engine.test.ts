import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { median } from '../../base/statistics.ts'
import { understand } from '../../understanding/understand.ts'
import { categoryOf } from './categories.ts'
import { analyseCompetitors } from './engine.ts'
import { knownPrices } from './known-prices.ts'
import { competitorMapSchema } from './schema.ts'
import { competitorSections } from './sections.ts'
import { analyse, context } from './test-case.ts'

test('the median of an even number is the mean of the middle two', () =>
  expect(median([10, 20, 14, 30])).toBe(17))

test.each([
  ['Caipirinha de caju', 'Caipirinhas'],
  ['Heineken long neck', 'Cervejas e chope'],
  ['Isca de peixe', 'Petiscos'],
  ['Baião de dois', 'Pratos'],
  ['Pudim', 'Sobremesas'],
  ['Tapioca de coco', 'Lanches'],
  ['Pargo frito', 'Pratos'],
  ['Água de coco', 'Sem álcool'],
  ['Xpto', 'Outros'],
])('%s belongs to %s', (item, category) => expect(categoryOf(item)).toBe(category))

describe('the position', () => {
  const text = 'A: caipirinha 18, chope 10\nB: Caipirinhas 20, chope 12\nC: caipirinha 22'

  test('merges items that competitors name differently and the house sells as one', () => {
    const { content } = analyse(
      'A: temaki de salmão 32,90, hot filadélfia 10 peças 34\nB: temaki salmão completo 36, hot roll 10 unidades 29,90\nC: temaki de salmão 33,50',
      [
        ['Temaki de salmão completo', 34.9, 'Temakis'],
        ['Temaki hot filadélfia', 38.9, 'Temakis'],
        ['Hot roll filadélfia (10 un)', 32.9, 'Hots'],
      ],
    )
    const items = content.categories.flatMap((category) => category.items)
    expect(items.map(({ item, prices, own }) => [item, prices, own])).toEqual([
      ['Temaki de salmão completo', [32.9, 33.5, 36], 34.9],
      ['Hot roll filadélfia (10 un)', [34, 29.9], 32.9],
    ])
    expect(content.assumptions.join(' ')).toContain('temaki de salmão com “Temaki de salmão completo”')
  })

  test('keeps apart two items that one competitor sells under two names', () => {
    const { content } = analyse('A: queijo 9, queijo coalho 11\nB: queijo coalho 10', [
      ['Espeto de queijo coalho', 10, 'Espetos'],
    ])
    expect(content.categories.flatMap(({ items }) => items).map(({ item }) => item)).toEqual([
      'queijo',
      'queijo coalho',
    ])
  })

  test('treats several drinks at one price as a promotion of one, and a pizza of four cheeses as one', () => {
    const { content } = analyse('A: 2 caipirinhas por 30, 4 queijos 60\nB: caipirinha 18', [
      ['Caipirinha', 17, 'Drinks'],
      ['Pizza 4 queijos', 62, 'Pizzas'],
    ])
    const items = content.categories.flatMap((category) => category.items)
    expect(items.find(({ ours }) => ours === 'Caipirinha')).toMatchObject({
      prices: [15, 18],
      median: 18,
      deals: ['A: 2 por R$ 30,00, R$ 15,00 cada'],
    })
    expect(items.find(({ ours }) => ours === 'Pizza 4 queijos')).toMatchObject({ prices: [60] })
  })

  test('uses the house’s section titles to understand its item names', () => {
    const { content } = analyse('A: pizza calabresa grande 54,90', [
      ['Calabresa', 57.9, 'Pizzas grandes'],
      ['Portuguesa', 64.9, 'Pizzas grandes'],
    ])
    expect(content.categories[0]?.items[0]).toMatchObject({ ours: 'Calabresa', own: 57.9 })
  })

  test('compares prices per piece if the numbers of pieces differ', () => {
    const { content } = analyse('A: guioza 8 unidades 32', [['Guioza suíno (6 un)', 27.9, 'Entradas']])
    expect(content.categories[0]?.items[0]?.advice).toContain(
      'o do seu cardápio sai a R$ 4,65 por unidade, o deles a R$ 4,00 por unidade',
    )
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
  })

  test('is unknown without a menu, and the report says so', () => {
    const { content } = analyse(text)
    expect(content.summary).toContain('Sem o seu cardápio')
    expect(competitorSections([content]).map(({ id }) => id)).not.toContain('posicao')
  })

  test('uses the saved competitors, at the size of the house’s item; what the owner writes now comes first', () => {
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

  test('uses the house’s own menu if none is sent, and says so', () => {
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
    expect(items.find(({ item }) => item === 'gin')?.advice).toContain('não achamos no seu cardápio')
  })

  test('keeps the last letters of an item, with or without accents before them', () => {
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
    { numRuns: 200 },
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

  test('match at the same size only; otherwise the report speaks per 100 ml', () => {
    const text = 'A: chopp 300ml 9\nB: chope 300 ml 11\nC: chope 500 ml 15\nD: chope 500 ml 17'
    const [small, large] = itemsOf(text, [['Chope 300 ml', 8]])
    expect(small).toMatchObject({ n: 2, median: 10, own: 8, position: 'below' })
    expect(large).toMatchObject({ own: null, position: 'unknown' })
    expect(large?.advice).toContain('R$ 2,67 por 100 ml, o deles a R$ 3,20 por 100 ml')
  })

  test('show a promotion as such, beside the everyday prices', () => {
    const [both] = itemsOf('A: caipirinha 2 por 30\nB: caipirinha 18\nC: caipirinha 20', [['Caipirinha', 19]])
    expect(both).toMatchObject({ n: 2, median: 19 })
    expect(both?.advice).toContain('A: 2 por R$ 30,00, R$ 15,00 cada')
    const [alone] = itemsOf('A: caipirinha 2 por 30', [['Caipirinha', 19]])
    expect(alone).toMatchObject({ median: 15, position: 'unknown' })
  })

  test('are found by their distinctive words, however these are joined', () => {
    const [glass] = itemsOf('A: taça de vinho 39', [['Vinho tinto da casa (taça)', 36, 'Taças']])
    expect(glass).toMatchObject({ own: 36, relation: 'same' })
  })

  test('prompt a question if a general name fits several items of the house', () => {
    const menu: Parameters<typeof analyse>[1] = [
      ['Smash duplo', 29.9, 'Hambúrgueres'],
      ['Burger de camarão', 38.9, 'Hambúrgueres'],
      ['Burger do farol', 42, 'Hambúrgueres'],
    ]
    const { content } = analyse('A: burger 26\nB: hambúrguer 28\nC: hambúrguer 24', menu)
    const [burger] = content.categories.flatMap(({ items }) => items)
    expect(burger).toMatchObject({ own: null, relation: 'several', position: 'unknown' })
    expect(burger?.advice).toContain('Burger de camarão (R$ 38,90)')
    // The house sells burgers: nothing proposes to add one.
    expect(content.actions).toEqual([])
  })

  test('match a plain caipirinha to the house’s lime caipirinha', () => {
    const [item] = itemsOf('A: caipirinha 16\nB: caipirinha 18', [
      ['Caipirinha de caju', 22],
      ['Caipirinha de limão', 17],
    ])
    expect(item).toMatchObject({ own: 17, position: 'level' })
  })

  test('lead to no advice from a single price', () => {
    const [one] = itemsOf('A: pudim 32', [['Pudim', 10]])
    expect(one).toMatchObject({ position: 'unknown', index: null })
    expect(analyse('A: pudim 32', [['Pudim', 10]]).content.actions).toEqual([])
  })
})

test('turn doses of cachaça sold by others into an action with the margin of a dose', () => {
  const { content } = analyse('A: dose de cachaça 28\nB: dose de cachaça 32', [['Pudim', 10]])
  expect(content.actions?.[0]).toMatchObject({ item: 'dose de cachaça' })
  expect(content.actions?.[0]?.effect).toMatch(/custa R\$ [\d,]+ .* deixa R\$ [\d,]+/)
})

test('the house’s ceiling limits what is proposed, and the report says so', () => {
  const house = houseSchema.parse({
    menu: [{ name: 'Caipirinha', section: 'Drinks', price: 14, cost: 6 }],
    settings: { priceCeiling: 15 },
  })
  const answers = {
    competitors:
      'A: caipirinha 18, dose de cachaça 20\nB: caipirinha 19, dose de cachaça 22\nC: caipirinha 20',
  }
  const sheet = understand('competitor_analysis', { answers, house, today: context.today })
  const [result] = analyseCompetitors(answers, { ...context, house, sheet })
  expect(result?.content.actions?.map(({ action }) => action)).toEqual([
    'Pôr no cardápio a R$ 15,00, o teto da casa',
    'Subir de R$ 14,00 para R$ 15,00',
  ])
  expect(result?.explanations?.map(({ reason }) => reason)).toEqual([
    'O mapa não muda os preços de hoje; o que ele propõe fica dentro do teto.',
  ])
})
