import { describe, expect, test } from 'vitest'
import {
  answers,
  asking,
  calendarOf,
  context,
  optionsOf,
} from '../../../../../../tests/support/content-calendars.ts'
import { easter, weekdayOf } from '../../base/calendar.ts'
import { unknownHouse } from '../../base/context.ts'
import { advertisingViolations } from '../../base/language/advertising.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { knownDates } from './calendar.ts'
import { createContent } from './engine.ts'
import { schedule } from './schedule.ts'
import { arcMessages, arcStories, arcs, holidayEndings, spokenDates } from './tables/arcs.ts'
import { askedShots, askedThemes } from './tables/asked-themes.ts'
import { dishFamilies, glassFamilies } from './tables/families.ts'
import * as forms from './tables/forms.ts'
import { hoursShots, hoursTexts } from './tables/hours-texts.ts'
import { ideas } from './tables/ideas.ts'
import * as messages from './tables/messages.ts'
import { moments } from './tables/moments.ts'
import { seasonalTexts } from './tables/seasons.ts'
import { soberDishes, soberGlasses } from './tables/sober.ts'
import { specials, spokenDish, spokenDishAsks, spokenDishes, spokenSpecials } from './tables/spoken-dishes.ts'
import { spokenDrinks, spokenGlass, spokenGlassAsks, spokenMaking } from './tables/spoken-drinks.ts'
import * as spokenLines from './tables/spoken-lines.ts'
import { speaksOfTables } from './tables/street.ts'
import { voices } from './tables/voices.ts'
import { concepts } from './tables/weekly-concepts.ts'
import { dishLeads, offerThoughts, weeklyPictures } from './tables/weekly-offers.ts'
import { weeklyThoughts } from './tables/weekly-thoughts.ts'

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
const dateWish = (wish: Partial<WishOf<'date'>>): Wish => ({
  kind: 'date',
  origin: 'request',
  text: 'o que disse',
  what: 'aniversário da casa',
  closed: false,
  ...wish,
})

