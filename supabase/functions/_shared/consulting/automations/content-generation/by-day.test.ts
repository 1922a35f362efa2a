import { describe, expect, test } from 'vitest'
import { answers, asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import { invitesToday } from '../../base/language/invitations.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { schedule } from './schedule.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Isca de peixe', 42],
    ['Petiscos', 'Camarão alho e óleo', 58],
    ['Petiscos', 'Macaxeira frita', 26],
    ['Pratos', 'Baião de dois', 34],
    ['Pratos', 'Carneiro guisado', 54],
    ['Pratos', 'Peixada', 98],
    ['Bebidas', 'Caipirinha de caju', 22],
    ['Bebidas', 'Chope', 12],
    ['Bebidas', 'Suco de caju', 10],
  ].map(([section, name, price]) => ({ section: String(section), name: String(name), price: Number(price) })),
})

const said = { text: 'pedido', origin: 'request' } as const
const rule = (fields: Omit<WishOf<'postRule'>, 'kind' | 'text' | 'origin'>): Wish => ({
  kind: 'postRule',
  ...fields,
  ...said,
})
const postsOf = (wishes: Wish[], frequency = answers.posting_frequency) =>
  calendarOf({ ...answers, posting_frequency: frequency }, asking(wishes, house)).posts

describe('the rules of an owner, by the day', () => {
  test('no drink is shown on the weekday that the owner keeps free of drinks', () => {
    const thursdays = postsOf([rule({ what: 'noDrinks', weekdays: [4] })]).filter(
      ({ day }) => weekdayOf(day) === 4,
    )
    expect(thursdays.length).toBeGreaterThan(2)
    expect(thursdays.filter(({ alcohol }) => alcohol)).toEqual([])
  })

  test('a food that is left out for some days leaves out its dishes then, and not later', () => {
    const span = { from: '2026-11-22', to: '2026-12-10' }
    const posts = postsOf([rule({ what: 'noMention', of: 'camarão', ...span })])
    const named = posts.filter(({ copy }) => /camarão/i.test(copy)).map(({ day }) => day)
    expect(named.filter((day) => day <= span.to)).toEqual([])
    expect(named.length).toBeGreaterThan(0)
  })

  test('the price of an item is not said before the day from which it may be', () => {
    const posts = postsOf([rule({ what: 'noPrice', of: 'Baião de dois', to: '2027-01-31' })])
    const own = posts.filter(({ title }) => title === 'Baião de dois')
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ copy }) => /R\$/.test(copy))).toEqual([])
  })

  test('an item is promoted on the days that the owner wants it', () => {
    const span = { from: '2026-12-07', to: '2026-12-13' }
    const posts = postsOf([{ kind: 'promote', item: 'Carneiro guisado', ...span, ...said }])
    const own = posts.filter(({ title }) => title === 'Carneiro guisado').map(({ day }) => day)
    expect(own.some((day) => day >= span.from && day <= span.to)).toBe(true)
  })

  test('no post calls guests where the owner wants no invitation, feasts included', () => {
    const posts = postsOf([rule({ what: 'noInvite' })], 'Todos os dias')
    expect(
      posts.filter(({ copy, stories = '', whatsapp = '' }) =>
        invitesToday(`${copy}\n${stories}\n${whatsapp}`),
      ),
    ).toEqual([])
    expect(posts.filter(({ title }) => title === 'Réveillon')).toHaveLength(1)
  })

  test('a notice of closed days says no price either', () => {
    const closed: Wish = {
      kind: 'date',
      what: 'Reforma',
      from: '2026-12-08',
      to: '2026-12-15',
      closed: true,
      ...said,
    }
    const posts = postsOf([{ kind: 'onlyPrice', ...said }, closed], 'Todos os dias')
    expect(posts.some(({ title }) => /fechad/i.test(title))).toBe(true)
    expect(
      posts.filter(({ copy, stories = '', whatsapp = '' }) => /R\$/.test(`${copy}${stories}${whatsapp}`)),
    ).toEqual([])
  })

  test('the price of a section is not said where only the words of the post name it', () => {
    const told: Wish = { kind: 'houseFact', about: 'story', what: 'Na sexta chega o chope novo', ...said }
    const posts = postsOf([rule({ what: 'noPrice', of: 'chope' }), told])
    const own = posts.filter(({ title, copy }) => /chope/i.test(`${title} ${copy}`))
    expect(own.length).toBeGreaterThan(0)
    expect(own.filter(({ copy }) => /R\$/.test(copy))).toEqual([])
  })

  test('no price is said anywhere if none may be, neither in Stories nor in messages', () => {
    const posts = postsOf([rule({ what: 'noPrice' })], 'Todos os dias')
    expect(
      posts.filter(({ copy, stories = '', whatsapp = '' }) => /R\$/.test(`${copy}${stories}${whatsapp}`)),
    ).toEqual([])
    expect(posts.filter(({ title }) => title === 'Baião de dois').length).toBeGreaterThan(0)
  })

  test('nothing is published between two days', () => {
    const span = { from: '2026-12-01', to: '2026-12-08' }
    const posts = postsOf([rule({ what: 'noPosts', ...span })])
    expect(posts.filter(({ day }) => day >= span.from && day <= span.to)).toEqual([])
  })
})

