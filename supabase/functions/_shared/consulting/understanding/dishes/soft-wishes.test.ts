import { describe, expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'

const sheetOf = (text: string) =>
  understand('dish_creation', {
    answers: answersWith('dish_creation', text),
    house: emptyHouse,
    today: '2026-11-29',
  })
const wishesOf = (text: string) =>
  sheetOf(text).wishes.flatMap(({ text: _said, place: _place, origin, ...wish }) =>
    origin === 'request' ? [wish] : [],
  )

describe('what the owner would like of some dish is a rule for none of the others', () => {
  test.each([
    'Se der pra congelar algum, melhor ainda.',
    'Se algum puder ser congelado, ótimo.',
    'Se desse pra congelar um deles eu agradeço.',
  ])('%s', (text) => {
    expect(wishesOf(text)).toEqual([{ kind: 'question', about: 'keeping' }])
  })

  test('one made the day before is one', () => {
    expect(wishesOf('Se tiver algum que dê pra deixar pronto de véspera, melhor.')).toEqual([
      { kind: 'dishTrait', what: 'ahead', count: 1, bound: 'at_least' },
    ])
  })
})

test.each([
  'Cachaça na comida pode, contanto que não fique gosto forte.',
  'Pode usar cachaça nos pratos, mas não quero gosto forte.',
  'Cachaça tudo bem, desde que não fique com gosto forte de álcool.',
])('leave to use cachaça is no order to use it: %s', (text) => {
  expect(wishesOf(text)).toEqual([{ kind: 'question', about: 'mildCachaca' }])
})

test.each([
  [
    'Queijo coalho eu pego a 32 o quilo e macaxeira a 5.',
    [
      ['queijo coalho', 32],
      ['macaxeira', 5],
    ],
  ],
  ['Pago 45 no quilo da carne de sol.', [['carne de sol', 45]]],
])('what the owner pays is a cost, and no price: %s', (text, costs) => {
  expect(wishesOf(text)).toEqual(costs.map(([item, price]) => ({ kind: 'costNow', item, price })))
})

test.each([
  'Tem que custar no máximo 11 reais de ingrediente e eu vendo entre 28 e 36.',
  'Até 11 reais de insumo por prato, para vender entre 28 e 36.',
])('the cost of a plate and its price are two things: %s', (text) => {
  expect(wishesOf(text)).toEqual([
    { kind: 'dishLimit', of: 'plateCost', max: 11 },
    { kind: 'price', min: 28, max: 36 },
  ])
})

test('dishes that the house sells are not asked for again', () => {
  expect(wishesOf('Torresmo e panelada eu já vendo, não me venha com isso de novo.')).toEqual(
    ['torresmo', 'panelada'].map((what) => ({ kind: 'question', about: 'notRepeated', what })),
  )
})

test('what is left over every week is used up every week', () => {
  expect(wishesOf('Todo sábado sobra uns 4 quilos de carne de sol e eu queria dar fim nisso.')).toEqual([
    { kind: 'leftover', what: 'carne de sol', amount: 4, unit: 'kg', weekly: true },
    { kind: 'prefer', what: 'carne de sol', why: 'supply' },
  ])
})

test('contact is asked about behind an allergy that was read, and takes nothing from it', () => {
  const { wishes, unread } = sheetOf(
    'Meu cozinheiro é alérgico a amendoim, então não pode ter amendoim nem encostado.',
  )
  expect(unread.filter(({ blocking }) => blocking)).toEqual([])
  expect(wishes).toContainEqual(
    expect.objectContaining({ kind: 'exclude', what: 'amendoim', why: 'allergy' }),
  )
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'question', about: 'noTraces' }))
})

test('a diet of one course is of that course', () => {
  expect(wishesOf('6 pratos. Dos principais pelo menos 2 têm que ser veganos.')).toContainEqual({
    kind: 'dishTrait',
    what: 'free',
    of: 'vegano',
    course: 'principal',
    count: 2,
    bound: 'at_least',
  })
})
