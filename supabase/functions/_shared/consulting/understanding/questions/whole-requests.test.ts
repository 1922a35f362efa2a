/** What owners say of prices in whole requests: periods left out, offers of some hours, guests who pay less. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Pastel de carne', 18],
    ['Petiscos', 'Carne de sol com macaxeira', 58],
    ['Cervejas', 'Heineken 600 ml', 18],
    ['Cervejas', 'Chope Brahma 300 ml', 9],
    ['Drinks', 'Caipirinha de limão', 17],
    ['Drinks', 'Gin tônica', 29],
    ['Cafés', 'Cappuccino', 14],
    ['Sem álcool', 'Suco de laranja', 9],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (constraints: string) =>
  understand('dynamic_pricing', { answers: { constraints }, house, today: '2026-11-29' }).wishes.map(
    ({ text: _, place: __, origin: ___, ...wish }) => wish,
  )
const out = (from: string, to: string) => ({
  kind: 'date',
  what: expect.any(String),
  from,
  to,
  closed: true,
  leftOut: true,
})
const asked = (about: string, fields: object) => ({ kind: 'question', about, ...fields })

test.each<[string, readonly object[]]>([
  ['Não mistura outubro na conta que é Oktoberfest e aí vende tudo', [out('2026-10-01', '2026-10-31')]],
  ['Junho tem São João, não conta na conta', [out('2026-06-01', '2026-06-30')]],
  ['Setembro a máquina quebrou duas semanas (7 a 20), não use.', [out('2026-09-07', '2026-09-20')]],
  ['Não conta o carnaval nem junho.', [out('2026-02-14', '2026-02-18'), out('2026-06-01', '2026-06-30')]],
  [
    'Terça e quarta aqui é deserto, queria um preço melhor nesses dias das 17 às 19, mas só no chope',
    [asked('dayOffer', { weekdays: [2, 3], start: 17, end: 19, item: 'Chope Brahma 300 ml' })],
  ],
  [
    'Sócio do clube (uns 120) paga 10% menos sempre',
    [asked('members', { percent: 10, what: 'sócio do clube' })],
  ],
  ['E quanto eu ganharia a mais por mês se fizesse tudo que vocês falam?', [asked('total', {})]],
  [
    'Na alta (dezembro a fevereiro) posso ter outra tabela?',
    [asked('seasonPrice', { what: 'alta', from: '2026-12-01', to: '2027-02-28' })],
  ],
  [
    'a Heineken subiu de 16 pra 18 em agosto, valeu a pena?',
    [asked('pastChange', { item: 'Heineken 600 ml' })],
  ],
  ['gin tonica pode voltar pra 25 se for melhor', [asked('itemPrice', { item: 'Gin tônica', price: 25 })]],
  [
    'a carne de sol subiu uns 15 por cento queria saber se passo pra 62 ou 64',
    [
      { kind: 'costNow', item: 'Carne de sol com macaxeira', percent: 15 },
      asked('eitherPrice', { item: 'Carne de sol com macaxeira', prices: [62, 64] }),
    ],
  ],
  ['o suco tanto faz', [asked('mayRise', { item: 'Suco de laranja' })]],
  [
    'queria subir o cappuccino de 14 direto pra 17',
    [{ kind: 'price', item: 'Cappuccino', min: 17, max: 17 }],
  ],
  ['chope pode 1 real só', [{ kind: 'capPrice', item: 'Chope Brahma 300 ml', rise: 1 }]],
  ['nada de centavos fora 50', [{ kind: 'ending', ends: 'half' }]],
  ['Preços terminando em ,90 não', [{ kind: 'ending', ends: 'whole' }]],
])('%s', (said, wishes) => {
  expect(read(said)).toEqual(wishes)
})

test('what the drinks cost today is told, and bounds nothing', () => {
  expect(read('os drinks estao de 17 a 29 menos o gin')).toEqual([])
})

test('a cost that rose stays apart from what is held in the next sentence', () => {
  expect(read('a carne de sol subiu de custo pra 27. não quero mexer no cappuccino')).toEqual([
    { kind: 'costNow', item: 'Carne de sol com macaxeira', price: 27 },
    { kind: 'keepPrice', item: 'Cappuccino' },
  ])
})

test('speech without any mark keeps what is said of one thing apart from the next', () => {
  expect(
    read(
      'então aqui é o chagas e o pastel não mexe o pessoal reclama a heineken tá igual do vizinho que é 18 então deixa a gin tônica pode subir um pouco e o suco tanto faz meus clientes da igreja pagam 5 por cento menos sempre dá pra cobrar mais no domingo e quanto isso daria a mais no mês',
    ),
  ).toEqual([
    { kind: 'keepPrice', item: 'Pastel de carne' },
    { kind: 'keepPrice', item: 'Heineken 600 ml' },
    asked('mayRise', { item: 'Gin tônica' }),
    asked('mayRise', { item: 'Suco de laranja' }),
    asked('members', { percent: 5, what: 'clientes da igreja' }),
    asked('dearDays', { weekdays: [0] }),
    asked('total', {}),
  ])
})

test('a rise that is told before a question is not lost in it', () => {
  const { wishes, unread } = understand('dynamic_pricing', {
    answers: { constraints: 'a carne de sol subiu uns 15 por cento, queria saber se passo pra 62 ou 64' },
    house,
    today: '2026-11-29',
  })
  expect(wishes.map(({ text }) => text)).toEqual(['queria saber se passo pra 62 ou 64'])
  expect(unread.map(({ text }) => text)).toEqual(['carne de sol subiu uns 15 por cento'])
})
