import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Chopes', 'Chope pilsen 300 ml', 11],
    ['Chopes', 'Chope IPA 300 ml', 17],
    ['Chopes', 'Chope stout 300 ml', 18],
    ['Chopes', 'Growler IPA 1 litro', 48],
    ['Drinks', 'Caipirinha', 22],
    ['Drinks', 'Rabo de galo', 24],
    ['Drinks', 'Gin tônica', 32],
    ['Petiscos', 'Burger do pub', 42],
    ['Petiscos', 'Tábua de frios', 78],
    ['Petiscos', 'Capote ao molho', 60],
  ].map(([section, name, price]) => ({ section, name, price })),
})
function read(said: string, type: 'dynamic_pricing' | 'menu_redesign' = 'dynamic_pricing') {
  const { wishes, unread } = understand(type, {
    answers: { constraints: said },
    house,
    today: '2026-11-29',
  })
  return {
    wishes: wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  }
}
const asks = (about: string, rest: object = {}) => ({ kind: 'question', about, ...rest })
const tied = (item: string, other: string) => asks('priceGap', { item, other, price: 0 })
const kept = (item: string) => ({ kind: 'keepPrice', item })

describe('items that must cost the same', () => {
  it.each([
    [
      'IPA e stout pode mexer mas os dois têm que custar igual',
      tied('Chope stout 300 ml', 'Chope IPA 300 ml'),
    ],
    ['IPA e stout têm que ficar no mesmo preço', tied('Chope stout 300 ml', 'Chope IPA 300 ml')],
    ['caipirinha e rabo de galo podem subir, mas os dois iguais', tied('Rabo de galo', 'Caipirinha')],
    ['quero o mesmo preço pra caipirinha e rabo de galo', tied('Rabo de galo', 'Caipirinha')],
  ])('%s', (said, wish) => {
    expect(read(said)).toEqual({ wishes: [wish], unread: [] })
  })
  it('three of them as two ties', () => {
    expect(read('bota caipirinha, rabo de galo e gin tônica no mesmo preço').wishes).toEqual([
      tied('Rabo de galo', 'Caipirinha'),
      tied('Gin tônica', 'Rabo de galo'),
    ])
  })
  it('but what stays as it is today is not tied', () => {
    expect(read('deixa caipirinha e rabo de galo igual').wishes).toEqual([
      kept('Caipirinha'),
      kept('Rabo de galo'),
    ])
  })
})

describe('R$ a month that became dearer', () => {
  it.each([
    ['o aluguel subiu 1.800 por mês, dá pra tirar isso só no preço?', 1800],
    ['a luz foi de 2.000 para 3.500, consigo cobrir isso mexendo no preço?', 1500],
    ['O gás aumentou 600 reais por mês. Tem como tirar do preço sem espantar cliente?', 600],
    ['preciso recuperar 2 mil por mês, dá só com preço?', 2000],
  ])('%s', (said, price) => {
    expect(read(said)).toEqual({ wishes: [asks('goal', { price })], unread: [] })
  })
  it.each([
    'a cerveja subiu 2 reais, dá pra tirar isso no preço?',
    'o aluguel subiu 10% e não sei o que fazer',
    'o aluguel subiu 1.800 por ano, dá pra tirar isso só no preço?',
  ])('is not read from “%s”', (said) => {
    expect(read(said).wishes).not.toContainEqual(expect.objectContaining({ about: 'goal' }))
  })
})

describe('an offer of an evening', () => {
  it.each([
    [
      'Quarta é um deserto, me dá uma promoção das 17 às 20 com os drinks de cachaça mas sem vender abaixo do dobro do custo',
      { weekdays: [3], start: 17, end: 20, item: 'drinks de cachaça', percent: 50 },
    ],
    [
      'terça e quarta tá parado, faz um happy hour das 17h às 19h com caipirinha e rabo de galo',
      { weekdays: [2, 3], start: 17, end: 19, item: 'Caipirinha + Rabo de galo' },
    ],
    [
      'Na quinta, que é morta, quero promo das 5 às 8 da noite nos petiscos sem perder dinheiro',
      { weekdays: [4], start: 17, end: 20, item: 'Petiscos' },
    ],
  ])('%s', (said, rest) => {
    expect(read(said)).toEqual({ wishes: [asks('dayOffer', rest)], unread: [] })
  })
  it('leaves a sentence with more in it to the other readers', () => {
    expect(
      read('Quarta das 17 às 20 quero promoção com caipirinha e música ao vivo no salão').wishes,
    ).not.toContainEqual(expect.objectContaining({ about: 'dayOffer' }))
  })
})

it('twice the cost is a margin of half the price', () => {
  expect(read('nada abaixo do dobro do custo').wishes).toEqual([asks('marginFloor', { percent: 50 })])
})

it('a neighbour’s price is the reason of a ceiling', () => {
  expect(read('O pilsen não passa de 12 que o vizinho cobra 12')).toEqual({
    wishes: [{ kind: 'capPrice', item: 'Chope pilsen 300 ml', max: 12 }],
    unread: [],
  })
})

describe('whether an item loses money', () => {
  it.each([
    ['Capote não tá dando dinheiro ou é impressão minha?', 'Capote ao molho'],
    ['tô perdendo dinheiro com a tábua?', 'Tábua de frios'],
    ['olha, o burger não se paga ou é impressão?', 'Burger do pub'],
  ])('%s', (said, item) => {
    expect(read(said).wishes).toEqual([asks('pays', { item })])
    expect(read(said, 'menu_redesign').wishes).toEqual([asks('keepWorth', { item })])
  })
})
