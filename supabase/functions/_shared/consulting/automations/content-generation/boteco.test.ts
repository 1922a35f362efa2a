/** The calendar of a boteco that closes on Sundays and Mondays, cooks one dish on Saturdays and has its anniversary. */
import { describe, expect, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import type { Wish } from '../../base/request/wish.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Pastel de queijo coalho (6 un)', 26, 'queijo coalho da Jaguaribe, melaço à parte'],
    ['Petiscos', 'Torresmo de rolo', 38, 'porção de 400 g, limão'],
    ['Petiscos', 'Caldinho de feijão', 12],
    ['Petiscos', 'Caldinho de sururu', 16, 'leite de coco e coentro'],
    ['Petiscos', 'Bolinho de bacalhau (8 un)', 42],
    ['Petiscos', 'Língua ao molho madeira', 36, 'receita da Dona Neuma'],
    ['Pratos', 'Baião de dois com carne de sol', 54, 'para duas pessoas'],
    ['Pratos', 'Panelada', 34, 'só aos sábados'],
    ['Pratos', 'Peixe frito com pirão', 58],
    ['Sanduíches', 'Pão com carne moída', 15, 'o clássico da saída da faculdade'],
    ['Doses', 'Cachaça envelhecida 50 ml', 14],
    ['Drinks', 'Caipirinha de limão', 18],
    ['Drinks', 'Caipirinha de caju', 20],
    ['Drinks', 'Rabo de galo', 19],
    ['Sem álcool', 'Suco de cajá', 10],
  ].map(([section, name, price, description = null]) => ({ section, name, price, description })),
})
const said = { text: 'dito', origin: 'request', kind: 'date' } as const
const wishes: Wish[] = [
  { ...said, what: 'aniversário do boteco', from: '2026-12-12', to: '2026-12-12', closed: false },
  { ...said, what: 'panelada', weekdays: [6], closed: false },
  { ...said, what: 'fechado domingo e segunda', weekdays: [0, 1], closed: true },
]
const answers = {
  brand_style: ['Descontraída', 'Cearense com sotaque'],
  content_focus: ['Pratos da casa', 'Drinks autorais'],
  posting_frequency: '3-4 vezes por semana',
}
const { posts } = calendarOf(answers, { ...asking(wishes, house), today: '2026-11-22' })
const told = posts.map((post) => Object.values(post).join(' ')).join('\n')

test('posts on open days only, four a week', () => {
  expect(posts.filter(({ day }) => weekdayOf(day) < 2)).toEqual([])
  expect((posts.at(-1)?.day ?? '') <= '2027-01-20').toBe(true)
})

test('gives the Saturday dish one post in five, on Saturday morning, each with its own words', () => {
  const special = posts.filter(({ title }) => title === 'Panelada')
  expect(special.length).toBeGreaterThanOrEqual(5)
  expect(special.length).toBeLessThanOrEqual(6)
  expect(special.map(({ day, hour }) => [weekdayOf(day), hour])).toEqual(special.map(() => [6, 11]))
  expect(new Set(special.map(({ copy }) => copy)).size).toBe(special.length)
})

test('speaks of the mixed drinks in about a third of the posts, each time from another side', () => {
  const drinks = posts.filter(({ title }) => /Caipirinha|Rabo de galo/.test(title))
  expect(drinks.length).toBeGreaterThanOrEqual(7)
  expect(drinks.length).toBeLessThanOrEqual(11)
  expect(new Set(drinks.map(({ title }) => title)).size).toBe(drinks.length)
  expect(drinks.filter(({ hour }) => hour < 17)).toEqual([])
})

test('tells the anniversary before, on its day and after, and every text of it can be published', () => {
  const own = posts.filter(({ theme }) => theme === 'aniversário do boteco')
  expect(own).toHaveLength(4)
  expect(own.filter(({ day }) => day < '2026-12-12')).toHaveLength(2)
  expect(own.filter(({ day }) => day > '2026-12-12')).toHaveLength(1)
  expect(own.find(({ day }) => day === '2026-12-12')?.copy).toMatch(/é hoje|chegou o dia/i)
  expect(own.find(({ day }) => day === '2026-12-12')?.copy).toContain('panelada, R$')
  expect(own.filter(({ need }) => need)).toEqual([])
})

test('leaves at most four posts to complete, and none on New Year’s Day', () => {
  expect(posts.filter(({ need }) => need).length).toBeLessThanOrEqual(4)
  expect(posts.filter(({ day }) => day.endsWith('01-01'))).toEqual([])
})

test('says nothing that the menu contradicts', () => {
  expect(told).not.toMatch(/ímpar|com porção|rapadura|manjericão|leva só aos|com receita/i)
  for (const { title, copy, stories, whatsapp, visual } of posts)
    if (/^Cachaça/.test(title))
      expect([copy, stories, whatsapp, visual].join(' ')).not.toMatch(/gelo|guarni|preparo|duas mãos/i)
  for (const { title, copy, whatsapp } of posts)
    if (/^Suco/.test(title)) expect(`${copy} ${whatsapp}`).not.toMatch(/fome|garfo/i)
})

describe('a house that has not said when it opens', () => {
  const daily = { ...answers, posting_frequency: 'Diariamente' }
  const unknown = calendarOf(daily, { ...asking([], house), today: '2026-11-22' }).posts

  test('calls nobody on a Sunday, a Monday or a holiday', () => {
    const unsure = unknown.filter(({ day }) => weekdayOf(day) < 2 || /12-25|12-31/.test(day))
    expect(unsure.length).toBeGreaterThan(3)
    for (const { copy, whatsapp } of unsure)
      expect(`${copy} ${whatsapp}`).not.toMatch(/hoje tem|quem vem\?|te espero|até já/i)
  })

  test('posts on other days where the owner leaves the choice', () => {
    const chosen = calendarOf(answers, { ...asking([], house), today: '2026-11-22' }).posts
    expect(chosen.filter(({ day }) => weekdayOf(day) < 2)).toEqual([])
  })
})
