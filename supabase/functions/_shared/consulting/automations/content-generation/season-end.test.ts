import { describe, expect, test } from 'vitest'
import { answers, asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { linesOf } from '../../base/language/caption-lines.ts'
import { picturesIn } from '../../base/language/pictures.ts'
import { pricesIn } from '../../base/language/prices-in.ts'
import type { Wish } from '../../base/request/wish.ts'
import { isPastSeason } from './season-end.ts'

const house = houseSchema.parse({
  menu: [
    { name: 'Chocotone recheado', section: 'Natal', price: 48 },
    { name: 'Kit salgados da família', section: 'Encomendas', price: 110 },
    { name: 'Torta de limão', section: 'Doces', price: 72 },
    { name: 'Empada de frango', section: 'Salgados', price: 9 },
    { name: 'Limonada', section: 'Sucos', price: 10 },
  ],
})
const said = { text: 'dito', origin: 'request' } as const
const offer = {
  ...said,
  kind: 'combo',
  what: 'Torta de limão',
  price: 59,
  from: '2026-11-24',
  to: '2026-12-18',
} as Wish
const deadline = {
  ...said,
  kind: 'date',
  what: 'último dia de encomendas (kit)',
  closed: false,
  from: '2026-12-15',
  to: '2026-12-15',
} as Wish
const postsWith = (...wishes: Wish[]) => calendarOf(answers, asking(wishes, house)).posts

describe('an offer that lasts', () => {
  const told = postsWith(offer).filter(({ copy }) => pricesIn(copy).includes(59))

  test('names its last day, never “só hoje” before it, and is not told after it', () => {
    expect(told.length).toBeGreaterThan(1)
    for (const { day, copy } of told) {
      expect(day <= '2026-12-18').toBe(true)
      if (day < '2026-12-18') expect(copy).toMatch(/18\/12/)
      expect(copy).not.toMatch(/só hoje/i)
    }
  })

  test('leaves the menu’s own price out while it runs', () => {
    const running = postsWith(offer).filter(({ day }) => day <= '2026-12-18')
    expect(running.filter(({ copy }) => pricesIn(copy).includes(72))).toEqual([])
  })
})

test('what is ordered until a day is called for before it, and never shown after it', () => {
  const posts = postsWith(deadline)
  expect(posts.some(({ day, copy }) => day < '2026-12-15' && /15\/12/.test(copy))).toBe(true)
  expect(
    posts.filter(({ day, title, copy }) => day > '2026-12-15' && /kit/i.test(`${title} ${copy}`)),
  ).toEqual([])
})

test('what belongs to Christmas is not shown after it', () => {
  expect(isPastSeason('Chocotone recheado', '2026-12-26')).toBe(true)
  expect(isPastSeason('Chocotone recheado', '2026-12-20')).toBe(false)
  const late = postsWith().filter(({ day }) => day > '2026-12-25')
  expect(late.filter(({ title, copy }) => /chocotone/i.test(`${title} ${copy}`))).toEqual([])
})

test('the owner’s form holds for every post: lines, hour, no video', () => {
  const rule = (what: string, more: object) => ({ ...said, kind: 'postRule', what, ...more }) as Wish
  const posts = postsWith(rule('mostLines', { most: 3 }), rule('postAt', { at: 16 }), rule('noVideo', {}))
  expect(Math.max(...posts.map(({ copy }) => linesOf(copy)))).toBeLessThanOrEqual(3)
  expect(new Set(posts.map(({ hour }) => hour))).toEqual(new Set([16]))
  expect(posts.map(({ format }) => format)).not.toContain('Reels')
})

test.each([1, 2, 3])('no post asks for more than the %d pictures that the owner allows', (most) => {
  const rule: Wish = { ...said, kind: 'postRule', what: 'mostPictures', most }
  const posts = postsWith(rule)
  expect(Math.max(...posts.map(({ visual }) => picturesIn(visual).length))).toBeLessThanOrEqual(most)
  expect(
    posts.filter(({ format }) => format === 'Carrossel').every(({ visual }) => visual.startsWith('1: ')),
  ).toBe(true)
})
