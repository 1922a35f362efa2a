/** What the owner names by day: events beside a forbidden offer, evenings of a weekday, goods to order, people, slips. */
import { describe, expect, it, test } from 'vitest'
import { given, pub, today } from '../../../../../../tests/support/posting-houses.ts'
import { unknownHouse } from '../../base/context.ts'
import { understand } from '../../understanding/understand.ts'
import { createContent } from './engine.ts'
import { contentSections } from './sections.ts'

function made(special_dates: string) {
  const { wishes, unread } = understand('content_generation', {
    answers: { ...given, special_dates },
    house: pub,
    today,
  })
  const [result] = createContent(given, {
    ...unknownHouse,
    today,
    house: pub,
    restaurant: { name: 'Porão do Cais', city: 'Fortaleza', type: 'pub' },
    sheet: { wishes, unread: [] },
  })
  if (!result) throw new Error('no calendar')
  return { ...result.content, wishes, unread }
}
const told = ({ posts }: ReturnType<typeof made>) => posts.map(({ copy }) => copy).join('\n')

describe('an event beside an offer that no post may make', () => {
  it.each([
    ['19/12 aniversário 7 anos com dose dupla', '2026-12-19'],
    ['19/12 festa do rock, caipirinha em dobro até 21h', '2026-12-19'],
    ['19/12 noite dos vinis com sorteio de um jantar', '2026-12-19'],
  ])('%s: keeps its day, and the report says why the offer is left out', (said, day) => {
    const calendar = made(`${said}.`)
    expect(calendar.posts.some((post) => post.day === day)).toBe(true)
    expect(calendar.wishes.map(({ kind }) => kind).toSorted()).toEqual(['date', 'refusedPost'])
    expect(told(calendar)).not.toMatch(/dobro|dupla|sorteio/i)
    expect(calendar.answers?.map(({ text }) => text).join(' ')).toContain('fica no calendário')
  })
})

test('an evening of a weekday speaks of its own thing and of no other game', () => {
  const pool = told(made('Quarta sinuca livre.'))
  expect(pool).toMatch(/taco|tacada|caçapa|pano verde/i)
  expect(pool).not.toMatch(/quarta sinuca livre|cartela|pergunta acabar|nome do time/i)
  expect(told(made('Quinta bingo.'))).toMatch(/cartela|pedra/i)
})

test('who shall be named has a post with what they make, as nobody’s nickname for children', () => {
  const calendar = made('Citar a Menina da cozinha.')
  expect(told(calendar)).toMatch(/nome: Menina, da cozinha/)
  expect(calendar.posts.some(({ tells }) => tells?.includes('a Menina, da cozinha'))).toBe(true)
})

test('without English no label has an English word, in lists and in the report', () => {
  const calendar = made('Sem inglês, emoji nem preço.')
  const report = JSON.stringify(contentSections([calendar]))
  expect(report).not.toMatch(/Reels|Stories|(?<!\p{L})direct(?!\p{L})|R\$ \d+[^"]*","hashtags/u)
  expect(calendar.unread).toEqual([])
})

describe('telegraphic dates', () => {
  it('reads a rest whose month stands before, and posts nothing for these days that invites', () => {
    const { wishes } = made('fev: recesso 3 a 9.')
    expect(wishes).toMatchObject([{ kind: 'date', closed: true, from: '2027-02-03', to: '2027-02-09' }])
  })
  it('sells what is ordered until its day, and not after', () => {
    const { posts, wishes } = made('Torta de Natal R$ 95, pedir até 20/12.')
    expect(wishes).toMatchObject([{ kind: 'combo', what: 'Torta de Natal', price: 95, to: '2026-12-20' }])
    const selling = posts.filter(({ copy }) => copy.includes('Torta de Natal'))
    expect(selling.length).toBeGreaterThan(1)
    expect(selling.every(({ day }) => day <= '2026-12-20')).toBe(true)
  })
  it.each([
    ['16/12 fechdo.', { kind: 'date', closed: true, from: '2026-12-16' }],
    ['16/12 sanfonero 20h.', { kind: 'date', what: 'sanfoneiro', at: 20 }],
    ['s/ emoji.', { kind: 'postRule', what: 'noEmoji' }],
    ['Zap p reserva.', { kind: 'houseFact', about: 'call', what: 'Reservas pelo WhatsApp' }],
    ['16/12 recebo excursão de Recife, 40 pessoas.', { kind: 'houseFact', about: 'context' }],
  ])('%s', (said, wish) => expect(made(said).wishes).toMatchObject([wish]))
})
