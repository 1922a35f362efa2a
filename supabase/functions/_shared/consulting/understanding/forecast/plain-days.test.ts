import { describe, expect, test } from 'vitest'
import { emptyHouse } from '../../base/house/house.ts'
import { answersWith } from '../sentences/sentence.ts'
import { understand } from '../understand.ts'
import type { HouseName } from '../words/vocabulary.ts'
import { readPlainDays } from './plain-days.ts'

const names = ['Buffet (kg)', 'Sobremesa (kg)', 'Tapioca de coco', 'Moqueca'].map(
  (name) => ({ name }) as HouseName,
)
const read = (text: string) => {
  const { wishes, told } = readPlainDays(text, { today: '2026-11-30', names })
  return { wishes: wishes.map(({ wish }) => wish), told: told.length }
}

describe('days that do not hold for all', () => {
  test.each([
    ['Abrimos de terça a domingo; às segundas só abrimos em feriado, como em 12 de outubro.', 1],
    ['às quartas a gente só funciona em dia de feriado', 3],
  ])('closes the weekday that opens on feasts only, and no other: %s', (said, weekday) =>
    expect(read(said).wishes).toEqual([
      { kind: 'date', what: 'casa fechada', weekdays: [weekday], closed: true },
    ]),
  )

  test.each([
    [
      'Em dezembro abriremos normalmente, menos nos dias 24, 25 e 31.',
      ['2026-12-24', '2026-12-25', '2026-12-31'],
    ],
    ['Vamos abrir todos os dias em janeiro, exceto dia 1.', ['2027-01-01']],
    ['A casa funciona em dezembro, salvo nos dias 24 e 25', ['2026-12-24', '2026-12-25']],
  ])('closes the days that are left out, and opens none of them: %s', (said, days) => {
    const { wishes } = read(said)
    expect(wishes.map((wish) => (wish.kind === 'date' && wish.closed ? wish.from : null))).toEqual(days)
  })

  test.each([
    ['Na segunda, 28 de dezembro, vamos abrir, porque a praia lota.', '2026-12-28'],
    ['No domingo, 20/12, a casa abrirá.', '2026-12-20'],
  ])('opens a day that is usually closed: %s', (said, from) =>
    expect(read(said).wishes).toMatchObject([{ kind: 'date', from, to: from, open: true, closed: false }]),
  )
})

test.each([
  [
    'No fim de semana de 15 e 16 de agosto faltou energia e vendemos pela metade, então não levem esses dias em conta.',
    '2026-08-15',
    '2026-08-16',
  ],
  [
    'No dia 7 de novembro atendemos a uma encomenda de 400 tapiocas, que não se repetirá e não deve entrar na conta.',
    '2026-11-07',
    '2026-11-07',
  ],
  ['De 3 a 9 de março o forno quebrou, desconsiderem esses dias.', '2026-03-03', '2026-03-09'],
])(
  'leaves out days of the past that a second clause takes out, and orders nothing for them: %s',
  (said, from, to) =>
    expect(read(said).wishes).toMatchObject([{ kind: 'date', from, to, closed: true, leftOut: true }]),
)

test.each([
  [
    'Em 3 de agosto o quilo passou de 69,90 para 74,90. O aumento do quilo espantou cliente?',
    'Buffet (kg)',
    74.9,
    '2026-08-03',
  ],
  [
    'O quilo subiu de 64,90 pra 69,90 em 1º de junho. Será que o aumento afastou cliente?',
    'Buffet (kg)',
    69.9,
    '2026-06-01',
  ],
  [
    'A moqueca foi de R$ 88 para R$ 96 em setembro. O reajuste derrubou a venda?',
    'Moqueca',
    96,
    '2026-09-01',
  ],
])('a price that rose asks what it did, and the question is the same: %s', (said, item, price, from) => {
  const { wishes, told } = read(said)
  expect(wishes).toMatchObject([{ kind: 'question', about: 'priceMove', item, price, from }])
  expect(told).toBe(1)
})

test('a rest of guests beside the house takes its share until the holidays end', () => {
  expect(
    read(
      'A faculdade aqui do lado entra de férias em 12 de dezembro e eu costumo perder uns 20% do movimento.',
    ).wishes,
  ).toMatchObject([{ kind: 'date', from: '2026-12-12', to: '2027-01-31', effect: 'down', percent: -20 }])
})

test.each([
  ['Tenho cinco pessoas no salão: em que dia posso folgar uma?', 5],
  ['Somos 4 na cozinha, em que dia dá para folgar um?', 4],
])('a team that asks for its day off is counted: %s', (said, count) =>
  expect(read(said).wishes).toEqual([{ kind: 'question', about: 'quietDays', count }]),
)

test.each([
  'Em que dia devo abrir em dezembro?',
  'No dia 7 de novembro vendemos bem.',
  'O quilo custa 69,90.',
  'Em feriado só abrimos para almoço.',
])('leaves other sentences to their readers: %s', (said) => expect(read(said).wishes).toEqual([]))

test('a holiday of the house with its days is a closing, and no question for the best week', () => {
  const { wishes } = understand('predictive_analytics', {
    answers: answersWith('predictive_analytics', 'em março vou tirar férias de oito a quatorze'),
    house: emptyHouse,
    today: '2026-11-30',
  })
  expect(wishes).toEqual([
    expect.objectContaining({ kind: 'date', from: '2027-03-08', to: '2027-03-14', closed: true }),
  ])
})
