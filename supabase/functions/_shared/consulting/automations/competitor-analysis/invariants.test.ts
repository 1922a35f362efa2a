/** What holds in every house's comparison, tried on small houses of several kinds. */
import { describe, expect, test } from 'vitest'
import { toMarkdown } from '../../report/to-markdown.ts'
import { everyday, isOwned, itemsOf, standOf } from './gaps.ts'
import { competitorSections } from './sections.ts'
import { triedOf } from './targets.ts'
import { analyseAnswers, answersWith, type Menu, salesAnswer } from './test-case.ts'

const houses: Readonly<Record<string, readonly [menu: Menu, list: string]>> = {
  'a beach hut': [
    [
      ['Pargo frito inteiro', 112, 'Peixes', 40],
      ['Camarão empanado', 86, 'Camarão', 33],
      ['Isca de sirigado', 64, 'Petiscos', 21],
      ['Macaxeira frita', 30, 'Petiscos', 7],
      ['Água de coco', 9, 'Bebidas', 3],
    ],
    'Barraca Sol: pargo frito inteiro 128, isca de sirigado 70, água de coco 10\nBarraca Lua: camarão empanado 99, macaxeira frita 27, pargo frito inteiro 139',
  ],
  'a snack bar': [
    [
      ['Coxinha', 6, 'Salgados', 2],
      ['Misto quente', 10, 'Lanches', 3.4],
      ['Suco de laranja 400 ml', 8, 'Bebidas', 2.6],
      ['Açaí 400 ml', 18, 'Sobremesas', 6],
    ],
    'Lanche da Praça: coxinha 7, misto quente 12, açaí 400 ml 21\nPadaria Nova: suco de laranja 400 ml 10, misto quente 13',
  ],
  'a bistro': [
    [
      ['Risoto de camarão', 72, 'Pratos', 25],
      ['Filé ao poivre', 92, 'Pratos', 37],
      ['Petit gâteau', 29, 'Sobremesas', 9],
      ['Taça de vinho 150 ml', 32, 'Vinhos', 12],
    ],
    'Casa Verde: risoto de camarão 84, filé ao poivre 99, petit gâteau 34, taça de vinho 150 ml 38',
  ],
}
const asking = 'Quanto eu ganho a mais por mês se ajustar o que está barato?'

