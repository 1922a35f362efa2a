import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MultiselectInput } from '../../base/answers/definition.ts'
import { easter, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import { houseSchema } from '../../base/house/house.ts'
import { isPublishable } from '../../base/language/advertising.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { knownDates, schedule } from './calendar.ts'
import { definition as contentGeneration } from './definition.ts'
import { createContent } from './engine.ts'
import { postCalendarSchema } from './schema.ts'
import { ideas, voices } from './tables/ideas.ts'
import { speaksOfTables } from './tables/street.ts'

const optionsOf = (id: string): readonly string[] => {
  const input = contentGeneration.inputs.find((candidate) => candidate.id === id)
  return input && 'options' in input ? ((input as MultiselectInput).options ?? []) : []
}

const context = (today: string, name = 'Boteco da Praia', type = 'bar'): EngineContext => ({
  today,
  restaurant: { name, city: 'Fortaleza', type },
  ...unknownHouse,
})

function calendarOf(answers: Record<string, string | string[]>, house = context('2026-11-21')) {
  const [result] = createContent(answers, house)
  if (!result) throw new Error('no calendar')
  return result.content
}

const answers = {
  brand_style: ['Descontraída', 'Cearense com sotaque'],
  content_focus: ['Drinks autorais', 'Pratos da casa'],
  posting_frequency: '3-4 vezes por semana',
}

test('every option of the wizard has voices and ideas', () => {
  expect(Object.keys(voices).toSorted()).toEqual(optionsOf('brand_style').toSorted())
  expect(Object.keys(ideas).toSorted()).toEqual(optionsOf('content_focus').toSorted())
})

test.each([
  [2024, '2024-03-31'],
  [2026, '2026-04-05'],
  [2027, '2027-03-28'],
])('Easter of %i is on %s', (year, day) => expect(easter(year)).toBe(day))

test('computes moveable dates: Mother’s Day on the second Sunday of May, Carnival 47 days before Easter', () => {
  const on = (name: string) => knownDates.find((date) => date.name === name)?.on(2027)
  expect(on('Dia das Mães')).toBe('2027-05-09')
  expect(on('Carnaval')).toBe('2027-02-09')
})

test.each([
  ['1-2 vezes por semana', 2, 2],
  ['3-4 vezes por semana', 3, 4],
  ['Diariamente', 7, 7],
  ['2-3 vezes por dia', 14, 21],
])('observes %s', (frequency, least, most) => {
  const slots = schedule(frequency, '2026-11-22', 30)
  // Whole weeks from the following Monday.
  const week = slots.filter(({ day }) => day >= '2026-11-23' && day <= '2026-11-29').length
  expect(week).toBeGreaterThanOrEqual(least)
  expect(week).toBeLessThanOrEqual(most)
})

/** The context with wishes. */
const asking = (wishes: Wish[], house = unknownHouse.house): EngineContext => ({
  ...context('2026-11-21'),
  house,
  sheet: { wishes, unread: [] },
})
const dateWish = (wish: Partial<WishOf<'date'>>): Wish => ({
  kind: 'date',
  text: 'o que disse',
  what: 'aniversário da casa',
  closed: false,
  ...wish,
})

describe('the dates of the owner', () => {
  test('get a post on the day or shortly before, by the owner’s name', () => {
    const { posts } = calendarOf(answers, asking([dateWish({ from: '2027-01-09', to: '2027-01-09' })]))
    const own = posts.filter(({ theme }) => theme === 'aniversário da casa')
    expect(own).toHaveLength(1)
    expect(own[0] && own[0].day >= '2027-01-06' && own[0].day <= '2027-01-09').toBe(true)
  })

  test('are refused when they break the rules', () => {
    expect(() =>
      calendarOf(answers, asking([dateWish({ what: 'Noite do porre', from: '2026-12-05' })])),
    ).toThrow(/regras da publicidade/)
  })

  test('on which the house is closed have no post, nor have its closed weekdays', () => {
    const house = {
      ...unknownHouse.house,
      settings: { ...unknownHouse.house.settings, opening: { '2': null } },
    }
    const wishes = [dateWish({ what: 'férias', from: '2026-12-20', to: '2027-01-05', closed: true })]
    const { posts } = calendarOf(answers, asking(wishes, house))
    expect(posts).toHaveLength(30)
    expect(posts.filter(({ day }) => weekdayOf(day) === 2)).toEqual([])
    expect(posts.filter(({ day }) => day >= '2026-12-20' && day <= '2027-01-05')).toEqual([])
  })
})

describe('the house’s own menu', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Pastel de camarão', section: 'Petiscos', price: 24.9, description: 'seis unidades' },
      { name: 'Carne de sol', section: 'Pratos', price: 32, description: 'carne de sol, macaxeira e cebola' },
      { name: 'Caipirinha de caju', section: 'Drinks', price: 22 },
      { name: 'Prato kids', section: 'Infantil', price: 20 },
    ],
    menuChangedOn: '2026-11-18',
  })

  test('gives posts with its items and prices, and none of what it has not got', () => {
    const calendar = calendarOf(answers, asking([], house))
    const told = calendar.posts.map(({ title, copy }) => `${title} ${copy}`).join('\n')
    expect(told).toContain('R$ 24,90')
    expect(told).toContain('Caipirinha de caju')
    expect(told).not.toMatch(/torresmo|moqueca|kids/i)
    expect(calendar.house).toEqual(['Usei 3 itens do seu cardápio de 18/11.'])
  })

  test('shows first what the owner wants shown, and never what they leave out', () => {
    const wishes: Wish[] = [
      { kind: 'promote', item: 'Carne de sol', text: 'destacar a carne de sol', from: 'request' },
      { kind: 'exclude', what: 'camarão', why: 'allergy', text: 'alergia a camarão', from: 'request' },
    ]
    const { posts } = calendarOf(answers, asking(wishes, house))
    expect(posts[0]?.title).toBe('Carne de sol')
    expect(posts.map(({ title, copy }) => `${title} ${copy}`).join('\n')).not.toMatch(/camar/i)
  })
})

