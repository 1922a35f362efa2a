/**
 * Properties of the posts of any house.
 * @module-tag slow
 */
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { calendarOf, context, optionsOf } from '../../../../../../tests/support/content-calendars.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import { isPublishable } from '../../base/language/advertising.ts'
import { invitesToday } from '../../base/language/invitations.ts'
import { createContent } from './engine.ts'
import { postCalendarSchema } from './schema.ts'

const firstSentence = (copy: string) => /^.+?[.!?](?=\s|$)/su.exec(copy)?.[0] ?? copy
/** The last sentence, but for the size, the price and the warning. */
const lastSentence = (copy: string) =>
  copy
    .replaceAll('\u00a0', ' ')
    .split(/\n\n|(?<=[.!?])\s+/)
    .filter((said) => !/R\$ [\d.,]+\.$|^(?:Beba com|Venda proibida|Para \p{L}+\.|Serve )/u.test(said))
    .at(-1) ?? copy

const dishes = [
  'Torresmo de rolo',
  'Carne de sol acebolada',
  'Pastel de queijo',
  'Camarão alho e óleo',
  'Baião de dois',
  'Peixada cearense',
  'Ostras gratinadas',
  'Escondidinho',
  'Moela',
  'Caldo de sururu',
  'CARNE DE PORCO',
  'Memória do Jaguaribe',
  'Cartola',
  'Pudim',
  'Arroz branco',
  'Coca lata',
]
const drinkNames = ['Caipirinha de limão', 'Batida de coco', 'Negroni', 'Suco de cajá', 'Rabo de galo']

const anyHouse = fc.record({
  menu: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...dishes, ...drinkNames),
      section: fc.constantFrom(null, 'Petiscos', 'Drinks'),
      price: fc.option(fc.integer({ min: 5, max: 180 })),
      description: fc.option(fc.constantFrom('Com farofa e limão', 'Para dois, com pirão', 'Leva caju')),
    }),
    { selector: ({ name }) => name, maxLength: 20 },
  ),
  closed: fc.subarray(['0', '1', '2', '3'], { maxLength: 3 }),
})

test('a calendar of any house begins and ends no two posts alike, and mentions only its own menu', () => {
  fc.assert(
    fc.property(
      anyHouse,
      fc.subarray([...optionsOf('brand_style')], { minLength: 1, maxLength: 3 }),
      fc.subarray([...optionsOf('content_focus')], { minLength: 1, maxLength: 4 }),
      fc.constantFrom(...optionsOf('posting_frequency')),
      fc.date({ min: new Date('2026-01-01'), max: new Date('2030-12-31'), noInvalidDate: true }),
      ({ menu, closed }, brand_style, content_focus, posting_frequency, date) => {
        const opening = Object.fromEntries(
          ['0', '1', '2', '3', '4', '5', '6'].map((day) => [
            day,
            closed.includes(day) ? null : { from: '17:00', to: '23:30' },
          ]),
        )
        const house = houseSchema.parse({ menu, settings: { opening } })
        const today = date.toISOString().slice(0, 10)
        const { posts } = calendarOf(
          { brand_style, content_focus, posting_frequency },
          { ...context(today), house },
        )
        expect(posts).toHaveLength(30)
        const firsts = posts.map(({ copy }) => firstSentence(copy))
        const lasts = posts.map(({ copy }) => lastSentence(copy))
        expect(firsts.filter((one, at) => firsts.indexOf(one) !== at)).toEqual([])
        expect(lasts.filter((one, at) => lasts.indexOf(one) !== at)).toEqual([])
        const sold = new Set(menu.map(({ name }) => name.toLowerCase()))
        for (const { title, copy, day, stories = '', whatsapp = '', picture, visual, format } of posts) {
          // A closed house may publish, but not invite for the same day.
          if (closed.includes(String(weekdayOf(day))))
            expect([copy, invitesToday(copy + stories)]).toEqual([copy, false])
          expect(isPublishable([title, copy, stories, whatsapp, visual].join('. '))).toBe(true)
          expect(copy + stories + whatsapp + visual).not.toMatch(/[{}|[\]]|undefined|\.\.| ,|\s\./)
          if (stories !== '') expect(stories.length).toBeGreaterThan(15)
          if (whatsapp !== '') expect(whatsapp.length).toBeGreaterThan(20)
          expect(format === 'Carrossel').toBe(/(?<!\d)1: .+2: /.test(visual))
          expect(picture).toBeDefined()
          for (const name of [...dishes, ...drinkNames].filter((one) => one.includes(' '))) {
            if (!sold.has(name.toLowerCase())) expect(copy.toLowerCase()).not.toContain(name.toLowerCase())
          }
          // Prices and their sum, whichever stands first.
          if (
            /“O que a gente pede|Conta feita|Dois garfos|os dois no meio da mesa|Total de|A conta:/.test(copy)
          ) {
            const named = menu.filter(({ name }) => copy.toLowerCase().includes(name.toLowerCase()))
            const whole = named.reduce((sum, { price }) => sum + (price ?? 0), 0)
            expect(copy).toMatch(new RegExp(`R\\$\\s${whole}(?!\\d)`))
          }
          if (/dia útil|almoço de semana/i.test(copy)) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day))
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('any answers give thirty publishable posts, in order and all different', () => {
  fc.assert(
    fc.property(
      fc.subarray([...optionsOf('brand_style')], { minLength: 1 }),
      fc.subarray([...optionsOf('content_focus')], { minLength: 1 }),
      fc.constantFrom(...optionsOf('posting_frequency')),
      fc.date({ min: new Date('2024-02-20'), max: new Date('2032-12-31'), noInvalidDate: true }),
      (brand_style, content_focus, posting_frequency, date) => {
        const today = date.toISOString().slice(0, 10)
        const [result] = createContent({ brand_style, content_focus, posting_frequency }, context(today))
        expect(postCalendarSchema.safeParse(result?.content).success).toBe(true)
        const posts = result?.content.posts ?? []
        expect(new Set(posts.map(({ copy }) => copy)).size).toBe(30)
        for (const [index, post] of posts.entries()) {
          expect(isPublishable(`${post.title}. ${post.copy}`)).toBe(true)
          if (post.alcohol) expect(post.copy).toContain('Beba com moderação.')
          expect(post.copy).not.toContain('{')
          expect(post.copy.length).toBeGreaterThan(20)
          expect(post.copy.length).toBeLessThan(700)
          expect(post.day > today).toBe(true)
          const before = posts[index - 1]
          if (before) expect(`${post.day}${post.hour}` >= `${before.day}${before.hour}`).toBe(true)
          expect(post.hour).toBeGreaterThanOrEqual(12)
        }
      },
    ),
    { numRuns: 200 },
  )
})
