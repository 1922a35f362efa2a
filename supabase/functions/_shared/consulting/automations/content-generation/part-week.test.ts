/** A house that opens on two evenings: its events with all that was said of them, and no invitation to a closed door. */
import { expect, test } from 'vitest'
import { answers, asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import { invitesToday } from '../../base/language/invitations.ts'
import { check } from '../../checks/check.ts'
import { understand } from '../../understanding/understand.ts'
import { postFacts } from './facts.ts'
import { suitsHours } from './suits-hours.ts'

const house = houseSchema.parse({
  menu: [
    ['Comidas', 'Espetinho de carne', 12],
    ['Comidas', 'Caldo de mocotó', 15],
    ['Comidas', 'Panelinha de baião', 25],
    ['Comidas', 'Batata frita', 26],
    ['Comidas', 'Carne de sol acebolada', 48],
    ['Bebidas', 'Litrão', 15],
    ['Bebidas', 'Cuba libre', 18],
    ['Bebidas', 'Caipirinha da sanfona', 16],
    ['Bebidas', 'Dose de cachaça', 7],
    ['Bebidas', 'Quentão', 12],
  ].map(([section, name, price]) => ({ section: String(section), name: String(name), price: Number(price) })),
  settings: { opening: { 5: { from: '19:00', to: '02:00' }, 6: { from: '19:00', to: '03:00' } } },
})
const today = '2026-11-29'
const written = (special_dates: string) => {
  const given = { ...answers, content_focus: ['Eventos e música ao vivo', 'Drinks autorais'], special_dates }
  const sheet = understand('content_generation', { answers: given, house, today })
  const calendar = calendarOf(given, { ...asking([...sheet.wishes], house), today })
  const checked = check([...postFacts([calendar])], sheet, { house })
  return { posts: calendar.posts, checked }
}
const { posts, checked } = written(
  'forró todo sábado, dia 12/12 tem trio Nó Cego 21h entrada 15 até 22h. 31/12 fechado. um vídeo curto pro aniversário da casa 19/12 (10 anos)',
)

test('an event has its band, hour, price and limit in every text before it and on its day', () => {
  const own = posts.filter(({ theme }) => theme === 'trio Nó Cego')
  expect(own.length).toBeGreaterThan(1)
  for (const { copy, need } of own) {
    expect(copy).toMatch(/trio Nó Cego/i)
    expect(copy).toContain('21h')
    expect(copy).toContain('R$ 15 de entrada até as 22h')
    expect(need).toBeUndefined()
  }
})

test('a video for a birthday is a Reels of three scenes about it, with its years', () => {
  const [own] = posts.filter(({ day }) => day === '2026-12-19')
  expect(own).toMatchObject({ format: 'Reels' })
  expect(own?.copy).toMatch(/10 anos/)
  expect(own?.visual).toMatch(/três cenas: .*; .*; .*“10 anos/)
  expect(posts.filter(({ title }) => /vídeo/i.test(title))).toEqual([])
})

test('on days on which it never opens no post says today, and none names such a day as open', () => {
  const shut = posts.filter(({ day }) => ![5, 6].includes(weekdayOf(day)))
  expect(shut.length).toBeGreaterThan(4)
  expect(shut.filter(({ copy, whatsapp = '' }) => invitesToday(`${copy}\n${whatsapp}`))).toEqual([])
  for (const { copy } of posts) expect(copy).not.toMatch(/abre até (?:domingo|segunda|terça|quarta|quinta)/)
  // The first of January is a Friday of which nobody has spoken.
  expect(posts.filter(({ copy }) => copy.includes('sexta, 01/01'))).toEqual([])
})

test('the weekly event is named on the evening of another one, and a dish has the post of some', () => {
  const evening = posts.filter(({ day }) => ['2026-12-12', '2026-12-19'].includes(day))
  expect(evening.filter(({ copy }) => !/forró/i.test(copy))).toEqual([])
  const saturdays = posts.filter(({ day }) => weekdayOf(day) === 6 && day > '2026-12-26')
  expect(saturdays.some(({ title, copy }) => title !== 'Forró' && /: forró\./.test(copy))).toBe(true)
})

test('a dose of cachaça has a post, and what every bar pours has none', () => {
  expect(posts.some(({ title }) => /cacha[çc]a/i.test(title))).toBe(true)
  expect(posts.filter(({ title }) => /litrão/i.test(title))).toEqual([])
})

test('what the owner asked is met', () => {
  expect(checked.filter(({ outcome }) => outcome !== 'met')).toEqual([])
})

test('a name that leaves words of the owner out is not reported as met', () => {
  const { checked: told, posts: own } = written('12/12 trio Nó Cego traga cadeira de casa 3 por mesa')
  const date = told.find(({ wish }) => wish.kind === 'date')
  if (own.some(({ need }) => need !== undefined)) expect(date?.outcome).toBe('not_possible')
})

test('no shade in a house of the night, and no cold evening in December', () => {
  const suits = suitsHours(house)
  expect(suits('Mesa puxada pra sombra.', '2026-12-12')).toBe(false)
  expect(suits('Carne de sol na mesa.', '2026-12-12')).toBe(true)
  expect(suits('Noite fria, copo que fumega.', '2026-12-12')).toBe(false)
  expect(suits('Noite fria, copo que fumega.', '2026-07-12')).toBe(true)
})

test('a feast on a day off is told on a day on which the house is open, and says so', () => {
  const { posts: own, checked: told } = written('dia de reis 6/1')
  const [feast] = own.filter(({ theme }) => theme === 'dia de reis')
  expect(feast?.day).toMatch(/^2027-01-0[2-5]$/)
  expect(feast?.copy).toContain('A casa não abre em 06/01')
  expect(feast).not.toHaveProperty('whatsapp')
  expect(feast).not.toHaveProperty('stories')
  expect(told.find(({ wish }) => wish.kind === 'date')?.outcome).toBe('met')
})
