/** Orders of owners of bars that were read as another order, or as a word to avoid. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Chopes da casa', 'Stout de Café da Serra 300 ml', 20],
    ['Comida', 'Costelinha ao molho de stout', 54],
    ['Comida', 'Batata rústica', 26],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const sheet = (special_dates: string) =>
  understand('content_generation', { answers: { special_dates }, house, today: '2026-11-28' })
const wishes = (said: string) =>
  sheet(said).wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish)

test.each([
  ['Quero 2 reels', { what: 'Reels', count: 2, bound: 'exactly' }],
  ['três stories por semana', { what: 'Stories', count: 3, per: 'week' }],
  ['2 vídeos e o resto foto', { what: 'Reels', count: 2 }],
  ['quero um carrossel', { what: 'Carrossel', count: 1 }],
  ['no máximo 4 stories', { what: 'Stories', count: 4, bound: 'at_most' }],
])('a form of posts is counted within the calendar: %s', (said, topic) => {
  expect(wishes(said)).toEqual([expect.objectContaining({ kind: 'postTopic', ...topic })])
})

test.each([
  'Sem preço nos posts, sem gíria e um post só de costelinha',
  'Sem gíria, sem preço e só um post de costelinha',
  'Um post só de costelinha, sem gíria e sem preço',
])('no price, no slang and one post of a dish are three orders, in any order: %s', (said) => {
  expect(wishes(said)).toHaveLength(3)
  expect(wishes(said)).toEqual(
    expect.arrayContaining([
      { kind: 'onlyPrice' },
      { kind: 'postRule', what: 'noSlang' },
      { kind: 'postTopic', what: expect.stringMatching(/^costelinha/i), count: 1, bound: 'exactly' },
    ]),
  )
})

test('the only price that posts may say stays one price, without and with a refusal', () => {
  expect(wishes('Só o preço da costelinha')).toEqual([{ kind: 'onlyPrice', price: 54 }])
  expect(wishes('Sem preço, só o da costelinha')).toEqual([{ kind: 'onlyPrice', price: 54 }])
})

test.each([
  ['Nova torra do sítio a partir de 10/12', 'lançamento da nova torra do sítio'],
  ['Novo cardápio de verão a partir do dia 10/12', 'lançamento do novo cardápio de verão'],
])('what is new from a day is a launch with its own name: %s', (said, what) => {
  expect(wishes(said)).toEqual([expect.objectContaining({ kind: 'date', what, from: '2026-12-10' })])
})

test('posts without a form are the whole calendar', () => {
  expect(wishes('12 posts, 3 em vídeo')).toEqual([
    { kind: 'count', count: 12, bound: 'exactly' },
    expect.objectContaining({ kind: 'postTopic', what: 'Reels', count: 3 }),
  ])
})

test('what is free until an hour is an event of its own, beside the price of the weekly one', () => {
  expect(wishes('Roda toda quinta 19h, 15 conto. 2/12 Dia do Samba é de graça até 20h.')).toEqual([
    { kind: 'date', what: 'Roda', closed: false, at: 19, weekdays: [4], price: 15 },
    expect.objectContaining({ what: 'Dia do Samba', from: '2026-12-02', note: 'de graça até as 20h' }),
  ])
  expect(wishes('toda quinta roda de samba de graça até 20h')).toEqual([
    expect.objectContaining({ what: 'roda de samba', weekdays: [4], note: 'de graça até as 20h' }),
  ])
  expect(wishes('música ao vivo até 22h')).toEqual([{ kind: 'houseFact', about: 'musicUntil', until: 22 }])
})

test.each([
  'não põe minha cara',
  'Não põe minha cara, sou tímido',
  'não quero aparecer',
  'não bota a cara do meu marido',
])('%s: no faces', (said) => {
  expect(wishes(said)).toEqual([{ kind: 'postRule', what: 'noFaces' }])
})

test.each([
  ['não agenda nada pra quinta', { weekdays: [4] }],
  ['não marca nada na segunda', { weekdays: [1] }],
  ['nenhum post na semana do luto, de 3 a 9', { from: '2026-12-03', to: '2026-12-09' }],
  ['nada de post do dia 10 ao dia 15', { from: '2026-12-10', to: '2026-12-15' }],
])('%s: no posts on these days', (said, days) => {
  expect(wishes(said)).toEqual([{ kind: 'postRule', what: 'noPosts', ...days }])
})

test.each([
  'não decidi se abro no réveillon',
  'não sei o que postar na terça',
  'não mexe no meu bordão',
  'não inventa história',
  'não promete nada',
  'não vendemos fiado',
  'não aumentei a batata',
  'não falta batata',
])('%s: left to the owner, with nothing taken out of it', (said) => {
  expect(wishes(said)).toEqual([])
  expect(sheet(said).unread).toHaveLength(1)
})

test.each([
  ['não trabalhamos com cheque', 'payment'],
  ['não aceitamos cartão', 'payment'],
  ['sem verba', 'context'],
  ['não tenho dinheiro pra impulsionar', 'context'],
  ['Só celular', 'context'],
  ['Zap é (88) 99911-2020', 'call'],
  ['A stout só até acabar o barril', 'seasonEnd'],
])('%s: a fact of the house', (said, about) => {
  expect(wishes(said)).toEqual([expect.objectContaining({ kind: 'houseFact', about })])
})

test('a number to call stays with the way', () => {
  expect(wishes('reserva no zap 85 98888-7777')).toEqual([
    { kind: 'houseFact', about: 'call', what: 'Reservas no zap 85 98888-7777' },
  ])
})

test('an empty weekday is a question about that day', () => {
  expect(wishes('Terça tá vazia, o que eu posto?')).toEqual([
    { kind: 'question', about: 'postAdvice', what: 'weakDay', weekdays: [2] },
  ])
})