test('Christmas and New Year’s Eve get their posts on the day or shortly before', () => {
  const { posts } = calendarOf(answers)
  const eve = posts.find(({ theme }) => theme === 'Réveillon')
  expect(eve && eve.day >= '2026-12-28' && eve.day <= '2026-12-31').toBe(true)
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
          expect(post.copy.length).toBeGreaterThan(120)
          expect(post.copy.length).toBeLessThan(700)
          expect(post.day > today).toBe(true)
          const before = posts[index - 1]
          if (before) expect(`${post.day}${post.hour}` >= `${before.day}${before.hour}`).toBe(true)
          expect(post.hour).toBeGreaterThanOrEqual(12)
        }
      },
    ),
    { numRuns: 60 },
  )
})

test('the same house gets the same calendar, and another house a different one', () => {
  expect(calendarOf(answers)).toEqual(calendarOf(answers))
  const other = calendarOf(answers, context('2026-11-21', 'Bistrô Aldeota'))
  expect(other.posts.map(({ title }) => title)).not.toEqual(
    calendarOf(answers).posts.map(({ title }) => title),
  )
})

test('texts use the grammatical gender of the house', () => {
  const copies = (name: string) =>
    calendarOf(answers, context('2026-11-21', name))
      .posts.map(({ copy }) => copy)
      .join('\n')
  expect(copies('Casa Jurema')).toMatch(/ (da|na) Casa Jurema/)
  expect(copies('Casa Jurema')).not.toMatch(/ (do|no|o) Casa Jurema/)
  expect(copies('Bar do Chico')).toMatch(/ (do|no) Bar do Chico/)
})

test('a food truck gets no post about tables, waiters or reservations', () => {
  const given = {
    brand_style: ['Praiana', 'Descontraída', 'Tradicional'],
    content_focus: ['Eventos e música ao vivo', 'Promoções e combos'],
    posting_frequency: 'Diariamente',
  }
  const told = (type: string) =>
    calendarOf(given, context('2026-06-01', 'Brasa Ligeira', type)).posts.map(
      ({ title, copy, visual }) => `${title} ${copy} ${visual}`,
    )
  const dated = (text: string) => /Namorados|São João/.test(text)
  expect(told('food_truck').filter((text) => !dated(text) && speaksOfTables(text))).toEqual([])
  expect(told('bar').filter(speaksOfTables).length).toBeGreaterThan(3)
})

test('weekdays match the calendar', () => expect(weekdayOf('2026-11-21')).toBe(6))
