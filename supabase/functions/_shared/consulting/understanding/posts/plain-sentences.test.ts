/** What owners write in one plain clause among the dates of their posts: each is read as what it says, and nothing else. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const today = '2026-12-01'
const house = houseSchema.parse({
  menu: [
    { section: 'Pratos', name: 'Peixada', price: 78 },
    { section: 'Sobremesas', name: 'Pudim', price: 12 },
  ],
})
const read = (special_dates: string) => {
  const { wishes, unread } = understand('content_generation', { answers: { special_dates }, house, today })
  return { wishes: wishes.map(({ text: _, place: _at, origin: _from, ...wish }) => wish), unread }
}
const only = (said: string) => {
  const { wishes, unread } = read(said)
  expect(unread).toEqual([])
  expect(wishes).toHaveLength(1)
  return wishes[0]
}

test.each([
  [
    'Réveillon com ceia por 180 por pessoa, só com reserva até dia 20.',
    '2026-12-31',
    'com reserva até 20/12',
  ],
  ['Natal com ceia, reservas até o dia 18.', '2026-12-25', 'com reserva até 18/12'],
  ['Ceia de Natal dia 24, encomendas até dia 20.', '2026-12-24', 'com encomendas até 20/12'],
  ['Dia 31 tem festa, ingressos até dia 27.', '2026-12-31', 'com ingressos até 27/12'],
  ['Dia dos Namorados com menu para casal, reserva até dia 10.', '2027-06-12', 'com reserva até 10/06'],
])('a booking ends before its feast: %s', (said, from, note) =>
  expect(only(said)).toMatchObject({ kind: 'date', from, note: expect.stringContaining(note) }),
)

test.each([
  ['A partir de 1º de dezembro o chope passa a 9,90 das 17h às 19h.', 'chope', 9.9, '2026-12-01', 17],
  ['O chope fica a 9,90 das 17h às 19h a partir de dezembro.', 'chope', 9.9, '2026-12-01', 17],
  ['A partir de 5 de janeiro a peixada passa a 85.', 'peixada', 85, '2027-01-05', undefined],
])('a price that holds from a day on is the item at that price: %s', (said, what, price, from, start) => {
  expect(only(said)).toEqual({ kind: 'combo', what, price, from, ...(start && { start, end: 19 }) })
})

test('no event is called by the words before its day', () => {
  expect(only('A partir de dezembro tem happy hour das 17h às 19h com chope a 9,90.')).toMatchObject({
    what: expect.not.stringContaining('partir'),
  })
})

test.each([
  ['Quero que as pessoas reservem pelo link da bio.', 'Reservas pelo link da bio'],
  ['Quero que reservem pelo link da bio.', 'Reservas pelo link da bio'],
  ['Quero que o cliente peça pelo WhatsApp.', 'Pedidos pelo WhatsApp'],
  ['O pessoal tem que reservar pelo direct.', 'Reservas pelo direct'],
  ['Quero levar todo mundo para o WhatsApp 85 99999-0000.', 'WhatsApp 85 99999-0000'],
])('how guests are to book is no subject of posts: %s', (said, what) =>
  expect(only(said)).toEqual({ kind: 'houseFact', about: 'call', what }),
)

test.each([
  ['O bolo de rolo é novidade, chega dia 5.', 'lançamento do bolo de rolo', '2026-12-05'],
  ['Dia 5 chega o bolo de rolo.', 'lançamento do bolo de rolo', '2026-12-05'],
  ['A nova peixada chega dia 10 de dezembro.', 'lançamento da nova peixada', '2026-12-10'],
])('what is new is called by its name: %s', (said, what, from) =>
  expect(only(said)).toMatchObject({ kind: 'date', what, from, to: from }),
)

describe('what no post may have', () => {
  test.each([
    ['Nada de meme.', 'meme'],
    ['Não quero meme.', 'meme'],
    ['Nada de dancinha nos vídeos.', 'dancinha'],
  ])('is what is said, and no more: %s', (said, of) =>
    expect(only(said)).toEqual({ kind: 'postRule', what: 'noMention', of }),
  )
  test('still is every video, or all slang, where that is said', () => {
    expect(only('Nada de vídeo.')).toEqual({ kind: 'postRule', what: 'noVideo' })
    expect(only('Nada de gíria.')).toEqual({ kind: 'postRule', what: 'noSlang' })
  })
})

test.each([
  ['Fazer mais vídeo e menos foto.', 'Reels'],
  ['Quero mais reels e menos foto.', 'Reels'],
  ['Menos stories, mais carrossel.', 'Carrossel'],
  ['Prefiro vídeo a foto.', 'Reels'],
])('more of one form is a form of posts: %s', (said, what) =>
  expect(only(said)).toEqual({ kind: 'postTopic', what, count: 4, bound: 'at_least' }),
)

test.each([
  ['Quero mostrar quem cozinha, a dona Zefa.', 'dona Zefa'],
  ['Apresentar o garçom, o seu Tião.', 'seu Tião'],
])('who works in the house is the subject, by name: %s', (said, what) =>
  expect(only(said)).toMatchObject({ kind: 'postTopic', what, count: 1 }),
)

test.each([
  'Só temos foto de celular.',
  'As fotos são de celular mesmo.',
  'Não temos fotógrafo.',
  'Meu instagram é @casa',
])('what the posts are made with is noted: %s', (said) =>
  expect(only(said)).toMatchObject({ kind: 'houseFact', about: 'context' }),
)

test('an item, or a day, that needs more guests is posted on its day', () => {
  expect(only('A peixada do sábado precisa de mais gente.')).toEqual({
    kind: 'promote',
    item: 'Peixada',
    weekdays: [6],
  })
  expect(only('O almoço de terça precisa de mais movimento.')).toEqual({
    kind: 'postRule',
    what: 'moreOn',
    weekdays: [2],
  })
})

test('hours that follow a weekly event are its own', () => {
  expect(only('Quero divulgar o almoço de domingo, que é das 11 às 16.')).toMatchObject({
    kind: 'date',
    weekdays: [0],
    at: 11,
    note: 'até as 16h',
  })
  expect(read('O brunch de sábado vai das 9 às 14.').wishes).toEqual([
    { kind: 'hours', what: 'brunch', start: 9, end: 14, weekdays: [6] },
  ])
})

test.each([
  [
    'O delivery é só pelo WhatsApp, 85 99999-0000.',
    { about: 'call', what: 'Entrega só pelo WhatsApp 85 99999-0000' },
  ],
  ['Quero um post sobre o cachorro que mora aqui, o Bento.', { what: 'cachorro que mora aqui, o Bento' }],
  ['O cardápio de verão entra em janeiro.', { what: 'lançamento do cardápio de verão', from: '2027-01-01' }],
  ['Não gosto de aparecer em vídeo.', { kind: 'postRule', what: 'noFaces' }],
])('what stands beside a wish, and belongs to it, goes with it: %s', (said, wish) =>
  expect(only(said)).toMatchObject(wish),
)

test.each(['Em janeiro o couvert passa a 20 reais.', 'Dia 24 a ceia sai por 150.'])(
  'an entrance, and the price of one day, hold no longer than said: %s',
  (said) => expect(read(said).wishes).not.toContainEqual(expect.objectContaining({ kind: 'combo' })),
)

test('photos rather than videos are no post about videos', () => {
  expect(read('Prefiro foto a vídeo.').wishes).toEqual([])
})

test('guests who are to come on a weekday are no event', () => {
  expect(only('Quero que os clientes venham na terça.')).toEqual({
    kind: 'postRule',
    what: 'moreOn',
    weekdays: [2],
  })
})
