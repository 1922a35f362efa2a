/**
 * A house between two competitors: the decision, its figures, the alternatives to a price cut, and what a visit must
 * find out.
 */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { costlessSections } from '../../report/build-report.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { understand } from '../../understanding/understand.ts'
import { competitorActions } from './actions.ts'
import { analyseCompetitors } from './engine.ts'
import { matchesOf, roomsOf } from './price-moves.ts'
import { competitorSections } from './sections.ts'
import { tablesOfTwo, tablesToBreakEven } from './table-of-two.ts'
import { analyse, context } from './test-case.ts'
import { budgetOf, decisionsOf, stopsOf } from './visit.ts'

const menu: Parameters<typeof analyse>[1] = [
  ['Peixada da casa', 148, 'Pratos para dois', 52],
  ['Moqueca de camarão', 168, 'Pratos para dois', 71],
  ['Pirão', 16, 'Acompanhamentos', 3.1],
  ['Caranguejo (un)', 14, 'Entradas', 6.8],
  ['Casquinha de caranguejo', 24, 'Entradas', 8.5],
  ['Caipirinha', 26, 'Drinks', 6],
  ['Caipirinha de três limões', 29, 'Drinks', 6.9],
  ['Dose prata 50 ml', 16, 'Cachaças', 3.9],
  ['Long neck', 15, 'Cervejas', 7],
]
const text =
  'Casa Alta: moqueca 198, caipirinha 34\nBarraca Baixa: peixada p/ 2 119, caranguejo 12, caipirinha 20, dose de cachaça 12'
const { content } = analyse(text, menu)
const report = toMarkdown('', competitorSections([content]))

describe('the table of two', () => {
  test('has one dish for two, four crabs and two drinks, at the house and at the competitor', () => {
    const [, low] = tablesOfTwo(content)
    expect(low?.lines.map(({ name, count }) => [name, count])).toEqual([
      ['peixada da casa', 1],
      ['caranguejo', 4],
      ['caipirinha', 2],
    ])
    expect(low).toMatchObject({ own: 256, theirs: 207, cost: 91.2 })
  })

  test('states how many tables the competitor’s bill would take', () => {
    const [, low] = tablesOfTwo(content)
    // (256 − 91.2) ÷ (207 − 91.2) = 1.423
    expect(low && tablesToBreakEven(low)).toBe(143)
  })

  test('needs more than one item', () =>
    expect(tablesOfTwo(analyse('A: pudim 20', [['Pudim', 21, 'Sobremesas']]).content)).toEqual([]))
})

describe('matching a price', () => {
  test('states the sales needed to earn what 100 sales earn today', () => {
    expect(matchesOf(content).find(({ name }) => name === 'caranguejo')).toMatchObject({
      own: 14,
      to: 12,
      needed: 139,
    })
  })

  test('never suggests a price below cost', () => {
    const below = analyse('A: caipirinha 5', [['Caipirinha', 26, 'Drinks', 6]]).content
    expect(matchesOf(below)[0]?.needed).toBe(Number.POSITIVE_INFINITY)
  })

  test('gives only R$ where the cost is unknown', () => {
    const costless = analyse('A: caipirinha 20', [['Caipirinha', 26, 'Drinks']]).content
    expect(matchesOf(costless)[0]).toMatchObject({ left: null, needed: null })
    expect(toMarkdown('', competitorSections([costless]))).not.toContain('para empatar')
  })
})

describe('one dearer competitor', () => {
  test('changes no price yet: a third of the way depends on the portion', () => {
    expect(content.actions).toEqual([])
    const [room] = roomsOf(content)
    expect(room).toMatchObject({ name: 'moqueca de camarão', theirs: 198, next: 178 })
    expect(room?.bears).toBeCloseTo((1 - 97 / 107) * 100, 6)
  })

  test('is not followed where its portion serves one more guest', () =>
    expect(decisionsOf(content)[0]).toContain(
      'Se der para 3, não suba: são R$ 66,00 por pessoa lá e R$ 84,00 aqui',
    ))

  test('proposes no step below 3 %', () =>
    expect(roomsOf(analyse('A: pudim 104', [['Pudim', 100]]).content)[0]?.next).toBeNull())

  test('proposes no rise where another competitor is cheaper', () =>
    expect(roomsOf(content).map(({ name }) => name)).not.toContain('caipirinha'))

  test('respects the owner’s ceiling', () =>
    expect(roomsOf({ ...content, ceiling: 170 })[0]?.next ?? null).toBeNull())
})

describe('an offer instead of a price cut', () => {
  const offers = content.offers ?? []
  const of = (start: string) => offers.find(({ name }) => name.startsWith(start))

  test('prices crab with two caipirinhas so that it leaves at least as much as crab with beer', () => {
    // 56 + 52 = 108, less 8 %; costs 27.20 + 12. With two long necks the table leaves 28.80 + 16.
    const combo = of('4 caranguejos e 2 caipirinhas')
    expect(combo?.name).toContain('por R$ 100,00')
    expect(combo?.text).toMatch(/deixa R\$ 60,80.*R\$ 44,80.*R\$ 16,00 a mais.*R\$ 8,00 a menos/)
    expect(combo?.text).toContain('66')
  })

  test('counts the margin of the side that would have been sold', () =>
    expect(of('Pirão')?.text).toMatch(/R\$ 3,10 .* e R\$ 16,00 .*R\$ 29,00 em toda mesa/))

  test('suggests the drink without a known competitor price, where it leaves more', () =>
    expect(of('Oferecer primeiro')?.text).toContain('deixa R$ 22,10, R$ 2,10 a mais que a caipirinha'))

  test('offers a small dose at no higher price per ml, with the share of new guests it needs', () => {
    // 16 × 30 ÷ 50 = 9.60; costs 2.34, leaves 6.66 instead of 12.10.
    const dose = of('Dose de 30 ml por R$ 9,00')
    expect(dose?.text).toContain('pelo menos 45 em cada 100')
  })

  test('makes no offer from unknown costs', () => {
    const costless = menu.map(([name, price, category]): [string, number | null, string | null] => [
      name,
      price,
      category ?? null,
    ])
    expect(analyse(text, costless).content.offers).toEqual([])
  })

  test('combines a burger with fries and soda, not with drinks', () => {
    const burger = analyse('A: smash 25', [
      ['Smash', 29, 'Burgers', 10.8],
      ['Batata frita', 19, 'Acompanhamentos', 4.2],
      ['Refrigerante lata', 7, 'Bebidas', 2.9],
    ]).content
    expect(burger.offers?.map(({ name }) => name)).toEqual([
      'Smash, batata frita e refrigerante lata por R$ 51,00',
    ])
  })
})

