/** What ordinary owners write beside their dates, in plain words. */
import { describe, expect, it, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Burgers', 'Sertão', 39],
    ['Burgers', 'Clássico 85', 32],
    ['Acompanhamentos', 'Batata frita', 18],
    ['Bebidas', 'Limonada da casa', 12],
    ['Pizzas', 'Pizza calabresa', 52],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (special_dates: string) => {
  const { wishes, unread } = understand('content_generation', {
    answers: { special_dates },
    house,
    today: '2027-05-17',
  })
  return { wishes, unread: unread.map(({ text }) => text) }
}

describe('a combo told with a date', () => {
  it('holds the item that it is named after, and is sold on that date', () => {
    const { wishes, unread } = read(
      'Dia 28/5 é o Dia do Hambúrguer: combo do Sertão com batata e limonada por 59,90.',
    )
    expect(unread).toEqual([])
    expect(wishes).toContainEqual(
      expect.objectContaining({ kind: 'combo', price: 59.9, from: '2027-05-28', to: '2027-05-28' }),
    )
    expect(wishes).toContainEqual(expect.objectContaining({ kind: 'combo', of: 'Sertão, batata e limonada' }))
  })
  it('has no day of another sentence', () => {
    const { wishes } = read('Dia 28/5 tem samba às 19h. Combo de batata com limonada por 25,90.')
    expect(wishes.find(({ kind }) => kind === 'combo')).not.toHaveProperty('from')
  })
})

describe('an occasion', () => {
  it('after a feast and a colon is how the feast is held', () => {
    const { wishes, unread } = read('Réveillon: festa na areia, R$ 180 por pessoa, com reserva.')
    expect(unread).toEqual([])
    expect(wishes).toEqual([
      expect.objectContaining({ kind: 'date', what: 'Réveillon', price: 180, per: 'por pessoa', open: true }),
    ])
    expect(wishes[0]).toMatchObject({ note: expect.stringMatching(/festa na areia.*com reserva/) })
  })
  it('keeps its day where its month is named before', () => {
    const { wishes, unread } = read(
      'Em agosto teremos oficina de café coado no sábado 14/8 às 10h, 12 vagas, R$ 80.',
    )
    expect(unread).toEqual([])
    expect(wishes).toEqual([
      expect.objectContaining({ what: 'oficina de café coado', from: '2027-08-14', at: 10, price: 80 }),
    ])
  })
  it('of every week may be something at a price', () => {
    const { wishes, unread } = read('Toda quarta pizza grande por R$ 39,90.')
    expect(unread).toEqual([])
    expect(wishes).toEqual([
      expect.objectContaining({ kind: 'date', what: 'pizza grande', weekdays: [3], price: 39.9 }),
    ])
  })
})

test.each([
  ['Vale a pena impulsionar?', { about: 'postAdvice', what: 'boost' }],
  ['Como conseguir mais seguidores?', { about: 'postAdvice', what: 'followers' }],
  ['Como faço para ganhar seguidores?', { about: 'postAdvice', what: 'followers' }],
  ['Qual o melhor jeito de aumentar o engajamento?', { about: 'postAdvice', what: 'followers' }],
  ['Não postar bebida de manhã.', { kind: 'postRule', what: 'drinksLate' }],
  ['Nada de bebida antes do meio-dia.', { kind: 'postRule', what: 'drinksLate' }],
  ['Quero atrair mais gente na terça.', { kind: 'postRule', what: 'moreOn', weekdays: [2] }],
  ['Usar sempre a hashtag #BrasaCocó.', { kind: 'postRule', what: 'hashtag', of: '#BrasaCocó' }],
  [
    'Fazemos entrega só pelo WhatsApp.',
    { kind: 'houseFact', about: 'call', what: 'Entrega só pelo WhatsApp' },
  ],
  ['Sempre pedir para reservar pelo WhatsApp.', { about: 'call', what: 'Reservas pelo WhatsApp' }],
  ['As reservas são pelo direct.', { about: 'call', what: 'Reservas pelo direct' }],
  ['Delivery pelo iFood e pelo WhatsApp.', { about: 'call', what: 'Entrega pelo iFood e pelo WhatsApp' }],
])('%s', (text, wish) => {
  const { wishes, unread } = read(text)
  expect(unread).toEqual([])
  expect(wishes).toEqual([expect.objectContaining(wish)])
})

test('a refusal to deliver is no channel', () => {
  expect(read('Não fazemos entrega pelo WhatsApp.').wishes).not.toContainEqual(
    expect.objectContaining({ about: 'call' }),
  )
})

it('why nothing is posted on a weekday is told of no feast', () => {
  const { wishes } = read('Natal fechado, réveillon abrimos. Segunda não postem, é folga.')
  expect(JSON.stringify(wishes)).not.toMatch(/"note"/)
  expect(wishes).toContainEqual(expect.objectContaining({ kind: 'date', what: 'Réveillon', open: true }))
})
