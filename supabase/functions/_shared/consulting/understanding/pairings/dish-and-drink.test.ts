import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { understand } from '../understand.ts'

const items: MenuItem[] = [
  ['Moqueca de arraia', 'Pratos', 59],
  ['Lagosta na manteiga', 'Pratos', 130],
  ['Cartola', 'Sobremesas', 20],
  ['Batida de coco com leite condensado', 'Bebidas', 23],
  ['Caipirinha de limão', 'Bebidas', 22],
  ['Cerveja 600 ml', 'Bebidas', 18],
].map(([name, category, price]) => ({
  name: String(name),
  category: String(category),
  description: null,
  price: Number(price),
  cost: null,
}))

function read(said: string) {
  const { wishes, unread } = understand('food_pairing', {
    answers: {
      focus_areas: [said],
      menu_upload: { path: 'r/a', name: 'a', size: 1, type: '', menu: { items } },
    },
    house: houseSchema.parse({ menu: [] }),
    today: '2027-05-20',
  })
  return [
    ...wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    ...unread.map(({ text }) => `unread ${text}`),
  ]
}

describe('a limit on dish and drink together', () => {
  test.each([
    ['prato + drink até R$ 90 por pessoa', 90],
    ['prato mais drink até 70', 70],
    ['comida e bebida até 60 por cabeça', 60],
    ['a conta do prato com o drink tem que ficar até R$ 80', 80],
    ['somando prato e bebida, não passar de 75', 75],
  ])('%j limits each pair, and neither drinks nor combos', (said, max) => {
    expect(read(said)).toEqual([{ kind: 'price', item: 'harmonização', max }])
  })
})

describe('a dish and a drink that stay out', () => {
  const skip = (dish: string) => ({ kind: 'pairing', rule: 'skip', dishes: [dish] })
  const never = (serve: string) => ({ kind: 'pairing', rule: 'never', serves: [serve] })
  const batida = 'Batida de coco com leite condensado'
  test.each([
    [
      'Não incluam a moqueca de arraia, que sai do cardápio em outubro, nem a batida de coco com leite condensado',
      [skip('Moqueca de arraia'), never(batida)],
    ],
    ['cartola e cerveja ficam de fora', [skip('Cartola'), never('cerveja')]],
    ['sem a lagosta e sem a cerveja', [skip('Lagosta na manteiga'), never('cerveja')]],
    [
      'Não incluam a moqueca de arraia, que sai em outubro, nem a lagosta',
      [skip('Moqueca de arraia'), skip('Lagosta na manteiga')],
    ],
  ])('%j refuses each of them', (said, expected) => {
    expect(read(said)).toEqual(expected)
  })

  test('a drink that is refused beside a dish is refused there alone', () => {
    expect(read('não quero cerveja com a cartola')).toEqual([{ ...never('cerveja'), dishes: ['Cartola'] }])
  })
})

test('a drink with cachaça and one without for each dish are two wishes, and neither comes first', () => {
  const said =
    'Queremos uma bebida com cachaça e uma sem álcool para cada prato, pensando em quem vem dirigindo'
  expect(read(said)).toEqual([
    { kind: 'zeroAlcohol', part: 'each' },
    { kind: 'pairing', rule: 'only', serves: ['cachaça'] },
  ])
})

test.each([
  ['Vale mais a pena dar desconto no combo ou oferecer a dose de cachaça de cortesia?', {}],
  ['compensa mais brinde de dose ou 10% de desconto?', { percent: 10 }],
])('%j asks which costs less', (said, figures) => {
  expect(read(said)).toEqual([
    { kind: 'question', about: 'comboDiscount', what: 'dose de cortesia', ...figures },
  ])
})

describe('what the house pours already', () => {
  const own = { kind: 'pairingRule', what: 'menuOnly' }
  test.each([
    ['quero usar so as bebidas q ja tenho no cardapio', [own]],
    ['com as bebidas que eu já vendo', [own]],
    [
      'Harmonize a moqueca de arraia e a cartola com bebidas que já estão no nosso cardápio',
      [own, { kind: 'keepItem', item: 'Moqueca de arraia' }, { kind: 'keepItem', item: 'Cartola' }],
    ],
  ])('%j limits the drinks, and names the dishes', (said, expected) => {
    expect(read(said)).toEqual(expected)
  })
})

test('numbers of drinks among the pairs are counted drink by drink', () => {
  expect(read('Quero pelo menos duas cervejas e uma caipirinha entre as sugestões')).toEqual(
    (
      [
        ['cerveja', 2],
        ['caipirinha', 1],
      ] as const
    ).map(([serve, count]) => ({
      kind: 'pairing',
      rule: 'some',
      serves: [serve],
      count,
      bound: 'at_least',
    })),
  )
})

test('an option without alcohol for each dish is one for every dish, also beside children', () => {
  expect(read('tem criança, preciso de uma opção sem alcool pra cada prato')).toContainEqual({
    kind: 'zeroAlcohol',
    part: 'each',
  })
})

test('combos of plate and drink have their limit, and the drinks none', () => {
  expect(read('queria 3 combos de prato + bebida no max 100 reais')).toEqual([
    { kind: 'newCombo', count: 3, max: 100 },
  ])
})

test.each([
  ['a cartola combina com o quê?', { item: 'Cartola' }],
  ['o que ofereço com a cartola que não seja só cerveja?', { item: 'Cartola', other: 'cerveja' }],
])('%j asks for a drink', (said, expected) => {
  expect(read(said)).toEqual([{ kind: 'question', about: 'drinkFor', ...expected }])
})

test('asks whether a wine sells better by the glass', () => {
  expect(read('Vale a pena vender o Malbec em taça ou só em garrafa?')).toEqual([
    { kind: 'question', about: 'glassOrBottle', item: 'malbec' },
  ])
})
