import { expect, test } from 'vitest'
import { bistro, calendar, inn, item, pub } from '../../../../../../tests/support/posting-houses.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'

const saturday = 6
const week = 7 * 24 * 60 * 60 * 1000

test.each([
  ['inn', inn],
  ['pub', pub],
  ['bistro', bistro],
] as const)('an item wanted every Saturday is posted on nearly all Saturdays in the house %s', (_, house) => {
  const open = houseSchema.parse({
    ...house,
    menu: [item('Pratos', 'Mão de vaca com pirão', 48), ...house.menu],
    settings: {
      ...house.settings,
      opening: { ...house.settings.opening, [saturday]: { from: '11:00', to: '23:00' } },
    },
  })
  const { posts } = calendar('Mão de vaca todo sábado, um post por semana.', open)
  const days = posts.map(({ day }) => day).toSorted()
  const weeks = Math.floor((Date.parse(days.at(-1) ?? '') - Date.parse(days[0] ?? '')) / week)
  const own = posts.filter(({ day, title }) => weekdayOf(day) === saturday && /mão de vaca/i.test(title))
  expect(own.length).toBeGreaterThanOrEqual(weeks - 2)
  expect(weeks).toBeGreaterThan(4)
})
