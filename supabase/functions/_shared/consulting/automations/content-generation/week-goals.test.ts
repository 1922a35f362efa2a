import { expect, test } from 'vitest'
import { answers, asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

const house = houseSchema.parse({
  menu: [
    'Isca de peixe',
    'Baião de dois',
    'Carneiro guisado',
    'Peixada',
    'Pastel de queijo',
    'Caldo de mocotó',
  ].map((name, at) => ({ section: 'Pratos', name, price: 30 + at })),
})

const calendar = (special_dates: string) => {
  const given = { ...answers, special_dates }
  const { wishes } = understand('content_generation', { answers: given, house, today: '2026-11-21' })
  return calendarOf(given, asking([...wishes], house))
}

test('the weeks have goals: the event that they announce or hold, else what they sell, and none twice', () => {
  const { weeks = [], posts } = calendar('Sábado 12/12 tem oficina de tapioca às 10h, 12 vagas, R$ 80.')
  expect(weeks.map(({ goal }) => goal).filter((goal) => /oficina de tapioca, 12\/12/.test(goal)).length).toBe(
    2,
  )
  expect(weeks.length).toBeGreaterThan(3)
  expect(new Set(weeks.map(({ goal }) => goal)).size).toBe(weeks.length)
  expect(weeks.every(({ goal }) => goal.length > 5)).toBe(true)
  expect(posts.length).toBe(30)
})

test('what has places is announced two weeks before and again in its week', () => {
  const { posts } = calendar('Sábado 12/12 tem oficina de tapioca às 10h, 12 vagas, R$ 80.')
  const days = posts.filter(({ theme }) => theme === 'oficina de tapioca').map(({ day }) => day)
  expect(days.length).toBe(3)
  expect((days[0] ?? '9') <= '2026-12-04').toBe(true)
  expect((days[1] ?? '') > '2026-12-04' && (days[1] ?? '9') < '2026-12-12').toBe(true)
  expect(days[2]).toBe('2026-12-12')
})

test('a weak day has its line in most weeks, and the house’s leader comes back', () => {
  const { posts, answers: replies = [] } = calendar(
    'A noite de quarta anda vazia, preciso encher. O carneiro guisado é o nosso carro-chefe.',
  )
  expect(replies.map(({ text }) => text).join(' ')).toContain('só exista na quarta')
  expect(posts.filter(({ title }) => title.includes('Carneiro guisado')).length).toBeGreaterThan(1)
})

test('one supper is announced each time in other words, the first time weeks ahead', () => {
  const { posts } = calendar('Ceia de Natal em 24/12, R$ 180 por pessoa, só com reserva.')
  const told = posts.filter(({ theme, day }) => /ceia/i.test(theme) && day < '2026-12-24')
  expect(told.length).toBeGreaterThan(2)
  expect((told[0]?.day ?? '9') < '2026-11-28').toBe(true)
  const firsts = told.map(({ copy }) => copy.split(/(?<=[.!?])\s/)[0]?.replace(/\d+/g, '#'))
  expect(new Set(firsts).size).toBe(told.length)
})
