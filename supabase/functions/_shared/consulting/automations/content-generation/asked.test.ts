/** A bar in the mountains that asks for two weeks, one launch with its price, and no other price. */
import { describe, expect, it, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { eventName } from '../../base/language/event-name.ts'
import type { Wish } from '../../base/request/wish.ts'
import { understand } from '../../understanding/understand.ts'
import { localPlace, shortName } from './registered-name.ts'

const house = houseSchema.parse({
  menu: [
    ['Drinks', 'Caipirinha de tangerina', 26],
    ['Drinks', 'Quentão da serra', 22],
    ['Drinks', 'Negroni cearense', 38],
    ['Doses', 'Carvalho Premium', 19],
    ['Doses', 'Alambique', 12],
    ['Sem álcool', 'Quentão sem álcool de maçã', 16],
    ['Petiscos', 'Fondue de queijo', 119],
    ['Petiscos', 'Caldo de feijão-verde', 24],
    ['Petiscos', 'Bolinho de carne de sol', 34],
    ['Sobremesas', 'Bolo de banana', 19],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const today = '2026-11-22'
const given = {
  brand_style: ['Tradicional'],
  content_focus: ['Drinks autorais'],
  posting_frequency: 'Diariamente',
}
const wishesOf = (text: string): Wish[] => [
  ...understand('content_generation', { answers: { ...given, special_dates: text }, house, today }).wishes,
]
const calendar = (text: string, name = 'Bar da Serra') => {
  const context = { ...asking(wishesOf(text), house), today }
  return calendarOf(given, { ...context, restaurant: { ...context.restaurant, name } })
}

describe('two weeks with a launch at the only price', () => {
  const { posts, title } = calendar(
    'so 2 semanas, 23/11 a 6/12. sex 4/12 lança o quentao (22 reais, unico preço)',
    'Bar da Serra (Pousada do Alto)',
  )
  const launch = posts.filter(({ theme }) => theme === 'lançamento do Quentão da serra')

  it('has one post a day, and none outside of the two weeks', () => {
    expect(posts).toHaveLength(14)
    expect(posts.at(0)?.day).toBe('2026-11-23')
    expect(posts.at(-1)?.day).toBe('2026-12-06')
  })

  it('announces the launch and shows it on its day, late, with its price and the warning', () => {
    expect(launch.map(({ day }) => day)).toContain('2026-12-04')
    expect(launch.length).toBeGreaterThan(1)
    for (const { copy, alcohol, whatsapp } of launch) {
      expect(copy).toMatch(/R\$ 22\.\n\nBeba com moderação\. Venda proibida/)
      expect([alcohol, whatsapp]).toEqual([true, undefined])
    }
    expect(posts.find(({ day }) => day === '2026-12-04')?.hour).toBeGreaterThanOrEqual(17)
  })

  it('states no other price in any text', () => {
    const told = posts.map(({ copy, stories = '', whatsapp = '' }) => `${copy} ${stories} ${whatsapp}`)
    expect(told.join(' ').match(/R\$ ?[\d.,]+\d/g)).toEqual(launch.map(() => 'R$ 22'))
  })

  it('speaks of drinks more often than of dishes', () => {
    const named = posts.filter(({ theme }) => theme !== 'lançamento do Quentão da serra')
    const drinks = named.filter(({ title: said }) =>
      /caipirinha|quentão|negroni|carvalho|alambique/i.test(said),
    )
    const dishes = named.filter(({ title: said }) => /fondue|caldo|bolinho|bolo/i.test(said))
    expect(drinks.length).toBeGreaterThanOrEqual(dishes.length)
  })

  it('says the short name of the house', () => {
    expect(title).toBe('Calendário de conteúdo do Bar da Serra')
    expect(JSON.stringify(posts)).not.toContain('Pousada')
  })

  it('ends no caption with the family or the feast of others', () => {
    expect(posts.map(({ copy }) => copy).join(' ')).not.toMatch(/família|Fique com os seus|abraço da casa/)
  })
})

test('a date that no post can say gets plain words, and asks the owner to complete them', () => {
  const { posts } = calendar('12/12 quero uma coisa diferente pra quem sempre vem')
  const [post] = posts.filter(({ day }) => day === '2026-12-12')
  expect(post?.copy).toMatch(/programação da casa/i)
  expect(post?.need).toMatch(/você escreveu “/)
})

test.each([
  ['aniversário da casa', 'aniversário da casa'],
  ['aniversário da casa com música ao vivo e bolo', 'aniversário da casa'],
  ['lançamento do Café coado com Carvalho e rapadura', 'lançamento do Café coado com Carvalho e rapadura'],
  ['vamos fazer o 2 ano', null],
  ['coisa especial', null],
])('the name of “%s” is %s', (what, expected) => {
  expect(eventName(what, ['Café coado com Carvalho e rapadura'])).toBe(expected)
})

test('a house goes by its name without brackets, and “Centro” is no place of its own', () => {
  expect(shortName('Café Jandaíra - Bolos e Brunch')).toBe('Café Jandaíra')
  expect(shortName('(Sem nome)')).toBe('(Sem nome)')
  expect(localPlace('Centro', 'Guaramiranga')).toBe('Guaramiranga')
  expect(localPlace('Praia de Iracema', 'Fortaleza')).toBe('Praia de Iracema')
})

test('a question about one item’s price is answered with the item, and a post that tells it soon', () => {
  const { answers = [], posts } = calendar('posso botar o preço do caldo?')
  expect(answers.map(({ text }) => text).join()).toMatch(
    /Caldo de feijão-verde, R\$ 24: no texto de \d\d\/\d\d\./,
  )
  const own = posts.findIndex(({ title }) => title === 'Caldo de feijão-verde')
  expect(own).toBeGreaterThanOrEqual(0)
  expect(own).toBeLessThan(7)
  expect(posts[own]?.copy).toContain('R$ 24')
})

test('an evening with music whose hour and price nobody told is asked about, and its weekday is no text of its own', () => {
  const { readings = [], posts } = calendar('12/12 forró do Zé Branco, sábado')
  expect(readings.join(' ')).toContain('a que horas começa o forró do Zé Branco, em 12/12')
  expect(readings.join(' ')).toContain('quanto é a entrada')
  for (const { copy } of posts) expect(copy).not.toMatch(/(?:^|[.?!] )S[áa]bado\./mu)
  expect(calendar('12/12 forró às 20h, entrada 15 reais').readings?.join(' ') ?? '').not.toContain('entrada')
})
