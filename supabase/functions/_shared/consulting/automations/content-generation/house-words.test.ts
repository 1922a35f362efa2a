/** How the posts of one house speak of its drinks, hours and themes. */
import { describe, expect, test } from 'vitest'
import { answers, asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { addDays } from '../../base/calendar.ts'
import { type House, houseSchema } from '../../base/house/house.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { Post } from './schema.ts'

const daily = { ...answers, posting_frequency: 'Diariamente' }
const everyDay = (from: string, to: string) =>
  Object.fromEntries(['0', '1', '2', '3', '4', '5', '6'].map((day) => [day, { from, to }]))
const postsOf = (house: House, given: Parameters<typeof calendarOf>[0] = daily): readonly Post[] =>
  calendarOf(given, asking([], house)).posts
const naming = (posts: readonly Post[], words: RegExp) =>
  posts.filter(({ title, copy }) => words.test(`${title} ${copy}`))

describe('a drink with alcohol', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Caipirinha de café', section: 'Fim de tarde', price: 24 },
      { name: 'Spritz de cajuína', section: 'Fim de tarde', price: 29 },
      { name: 'Tequila com sal e limão', section: 'Shots', price: 24 },
      { name: 'Cappuccino da casa', section: 'Cafés', price: 14 },
      { name: 'Coco verde', section: 'Águas', price: 14 },
      { name: 'Tapioca de coco', section: 'Café da manhã', price: 15 },
      { name: 'Cuscuz com ovo', section: 'Café da manhã', price: 19 },
      { name: 'Bolo de macaxeira', section: 'Bolos', price: 12 },
    ],
  })
  const posts = postsOf(house)

  test.each([/caipirinha de café/i, /spritz/i, /tequila/i])(
    'carries the warning, and goes to no list without a limit of age: %s',
    (words) => {
      const named = naming(posts, words)
      expect(named.length).toBeGreaterThan(0)
      for (const { copy, whatsapp, alcohol } of named) {
        expect(alcohol).toBe(true)
        expect(copy).toContain('Beba com moderação.')
        expect(whatsapp).toBeUndefined()
      }
    },
  )

  test('is never called irresistible, and is never set in the sea', () => {
    const voiced = postsOf(house, { ...daily, brand_style: ['Bem-humorada', 'Praiana'] })
    const told = voiced.filter(({ alcohol, theme }) => alcohol && !/Natal|Réveillon/.test(theme))
    expect(told.length).toBeGreaterThan(3)
    for (const { copy } of told)
      expect(copy).not.toMatch(/Falhamos|Não deu|Durou pouco|desculpa|\bmar\b|maré/)
  })

  test('and one without are each shown in their own cup, and food in none', () => {
    const visual = (words: RegExp) =>
      posts.filter(({ title }) => words.test(title)).map((post) => post.visual)
    expect(visual(/^Cappuccino da casa$/).join()).toContain('xícara')
    expect(visual(/^Coco verde$/).join()).not.toMatch(/gelo|copo/)
    for (const shown of [...visual(/^Tapioca de coco$/), ...visual(/^Cuscuz com ovo$/)])
      expect(shown).not.toMatch(/copo|gelo/)
  })

  test('counts as a drink of the house only if it contains alcohol', () => {
    expect(naming(posts, /^Coco verde/).map(({ theme }) => theme)).not.toContain('Drinks autorais')
  })
})

describe('the hours of the house', () => {
  const house = (from: string, to: string) =>
    houseSchema.parse({ menu: [{ name: 'Cartola', price: 18 }], settings: { opening: everyDay(from, to) } })

  test('put every post at least two hours before closing time', () => {
    for (const frequency of ['Diariamente', '3-4 vezes por semana', '2-3 vezes por dia']) {
      const posts = postsOf(house('09:00', '17:00'), { ...answers, posting_frequency: frequency })
      expect(posts.filter(({ hour }) => hour > 15)).toEqual([])
      const at = posts.map(({ day, hour }) => `${day} ${hour}`)
      expect(new Set(at).size).toBe(30)
    }
    expect(postsOf(house('17:00', '02:00')).some(({ hour }) => hour === 18)).toBe(true)
  })

  test('are not promised on a holiday, when they may differ', () => {
    const posts = postsOf(house('17:00', '23:00'), { ...answers, posting_frequency: '3-4 vezes por semana' })
    const on = (day: string) => posts.filter((post) => post.day === day)
    for (const day of ['2026-12-25', '2026-12-31']) {
      expect(on(day).length).toBeGreaterThan(0)
      for (const { copy, whatsapp } of on(day)) {
        expect(copy + (whatsapp ?? '')).not.toMatch(/das 17h|hoje tem|quem vem\?|R\$/i)
      }
    }
    expect(on('2026-12-24')).toEqual([])
    expect(on('2027-01-01')).toEqual([])
    expect(posts.some(({ copy }) => copy.includes('das 17h às 23h'))).toBe(true)
  })
})

