/** Distances, days, ceilings and what the owner wants beside a list of prices are no prices of competitors. */
import { describe, expect, test } from 'vitest'
import { readRivals } from './read-rivals.ts'

const names = ['Nhoque ao sugo', 'Lasanha', 'Carbonara'].map((name) => ({
  name,
  section: 'Massas',
  price: 50,
  isSection: false,
}))
const read = (text: string) => readRivals(text, names).wishes.map(({ wish }) => wish)
const pricesIn = (text: string) =>
  read(text).flatMap((wish) =>
    wish.kind === 'competitorPrice' ? [`${wish.competitor}: ${wish.item} ${wish.min}`] : [],
  )

test.each([
  ['Sabor do Vale, a 1,2 km, só almoço: baião R$ 30,00', ['Sabor do Vale: baião 30']],
  ['Cantina do Porto, a 400 metros: pizza R$ 50,00', ['Cantina do Porto: pizza 50']],
  ['Bar Azul, preços de maio de 2026: caldo R$ 12,00', ['Bar Azul: caldo 12']],
  ['Bar Azul: caldo 12\nOs preços valem a partir de 4 de janeiro de 2027.', ['Bar Azul: caldo 12']],
  ['Bar Azul: caldo 12\nGostaria de um prato, por até R$ 42, com suco.', ['Bar Azul: caldo 12']],
  ['Bar Azul: caldo 12; cerveja de 10 até 14', ['Bar Azul: caldo 12', 'Bar Azul: cerveja 10']],
])('%s', (text, expected) => {
  expect(pricesIn(text)).toEqual(expected)
})

describe('what the owner tells and wants', () => {
  const list = 'Trattoria Bela Vista: lasanha 64, carbonara 59\nDona Massa: lasanha 49\n'

  test('a price war is refused for everything, and each item named beside it is held', () => {
    const wishes = read(
      `${list}Não queremos guerra de preço: o nhoque ao sugo e a lasanha ficam no preço em que estão.`,
    )
    expect(wishes).toContainEqual({ kind: 'question', about: 'lower', against: true })
    expect(wishes.filter(({ kind }) => kind === 'keepPrice')).toHaveLength(2)
  })

  test('a competitor that takes guests is told as such, and a name says nothing of a view', () => {
    const facts = read(`${list}A Dona Massa abriu em agosto e o movimento caiu.`)
    expect(facts).toContainEqual(expect.objectContaining({ competitor: 'Dona Massa', about: 'threat' }))
  })

  test('all of a competitor’s prices bound ours', () => {
    const caps = read(`${list}Nada acima do que cobra a Bela Vista pelo mesmo prato.`)
    expect(caps.filter(({ kind }) => kind === 'capPrice')).toEqual([
      { kind: 'capPrice', item: 'Lasanha', max: 64 },
      { kind: 'capPrice', item: 'Carbonara', max: 59 },
    ])
  })
})
