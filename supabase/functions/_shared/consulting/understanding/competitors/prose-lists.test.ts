import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: ['Galinhada', 'Bolinho de feijoada', 'Caipirinha de caju', 'Long neck', 'Pudim de leite'].map(
    (name) => ({
      section: 'Tudo',
      name,
      price: 20,
    }),
  ),
})
const read = (competitors: string) =>
  understand('competitor_analysis', { answers: { competitors }, house, today: '2026-11-30' })
const prices = (said: string) =>
  read(said).wishes.flatMap((wish) =>
    wish.kind === 'competitorPrice' ? [`${wish.competitor}: ${wish.item} ${wish.max}`] : [],
  )

describe('what competitors charge, told in sentences', () => {
  test.each([
    [
      'O Mirante do Cedro, na Beira-Rio, cobra R$ 58 pela galinhada, R$ 21 pela caipirinha de caju e R$ 12 pela long neck.',
      ['galinhada 58', 'caipirinha de caju 21', 'long neck 12'].map((one) => `Mirante do Cedro: ${one}`),
    ],
    [
      'A Cantina Ipê vende a galinhada para duas pessoas por R$ 99 e o pudim de leite por R$ 14; tem varanda.',
      ['galinhada para duas pessoas 99', 'pudim de leite 14'].map((one) => `Cantina Ipê: ${one}`),
    ],
    [
      'bar da lica na praça nova galinhada 52 long neck 11. ponto do caju bolinho de feijoada 24 pudim 12 fecha domingo',
      [
        'Bar da Lica: galinhada 52',
        'Bar da Lica: long neck 11',
        'Ponto do Caju: bolinho de feijoada 24',
        'Ponto do Caju: pudim 12',
      ],
    ],
  ])('%s', (said, expected) => {
    expect(prices(said)).toEqual(expected)
  })

  test('each price has its own words', () => {
    const [, second] = read('O Mirante cobra R$ 58 pela galinhada e R$ 12 pela long neck.').wishes
    expect(second?.text).toBe('R$ 12 pela long neck')
  })

  test('a price that moved is no list', () => {
    expect(prices('A galinhada do Mirante passou de R$ 50 para R$ 58.')).toEqual(['Mirante: galinhada 58'])
  })
})

test('what the house is good at is told of no competitor', () => {
  const { wishes } = read('Bar da Lica: galinhada 52. Nosso ponto forte é o atendimento na calçada.')
  expect(wishes.some((wish) => wish.kind === 'rivalFact')).toBe(false)
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'question', about: 'ownStrength' }))
})
