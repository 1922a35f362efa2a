import { expect, test } from 'vitest'
import { plainContext, understood } from '../../../../../../tests/support/understood.ts'

const read = (preferences: string) => {
  const { sheet } = understood('drink_creation', { preferences }, plainContext)
  return {
    wishes: sheet.wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish),
    unread: sheet.unread.map(({ text }) => text),
  }
}

test.each([
  [
    'Cada bebida individual deve custar ao cliente no máximo R$ 26,00, e a jarra, no máximo R$ 72,00.',
    [
      { kind: 'price', max: 26 },
      { kind: 'price', item: 'jarra', max: 72 },
    ],
  ],
  [
    'quatro drinks novos que custem ao cliente entre 18 e 24 reais',
    [
      { kind: 'count', count: 4, bound: 'exactly' },
      { kind: 'price', min: 18, max: 24 },
    ],
  ],
  ['Cada drink pode sair para o cliente por até R$ 30', [{ kind: 'price', max: 30 }]],
  ['no máximo 6 reais de ingredientes por drink', [{ kind: 'cost', max: 6 }]],
])('what the guest pays is a price, and what the bar pays is a cost: %s', (text, wishes) => {
  expect(read(text)).toEqual({
    wishes: expect.arrayContaining(wishes.map((wish) => expect.objectContaining(wish))),
    unread: [],
  })
  expect(read(text).wishes).toHaveLength(wishes.length)
})

test.each([
  ['Oito drinks. Três têm que levar coco ou água de coco.', { kind: 'share', what: 'coco', count: 3 }],
  [
    'Oito drinks. Três dos cinco drinks individuais devem levar a Prata.',
    { kind: 'share', what: 'cachaça alambique', count: 3 },
  ],
  [
    'Oito drinks: cinco drinks individuais com cachaça e três sem álcool.',
    { kind: 'share', what: 'cachaça', count: 5 },
  ],
  ['Sete coquetéis. Um sem álcool para acompanhar o jantar.', { kind: 'zeroAlcohol', count: 1 }],
  [
    'Sete coquetéis. Dois devem ser na linha do negroni, mais amargos.',
    { kind: 'drinkTrait', what: 'bitter', count: 2 },
  ],
  ['Seis drinks. Dois podem ser feitos em jarra para a mesa.', { kind: 'drinkTrait', what: 'jug', count: 2 }],
  ['Evite coisa doce demais.', { kind: 'style', what: 'mais secos' }],
  ['Só eu preparo no balcão.', { kind: 'style', what: 'rápidos de fazer' }],
])('an ordinary wish is read whole: %s', (text, wish) => {
  const { wishes, unread } = read(text)
  expect(unread).toEqual([])
  expect(wishes).toContainEqual(expect.objectContaining(wish))
})

test.each([
  'sete drinks, dois de jarra e os outros no copo. Copo até 28, jarra até 75',
  'Sete drinks: dois de jarra e o resto em copo. Cada copo até R$ 28 e jarras de no máximo 75 reais',
  '7 drinks, 2 de jarra, os demais individuais; no máximo 28 reais o copo; a jarra não passa de R$ 75',
])('a jug has a price and a number of its own, named once: %s', (text) => {
  const { wishes } = read(text)
  expect(wishes.filter((wish) => 'what' in wish && wish.what === 'jug')).toEqual([
    expect.objectContaining({ count: 2 }),
  ])
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'price', item: 'jarra', max: 75 }))
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'drinkTrait', what: 'single', count: 5 }))
})

test('drinks for children are drinks without alcohol, with a price of their own, and block nothing', () => {
  const { wishes, unread } = read('sete drinks, cinco com álcool e dois pra criança. Os de criança até R$ 15')
  expect(unread).toEqual([])
  expect(wishes).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ kind: 'count', count: 7 }),
      expect.objectContaining({ kind: 'zeroAlcohol', count: 2 }),
      expect.objectContaining({ kind: 'price', item: 'sem álcool', max: 15 }),
    ]),
  )
})

test('a child’s allergy still blocks until the owner settles it', () => {
  const { sheet } = understood(
    'drink_creation',
    { preferences: 'dois pra criança alérgica a zurrapa' },
    plainContext,
  )
  expect(sheet.unread.some(({ blocking }) => blocking)).toBe(true)
})

test('each of two questions is read by itself, and a price beside a dish is no part of it', () => {
  const two = read('Qual deles combina com o torresmo? E quanto vou gastar para começar?').wishes
  expect(two).toEqual([
    expect.objectContaining({ what: 'withDish', item: 'torresmo' }),
    expect.objectContaining({ what: 'startCost' }),
  ])
  const one = read('Cinco drinks que combinem com pizza, entre R$ 20 e R$ 30').wishes
  expect(one).toContainEqual(expect.objectContaining({ kind: 'price', min: 20, max: 30 }))
})

test.each([
  ['Quero cinco drinks simples que combinem com hambúrguer', 'hambúrguer'],
  ['Quatro drinks para acompanhar o sushi', 'sushi'],
])('a dish that the drinks go with is nothing to pour: %s', (text, item) => {
  const { wishes, unread } = read(text)
  expect(wishes.filter(({ kind }) => kind === 'prefer')).toEqual([])
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'question', what: 'withDish', item }))
  expect(unread).toEqual([])
})

test('drinks with cachaça and others without alcohol beside them add up', () => {
  expect(read('Quatro drinks leves com cachaça e um sem álcool').wishes).toContainEqual(
    expect.objectContaining({ kind: 'count', count: 5 }),
  )
  expect(read('Cinco drinks, um sem álcool').wishes).toContainEqual(
    expect.objectContaining({ kind: 'count', count: 5 }),
  )
})

test('the price of drinks for those who drive is theirs alone', () => {
  const { wishes } = read('Cinco drinks até R$ 24. Dois sem álcool para quem dirige, até R$ 14.')
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'price', item: 'sem álcool', max: 14 }))
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'price', max: 24 }))
})

test('a question on the month’s profit is one', () => {
  const { wishes, unread } = read('Quanto vou lucrar por mês com eles?')
  expect([wishes, unread]).toEqual([[expect.objectContaining({ what: 'monthGain' })], []])
})
