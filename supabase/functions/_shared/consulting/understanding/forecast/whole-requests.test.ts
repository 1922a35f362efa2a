/** What owners say of days and purchases in whole requests. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Açaí', 'Açaí 500 ml', 24],
    ['Açaí', 'Açaí 1 litro', 42],
    ['Pratos', 'Maniçoba', 38],
    ['Petiscos', 'Espeto de carne', 12],
    ['Petiscos', 'Espeto de frango', 10],
    ['Cervejas', 'Heineken 600 ml', 18],
    ['Cervejas', 'Brahma 600 ml', 13],
    ['Cafés', 'Cappuccino', 14],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (context: string) => {
  const { wishes, unread } = understand('predictive_analytics', {
    answers: { context },
    house,
    today: '2026-11-29',
  })
  return {
    wishes: wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  }
}
const leftOut = (from: string, to: string) =>
  expect.objectContaining({ kind: 'date', from, to, closed: true, leftOut: true })

test.each([
  ['na semana do Círio estourou e não é pra contar com aquilo agora em dezembro', '2026-10-05', '2026-10-11'],
  ['Fortal em julho encheu mas não é pra contar com isso agora', '2026-07-23', '2026-07-26'],
  ['O carnaval fora de época encheu, não considere', '2026-07-23', '2026-07-26'],
  ['Festa do Divino em maio trouxe muita gente – desconsiderar', '2026-05-24', '2026-05-24'],
  ['São Francisco em Canindé levou meu povo, não conte', '2026-09-24', '2026-10-04'],
  ['Em abril tivemos o aniversário de Fortaleza (13/04), não considere', '2026-04-13', '2026-04-13'],
  [
    'semana do dia 12 de outubro foi fraca por causa do feriadão nao leva em conta',
    '2026-10-12',
    '2026-10-18',
  ],
])('%s: those days of the past are left out', (said, from, to) => {
  expect(read(said)).toEqual({ wishes: [leftOut(from, to)], unread: [] })
})

test('two feasts in one sentence are left out each for itself', () => {
  expect(read('o Fortal e a semana da Black Friday não valem').wishes).toEqual([
    leftOut('2026-07-23', '2026-07-26'),
    leftOut('2026-11-23', '2026-11-28'),
  ])
})

test('the last days of a year need no month', () => {
  expect(read('24 e 31 fecho as 14h. 25 e 1 não abro.').wishes).toEqual([
    expect.objectContaining({ from: '2026-12-24', closes: 14, closed: false }),
    expect.objectContaining({ from: '2026-12-31', closes: 14, closed: false }),
    expect.objectContaining({ from: '2026-12-25', to: '2026-12-25', closed: true }),
    expect.objectContaining({ from: '2027-01-01', to: '2027-01-01', closed: true }),
  ])
})

test('numbers of other things are no days', () => {
  expect(read('compro 25 caixas e 24 latas').wishes).toEqual([])
})

test('Sundays and holidays are both closed', () => {
  expect(read('aqui fecha domingo e feriado').wishes).toEqual([
    expect.objectContaining({ weekdays: [0], closed: true }),
    expect.objectContaining({ from: '2026-12-25', closed: true }),
    expect.objectContaining({ from: '2027-01-01', closed: true }),
    expect.objectContaining({ from: '2027-02-08', to: '2027-02-09', closed: true }),
  ])
})

test('a Saturday that begins in the evening closes no other day', () => {
  expect(read('sábado só abro à noite').wishes).toEqual([])
})

test('a closed week whose days stand in brackets is that week', () => {
  expect(read('em julho a gente fechou uma semana pra pintar (13 a 19)').wishes).toEqual([
    { kind: 'date', what: expect.any(String), from: '2026-07-13', to: '2026-07-19', closed: true },
  ])
})

test.each([
  ['Devo abrir no dia 1º de janeiro?', { from: '2027-01-01', to: '2027-01-01' }],
  ['devo abrir em janeiro?', { from: '2027-01-01', to: '2027-01-31' }],
  ['me diz se devo abrir no natal', { from: '2026-12-25', to: '2026-12-25' }],
  ['Das 16 às 18 fica vazio, devo abrir só às 18h?', { start: 16, end: 18 }],
])('%s: a question on opening, and no plan', (said, span) => {
  expect(read(said)).toEqual({
    wishes: [{ kind: 'question', about: 'openDay', ...span }],
    unread: [],
  })
})

test.each<[string, readonly object[]]>([
  [
    'compro açaí em lata (basqueta) de 14 kg e cada uma rende mais ou menos 7 litros, quero saber quantas basquetas por semana. só cabe 25 basqueta na câmara',
    [{ about: 'packsServed', item: 'Açaí', other: 'Açaí 1 litro', count: 7, what: 'basqueta', most: 25 }],
  ],
  [
    'a cerveja vem em grade de 24. quantas grades de heineken e de brahma?',
    [
      { about: 'packs', item: 'Heineken 600 ml', count: 24, what: 'grades de 24' },
      { about: 'packs', item: 'Brahma 600 ml', count: 24, what: 'grades de 24' },
    ],
  ],
  [
    'Quantas caixas de Heineken (24 por caixa)?',
    [{ about: 'packs', item: 'Heineken 600 ml', count: 24, what: 'caixas de 24' }],
  ],
  [
    'quanto de carne compro, cada espeto tem 120g',
    [
      { about: 'packs', what: 'carne' },
      { kind: 'portion', item: 'Espeto de carne', amount: 120, unit: 'g', of: 'carne' },
    ],
  ],
  [
    'O leite eu compro em caixa de 12, cada cappuccino leva 150 ml, quantas caixas?',
    [
      { kind: 'portion', item: 'Cappuccino', amount: 150, unit: 'ml', of: 'leite' },
      { about: 'packs', what: 'leite em caixa de 12 l' },
    ],
  ],
])('%s: packs by the measure of another clause', (said, wishes) => {
  expect(read(said)).toEqual({
    wishes: wishes.map((one) => ({ kind: 'question', ...one })),
    unread: [],
  })
})

test('an item that stops after a day leaves on the next one', () => {
  expect(read('maniçoba para de vender depois do dia 15').wishes).toEqual([
    { kind: 'question', about: 'leaves', item: 'Maniçoba', from: '2026-12-16' },
  ])
})

test('speech without any mark is cut where its thoughts begin', () => {
  const { wishes } = read(
    'oi tudo bem aqui é o espetinho do chagas a gente fecha segunda sempre em junho o são joão bombou a heineken subiu de 16 pra 18 em agosto e acho que caiu quero saber se caiu mesmo dia 24 a gente fecha cedo umas 6 da tarde e 25 não abre 31 também não e dia primeiro depende me diz se compensa abrir e quanto vou precisar de gente no sábado',
  )
  expect(wishes).toEqual([
    expect.objectContaining({ weekdays: [1], closed: true }),
    expect.objectContaining({ from: '2026-06-24', closed: false, effect: 'up' }),
    expect.objectContaining({ about: 'priceMove', item: 'Heineken 600 ml', price: 18 }),
    expect.objectContaining({ from: '2026-12-24', closes: 18 }),
    expect.objectContaining({ from: '2026-12-25', closed: true }),
    expect.objectContaining({ from: '2026-12-31', closed: true }),
    expect.objectContaining({ about: 'openDay', from: '2027-01-01' }),
    expect.objectContaining({ about: 'hire', what: 'por dia' }),
  ])
})
