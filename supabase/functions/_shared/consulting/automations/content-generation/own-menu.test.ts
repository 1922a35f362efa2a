import { describe, expect, test } from 'vitest'
import { answers, asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import type { Wish } from '../../base/request/wish.ts'

describe('the house’s own menu', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Pastel de camarão', section: 'Petiscos', price: 24.9, description: 'seis unidades' },
      { name: 'Carne de sol', section: 'Pratos', price: 32, description: 'carne de sol, macaxeira e cebola' },
      { name: 'Caipirinha de caju', section: 'Drinks', price: 22 },
      { name: 'Prato kids', section: 'Infantil', price: 20 },
    ],
    menuChangedOn: '2026-11-18',
  })

  test('gives posts with its items and prices, and no others', () => {
    const calendar = calendarOf(answers, asking([], house))
    const told = calendar.posts.map(({ title, copy }) => `${title} ${copy}`).join('\n')
    expect(told).toContain('R$ 24,90')
    expect(told).toContain('Caipirinha de caju')
    expect(told).not.toMatch(/torresmo|moqueca|kids/i)
    expect(calendar.house).toEqual(['Usei 3 itens do seu cardápio de 18/11.'])
  })

  test('shows first what the owner wants shown, and never what they leave out', () => {
    const wishes: Wish[] = [
      { kind: 'promote', item: 'Carne de sol', text: 'destacar a carne de sol', origin: 'request' },
      { kind: 'exclude', what: 'camarão', why: 'allergy', text: 'alergia a camarão', origin: 'request' },
    ]
    const { posts } = calendarOf(answers, asking(wishes, house))
    expect(posts[0]?.title).toBe('Carne de sol')
    const told = posts.map((post) => Object.values(post).join(' ')).join('\n')
    expect(told).not.toMatch(/camar/i)
  })
})

test('a dish of one weekday is shown on that day only', () => {
  const house = houseSchema.parse({ menu: [{ name: 'Panelada (sábado)', section: 'Pratos', price: 36.9 }] })
  const { posts } = calendarOf({ ...answers, posting_frequency: 'Diariamente' }, asking([], house))
  const shown = posts.filter(({ copy, theme }) => copy.includes('36,90') && theme === 'Pratos da casa')
  expect(shown.length).toBeGreaterThan(0)
  for (const { day, hour } of shown) expect([weekdayOf(day), hour]).toEqual([6, 9])
  expect(shown[0]?.copy).toMatch(/sábado/i)
})

test('a weekly dish of the owner’s words gets a post on its day, and closed weekdays get none', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Panelada', section: 'Pratos', price: 36.9 },
      { name: 'Casquinha de caranguejo', section: 'Petiscos', price: 24 },
      { name: 'Caranguejo toc-toc', section: 'Petiscos', price: 14 },
    ],
  })
  const said = { text: 'dito', origin: 'request', kind: 'date' } as const
  const wishes: Wish[] = [
    { ...said, what: 'panelada', weekdays: [6], closed: false },
    { ...said, what: 'caranguejo', weekdays: [4], closed: false },
    { ...said, what: 'fechado domingo e segunda', weekdays: [0, 1], closed: true },
  ]
  const { posts } = calendarOf(answers, asking(wishes, house))
  const days = (name: string) => posts.flatMap(({ title, day }) => (title === name ? [weekdayOf(day)] : []))
  expect([...new Set(days('Panelada'))]).toEqual([6])
  expect([...new Set(days('Caranguejo toc-toc'))]).toEqual([4])
  // Each week both, on their days.
  expect(days('Panelada').length).toBeGreaterThanOrEqual(7)
  // New Year’s Eve and the eve of Christmas are Thursdays.
  expect(days('Caranguejo toc-toc').length).toBeGreaterThanOrEqual(6)
  expect(posts.map(({ day }) => weekdayOf(day))).not.toContain(0)
  expect(posts.map(({ day }) => weekdayOf(day))).not.toContain(1)
  const told = posts.filter(({ title }) => title === 'Panelada').map(({ copy }) => copy)
  expect(new Set(told).size).toBe(told.length)
})

test('a dish of the Sundays is posted and invites on them, though the house has not said when it opens', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Buchada', section: 'Pratos', price: 35 },
      { name: 'Tripa assada', section: 'Petiscos', price: 25 },
    ],
  })
  const wish: Wish = {
    kind: 'date',
    text: 'dito',
    origin: 'request',
    what: 'buchada',
    weekdays: [0],
    closed: false,
  }
  const { posts } = calendarOf(answers, asking([wish], house))
  const sundays = posts.filter(({ day }) => weekdayOf(day) === 0)
  expect(sundays.length).toBeGreaterThanOrEqual(6)
  for (const { title, hour } of sundays) expect([title, hour]).toEqual(['Buchada', 9])
  expect(posts.filter(({ day }) => weekdayOf(day) === 1)).toEqual([])
})

