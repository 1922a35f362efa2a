/** A house that opens through a feast, turns some years old, and keeps people who drink out of its pictures. */
import { describe, expect, it, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { showsRefused } from '../../base/language/pictures.ts'
import { understand } from '../../understanding/understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Drinks', 'Caipirinha de cajá', 22, 'drink'],
    ['Doses', 'Dose de Serra Velha', 16, 'dose'],
    ['Petiscos', 'Bolinho de macaxeira', 24, 'dish'],
    ['Petiscos', 'Espetinho de queijo', 14, 'dish'],
    ['Bebidas', 'Cajuína', 9, 'soft_drink'],
  ].map(([section, name, price, kind]) => ({ section, name, price, kind })),
  settings: {
    opening: Object.fromEntries(
      ['0', '2', '3', '4', '5', '6'].map((day) => [day, { from: '18:00', to: '23:59' }]),
    ),
  },
})
const today = '2027-01-27'
const given = {
  brand_style: ['Cearense com sotaque'],
  content_focus: ['Pratos da casa'],
  posting_frequency: '3-4 vezes por semana',
}
const text =
  'no carnaval a gente abre direto, de 6 a 9/2. dia 16/2 faz 8 anos o bar. 27/2 tem Banda Lamparina. sem foto de gente bebendo'
const { wishes } = understand('content_generation', {
  answers: { ...given, special_dates: text },
  house,
  today,
})
const { posts, readings } = calendarOf(given, { ...asking([...wishes], house), today })
const on = (day: string) => posts.find((post) => post.day === day)

describe('a feast that the owner keeps open', () => {
  it('is announced and told on its first and last days, each in words of that day', () => {
    expect(posts.some(({ day, copy }) => day < '2027-02-06' && /A casa abre de sábado/.test(copy))).toBe(true)
    expect(on('2027-02-06')?.copy).toMatch(/começa hoje.*até terça, 09\/02/)
    expect(on('2027-02-06')?.copy).not.toMatch(/Terça de Carnaval/)
    expect(on('2027-02-09')?.copy).toMatch(/Terça de Carnaval.*abre hoje/)
  })

  it('asks no more whether the house opens, but for the hours of a day that has none', () => {
    expect(posts.filter(({ theme, endings }) => theme === 'Carnaval' && endings)).toEqual([])
    expect(readings?.join(' ')).toMatch(/a que horas a casa abre na segunda, 08\/02/)
  })
})

test('a birthday is said as people say it', () => {
  const told = posts.filter(({ theme }) => theme === '8 anos do bar')
  expect(told.length).toBeGreaterThan(2)
  for (const { copy, whatsapp = '' } of told) {
    expect(`${copy} ${whatsapp}`).not.toMatch(/tem 8 anos/)
    expect(copy).not.toMatch(/anos d[oa] \p{L}+ sair/u)
  }
})

test('who plays gets words of music, and no two dates the same picture', () => {
  const shown = posts.filter(({ theme }) => /Carnaval|Banda|São José/.test(theme)).map(({ visual }) => visual)
  expect(new Set(shown).size).toBe(shown.length)
  expect(posts.filter(({ theme }) => theme === 'Banda Lamparina').length).toBeGreaterThan(1)
})

test('a short menu leaves out none of its items', () => {
  const titles = posts.map(({ title }) => title).join(' ')
  expect(titles).toContain('Cajuína')
  expect(titles).toContain('Serra Velha')
})

test('a Ceará voice says “tu” in every text', () => {
  for (const { copy } of posts) expect(copy).not.toMatch(/(?<!\p{L})você(?!\p{L})/iu)
})

test.each([
  ['Clientes brindando no balcão', 'gente bebendo', true],
  ['O copo erguido contra a luz', 'gente bebendo', true],
  ['O copo no balcão, ninguém bebendo', 'gente bebendo', false],
  ['As mãos de quem prepara o drink', 'gente bebendo', false],
  ['A garrafa de cachaça no balcão', 'garrafas de cachaça', true],
  ['O rótulo, de perto', 'garrafas de cachaça', false],
])('%s shows %s: %s', (visual, of, shows) => {
  expect(showsRefused(visual, of)).toBe(shows)
})

test('a celebration tells its hour on the day as well', () => {
  const { wishes: own } = understand('content_generation', {
    answers: { ...given, special_dates: 'dia 16/2 o bar faz 8 anos, vai ter bolo e a banda Lume às 20h' },
    house,
    today,
  })
  const day = calendarOf(given, { ...asking([...own], house), today }).posts.find(
    (post) => post.day === '2027-02-16',
  )
  expect(day?.copy).toMatch(/bolo e a banda Lume.*Começa às 20h/)
})
