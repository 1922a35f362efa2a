import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { understand } from '../understand.ts'

const items: MenuItem[] = [
  ['Lasanha da casa', 'Pratos principais', 58],
  ['Paleta de cordeiro', 'Pratos principais', 89],
  ['Truta com amêndoas', 'Pratos principais', 88],
  ['Tábua de queijos', 'Entradas', 68],
  ['Margherita', 'Pizzas', 52],
  ['Pudim', 'Sobremesas', 29],
  ['Vinho branco chardonnay', 'Bebidas', 32],
  ['Cerveja Brahma', 'Bebidas', 13],
].map(([name, category, price]) => ({
  name: String(name),
  category: String(category),
  description: null,
  price: Number(price),
  cost: null,
}))

const read = (...focus: string[]) => readOf(items, ...focus)

function readOf(menu: readonly MenuItem[], ...focus: string[]) {
  const { wishes, unread } = understand('food_pairing', {
    answers: {
      focus_areas: focus,
      menu_upload: { path: 'r/a', name: 'a', size: 1, type: '', menu: { items: [...menu] } },
    },
    house: houseSchema.parse({ menu: [] }),
    today: '2027-05-20',
  })
  return [
    ...wishes.map(({ text: _text, place: _place, origin: _origin, kind, ...wish }) => ({ kind, ...wish })),
    ...unread.map(({ text }) => `unread ${text}`),
  ]
}

const of = (item: string, count: number, bound = 'exactly') => ({
  kind: 'count',
  of: 'results',
  item,
  count,
  bound,
})
const all = (count: number, bound = 'exactly') => ({ kind: 'count', count, bound })
const combo = (max: number, more = {}) => ({ kind: 'price', item: 'combo', max, ...more })

describe('pairings counted by kind of dish', () => {
  it.each([
    [
      'Quero exatamente seis harmonizações: quatro pratos principais e duas sobremesas.',
      [all(6), of('principais', 4), of('sobremesas', 2)],
    ],
    [
      'Desejo cinco harmonizações no total: duas com entradas, duas com pratos principais e uma com sobremesa.',
      [all(5), of('petiscos', 2), of('principais', 2), of('sobremesas', 1)],
    ],
    [
      'São seis pares: três entradas e três pratos principais.',
      [all(6), of('petiscos', 3), of('principais', 3)],
    ],
    ['Quatro pratos principais e duas sobremesas.', [of('principais', 4), of('sobremesas', 2)]],
    [
      'Quero quatro combinações no máximo: duas salgadas e duas doces.',
      [all(4, 'at_most'), of('pratos salgados', 2), of('sobremesas', 2)],
    ],
    ['Pelo menos duas opções precisam ser vegetarianas.', [of('vegetarianos', 2, 'at_least')]],
    ['Pelo menos uma opção vegetariana.', [of('vegetarianos', 1, 'at_least')]],
    ['Quero quatro harmonizações, todas de sobremesa.', [all(4), of('sobremesas', 4)]],
    ['Cinco pares.', [all(5)]],
  ])('reads %j', (said, expected) => {
    expect(read(said)).toEqual(expected)
  })
})

describe('limits of combos and doses', () => {
  it.each([
    [
      'O combo de prato com dose não pode passar de R$ 95 e a dose é de no máximo 40 ml.',
      [combo(95), { kind: 'portion', item: 'dose', amount: 40, unit: 'ml', bound: 'at_most' }],
    ],
    [
      'O conjunto de prato e dose deve custar até R$ 86,00, com exceção da paleta de cordeiro, que pode chegar a R$ 104,00.',
      [combo(86), combo(104, { of: 'Paleta de cordeiro' })],
    ],
    ['Os combos de petisco com dose podem custar até R$ 45.', [combo(45, { of: 'petiscos' })]],
    [
      'O combo da entrada vai até R$ 60 e o do prato principal até R$ 150.',
      [combo(60, { of: 'petiscos' }), combo(150, { of: 'principais' })],
    ],
    [
      'A dose é de 30 ml e custa no máximo R$ 14.',
      [
        { kind: 'portion', item: 'dose', amount: 30, unit: 'ml' },
        { kind: 'price', item: 'dose', max: 14 },
      ],
    ],
    [
      'O combo de margherita com duas doses não pode passar de R$ 85.',
      [combo(85, { of: 'Margherita', doses: 2 })],
    ],
    ['Prato e bebida juntos, no máximo R$ 90.', [combo(90)]],
  ])('reads %j', (said, expected) => {
    expect(read(said)).toEqual(expected)
  })
})