test('every theme that the owner chose has a post', () => {
  const themes = ['História da cachaça', 'Equipe', 'Consumo responsável', 'Produtores e ingredientes locais']
  const house = houseSchema.parse({
    menu: [
      'Cartola',
      'Moela',
      'Pudim',
      'Torresmo',
      'Peixada',
      'Sarapatel',
      'Panelada',
      'Escondidinho',
      'Vatapá',
      'Bobó',
      'Costela',
      'Galinha',
      'Caipirinha de limão',
    ].map((name) => ({ name, price: 20 })),
  })
  const posts = postsOf(house, {
    ...answers,
    content_focus: themes,
    posting_frequency: '1-2 vezes por semana',
  })
  for (const theme of themes) expect(posts.map((post) => post.theme)).toContain(theme)
})

test('an idea about meat or fish is used only for a house that sells it', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Camarão no alho', price: 70 },
      { name: 'Macaxeira frita', price: 27 },
    ],
  })
  const given = { ...daily, content_focus: ['Pratos da casa', 'Produtores e ingredientes locais'] }
  expect(naming(postsOf(house, given), /ponto da carne|escolhe um peixe|queijo coalho/)).toEqual([])
})

describe('a date', () => {
  const house = houseSchema.parse({
    menu: ['Cartola', 'Moela', 'Pudim', 'Torresmo', 'Peixada', 'Panelada', 'Caipirinha de limão'].map(
      (name, at) => ({ name, price: 20 + at }),
    ),
  })
  const of = (wishes: Wish[], today = '2026-11-21') =>
    calendarOf(daily, { ...asking(wishes, house), today }).posts
  const date = (what: string, day: string): Wish => ({
    kind: 'date',
    origin: 'request',
    text: what,
    what,
    closed: false,
    from: day,
    to: day,
  })

  test('without a drink carries no warning, and sells no dish under a holiday', () => {
    const dated = of([], '2026-12-10').filter(({ theme }) => /Natal|Réveillon/.test(theme))
    expect(dated.length).toBeGreaterThan(2)
    for (const { copy, whatsapp, alcohol } of dated) {
      expect(alcohol).toBe(false)
      expect(copy + (whatsapp ?? '')).not.toMatch(/Beba com moderação|R\$/)
    }
  })

  test('of cachaça carries it', () => {
    const dated = of([], '2026-09-01').filter(({ theme }) => /Cachaça/.test(theme))
    expect(dated.length).toBeGreaterThan(0)
    for (const { copy, whatsapp, alcohol } of dated) {
      expect(alcohol).toBe(true)
      expect(copy).toContain('Beba com moderação.')
      expect(whatsapp).toBeUndefined()
    }
  })

  test('is printed with the accents that the owner left out', () => {
    const posts = of([date('reveillon na calcada', '2026-12-05'), date('aniversario do bar', '2026-12-12')])
    const told = posts.map(({ title, copy }) => `${title} ${copy}`).join(' ')
    expect(told).toContain('Réveillon na calcada')
    expect(told).toContain('aniversário do bar')
    expect(told).not.toMatch(/reveillon|aniversario/i)
  })

  test('counts the days that are left', () => {
    const posts = of([date('luau', '2026-12-05'), date('sarau', '2026-12-19')])
    const counted = posts.flatMap(({ day, copy }) => {
      const [, days, name] = /Faltam (\d+) dias: (luau|sarau)/.exec(copy) ?? []
      return days ? [[addDays(day, Number(days)), name]] : []
    })
    for (const [day, name] of counted) expect(day).toBe(name === 'luau' ? '2026-12-05' : '2026-12-19')
  })
})

test('sentences agree: no article is missing, no plural has a singular verb', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Terrine de fígado', section: 'Entradas', price: 44 },
      { name: 'Quiche de alho-poró', section: 'Entradas', price: 21 },
      { name: 'Nachos com chili', section: 'Entradas', price: 46 },
    ],
  })
  const voices = { ...daily, brand_style: ['Cearense com sotaque', 'Tradicional', 'Boêmia'] }
  const told = postsOf(house, voices)
    .map(({ copy, stories, whatsapp }) => `${copy} ${stories ?? ''} ${whatsapp ?? ''}`)
    .join('\n')
  expect(told).not.toMatch(
    /\b[Oo] (terrine|quiche)|hoje é os|ao lado de |canta loas sobre|aprendeu d|Neste dia| \?/,
  )
})