describe('offers', () => {
  test('an item at its own price has a post on each of its weekdays, with the price', () => {
    const posts = postsOf([{ kind: 'combo', what: 'Isca de peixe', price: 30, weekdays: [4], ...said }])
    const own = posts.filter(({ copy }) => copy.includes('R$ 30'))
    expect(own.length).toBeGreaterThan(3)
    expect(own.every(({ day }) => weekdayOf(day) === 4)).toBe(true)
  })

  test('an offer on the day of an event is told with the event', () => {
    const day = { from: '2026-12-12', to: '2026-12-12' }
    const posts = postsOf([
      { kind: 'date', what: 'Luau', closed: false, at: 19, ...day, ...said },
      { kind: 'combo', what: 'Chope', price: 8, ...day, ...said },
    ])
    const [luau] = posts.filter((post) => post.day === day.from)
    expect(luau?.copy).toContain('chope por R$ 8')
    expect(luau?.hour).toBeLessThan(18)
  })

  test('nobody is asked to book after the deadline', () => {
    const posts = postsOf([
      {
        kind: 'date',
        what: 'Ceia na areia',
        closed: false,
        from: '2026-12-19',
        to: '2026-12-19',
        note: 'com reserva até 10/12',
        ...said,
      },
    ])
    const asks = posts.filter(({ copy }) => /reserva até 10\/12/.test(copy)).map(({ day }) => day)
    expect(asks.length).toBeGreaterThan(0)
    expect(asks.every((day) => day <= '2026-12-10')).toBe(true)
  })
})

test('the owner’s number of posts a week counts, in a span and otherwise', () => {
  const perWeek = (day: string) => (day >= '2026-12-07' && day <= '2026-12-13' ? 7 : 3)
  const slots = schedule('Diariamente', '2026-11-21', 30, { daysKnown: true, perWeek })
  const on = (from: string, to: string) => slots.filter(({ day }) => day >= from && day <= to).length
  expect(on('2026-12-07', '2026-12-13')).toBe(7)
  expect(on('2026-11-30', '2026-12-06')).toBe(3)
})

test('a week that closed days leave short gets a post on another open day', () => {
  const closed = new Set(['2026-12-03', '2026-12-04'])
  const slots = schedule('3-4 vezes por semana', '2026-11-21', 30, {
    daysKnown: true,
    isClosed: (day) => closed.has(day),
  })
  const week = slots.filter(({ day }) => day >= '2026-11-30' && day <= '2026-12-06')
  expect(week.length).toBeGreaterThanOrEqual(3)
})
