import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const items = [
  ['Calabresa da Nonna', 'Pizzas tradicionais', 49],
  ['Carne de sol com nata', 'Pizzas especiais', 68],
  ['Banana com canela', 'Pizzas doces', 44],
  ['Lasanha', 'Massas', 48],
  ['Chope', 'Bebidas', 10],
  ['Tiramisù', 'Sobremesas', 26],
] as const

function read(said: string) {
  const { wishes, unread } = understand('menu_redesign', {
    answers: {
      constraints: said,
      current_menu: {
        path: 'r/a',
        name: 'a',
        size: 1,
        type: '',
        menu: {
          items: items.map(([name, category, price]) => ({
            name,
            category,
            price,
            description: null,
            cost: null,
          })),
        },
      },
    },
    house: houseSchema.parse({ menu: [] }),
    today: '2026-11-23',
  })
  return [
    ...wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    ...unread.map(({ text }) => `unread ${text}`),
  ]
}

describe('the places of sections', () => {
  const order = (...names: string[]) => [{ kind: 'sections', names }]
  test('"junto com" puts sections beside each other, and makes no combo of them', () => {
    expect(read('Queremos as pizzas doces junto com as sobremesas.')).toEqual(
      order('Pizzas tradicionais', 'Pizzas especiais', 'Massas', 'Bebidas', 'Pizzas doces', 'Sobremesas'),
    )
  })
  test('a word of several sections means all of them, and later places hold', () => {
    expect(read('Com as pizzas antes das massas. Queremos as pizzas doces junto com as sobremesas.')).toEqual(
      order('Pizzas tradicionais', 'Pizzas especiais', 'Massas', 'Bebidas', 'Pizzas doces', 'Sobremesas'),
    )
  })
  test('pages are places, too', () => {
    expect(read('massas na primeira página e bebidas na última página')).toEqual(
      order('Massas', 'Pizzas tradicionais', 'Pizzas especiais', 'Pizzas doces', 'Sobremesas', 'Bebidas'),
    )
  })
})

test.each([
  [
    'A Calabresa da Nonna mantém o nome e o preço, porque é a pizza da fundadora.',
    [
      { kind: 'keepItem', item: 'Calabresa da Nonna', part: 'name' },
      { kind: 'keepPrice', item: 'Calabresa da Nonna' },
    ],
  ],
  ['meu chope é 10 e fica 10', [{ kind: 'keepPrice', item: 'Chope' }]],
  [
    'só sei que a lasanha me sai uns 15 reais e o tiramisù 8',
    [
      { kind: 'costNow', item: 'Lasanha', price: 15 },
      { kind: 'costNow', item: 'Tiramisù', price: 8 },
    ],
  ],
  [
    'Coloque um aviso de que a pizza meio a meio é cobrada pelo sabor mais caro.',
    [
      {
        kind: 'pageNote',
        note: 'A pizza meio a meio é cobrada pelo sabor mais caro',
        print: true,
      },
    ],
  ],
  ['tem item me dando prejuízo?', [{ kind: 'question', about: 'weakest' }]],
  ['vale botar a lasanha na 1ª página?', [{ kind: 'question', about: 'showWorth', item: 'Lasanha' }]],
  ['o chope a 10 tá barato?', [{ kind: 'question', about: 'fairPrice', item: 'Chope' }]],
  ['quarta é fraco, vale fazer uma promoção?', [{ kind: 'question', about: 'dayOffer', weekdays: [3] }]],
])('%j is read whole', (said, expected) => {
  expect(read(said)).toEqual(expected)
})

test.each([
  'O coalho subiu 12%, e os custos que anotei já vêm com o preço novo.',
  'A nata foi de 20 para 26, mas isso já entrou na planilha.',
  'O chope aumentou 8%; esse aumento já está no custo.',
])('a rise that the costs of the sheet already have is told with it: %s', (said) => {
  expect(read(said)).toContainEqual({ kind: 'houseFact', about: 'newCosts' })
})
