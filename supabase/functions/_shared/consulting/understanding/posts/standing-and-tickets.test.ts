/** What owners write of tickets, lists of days and subjects, and the same words among a house's standing rules. */
import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const read = (special_dates: string, restrictions: string[] = []) => {
  const { wishes, unread } = understand('content_generation', {
    answers: { special_dates },
    house: houseSchema.parse({
      menu: [
        ['Entradas', 'Pastel de carne', 18],
        ['Burgers', 'Burger da Vila', 36],
        ['Chopes', 'Chope claro 300 ml', 12],
        ['Petiscos', 'Isca de peixe', 44],
        ['Bebidas', 'Limonada da casa', 12],
      ].map(([section, name, price]) => ({ section, name, price })),
      settings: { restrictions },
    }),
    today: '2026-11-17',
  })
  return { wishes, unread: unread.map(({ text }) => text) }
}

describe('days that share their month', () => {
  it.each([
    ['Fechamos 24, 25 e 31/12.', ['2026-12-24/2026-12-25', '2026-12-31/2026-12-31']],
    [
      'Não abrimos nos dias 10, 17 e 24 de janeiro',
      ['2027-01-10/2027-01-10', '2027-01-17/2027-01-17', '2027-01-24/2027-01-24'],
    ],
  ])('%s: the house is closed on each of them', (said, spans) => {
    const { wishes, unread } = read(said)
    expect(unread).toEqual([])
    expect(
      wishes.flatMap((wish) => (wish.kind === 'date' && wish.closed ? [`${wish.from}/${wish.to}`] : [])),
    ).toEqual(spans)
  })
})

describe('what an event costs to enter', () => {
  it.each([
    ['Sábado 5/12: pagode às 18h, entrada 10 reais', 10],
    ['12/12: show da banda Xote, entrada R$ 15', 15],
    ['Dia 19/12 tem noite do vinil, ingresso R$ 20', 20],
  ])('%s: is its price, and no offer of a section with that name', (said, price) => {
    const { wishes, unread } = read(said)
    expect(unread).toEqual([])
    expect(wishes).toEqual([expect.objectContaining({ kind: 'date', price })])
  })
})

it('a birthday after a date and a colon has its years', () => {
  for (const said of ['12/12: aniversário de 3 anos da casa.', '5/12: niver de 10 anos do bar']) {
    const { wishes, unread } = read(said)
    expect(unread).toEqual([])
    expect(wishes).toEqual([expect.objectContaining({ kind: 'date', what: said.replace(/^\S+ |\.$/g, '') })])
  }
})

describe('a counted subject', () => {
  it.each([
    ['2 posts do Burger da Vila com preço.', 'Burger da Vila'],
    ['três posts da isca de peixe com o preço', 'Isca de peixe'],
    ['Um post para quem não bebe.', 'sem álcool'],
    ['2 posts pra quem vai dirigir', 'sem álcool'],
  ])('%s', (said, what) => {
    const { wishes, unread } = read(said)
    expect(unread).toEqual([])
    expect(wishes).toEqual([
      expect.objectContaining({
        kind: 'postTopic',
        what: expect.stringMatching(new RegExp(`^${what}$`, 'i')),
      }),
    ])
  })
})

it('a voice may be told of the posts themselves', () => {
  expect(read('Posts bem-humorados, sem palavrão.')).toMatchObject({
    unread: [],
    wishes: [
      { kind: 'style', what: 'Bem-humorada' },
      { kind: 'postRule', what: 'noMention', of: 'palavrão' },
    ],
  })
  expect(read('quero publicações mais elegantes').wishes).toMatchObject([
    { kind: 'style', what: 'Sofisticada' },
  ])
})

describe('a standing rule of the house about what it publishes', () => {
  it.each([
    ['não falar de preço de chope; dos petiscos pode', { what: 'noPrice', of: 'Chopes' }],
    ['não citar outros bares', { what: 'noMention', of: 'outros bares' }],
    ['não prometer que emagrece', { what: 'noMention', of: 'emagrece' }],
    ['nunca prometer cura', { what: 'noMention', of: 'cura' }],
    ['nunca falar da concorrência', { what: 'noMention', of: 'concorrência' }],
  ])('%s: is read as in the request, and leaves no food out', (rule, expected) => {
    const { wishes, unread } = read('', [rule])
    expect(unread).toEqual([])
    expect(wishes).toEqual([expect.objectContaining({ kind: 'postRule', ...expected })])
  })
  it('what posts may not be compared with is not named, and nobody is allergic to it', () => {
    const { wishes, unread } = read('', ['nunca comparar com carne, leite ou ovo'])
    expect(unread).toEqual([])
    expect(wishes).toEqual(
      ['carne', 'leite', 'ovo'].map((of) =>
        expect.objectContaining({ kind: 'postRule', what: 'noMention', of }),
      ),
    )
  })
  it('an allergy stays an allergy', () => {
    const { wishes } = read('', ['temos cliente alérgico a camarão'])
    expect(wishes).toContainEqual(
      expect.objectContaining({ kind: 'exclude', what: 'camarão', why: 'allergy' }),
    )
  })
})
