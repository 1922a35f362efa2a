import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Pizzas', name: 'Pizza do mês', price: 60 },
    { section: 'Pratos', name: 'Espeto', price: 18 },
    { section: 'Pratos', name: 'Café coado', price: 8 },
    { section: 'Pratos', name: 'Pão de queijo', price: 6 },
    { section: 'Bebidas', name: 'Cachaça da casa', price: 12 },
  ],
})
const read = (text: string) =>
  understand('content_generation', {
    answers: { special_dates: text },
    house,
    today: '2026-12-04',
  }).wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish)

describe('what owners say of days in their posts', () => {
  it.each(['25/12 ninguém trabalha aqui', '25 to em casa dormindo'])('%s: closed, and no event', (text) => {
    expect(read(text)).toEqual([
      expect.objectContaining({ kind: 'date', closed: true, from: '2026-12-25', to: '2026-12-25' }),
    ])
  })

  it('reads the days that posts cover as a period, and not as an event', () => {
    expect(read('preciso dos textos de 10 a 28 de dezembro')).toEqual([
      { kind: 'period', from: '2026-12-10', to: '2026-12-28' },
    ])
  })

  it.each<[said: string, wish: object]>([
    ['nao posta polvo ate março é defeso', { what: 'noMention', of: 'polvo' }],
    ['Sem rifa nem emoji', { what: 'noEmoji' }],
    ['sem foto minha', { what: 'noPicture', of: 'donos da casa' }],
    ['Janeiro tem festa da padroeira. Cajá acabou!', { kind: 'exclude', what: 'cajá', why: 'supply' }],
  ])('what no post may show, by its name: %s', (said, wish) => {
    expect(read(said)).toContainEqual(expect.objectContaining(wish))
  })

  it('takes a price for no closed day', () => {
    expect(read('fecha espeto e café coado em R$ 30')).not.toContainEqual(
      expect.objectContaining({ kind: 'date' }),
    )
  })

  it('promotes no item of which only a common word is said', () => {
    expect(read('preciso de um mês de posts')).not.toContainEqual(
      expect.objectContaining({ kind: 'promote' }),
    )
  })

  it('drops the word before a day that was read apart', () => {
    expect(read('encomenda de bolo pro Natal até dia 20')).toEqual([
      expect.objectContaining({ what: 'encomenda de bolo pro Natal', from: '2026-12-20' }),
    ])
  })

  it('publishes nothing of what nobody may know', () => {
    expect(read('a troca de dono é dia 15, até lá ninguém pode saber')).not.toContainEqual(
      expect.objectContaining({ kind: 'date', closed: false }),
    )
  })

  it('reads how often a week posts speak of something, and two things at one price', () => {
    expect(read('cachaça 1x por semana')).toEqual([
      expect.objectContaining({ kind: 'postTopic', count: 1, per: 'week' }),
    ])
    expect(read('café coado e pão de queijo juntos por R$ 12')).toEqual([
      { kind: 'combo', what: 'combo', of: 'Café coado + Pão de queijo', price: 12 },
    ])
  })
})