describe('the dates of the owner', () => {
  test('are announced ahead, celebrated on the day and thanked for, in texts that need nothing', () => {
    const { posts } = calendarOf(answers, asking([dateWish({ from: '2027-01-06', to: '2027-01-06' })]))
    const own = posts.filter(({ theme }) => theme === 'aniversário da casa')
    expect(own.map(({ day }) => day)).toEqual([
      expect.stringMatching(/^2026-12-|^2027-01-0[1-4]/),
      '2027-01-06',
      '2027-01-07',
    ])
    expect(own[2]?.copy).toMatch(/obrigado|foto/i)
    expect(own.map(({ need }) => need)).toEqual([undefined, undefined, undefined])
    expect(own[0]?.copy).toContain('06/01, quarta-feira')
    expect(own[1]?.copy).toMatch(/^É hoje|^Chegou o dia/iu)
  })

  test('are not announced in a post of a day when the house is closed', () => {
    const house = {
      ...unknownHouse.house,
      settings: { ...unknownHouse.house.settings, opening: { '3': null } },
    }
    const { posts } = calendarOf(answers, asking([dateWish({ from: '2027-01-06', to: '2027-01-06' })], house))
    expect(posts.filter(({ copy }) => copy.includes('aniversário da casa'))).toEqual([])
  })

  test('are refused with the rule, its source and what to do', () => {
    expect(() =>
      calendarOf(answers, asking([dateWish({ what: 'Noite do porre', from: '2026-12-05' })])),
    ).toThrow(/“Noite do porre”.*teor alcoólico.*CONAR, Anexos A e P.*equipe/)
  })

  test('for children get no post, and the reason is given', () => {
    const wish = dateWish({ what: 'Dia das Crianças', from: '2026-11-26', to: '2026-11-26' })
    const { posts } = calendarOf(answers, asking([wish]))
    expect(posts).toHaveLength(30)
    expect(JSON.stringify(posts)).not.toMatch(/criança/i)
    const explanations = createContent(answers, asking([wish])).flatMap((result) => result.explanations ?? [])
    expect(explanations.map(({ reason }) => reason)).toEqual([
      expect.stringContaining('não pode falar a crianças e adolescentes (CONAR'),
    ])
  })

  test('may contain a warning in any of its accepted forms', () => {
    const what = 'Noite “se for dirigir, não beba”'
    const { posts } = calendarOf(answers, asking([dateWish({ what, from: '2026-12-11', to: '2026-12-11' })]))
    expect(posts.some(({ theme }) => theme === what)).toBe(true)
  })

  test('on which the house is closed get no post, nor do its closed weekdays', () => {
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

test('Christmas and New Year’s Eve are announced ahead and celebrated on the day', () => {
  const { posts } = calendarOf(answers)
  const of = (name: string) => posts.filter(({ theme }) => theme === name).map(({ day }) => day)
  expect(of('Natal').at(-1)).toBe('2026-12-25')
  expect(of('Réveillon').at(-1)).toBe('2026-12-31')
  for (const days of [of('Natal'), of('Réveillon')]) {
    expect(days).toHaveLength(2)
    expect((days[0] ?? '') < (days[1] ?? '')).toBe(true)
  }
})

test('the registered name of a house is exempt from the rules', () => {
  const { posts } = calendarOf(answers, context('2026-11-21', 'Bar Porre Santo'))
  expect(posts).toHaveLength(30)
})

test('every wording in the tables may be published', () => {
  const lines = [
    ...Object.values(ideas).flatMap((list) =>
      list.flatMap(({ title, body, question, visual, need }) => [title, body, question, visual, need ?? '']),
    ),
    ...[...dishFamilies, ...glassFamilies].flatMap(({ texts, loose = [], asks, shots }) => [
      ...texts,
      ...loose,
      ...asks,
      ...shots,
    ]),
    ...Object.values(forms).flat(),
    ...Object.values(messages.storyScreens).flat(),
    ...Object.values(messages.weeklyMessages).flat(),
    ...moments.flatMap(({ title, texts, shot }) => [title, ...Object.values(texts), shot]),
    ...[...soberDishes, ...soberGlasses].flatMap(({ texts }) => texts),
    ...[...spokenDishes, ...spokenDrinks, ...spokenGlassAsks].flatMap(({ texts }) => texts),
    ...[...spokenDish, ...spokenSpecials, ...specials, ...spokenGlass],
    ...Object.values(spokenLines).flat(),
    ...[arcs.plain, arcs.spoken].flatMap((steps): string[] => Object.values(steps).flat()),
    ...seasonalTexts,
    ...Object.values(arcMessages).flatMap((steps): string[] => Object.values(steps)),
    ...Object.values(arcStories),
    ...Object.values(holidayEndings).flatMap((steps): string[] => Object.values(steps)),
    ...[...spokenMaking, ...spokenDishAsks].flatMap(({ texts }) => texts),
    ...Object.values(spokenDates).flatMap(({ ahead, text }) => [ahead, text]),
    ...knownDates.flatMap(({ ahead, text, need }) => [ahead, text, need]),
  ]
  for (const line of lines) {
    // Each option of a choice, within its sentence.
    for (const turn of [0, 1, 2, 3]) {
      const said = line.replaceAll(/\[([^[\]]*\|[^[\]]*)\]/g, (_, options: string) => {
        const list = options.split('|')
        return list[turn % list.length] ?? ''
      })
      expect([said, advertisingViolations(said)]).toEqual([said, []])
      expect(said).not.toMatch(/[[\]|]/)
      expect(said).not.toMatch(
        /amanhã|(?<!\p{L})(na|no) (segunda(?! tela)|terça|quarta|quinta|próxima semana)/iu,
      )
    }
  }
})

test('every wording for what comes every week, for hours and for the owner’s themes may be published', () => {
  const lines = [
    ...Object.values(weeklyThoughts).flatMap((kinds) => Object.values(kinds).flat()),
    ...concepts.flatMap(({ thoughts, pictures }) => [...Object.values(thoughts).flat(), ...pictures]),
    ...Object.values(offerThoughts).flat(),
    ...Object.values(weeklyPictures).flat(),
    ...Object.values(dishLeads).flat(),
    ...Object.values(hoursTexts).flatMap((kinds) => Object.values(kinds).flat()),
    ...Object.values(askedThemes).flatMap((kinds) => Object.values(kinds).flat()),
    ...[...hoursShots, ...askedShots],
  ]
  for (const line of lines) expect([line, advertisingViolations(line)]).toEqual([line, []])
})

test('no body is the same in two houses of one kind', () => {
  const bodies = (name: string) =>
    calendarOf(answers, context('2026-11-21', name)).posts.map(({ copy }) => copy.replaceAll(name, ''))
  const other = new Set(bodies('Boteco do Zé'))
  expect(bodies('Boteco da Praia').filter((copy) => other.has(copy))).toEqual([])
})

test('without a menu the posts say what they need', () => {
  const { posts } = calendarOf(answers)
  expect(posts.filter(({ need }) => need).length).toBeGreaterThan(5)
  expect(posts.map(({ copy }) => copy).join(' ')).not.toContain('R$')
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