describe('what goes on as it is', () => {
  it.each([
    [
      'A truta continua com o vinho branco; não quero cachaça nela.',
      [
        {
          kind: 'pairing',
          rule: 'keeps',
          dishes: ['Truta com amêndoas'],
          serves: ['Vinho branco chardonnay'],
        },
        { kind: 'pairing', rule: 'never', serves: ['cachaça'], dishes: ['Truta com amêndoas'] },
      ],
    ],
    [
      'A pizza margherita fica com o vinho branco, sem cachaça.',
      [
        { kind: 'pairing', rule: 'only', serves: ['Vinho branco chardonnay'], dishes: ['Margherita'] },
        { kind: 'pairing', rule: 'never', serves: ['cachaça'], dishes: ['Margherita'] },
      ],
    ],
    ['Tudo pronto até 4 de junho.', [{ kind: 'deadline', what: '4 de junho', by: '2027-06-04' }]],
    ['Nenhuma dose pode depender de garrafa congelada.', [{ kind: 'pairingRule', what: 'noFreezer' }]],
    ['Das três garrafas, qual devo comprar primeiro?', [{ kind: 'question', about: 'firstBottle' }]],
    ['Qual par eu ofereço primeiro?', [{ kind: 'question', about: 'firstPair' }]],
    ['Não gosto de gengibre em drink.', [{ kind: 'pairing', rule: 'never', serves: ['gengibre'] }]],
    [
      'Nada de cachaça envelhecida com peixe cru.',
      [{ kind: 'pairing', rule: 'never', serves: ['cachaça envelhecida'], dishes: ['pratos crus'] }],
    ],
  ])('reads %j', (said, expected) => {
    expect(read(said)).toEqual(expected)
  })
})

describe('groups of the house', () => {
  const own: MenuItem[] = [
    ['Yakisoba', 'Quentes'],
    ['Niguiri de salmão', 'Sushis'],
    ['Pastel de queijo', 'Petiscos'],
    ['Sunomono', 'Entradas'],
  ].map(([name, category]) => ({
    name: String(name),
    category: String(category),
    description: null,
    price: 30,
    cost: null,
  }))
  it.each([
    ['3 deles com pratos quentes', 'Quentes', 3],
    ['três com os quentes', 'quentes', 3],
    ['2 com petiscos', 'Petiscos', 2],
    ['no máximo dois com entradas', 'Entradas', 2],
  ])('%s', (text, item, count) => {
    expect(readOf(own, text)).toMatchObject([{ kind: 'count', of: 'results', item, count }])
  })

  it.each([
    ['dois pares que sejam veganos', 'vegano', 2],
    ['um deles vegano', 'vegano', 1],
    ['três pares sem carne', 'carnes', 3],
  ])('%s is a part of the list', (text, what, count) => {
    expect(read(text)).toMatchObject([{ kind: 'share', what, of: 'many', count }])
  })

  it('counts vegetarian pairings beside the others', () => {
    expect(read('2 pares vegetarianos')).toEqual([of('vegetarianos', 2)])
  })
})

describe('limits on the drinks', () => {
  it.each([
    ['drinks entre 22 e 34 reais', 'drink', 22, 34],
    ['doses de R$ 10 a R$ 15', 'dose', 10, 15],
    ['bebidas na faixa de 20 a 30 reais', 'bebida', 20, 30],
  ])('%s', (text, item, min, max) => {
    expect(read(text)).toEqual([{ kind: 'price', item, min, max }])
  })

  it.each(['drinks pouco doces', 'quero drinks menos doces', 'bebidas que não sejam muito doces'])(
    '%s',
    (text) => {
      expect(read(text)).toEqual([{ kind: 'style', what: 'mais secos' }])
    },
  )

  it('does not turn sweet drinks around', () => {
    expect(read('drinks muito doces')).not.toContainEqual({ kind: 'style', what: 'mais secos' })
  })
})
