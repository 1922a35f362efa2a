/** What an owner tells of competitors besides prices decides what their prices decide. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { toMarkdown } from '../../report/to-markdown.ts'
import { understand } from '../../understanding/understand.ts'
import { competitorActions } from './actions.ts'
import { limitedIn } from './asked-limits.ts'
import { everyday, itemsOf } from './gaps.ts'
import { knownPrices } from './known-prices.ts'
import { competitorSections } from './sections.ts'
import { analyse, type Menu } from './test-case.ts'

const menu: Menu = [
  ['Caipirinha', 20, 'Drinks', 5],
  ['Cerveja 600 ml', 15, 'Cervejas', 8.2],
  ['Long neck', 11, 'Cervejas', 6],
  ['Batata de teste', 26, 'Petiscos', 11.5],
]

describe('a size said twice', () => {
  const { content } = analyse('Quiosque de teste: cerveja 600 17, caipirinha 24', menu)
  const beer = itemsOf(content).find(({ item }) => /cerveja/i.test(item))

  test('is said once', () => expect(beer?.item).toBe('cerveja 600 ml'))
  test('decides the pair', () => expect(beer).toMatchObject({ ours: 'Cerveja 600 ml', relation: 'same' }))
})

describe('prices that decide nothing', () => {
  const { content } = analyse(
    'Quiosque Novo: caipirinha 24, cerveja 600 17\nBar Antigo: caipirinha 14, cerveja 600 12, esse preço dele é do ano passado\nLounge de teste: caipirinha 39, long neck 18, essa aí é de gringo rico\nQuem é meu concorrente de verdade?',
    menu,
  )
  const caipirinha = itemsOf(content).find(({ ours }) => ours === 'Caipirinha')

  test('stand in the table with their reason', () => {
    const report = toMarkdown('', competitorSections([content]))
    expect(report).toContain('Bar Antigo R$ 14,00 (preço do ano passado)')
    expect(report).toContain('Lounge de teste R$ 39,00 (outro público)')
  })

  test('leave the others to decide', () =>
    expect(caipirinha && everyday(caipirinha).map(({ competitor }) => competitor)).toEqual(['Quiosque Novo']))

  test('are to be seen again if they are old', () =>
    expect(competitorActions([content]).map(({ what }) => what)).toContainEqual(
      expect.stringMatching(/^Ver o preço de hoje no Bar Antigo/),
    ))

  test('make no competitor of a house for other people', () => {
    const answer = content.answers?.find(({ about }) => about === 'mainRival')
    expect(answer?.texts.join(' ')).toContain('Lounge de teste')
    expect(answer?.verdict).not.toContain('Lounge de teste')
  })
})

describe('at most some prices, from a day on', () => {
  const dear: Menu = menu.map(([name, price, category = null, cost = 0]) => [
    name,
    price,
    category,
    cost * 1.05,
  ])
  const { content } = analyse(
    'Quiosque Novo: caipirinha 28, cerveja 600 19, batata de teste 34\nsó quero mexer em dois preços no máximo, e só depois do dia dez de janeiro. nada de subir mais que dez por cento',
    dear,
  )
  const answer = content.answers?.find(({ about }) => about === 'fewChanges')

  test('rise no more than asked, and no sooner', () => {
    expect(content.raises).toHaveLength(2)
    expect(content.starts).toBe('2027-01-11')
    expect(answer?.verdict).toBe('Mudam 2.')
  })

  test('are the only ones that the report raises', () => {
    const [raise] = content.raises ?? []
    const report = toMarkdown('', competitorSections([content]))
    const decided = [...report.matchAll(/\| (?:Suba para )?(R\$ [\d,]+)(?:, se [^|]*)? \|\n/g)].map(
      ([, to]) => to,
    )
    expect(decided.length).toBeLessThanOrEqual(2)
    expect(report).toContain('a partir de 11/01')
    expect(raise && raise.to <= raise.from * 1.1).toBe(true)
  })
})

test('a competitor that matters in one thing alone counts there, and nowhere else', () => {
  const { content } = analyse(
    'Quiosque Novo: caipirinha 24, Heineken long neck 12\nBarraca da Areia: caipirinha 14, Heineken long neck 9\nA Barraca da Areia só me interessa na cerveja, porque lá é pé na areia e o cliente não compara o resto.',
    menu,
  )
  const sellersOf = (named: RegExp) =>
    itemsOf(content)
      .filter(({ item }) => named.test(item))
      .flatMap((item) => everyday(item).map(({ competitor }) => competitor))
  expect(sellersOf(/long neck/i)).toEqual(['Quiosque Novo', 'Barraca da Areia'])
  expect(sellersOf(/caipirinha/i)).toEqual(['Quiosque Novo'])
  expect(content.told?.map(({ text }) => text)).toContain(
    'Só o preço de cerveja entra na conta, a seu pedido; os outros aparecem marcados.',
  )
})

test('a price written and kept for one dish, in other words for its size, is one price', () => {
  const { prices, fromHouse } = knownPrices(
    [
      {
        kind: 'competitorPrice',
        competitor: 'Bar Verde',
        item: 'moqueca de camarão para dois',
        min: 149,
        max: 149,
        text: '',
        origin: 'request',
      },
    ],
    [{ name: 'Bar Verde', prices: [{ item: 'Moqueca de camarão (2 pessoas)', price: 145, size: null }] }],
  )
  expect([prices.map(({ price }) => price), fromHouse]).toEqual([[149], 0])
})

test('a price that does not fall below an amount is answered with its price of today', () => {
  const sheet = understand('competitor_analysis', {
    answers: { competitors: 'Quiosque Novo: caipirinha 18. A caipirinha não baixa de 20.' },
    house: houseSchema.parse({ menu: [{ section: 'Drinks', name: 'Caipirinha', price: 20, cost: 5 }] }),
    today: '2026-11-21',
  })
  expect(sheet.wishes).toContainEqual(expect.objectContaining({ kind: 'price', min: 20 }))
  const own = { name: 'Caipirinha', category: 'Drinks', price: 20, cost: 5, description: null, measure: null }
  expect(limitedIn([own], sheet, [])).toEqual([{ item: 'Caipirinha', section: 'Drinks', price: 20 }])
})
