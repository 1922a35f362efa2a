import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Burgers', 'Smash simples', 19],
    ['Burgers', 'Cangaceiro', 29],
    ['Acompanhamentos', 'Batata frita', 14],
    ['Bebidas', 'Refri lata', 7],
    ['Bebidas', 'Caipirinha no copão', 15],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (said: string) => {
  const { wishes, unread } = understand('competitor_analysis', {
    answers: { competitors: said },
    house,
    today: '2026-11-29',
  })
  return {
    facts: wishes.flatMap((wish) => (wish.kind === 'rivalFact' ? [[wish.competitor, wish.what]] : [])),
    prices: wishes.flatMap((wish) =>
      wish.kind === 'competitorPrice' ? [[wish.competitor, wish.item, wish.max]] : [],
    ),
    asked: wishes.flatMap((wish) =>
      wish.kind === 'question' ? [[wish.about, wish.competitor ?? wish.item ?? null]] : [],
    ),
    kept: wishes.flatMap((wish) => (wish.kind === 'keepPrice' ? [wish.item] : [])),
    unread: unread.map(({ text }) => text),
  }
}

describe('what is told of a competitor beside its prices', () => {
  it('a street is no competitor, and the manner stands between the name and the prices', () => {
    expect(
      read(
        'Na outra rua o Kaza Burger, mais metido, tem mesa e ar: burger artesanal 38, gin 30, não faz caipirinha.',
      ),
    ).toMatchObject({
      facts: [
        ['Kaza Burger', 'mais metido, tem mesa e ar'],
        ['Kaza Burger', 'não faz caipirinha'],
      ],
      prices: [
        ['Kaza Burger', 'burger artesanal', 38],
        ['Kaza Burger', 'gin', 30],
      ],
      unread: [],
    })
  })
  it('an hour of closing is a fact and no price', () => {
    expect(
      read('E o carrinho da Dona Neide que vende cachorro quente a 10 e fecha às 9 da noite.'),
    ).toMatchObject({
      facts: [['Dona Neide', 'fecha às 9 da noite']],
      prices: [['Dona Neide', 'cachorro quente', 10]],
      unread: [],
    })
  })
  it('but the owner’s own hours are not', () => {
    expect(read('Bar do Zé: caipirinha 14, batata 18. Aqui eu fecho às 23h').facts).toEqual([])
  })
})

describe('where the house wins', () => {
  it.each([
    [
      'Bar do Zé: caipirinha 14, batata 18. Trailer do Tico: smash 15. Quero saber onde ganho do Tico',
      'Trailer do Tico',
    ],
    ['Bar do Zé: caipirinha 14, batata 18. No que eu sou melhor que ele?', 'Bar do Zé'],
    ['Bar do Zé: caipirinha 14, batata 18. Trailer do Tico: smash 15. Como posso bater eles?', null],
  ])('%s', (said, competitor) => {
    expect(read(said).asked).toEqual([['ownStrength', competitor]])
  })
  it('is not where they win', () => {
    expect(read('Bar do Zé: caipirinha 14, batata 18. Onde o Zé é melhor que eu?').asked).toEqual([
      ['rivalStrength', 'Bar do Zé'],
    ])
  })
})

it('what may move and what not, in one sentence', () => {
  expect(read('Bar do Zé: caipirinha 14, batata 18. Pode mexer na bebida, nos burgers não.')).toMatchObject({
    kept: ['Burgers'],
    asked: [['rise', 'Bebidas']],
    unread: [],
  })
  expect(read('Bar do Zé: caipirinha 14, batata 18. Entrega eu não faço.').asked).toEqual([
    ['delivery', null],
  ])
})

it('the days on which one house opens are of no price of the next', () => {
  const { facts, prices } = read(
    'Truck do Lago: smash 21, batata 16, só abre à noite, de quarta a domingo. Bar do Zé: caipirinha 14, batata 18.',
  )
  expect(facts).toEqual([['Truck do Lago', 'só abre à noite, de quarta a domingo']])
  expect(prices).toContainEqual(['Bar do Zé', 'caipirinha', 14])
})
