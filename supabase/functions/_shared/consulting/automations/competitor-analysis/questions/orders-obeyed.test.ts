/** What the owner orders beside a list of prices is done, and stays out where the owner leaves it out. */
import { describe, expect, test } from 'vitest'
import { competitorActions } from '../actions.ts'
import { itemsOf } from '../gaps.ts'
import { analyseAnswers, answersWith, type Menu, salesAnswer } from '../test-case.ts'

const menu: Menu = [
  ['Feijão tropeiro', 34, 'Pratos', 11],
  ['Torresmo', 22, 'Petiscos', 6],
  ['Dadinho de tapioca', 24, 'Petiscos', 6.5],
  ['Chope pilsen', 11, 'Chopes', 3.6],
  ['Limonada', 10, 'Sucos', 1.8],
  ['Caipirinha de cajá', 19, 'Drinks', 4],
]
const list =
  'Bar da Ladeira: torresmo 26, chope 13, feijão tropeiro 38\nBoteco do Zeca: torresmo 25, chope 9, dadinho de tapioca 27'
const about = (asks: string) => {
  const { content } = analyseAnswers({
    ...answersWith(`${list}\n${asks}`, menu),
    sales_data: salesAnswer(menu),
  })
  return content
}
const answerTo = (asks: string) => about(asks).answers?.[0]

describe('combos that the owner orders', () => {
  test('are as many as ordered, each within its price', () => {
    const { verdict, table } = answerTo('quero dois combos de até 40 reais') ?? {}
    expect(verdict).toMatch(/^2 combos até R\$ 40,00/)
    const prices = table?.rows.map(([, , price = '']) =>
      Number(price.replace(/[^\d,]/g, '').replace(',', '.')),
    )
    expect(prices).toHaveLength(2)
    expect(Math.max(...(prices ?? []))).toBeLessThanOrEqual(40)
  })

  test('are no price of a competitor', () => {
    const names = about('cria 2 combos por no máximo 40').competitors.map(({ name }) => name)
    expect(names).toEqual(['Bar da Ladeira', 'Boteco do Zeca'])
  })
})

describe('actions that the owner counts', () => {
  const content = about('quero três ações com custo de até 300 reais')

  test('are the whole plan', () => {
    expect(content.answers?.[0]?.table?.rows).toHaveLength(3)
    expect(competitorActions([content])).toHaveLength(3)
  })

  test('cost no more than the budget together', () => {
    const costs = content.answers?.[0]?.table?.rows.map(([, cost = '']) => Number(cost.replace(/\D/g, '')))
    expect(costs?.reduce((sum, cost) => sum + cost, 0)).toBeLessThanOrEqual(300)
  })
})

test('a section that is left out is in no table and in no action', () => {
  const content = about('tira os chopes da comparação')
  const said = JSON.stringify([content.categories, competitorActions([content]), content.offers])
  expect(said).not.toMatch(/chope/i)
  expect(JSON.stringify(about('').categories)).toMatch(/chope/i)
})

test('a competitor that is only looked at moves no middle', () => {
  const middleOf = (asks: string) => itemsOf(about(asks)).find(({ item }) => /torresmo/i.test(item))?.median
  expect(middleOf('')).toBe(25.5)
  expect(middleOf('só olha o Bar da Ladeira, não conta na média')).toBe(25)
})

describe('leave to change prices', () => {
  const { answers, summary } = about('posso mexer até 10%')
  const rows = answers?.[0]?.table?.rows ?? []
  const reaisOf = (text = '') => Number(text.replace(/[^\d,]/g, '').replace(',', '.'))

  test('is used where every competitor is dearer, item by item', () => {
    expect(rows.map(([name]) => name)).toEqual(['feijão tropeiro', 'dadinho de tapioca', 'torresmo'])
    for (const [, own, to, low] of rows) {
      expect(reaisOf(to)).toBeGreaterThan(reaisOf(own))
      expect(reaisOf(to)).toBeLessThanOrEqual(Math.min(reaisOf(own) * 1.1, reaisOf(low)))
    }
  })

  test('opens the summary with what it brings', () => {
    const total = rows.reduce((sum, [, , , , gain]) => sum + reaisOf(gain), 0)
    expect(reaisOf(/até (R\$ [\d.]+) por mês/.exec(summary)?.[1])).toBe(total)
  })

  test('is not used against an order to raise nothing', () => {
    expect(about('posso mexer até 10%. não quero subir preço').summary).not.toMatch(/folga/)
  })
})

test('where the house is dear and where it is cheap is said in R$ and %', () => {
  const { verdict } = answerTo('onde estou caro e onde estou barato?') ?? {}
  expect(verdict).toMatch(/Caro em nada; barato em .*R\$ 3,00, 11% abaixo/)
})

test('free delivery is answered as a delivery', () => {
  const { verdict, texts } = answerTo('vale a pena entrega grátis?') ?? {}
  expect(verdict).toMatch(/mais pedidos para empatar/)
  expect(texts?.join(' ')).toMatch(/só a partir de R\$ \d+,00 por pedido/)
})