test('the visit orders the items that decisions depend on, under the competitors’ names, and states its bill', () => {
  expect(stopsOf(content)).toEqual([
    {
      competitor: 'Barraca Baixa',
      order: [
        { name: 'peixada p/ 2', price: 119 },
        { name: 'caranguejo', price: 12 },
        { name: 'caipirinha', price: 20 },
        { name: 'dose de cachaça', price: 12 },
      ],
      total: 163,
    },
    {
      competitor: 'Casa Alta',
      order: [
        { name: 'moqueca', price: 198 },
        { name: 'caipirinha', price: 34 },
      ],
      total: 232,
    },
  ])
  expect(budgetOf(stopsOf(content))).toEqual({ bill: 395, withService: 435 })
})

test('a cheap competitor is visited for more than one item of a course', () => {
  const cheap = analyse('A: x-salada 14, coxinha 6, misto quente 9', [
    ['X-salada', 15, 'Lanches'],
    ['Coxinha', 7, 'Lanches'],
    ['Misto quente', 10, 'Lanches'],
  ]).content
  expect(stopsOf(cheap)[0]?.order).toHaveLength(3)
})

test('the menu’s description explains a dish’s price, and included sides are not counted against it', () => {
  const told = houseSchema.parse({
    menu: [
      { name: 'Carneiro', section: 'Pratos', price: 58, cost: 20, description: 'Com pirão e arroz.' },
      { name: 'Pirão', section: 'Acompanhamentos', price: 12, cost: 3 },
    ],
  })
  const answers = { competitors: 'A: carneiro 44' }
  const sheet = understand('competitor_analysis', { answers, house: told, today: context.today })
  const [result] = analyseCompetitors(answers, { ...context, house: told, sheet })
  const decided = result ? decisionsOf(result.content).join(' ') : ''
  expect(decided).toContain('no seu cardápio, “com pirão e arroz”')
  expect(decided).toContain('os R$ 14,00 a mais estão no prato')
  expect(result?.content.offers).toEqual([])
})

describe('the report', () => {
  test('opens with the decision, the difference at the table and its cost', () => {
    expect(content.summary).toMatch(/^\*\*(?:Não mexa|Por esta lista|Nem suba)/)
    expect(content.summary).toContain('24% acima da Barraca Baixa')
    expect(content.summary).toContain('R$ 49,00 de cada conta')
  })

  test('matches every price or asks about it', () => {
    expect(report).toContain('**Preços achados no seu cardápio**: 6 de 6')
    expect(report).not.toContain('faltam 2 preços')
  })

  test('asks with both candidates and their price differences', () => {
    const open = analyse('A: burger 45', [
      ['Burger do farol', 42, 'Burgers'],
      ['Burger de frango', 50, 'Burgers'],
    ]).content
    expect(toMarkdown('', competitorSections([open]))).toContain(
      'Burger do farol (R$ 42,00, −7%) ou Burger de frango (R$ 50,00, +11%)',
    )
  })

  test('lists what only competitors sell, and what a dose of cachaça would cost', () => {
    const bar = analyse('A: dose de cachaça 12, pastel 20', [['Pastel', 18]]).content
    const gaps = toMarkdown('', competitorSections([bar]))
    expect(gaps).toContain('| Dose de cachaça | A R$ 12,00 |')
    expect(gaps).toContain('50 ml custam de R$ 2,50 (Alambique)')
    expect(bar.actions).toEqual([])
  })

  test('hides margins, offers and break-evens from readers without access to costs', async () => {
    const open = toMarkdown('', await costlessSections([content]))
    expect(open).toContain('conta de dois')
    expect(open).not.toMatch(/R\$ 60,80|deixa|empatar|Aguenta|143|9,3%/)
  })

  test('renders an older result whose prices have no competitors', () => {
    const older = {
      ...content,
      offers: undefined,
      categories: content.categories.map((category) => ({
        ...category,
        items: category.items.map(({ quotes: _, ...item }) => item),
      })),
    }
    expect(toMarkdown('', competitorSections([older]))).toContain('| Concorrente R$ 198,00 |')
  })

  test('shows only prices when there is no menu', () => {
    const bare = toMarkdown('', competitorSections([analyse('A: peixe frito 70').content]))
    expect(bare).toContain('| Peixe frito | A R$ 70,00 |')
    expect(bare).not.toContain('visita')
  })

  test('lists the offer and the visit among the first actions', () => {
    const [first, second] = competitorActions([content])
    expect(first?.what).toContain('por R$ 100,00')
    expect(second).toMatchObject({ by: 'Semana 1', brings: expect.stringContaining('R$ 435,00') })
  })

  test('says nothing about competitors besides their prices', () =>
    expect(report).not.toMatch(/público|turista|família|salão grande|ambiente|rouba/i))
})
