/** What lasts weeks begins on no day of its own: posts say the month or the days, and none says that it is today. */
import { expect, test } from 'vitest'
import { answers, asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { check } from '../../checks/check.ts'
import { understand } from '../../understanding/understand.ts'
import { postFacts } from './facts.ts'

const house = houseSchema.parse({
  menu: [
    { section: 'Doces', name: 'Bolo mole', price: 11, cost: 3 },
    { section: 'Doces', name: 'Cocada de forno', price: 9, cost: 2 },
    { section: 'Salgados', name: 'Empada de siri', price: 13, cost: 5 },
    { section: 'Bebidas', name: 'Suco de graviola', price: 10, cost: 3 },
  ],
  settings: {
    opening: Object.fromEntries([2, 3, 4, 5, 6].map((day) => [day, { from: '15:00', to: '22:00' }])),
  },
})

const written = (special_dates: string, brand_style: string[]) => {
  const given = { ...answers, brand_style, special_dates }
  const sheet = understand('content_generation', { answers: given, house, today: '2026-11-29' })
  const calendar = calendarOf(given, { ...asking([...sheet.wishes], house), today: '2026-11-29' })
  return { posts: calendar.posts, checked: check([...postFacts([calendar])], sheet, { house }) }
}

test.each([[['Acolhedora', 'Cearense com sotaque']], [['Sofisticada', 'Minimalista']]])(
  'a feast of a whole month is told in that month, on days that the house publishes: %s',
  (style) => {
    const { posts, checked } = written('janeiro tem festival de jangada', style)
    const own = posts.filter(({ theme }) => /festival de jangada/i.test(theme))
    expect(own.some(({ day }) => day.startsWith('2027-01'))).toBe(true)
    for (const { copy, whatsapp } of own) {
      expect(`${copy} ${whatsapp}`).not.toMatch(/é hoje|chegou o dia|começa hoje|01\/01|31\/01|não abre em/i)
      expect(copy).toMatch(/janeiro/i)
    }
    expect(checked.map(({ outcome }) => outcome)).not.toContain('not_possible')
  },
)

test('what lasts several days begins on its first day, and names its last one', () => {
  const { posts } = written('semana do doce de 15/12 a 19/12', ['Acolhedora'])
  const first = posts.find(({ day, theme }) => day === '2026-12-15' && /doce/i.test(theme))
  expect(first?.copy).toMatch(/começa hoje.*19\/12/i)
})