describe.each(Object.entries(houses))('%s', (_, [menu, list]) => {
  const analysed = (more: string) =>
    analyseAnswers({ ...answersWith(`${list}\n${more}`, menu), sales_data: salesAnswer(menu) }).content

  test('has a price or a reason for every item that all of them sell dearer', () => {
    const map = analysed(asking)
    const cheap = itemsOf(map)
      .filter(isOwned)
      .filter((item) => standOf(item) === 'cheapest' && item.lowest > item.own * 1.03)
      .map(({ ours = '' }) => ours)
    const decided = [...(map.raises ?? []), ...(map.targets ?? [])].map(({ item }) => item)
    expect(decided).toEqual(expect.arrayContaining(cheap))
    for (const { to, why } of map.targets ?? []) expect(to === undefined).toBe(why !== undefined)
  })

  test('tries no price that reaches one of theirs, and none for a gain of no consequence', () => {
    const map = analysed('')
    for (const { item, from, to, half, units } of triedOf(map)) {
      const theirs = itemsOf(map).filter(({ ours }) => ours === item)
      expect(to).toBeGreaterThan(from)
      for (const { price } of theirs.filter(isOwned).flatMap(everyday)) expect(to).toBeLessThan(price)
      expect(half * (units ?? 0)).toBeGreaterThanOrEqual(20)
    }
  })

  test('says one sum for what is cheap, that of its own rows', () => {
    const map = analysed(asking)
    const answer = map.answers?.find(({ asked }) => asked.includes('barato'))
    const half = [
      ...(map.raises ?? []).map(({ gain }) => Math.round(gain ?? 0)),
      ...triedOf(map).map((one) => Math.round(one.half * (one.units ?? 0))),
    ].reduce((sum, one) => sum + one, 0)
    if (triedOf(map).length > 0)
      expect(answer?.verdict.replaceAll('.', '')).toContain(`a R$\u00a0${half}`.replace('\u00a0', ' '))
  })

  test('says one decision on an item in all of its tables', () => {
    for (const more of [asking, `${menu[0]?.[0]} fica a ${menu[0]?.[1]} reais. ${asking}`]) {
      const map = analysed(more)
      const decisions = new Map<string, Set<string>>()
      for (const { blocks } of competitorSections([map]))
        for (const block of blocks) {
          const at = block.kind === 'table' ? block.headers.indexOf('Decisão') : -1
          if (block.kind !== 'table' || at < 0) continue
          for (const row of block.rows) {
            const name = row[0]?.replace(' (*)', '').toLowerCase() ?? ''
            const amount = /R\$.\d+,\d\d/.exec(`${row[block.headers.indexOf('Alvo')] ?? ''} ${row[at]}`)?.[0]
            decisions.set(name, (decisions.get(name) ?? new Set()).add(amount ?? 'fica'))
          }
        }
      for (const [name, said] of decisions) expect([name, said.size]).toEqual([name, 1])
    }
  })

  test('raises and tries only what its owner lets rise', () => {
    const section = menu[3]?.[2] ?? ''
    const map = analysed(`Aceito reajuste de até 12%, e só nos itens de ${section}. ${asking}`)
    const moved = [...(map.raises ?? []).map(({ item }) => item), ...triedOf(map).map(({ item }) => item)]
    for (const name of moved) expect(menu.find(([own]) => own === name)?.[2]).toBe(section)
  })

  test('books no price of the house to a competitor', () => {
    const [name, price] = menu[1] ?? []
    const map = analysed(`${name} fica a ${price} reais, que ninguém mexe.`)
    const before = analysed('')
    const quoted = ({ categories }: typeof map) =>
      itemsOf({ categories }).flatMap(({ quotes = [] }) => quotes.map((one) => one.price))
    expect(quoted(map)).toEqual(quoted(before))
    expect(map.limited?.map(({ item }) => item)).toContain(name)
  })

  test('says on which items it is dearer than the first of them, by the prices of its list', () => {
    const map = analysed('Em que itens estou mais caro que o primeiro?')
    const rival = map.competitors[0]?.name
    const [answer] = map.answers ?? []
    for (const item of itemsOf(map).filter(isOwned)) {
      const theirs = everyday(item).find(({ competitor }) => competitor === rival)
      const isDear = theirs !== undefined && theirs.price < item.own - 0.005
      const said = `${answer?.verdict} ${answer?.texts.join(' ')}`.toLowerCase()
      expect([item.ours, said.includes((item.ours ?? '').toLowerCase().slice(0, 8))]).toEqual([
        item.ours,
        isDear,
      ])
    }
  })

  test('decides by nobody whose prices count less, where another has one', () => {
    const light = analysed('').competitors[0]?.name ?? ''
    const map = analysed(`Deem menos peso a ${light}, que é de outra turma. ${asking}`)
    for (const item of itemsOf(map)) {
      const open = everyday(item).map(({ competitor }) => competitor)
      if (open.length > 1) expect(open).not.toContain(light)
    }
  })

  test('has one title for each answer', () => {
    const titles = analysed('Onde estou caro e onde dá para subir? O que eu faço agora?').answers?.map(
      ({ title }) => title,
    )
    expect(new Set(titles).size).toBe(titles?.length)
  })

  test('tries nothing where the owner wants no rise', () => {
    const map = analysed('Não quero subir nenhum preço.')
    expect(map.targets).toBeUndefined()
    expect(toMarkdown('', competitorSections([map]))).not.toMatch(/Testar|Teste R\$/)
  })
})

/** A house, its text after the competitors' prices, and what every answer must obey. */
const burgers: Menu = [
  ['Smash da casa', 25, 'Burgers', 8],
  ['Duplo da casa', 33, 'Burgers', 12],
  ['Batata palito', 17, 'Porções', 5],
  ['Mandioca frita', 19, 'Porções', 5],
  ['Milkshake', 20, 'Bebidas', 7],
  ['Refrigerante lata', 8, 'Bebidas', 3.4],
]
const grill: Menu = [
  ['Picanha na chapa', 88, 'Carnes', 36],
  ['Costela no bafo', 76, 'Carnes', 28],
  ['Baião de dois', 22, 'Acompanhamentos', 6],
  ['Chope 300 ml', 12, 'Bebidas', 4],
]
const rivalsOf = {
  burgers:
    'Trailer do Mirante: smash 22, duplo 30, batata palito 15, milkshake 22, refrigerante lata 7\nCasa Bravo: smash 29, duplo 38, mandioca frita 24',
  grill:
    'Espeto Real: picanha na chapa 97, costela no bafo 90, chope 300 ml 11\nBrasa Norte: picanha na chapa 92, baião de dois 25',
}
const analysed = (menu: Menu, list: string, more: string) =>
  analyseAnswers({ ...answersWith(`${list}\n${more}`, menu), sales_data: salesAnswer(menu) }).content

