/** What is offered on a weekday until a date, in houses of several kinds. */
import { describe, expect, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import { checkCombo } from '../../checks/post-requests.ts'
import { understand } from '../../understanding/understand.ts'

const today = '2026-11-30'
const item = (section: string, name: string, price: number) => ({ section, name, price })
const open = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, { from: '17:00', to: '23:00' }]))
const houseOf = (...menu: ReturnType<typeof item>[]) =>
  houseSchema.parse({ menu, settings: { seats: 40, opening: open } })

const pizzeria = houseOf(
  item('Pizzas', 'Pizza de calabresa', 52),
  item('Pizzas', 'Pizza marguerita', 54),
  item('Rodízio', 'Rodízio de quarta', 64.9),
  item('Massas', 'Lasanha da casa', 46),
  item('Sobremesas', 'Pudim de leite', 14),
)
const burgers = houseOf(
  item('Hambúrgueres', 'Burger de costela', 38),
  item('Hambúrgueres', 'Burger da casa', 34),
  item('Porções', 'Batata rústica', 24),
  item('Porções', 'Anéis de cebola', 22),
)
const crab = houseOf(
  item('Caranguejo', 'Caranguejo (unidade)', 12),
  item('Petiscos', 'Pastel de arraia', 28),
  item('Petiscos', 'Isca de peixe', 42),
)
const given = {
  brand_style: ['Acolhedora'],
  content_focus: ['Pratos da casa', 'Promoções e combos'],
  posting_frequency: '3-4 vezes por semana',
}

function postsOf(house: typeof pizzeria, text: string) {
  const sheet = understand('content_generation', { answers: { ...given, special_dates: text }, house, today })
  const { posts } = calendarOf(given, { ...asking([...sheet.wishes], house), today })
  return {
    sheet,
    posts: posts.map((post) => ({
      ...post,
      all: [
        post.title,
        post.copy,
        post.whatsapp,
        post.stories,
        ...(post.endings ?? []).map(({ text: said }) => said),
      ].join('\n'),
    })),
  }
}

describe('a weekly offer with an end', () => {
  const cases = [
    [pizzeria, 'Rodízio de quarta a 64,90 só até 16/12.', /rod[ií]zio/i, 3, '2026-12-16', /64,90/],
    [pizzeria, 'Rodízio às quartas por R$ 64,90 até 23/12.', /rod[ií]zio/i, 3, '2026-12-23', /64,90/],
    [crab, 'Caranguejo toda quinta a R$ 12 até 17/12.', /caranguejo/i, 4, '2026-12-17', /R\$ 12(?!\d)/],
  ] as const
  test.each(cases)(
    'is not told after it, nor on another weekday: %#',
    (house, text, name, weekday, end, price) => {
      const { posts } = postsOf(house, text)
      const own = posts.filter(({ all }) => name.test(all) && price.test(all))
      expect(own.length).toBeGreaterThan(1)
      for (const { day, all } of own)
        expect([day, weekdayOf(day), day <= end, all]).toEqual([day, weekday, true, all])
      for (const { day, title } of posts)
        expect([day, title, day > end && name.test(title)]).toEqual([day, title, false])
    },
  )

  test.each(cases)(
    'is counted down, and said to hold on all of its days: %#',
    (house, text, _name, _weekday, end) => {
      const { posts } = postsOf(house, text)
      const all = posts.map(({ all: said }) => said).join('\n')
      expect(all).toMatch(/últim[ao]s (?:duas|dois|três)/i)
      expect(posts.find(({ day }) => day === end)?.all).toMatch(/último dia/i)
      expect(all).not.toMatch(/[Vv]ale só hoje|, e só hoje|Só hoje,/)
    },
  )

  test('leaves the dish on the menu at its own price', () => {
    const { posts } = postsOf(burgers, 'Burger de costela por R$ 29 toda quarta até 16/12.')
    const own = posts.filter(({ all }) => /burger de costela/i.test(all))
    for (const { day, all } of own.filter(({ day: on }) => on > '2026-12-16'))
      expect([day, /R\$ 29/.test(all)]).toEqual([day, false])
    expect(own.some(({ day }) => day > '2026-12-16')).toBe(true)
  })

  test('breaks its wish where a post after the end still tells its price', () => {
    const { sheet } = postsOf(pizzeria, 'Rodízio de quarta a 64,90 só até 16/12.')
    const [wish] = sheet.wishes
    if (wish?.kind !== 'combo') throw new Error('no offer')
    const post = {
      kind: 'post',
      time: '11:00',
      title: 'Rodízio',
      body: 'Rodízio por R$ 64,90.',
      hashtags: [],
    } as const
    const told = (...dates: string[]) =>
      checkCombo(wish, {
        facts: dates.map((date) => ({ ...post, date })),
        sheet,
      } as unknown as Parameters<typeof checkCombo>[1]).outcome
    expect([told('2026-12-09'), told('2026-12-09', '2026-12-23')]).toEqual(['met', 'violated'])
  })
})