test('what the owner would like to see comes before the other dishes', () => {
  const house = houseSchema.parse({
    menu: ['Moela', 'Torresmo', 'Doce de caju', 'Peixada', 'Baião', 'Cartola', 'Escondidinho', 'Buchada'].map(
      (name, at) => ({ name, section: 'Pratos', price: 60 - at, cost: 10 }),
    ),
  })
  const wish: Wish = { kind: 'prefer', text: 'dito', origin: 'request', what: 'caju', why: 'taste' }
  const first = calendarOf(answers, asking([wish], house)).posts.find(
    ({ theme }) => theme === 'Pratos da casa',
  )
  expect(first?.title).toBe('Doce de caju')
})

test('a name on the menu that breaks the rules is left out, with the rule', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Porre da casa', price: 20 },
      { name: 'Cartola', price: 18 },
    ],
  })
  const calendar = calendarOf(answers, asking([], house))
  expect(calendar.house?.join(' ')).toMatch(/“Porre da casa” ficou fora.*CONAR/)
  expect(calendar.posts.map(({ copy }) => copy).join(' ')).not.toContain('Porre')
})

test('shows no seafood in its closed season, and asks about dates that are not known', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Lagosta na manteiga', section: 'Da maré', price: 159 },
      { name: 'Caranguejo toc-toc', section: 'Da maré', price: 9.9 },
      { name: 'Camarão no alho', section: 'Da maré', price: 69.9 },
      { name: 'Isca de peixe', section: 'Para petiscar', price: 54.9 },
    ],
  })
  const of = (today: string) =>
    calendarOf({ ...answers, posting_frequency: 'Diariamente' }, { ...asking([], house), today })
  const closed = of('2027-01-10')
  expect(closed.posts.filter(({ copy }) => /lagosta/i.test(copy))).toEqual([])
  expect(closed.house?.join(' ')).toContain('Lagosta na manteiga: o defeso da lagosta vai de 01/11 a 30/04')
  const crab = closed.posts.filter(({ copy }) => /caranguejo/i.test(copy))
  expect(crab.length).toBeGreaterThan(0)
  for (const { need } of crab)
    expect(need).toMatch(/defeso do caranguejo-uçá em 2027, que não temos: confira a portaria/)
  // Outside the months in which the season can fall, the year's portaria is still unknown.
  const later = of('2027-06-10').posts.filter(({ copy }) => /caranguejo|lagosta/i.test(copy))
  expect(later.map(({ copy }) => copy).join(' ')).toMatch(/lagosta/i)
  for (const { copy, need } of later) {
    if (/caranguejo/i.test(copy)) expect(need).toContain('confira a portaria')
    else expect(need).toBeUndefined()
  }
})

describe('what a menu says besides a name', () => {
  const houseOf = (menu: object[]) => houseSchema.parse({ menu })
  const copyOf = (name: string, description: string) => {
    const house = houseOf([{ name, section: 'Pratos', price: 94, description }])
    return calendarOf(answers, asking([], house)).posts.find(({ title }) => title === name)
  }

  test('is quoted if it describes the item', () => {
    expect(copyOf('Peixada', 'com pirão e ovo')?.copy).toContain('com pirão e ovo')
  })

  test.each([
    ['para dois', /para dois\./i],
    ['Serve dois', /serve dois\./i],
    ['vegetariano', /vegetariano\./i],
  ])('is not a description if it is “%s”', (description, told) => {
    const post = copyOf('Moqueca de arraia', description)
    expect(post?.copy).toMatch(told)
    expect(`${post?.copy} ${post?.visual}`).not.toMatch(/“(para|serve|vegetariano)|de perto: /i)
  })

  test('is not invented if the menu says nothing: the name speaks', () => {
    const house = houseOf([
      { name: 'Frango a passarinho', section: 'Petiscos', price: 39.9 },
      { name: 'Panelada', section: 'Petiscos', price: 36.9 },
    ])
    const post = calendarOf(answers, asking([], house)).posts.find(
      ({ title }) => title === 'Frango a passarinho',
    )
    expect(post?.copy).not.toMatch(/panelada|ao lado d/)
  })

  test('does not mention “unidade”', () => {
    expect(copyOf('Pastel de camarão', 'unidade')?.copy).not.toMatch(/unidade/i)
  })
})

test('what is sold on one weekday comes on its first day, and fries come after the dishes', () => {
  const house = houseSchema.parse({
    menu: [
      'Batata frita',
      'Peixada',
      'Camarão alho e óleo',
      'Isca de peixe',
      'Caranguejo (quinta)',
      'Baião de dois',
      'Moqueca de arraia',
    ].map((name, index) => ({ name, section: 'Cardápio', price: 20 + index })),
  })
  const { posts } = calendarOf(answers, asking([], house))
  const at = (title: string) => posts.findIndex((post) => post.title === title)
  const thursdays = posts.filter(({ day }) => weekdayOf(day) === 4)
  expect(thursdays[0]?.title).toBe('Caranguejo')
  expect(at('Batata frita')).toBeGreaterThan(at('Peixada'))
})

test('a calendar lists what was not understood of the request', () => {
  const unread = [{ text: 'jazz às terças', why: 'unknown' as const, blocking: false, choices: [] }]
  const context = asking([])
  const calendar = calendarOf(answers, { ...context, sheet: { ...context.sheet, unread } })
  expect(calendar.notUnderstood).toEqual(['jazz às terças'])
})