describe('a bound that a competitor sets', () => {
  test.each([
    [grill, rivalsOf.grill, 'Quero ficar sempre abaixo do Espeto Real na picanha.', 'Picanha na chapa', 97],
    [
      grill,
      rivalsOf.grill,
      'Quero ficar sempre mais barato que o Espeto Real na costela.',
      'Costela no bafo',
      90,
    ],
    [
      burgers,
      rivalsOf.burgers,
      'Preciso ficar sempre mais barato que a Casa Bravo no duplo.',
      'Duplo da casa',
      38,
    ],
  ])('from above leaves room, and freezes nothing: %#', (menu, list, said, item, theirs) => {
    const map = analysed(menu, list, `${said} Onde posso subir?`)
    const answer = map.answers?.find(({ about }) => about === 'besideRival')
    expect(answer?.verdict).toContain(item)
    expect(answer?.texts.join(' ')).toContain('não um preço fixo')
    expect(map.limited?.find((one) => one.item === item)?.held).toBeUndefined()
    const proposed = [...(map.raises ?? []), ...triedOf(map)].filter((one) => one.item === item)
    for (const { to } of proposed) expect(to).toBeLessThan(theirs)
  })

  test('from below raises what is not above it yet, but not its exception', () => {
    const map = analysed(
      burgers,
      rivalsOf.burgers,
      'Queremos ficar acima do Trailer do Mirante em todos os itens, menos na batata palito.',
    )
    const milkshake = map.raises?.find(({ item }) => item === 'Milkshake')
    expect(milkshake?.to).toBeGreaterThan(22)
    expect(milkshake?.condition).toBeUndefined()
    expect(map.raises?.some(({ item }) => item === 'Batata palito')).toBe(false)
    expect(map.answers?.some(({ open }) => open)).toBe(false)
  })
})

test('compares only what its owner wants compared', () => {
  const map = analysed(
    burgers,
    rivalsOf.burgers,
    'Gostaria de comparar só os burgers e as porções; das bebidas, apenas o milkshake. O que posso subir?',
  )
  const compared = itemsOf(map).flatMap(({ ours }) => ours ?? [])
  expect(compared).toContain('Milkshake')
  expect(compared).not.toContain('Refrigerante lata')
  expect(map.raises?.map(({ item }) => item)).not.toContain('Refrigerante lata')
})

test('answers a combo of three with the three, within the discount that is allowed', () => {
  const map = analysed(
    burgers,
    rivalsOf.burgers,
    'Vale a pena um combo de duplo com batata e refrigerante, com desconto de no máximo 10%?',
  )
  const [answer] = map.answers ?? []
  expect(map.answers).toHaveLength(1)
  for (const name of ['Duplo da casa', 'Batata palito', 'Refrigerante lata'])
    expect(answer?.verdict).toContain(name)
  const price = Number(/por R\$\s(\d+),/.exec(answer?.verdict ?? '')?.[1])
  expect(price).toBeGreaterThanOrEqual(58 * 0.9)
  expect(price).toBeLessThan(58)
})

describe('what the owner told', () => {
  const told = `${rivalsOf.grill}. Cobra R$ 30 por mesa na calçada e tem piscina.`

  test('of a rival is what it has, and never nothing', () => {
    const map = analysed(grill, told, 'O que eles têm e eu não tenho?')
    const answer = map.answers?.find(({ about }) => about === 'missing')
    expect(answer?.verdict).not.toMatch(/^Nada:/)
    expect(answer?.texts.join(' ')).toMatch(/Piscina/)
    expect(answer?.texts.join(' ')).toMatch(/mesa/)
    expect(map.categories.flatMap(({ items }) => items).some(({ item }) => /mesa/.test(item))).toBe(false)
  })

  test.each([
    ['o motoboy cobra 6 reais por viagem', 'R$ 6,00'],
    ['a entrega sai por 7 reais por corrida', 'R$ 7,00'],
  ])('of a ride is what a delivery takes: %s', (said, fee) => {
    const map = analysed(grill, rivalsOf.grill, `Vale a pena dar entrega grátis, se ${said}?`)
    const answer = map.answers?.find(({ about }) => about === 'freeDelivery')
    expect(`${answer?.verdict} ${answer?.texts.join(' ')}`.replaceAll('\u00a0', ' ')).toContain(fee)
    expect(answer?.texts.join(' ')).not.toContain('suposição')
  })
})

test('a sheet without dates is of a month, and the report says so', () => {
  const sheet = salesAnswer(grill)
  const undated = { ...sheet, sales: { ...sheet.sales, period: null } }
  const { content } = analyseAnswers({
    ...answersWith(`${rivalsOf.grill}\nOnde posso subir?`, grill),
    sales_data: undated,
  })
  expect(content.assumptions.join(' ')).toContain('não tem datas')
  const text = toMarkdown('', competitorSections([content]))
  expect(text).toContain('por mês')
  expect(text).not.toContain('Sem a planilha de vendas')
})
