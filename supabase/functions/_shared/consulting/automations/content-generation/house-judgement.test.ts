/** What a calendar owes to this house: its forms, its city's days, its music, its own beers. */
import { expect, test } from 'vitest'
import { answers, asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'
import { isKeptIn, knownDates, occurrences } from './calendar.ts'
import { drinkAlcohol } from './menu-items.ts'
import { dishFamilies, glassFamilies } from './tables/families.ts'
import * as shots from './tables/shots.ts'

const house = houseSchema.parse({
  menu: [
    ['Chopes da casa', 'Weiss de Umbu 300 ml', 18, 5],
    ['Chopes da casa', 'IPA do Beco 300 ml', 19, 6],
    ['Chopes da casa', 'Stout de Café da Serra 300 ml', 20, 6],
    ['Chopes da casa', 'Régua degustação 4 x 120 ml', 32, 9],
    ['Drinks', 'Soda de tamarindo', 12, 3],
    ['Comida', 'Burger de carne de sol', 38, 14],
    ['Comida', 'Bolinho de estudante', 14, 4],
    ['Comida', 'Caldo de sururu', 15, 5],
    ['Comida', 'Tábua de frios', 58, 24],
    ['Comida', 'Batata rústica', 26, 7],
    ['Comida', 'Coxinha de bode', 29, 9],
  ].map(([section, name, price, cost]) => ({ section, name, price, cost })),
})
const calendar = (special_dates: string, focus = ['Drinks autorais', 'Pratos da casa']) => {
  const given = { ...answers, content_focus: focus, special_dates }
  const { wishes } = understand('content_generation', { answers: given, house, today: '2026-11-28' })
  return calendarOf(given, asking([...wishes], house))
}

test.each([
  ['quero 2 reels', 'Reels', 2],
  ['quero 9 reels', 'Reels', 9],
  ['quero um carrossel', 'Carrossel', 1],
])('%s: exactly so many of all thirty', (said, format, count) => {
  const { posts } = calendar(said)
  expect(posts).toHaveLength(30)
  expect(posts.filter((post) => post.format === format)).toHaveLength(count)
})

test('a photo describes one picture, and no photo two moments', () => {
  const all = [
    ...[...dishFamilies, ...glassFamilies].flatMap((family) => family.shots ?? []),
    ...shots.dishShots,
    ...shots.glassShots,
    ...shots.softShots,
    ...shots.describedShots,
  ]
  expect(all.filter((text) => !/^1: /.test(text) && /e depois|depois o /.test(text))).toEqual([])
})

test('the own beers of a house have posts, without sizes in their names', () => {
  const { posts } = calendar('')
  const told = posts.map(({ title, copy }) => `${title}\n${copy}`).join('\n')
  for (const beer of ['Weiss de Umbu', 'IPA do Beco', 'Stout de Café da Serra']) expect(told).toContain(beer)
  expect(told).not.toMatch(/300 ml|4 x(?! \d)|[oO]s Weiss/)
  expect(posts.filter(({ title, visual }) => /Stout/.test(title) && /xícara|vapor/.test(visual))).toEqual([])
})

test('a soda has no alcohol unless its description names a spirit', () => {
  const soda = { section: 'Drinks', name: 'Soda de tamarindo', price: 12, kind: null, allergens: null }
  expect(drinkAlcohol({ ...soda, description: null })).toBe(false)
  expect(drinkAlcohol({ ...soda, description: 'cachaça, tamarindo e gás' })).toBe(true)
})

test('a broth is never set against a sweet', () => {
  const { posts } = calendar('')
  expect(posts.filter(({ title }) => /estudante ou|ou bolinho de estudante/i.test(title))).toEqual([])
})

test('days of a city or a state are kept there only', () => {
  const named = (city: string) => knownDates.filter((date) => isKeptIn(date, city)).map(({ name }) => name)
  expect(named('Salvador')).toEqual(
    expect.arrayContaining(['Dia do Samba', 'Santa Bárbara', 'Lavagem do Bonfim']),
  )
  expect(named('Salvador')).not.toContain('Dia de São José')
  expect(named('Sobral')).toContain('Dia de São José')
  expect(named('Sobral')).not.toContain('Dia do Samba')
  const bonfim = knownDates.filter(({ name }) => name === 'Lavagem do Bonfim')
  expect(bonfim.flatMap((date) => occurrences(date, '2026-12-01', '2027-12-31'))).toEqual(['2027-01-14'])
})

test('the music of an evening is shown, and its post comes some hours before it', () => {
  const { posts } = calendar('Roda toda quinta 19h, 15 conto', ['Eventos e música ao vivo'])
  const held = posts.filter(({ title }) => title === 'Roda')
  expect(held.length).toBeGreaterThan(4)
  expect(held.filter(({ hour }) => hour < 14 || hour > 17)).toEqual([])
  expect(held.filter(({ visual }) => !/m[úu]sica|instrumento|toca|som|microfone/i.test(visual))).toEqual([])
})

test('the answer for an empty weekday states a pair with its sum, and the calendar posts on that day', () => {
  const { posts, answers: told = [] } = calendar('Terça tá vazia, o que eu posto?')
  const [answer] = told
  expect(answer?.text).toMatch(/só na terça: ficam R\$ \d+/)
  expect(posts.filter(({ day }) => weekdayOf(day) === 2).length).toBeGreaterThan(5)
})
