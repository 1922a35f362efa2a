/** What any owner tells and asks of competitors in plain words. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Pastel de carne', 18],
    ['Petiscos', 'Macaxeira frita', 22],
    ['Pratos', 'Peixada', 78],
    ['Drinks', 'Caipirinha de limão', 18],
    ['Cervejas', 'Heineken long neck', 12],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (competitors: string) =>
  understand('competitor_analysis', { answers: { competitors }, house, today: '2026-12-01' })
const wishes = (said: string) => read(said).wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish)

type Case = readonly [said: string, is: readonly object[]]
const theirs = (competitor: string, item: string, price: number) =>
  expect.objectContaining({ kind: 'competitorPrice', competitor, item, min: price, max: price })
const told = (competitor: string) =>
  expect.objectContaining({ kind: 'rivalFact', competitor, about: 'crowd' })
const ask = (about: string, fields: object = {}) =>
  expect.objectContaining({ kind: 'question', about, ...fields })
const unnamed = 'Concorrente sem nome'

describe.each<readonly [name: string, cases: readonly Case[]]>([
  [
    'two sizes have a price each',
    [
      [
        'A Cantina da Lúcia cobra 42 no filé à parmegiana para um e 78 para dois.',
        [
          theirs('Cantina da Lúcia', 'filé à parmegiana para um', 42),
          theirs('Cantina da Lúcia', 'filé à parmegiana para dois', 78),
        ],
      ],
      [
        'A peixada do Mirante é 60 para um e 110 para duas pessoas.',
        [theirs('Mirante', 'peixada para um', 60), theirs('Mirante', 'peixada para duas pessoas', 110)],
      ],
      [
        'O Recanto cobra 50 na peixada pequena e 90 na grande.',
        [theirs('Recanto', 'peixada pequena', 50), theirs('Recanto', 'peixada grande', 90)],
      ],
      [
        'A caipirinha do Zé custa 15 a pequena e 25 a grande.',
        [theirs('Zé', 'caipirinha pequena', 15), theirs('Zé', 'caipirinha grande', 25)],
      ],
    ],
  ],
  [
    'what comes with a dish is not what is priced',
    [
      [
        'O almoço deles vem com suco e sobremesa por 32.',
        [theirs(unnamed, 'almoço com suco e sobremesa', 32)],
      ],
      ['O rodízio da Bella inclui bebida por 60.', [theirs('Bella', 'rodízio com bebida', 60)]],
      ['O prato feito do Zé acompanha suco e custa 22.', [theirs('Zé', 'prato feito com suco', 22)]],
    ],
  ],
  [
    'a price by weight, and one of a size',
    [
      ['O preço do camarão deles é por quilo, 120 reais.', [theirs(unnamed, 'camarão por quilo', 120)]],
      ['O peixe do Mirante é vendido por quilo, a 90.', [theirs('Mirante', 'peixe por quilo', 90)]],
      ['A picanha da Bella é 130 o quilo.', [theirs('Bella', 'picanha por quilo', 130)]],
      ['O chope deles é de 300 e custa 8.', [theirs(unnamed, 'chope de 300 ml', 8)]],
      [
        'O pastel do Zé tem 60 g e custa 8, o meu tem 90 g e custa 18.',
        [
          theirs('Zé', 'pastel de 60 g', 8),
          expect.objectContaining({ kind: 'portion', item: 'Pastel de carne', amount: 90, unit: 'g' }),
        ],
      ],
    ],
  ],
  [
    'a kind of house may be a name',
    [
      ['No Recanto o almoço é 35.', [theirs('Recanto', 'almoço', 35)]],
      ['O executivo do Recanto sai por 29.', [theirs('Recanto', 'executivo', 29)]],
    ],
  ],
  [
    'prices that the owner does not know bind nothing',
    [
      ['Não tenho os preços da Cantina, só sei que é mais cara.', [told('Cantina')]],
      ['Não sei os preços do Mirante, mas parece mais barato.', [told('Mirante')]],
      ['Não consegui o cardápio do Zé.', [told('Zé')]],
      ['Ainda não vi os preços deles.', [told('Todos')]],
    ],
  ],
  [
    'what a house gives is told of it',
    [
      ['O Mirante dá couvert de graça na quinta.', [told('Mirante')]],
      ['A Bella oferece sobremesa grátis no almoço.', [told('Bella')]],
      ['Eles dão 10% de desconto no Pix.', [told('Todos')]],
      ['O Boteco 21 tem happy hour das 17 às 19.', [told('Boteco 21')]],
    ],
  ],
  [
    'a new price and what it brings are one question',
    [
      [
        'Se eu baixar a caipirinha para 16, perco quanto por mês?',
        [ask('lower', { item: 'Caipirinha de limão', price: 16 })],
      ],
      ['Se eu subir a peixada para 82, ganho quanto por mês?', [ask('rise', { item: 'Peixada', price: 82 })]],
      [
        'Botando a Heineken a 11, quanto eu perco?',
        [ask('itemPrice', { item: 'Heineken long neck', price: 11 })],
      ],
    ],
  ],
  [
    'the hours of a happy hour are no price',
    [['Devo copiar o happy hour do Zé, das 18 às 20?', [ask('happyHour', { start: 18, end: 20 })]]],
  ],
  [
    'the house’s own side of what is told asks nothing',
    [
      [
        'O Boteco 21 não abre segunda e eu abro.',
        [expect.objectContaining({ competitor: 'Boteco 21', about: 'days' })],
      ],
      ['Eles cobram 10% e eu não cobro.', [expect.objectContaining({ competitor: 'Todos', about: 'fee' })]],
    ],
  ],
])('%s', (_, cases) => {
  test.each(cases)('%s', (said, is) => {
    expect(wishes(said)).toEqual(is)
    expect(read(said).unread).toEqual([])
  })
})

test.each([
  'Só quero comparar os petiscos.',
  'Me interessa só a parte de petiscos.',
  'Só me importam os petiscos.',
])('all else stays out of the comparison: %s', (said) => {
  expect(wishes(said)).toEqual(
    ['Pratos', 'Drinks', 'Cervejas'].map((item) => ({ kind: 'question', about: 'notCompared', item })),
  )
})

test('a bound behind the rise of an item is of that item alone', () => {
  const said =
    'Bar do Zé: macaxeira 24, pastel 19, caipirinha 20. Quero subir a macaxeira, mas não quero passar do Zé.'
  expect(wishes(said).filter(({ kind }) => kind === 'capPrice')).toEqual([
    { kind: 'capPrice', item: 'Macaxeira frita', max: 24 },
  ])
})
