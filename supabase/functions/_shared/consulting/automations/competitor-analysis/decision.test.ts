/**
 * A house between two competitors: the decision, its figures, the alternatives to a price cut, and what a visit must
 * find out.
 */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { priceStep } from '../../base/pricing/price-step.ts'
import { costlessSections } from '../../report/build-report.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { understand } from '../../understanding/understand.ts'
import { competitorActions } from './actions.ts'
import { analyseCompetitors } from './engine.ts'
import { matchesOf, roomsOf } from './price-moves.ts'
import { scriptOf } from './script.ts'
import { competitorSections } from './sections.ts'
import { tablesOfTwo, tablesToBreakEven } from './table-of-two.ts'
import { analyse, context, rivalsMenu as menu, rivalsText as text } from './test-case.ts'
import { decisionsOf, questionsOf, tastingOf } from './visit.ts'

const free = { fixed: null, lowest: null, highest: null, floor: null, ceiling: null }

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
    expect(toMarkdown('', competitorSections([costless]))).not.toContain('Empate')
  })
})

describe('one dearer competitor', () => {
  const [room] = roomsOf(content)

  test('is no reason for a rise: the house’s own cost is, by the rule of the pricing report', () => {
    expect(content.actions).toEqual([])
    const step = priceStep({ price: 168, cost: 71, units: 1 }, -1.2, free)
    expect(room).toMatchObject({ name: 'moqueca de camarão', theirs: 198, next: step.price })
    expect(room?.item.stepGain).toBeCloseTo(step.gain, 9)
    expect(room?.bears).toBeCloseTo((1 - 97 / (step.price - 71)) * 100, 6)
  })

  test('limits a rise: none goes beyond its price', () =>
    expect(roomsOf(analyse('A: moqueca 170', menu).content)[0]?.next).toBeNull())

  test('is not followed where its portion serves one more guest', () =>
    expect(decisionsOf(content)[0]).toContain(
      'Se der para 3, não suba: são R$ 66,00 por pessoa lá e R$ 84,00 aqui',
    ))

  test('names no price where the cost is unknown', () =>
    expect(roomsOf(analyse('A: pudim 124', [['Pudim', 100]]).content)[0]?.next).toBeNull())

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

describe('before a price changes', () => {
  test('a phone call asks only what a decision depends on', () =>
    expect(questionsOf(content)).toEqual([
      { competitor: 'Casa Alta', questions: ['a moqueca dá para quantos, e o que vem junto'] },
      {
        competitor: 'Barraca Baixa',
        questions: ['a peixada p/ 2 vem com pirão', 'a dose de cachaça é de 30 ou de 50 ml'],
      },
    ]))

  test('one dish is tasted if its bill comes back within a hundred sales', () => {
    const gain = roomsOf(content)[0]?.item.stepGain ?? 0
    expect(198 * 1.1).toBeCloseTo(217.8)
    const sales = Math.ceil(218 / gain)
    expect(tastingOf(content)).toEqual(
      sales <= 100 ? expect.objectContaining({ competitor: 'Casa Alta', bill: 218, sales }) : null,
    )
    // A burger pays for itself sooner than a dish of R$ 900.
    const burger = analyse('A: smash 60', [['Smash', 40, 'Burgers', 22]]).content
    expect(tastingOf(burger)).toMatchObject({ bill: 66 })
  })
})

test('the team gets sentences that it can say today', () => {
  const script = scriptOf(content)
  expect(script.length).toBeGreaterThan(1)
  for (const line of script) expect(line).not.toMatch(/_|por pessoa|undefined/)
})

test('a sheet of sales is asked for where it is missing, for a stated number of sales', () => {
  expect(report).toContain('Igualar custa, a cada 10 vendas')
  expect(content.summary).toMatch(/10 vendas.* (?:diga )?quantas saem por mês/)
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
  test('opens with the decision, its size and the cost of matching', () => {
    expect(content.summary).toMatch(/^\*\*(?:Suba|Dá para subir) moqueca de camarão para R\$ \d+,00/)
    expect(content.summary).toContain('a porção de lá é igual')
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
    expect(open).not.toMatch(/R\$ 60,80|R\$ 160|lucro|deixa R|mpat|Aguenta|143|enquanto as vendas/)
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
    expect(bare).not.toContain('telefonema')
  })

  test('lists the offer and the call among the first actions', () => {
    const [first, second] = competitorActions([content])
    expect(first?.what).toContain('por R$ 100,00')
    expect(first?.brings).toContain('a cada 10 mesas')
    expect(second?.what).toMatch(/^Ligar à Casa Alta/)
  })

  test('shows whose prices are near, from prices alone', () => {
    expect(report).toContain('| Casa Alta | −24% a −15%, 2 itens |')
    expect(report).toContain('+17% a +33%, 4 itens')
  })

  test('decides on every item: no price is left to “fica” where something can be done', () => {
    const stays = report.split('\n').filter((line) => line.endsWith('| Fica |'))
    expect(stays).toEqual([])
  })

  test('states one account once: the price to match is in one table only', () =>
    expect(report.match(/\| 139 \|/g)).toHaveLength(1))

  test('says nothing about competitors besides their prices', () =>
    expect(report).not.toMatch(/público|turista|família|salão grande|ambiente|rouba/i))
})
