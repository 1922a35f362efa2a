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
