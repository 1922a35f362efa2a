import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { MultiselectInput } from '../../base/answers/definition.ts'
import { easter, weekdayOf } from '../../base/calendar.ts'
import type { EngineContext } from '../../base/context.ts'
import { unknownHouse } from '../../base/context.ts'
import { houseSchema } from '../../base/house/house.ts'
import { advertisingViolations, isPublishable } from '../../base/language/advertising.ts'
import type { Wish, WishOf } from '../../base/request/wish.ts'
import { knownDates, schedule } from './calendar.ts'
import { definition as contentGeneration } from './definition.ts'
import { createContent } from './engine.ts'
import { postCalendarSchema } from './schema.ts'
import { ideas } from './tables/ideas.ts'
import { speaksOfTables } from './tables/street.ts'
import { anyVoice, voices } from './tables/voices.ts'

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
  origin: 'request',
  text: 'o que disse',
  what: 'aniversário da casa',
  closed: false,
  ...wish,
})

describe('the dates of the owner', () => {
  test('are announced ahead, and again on the day, by the owner’s name', () => {
    const { posts } = calendarOf(answers, asking([dateWish({ from: '2027-01-06', to: '2027-01-06' })]))
    const own = posts.filter(({ theme }) => theme === 'aniversário da casa')
    expect(own.map(({ day }) => day)).toEqual([
      expect.stringMatching(/^2026-12-|^2027-01-0[1-4]/),
      '2027-01-06',
    ])
    expect(own[0]?.copy).toContain('06/01, quarta-feira')
    expect(own[1]?.copy).toMatch(/^\P{P}*.*é hoje|^É hoje|^Chegou o dia/iu)
  })

  test('are announced on no post of a day when the house is closed', () => {
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

  test('may hold a warning in any of its accepted forms', () => {
    const what = 'Noite “se for dirigir, não beba”'
    const { posts } = calendarOf(answers, asking([dateWish({ what, from: '2026-12-11', to: '2026-12-11' })]))
    expect(posts.some(({ theme }) => theme === what)).toBe(true)
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
      { kind: 'promote', item: 'Carne de sol', text: 'destacar a carne de sol', origin: 'request' },
      { kind: 'exclude', what: 'camarão', why: 'allergy', text: 'alergia a camarão', origin: 'request' },
    ]
    const { posts } = calendarOf(answers, asking(wishes, house))
    expect(posts[0]?.title).toBe('Carne de sol')
    const told = posts.map((post) => Object.values(post).join(' ')).join('\n')
    expect(told).not.toMatch(/camar/i)
  })
})

test('Christmas and New Year’s Eve are announced ahead and kept on the day', () => {
  const { posts } = calendarOf(answers)
  const of = (name: string) => posts.filter(({ theme }) => theme === name).map(({ day }) => day)
  expect(of('Natal').at(-1)).toBe('2026-12-25')
  expect(of('Réveillon').at(-1)).toBe('2026-12-31')
  for (const days of [of('Natal'), of('Réveillon')]) {
    expect(days).toHaveLength(2)
    expect((days[0] ?? '') < (days[1] ?? '')).toBe(true)
  }
})

test('the registered name of a house may say anything', () => {
  const { posts } = calendarOf(answers, context('2026-11-21', 'Bar Porre Santo'))
  expect(posts).toHaveLength(30)
})

test('every wording in the tables may be published', () => {
  const lines = [
    ...Object.values(ideas).flatMap((list) =>
      list.flatMap(({ title, body, question, visual, need }) => [title, body, question, visual, need ?? '']),
    ),
    ...[...Object.values(voices), anyVoice].flatMap(({ openings, closings }) => [...openings, ...closings]),
    ...knownDates.flatMap(({ ahead, text, need }) => [ahead, text, need]),
  ]
  for (const line of lines) {
    // Each choice of its own, in its sentence.
    for (const turn of [0, 1, 2, 3]) {
      const said = line.replaceAll(/\[([^[\]]*\|[^[\]]*)\]/g, (_, options: string) => {
        const list = options.split('|')
        return list[turn % list.length] ?? ''
      })
      expect([said, advertisingViolations(said)]).toEqual([said, []])
      expect(said).not.toMatch(/[[\]|]/)
      expect(said).not.toMatch(/amanhã|(?<!\p{L})(na|no) (segunda|terça|quarta|quinta|próxima semana)/iu)
    }
  }
})

const firstSentence = (copy: string) => /^.+?[.!?](?=\s|$)/su.exec(copy)?.[0] ?? copy
const lastSentence = (copy: string) => copy.split(/(?<=[.!?])\s+/).at(-1) ?? copy

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

test('a calendar of any house begins and ends no two posts alike, and speaks of its menu alone', () => {
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
        for (const { title, copy, day, stories = '', whatsapp = '', picture, visual } of posts) {
          expect(closed).not.toContain(String(weekdayOf(day)))
          expect(isPublishable([title, copy, stories, whatsapp, visual].join('. '))).toBe(true)
          expect(copy + stories + whatsapp + visual).not.toMatch(/[{}|[\]]|undefined|\.\.| ,|\s\./)
          expect(stories.length).toBeGreaterThan(20)
          expect(whatsapp.length).toBeGreaterThan(20)
          expect(picture).toBeDefined()
          for (const name of [...dishes, ...drinkNames].filter((one) => one.includes(' '))) {
            if (!sold.has(name.toLowerCase())) expect(copy.toLowerCase()).not.toContain(name.toLowerCase())
          }
          // Two prices and their sum.
          const sum = /a R\$ (\d+),00, .* a R\$ (\d+),00: \D*(\d+),00/.exec(copy)
          if (sum) expect(Number(sum[1]) + Number(sum[2])).toBe(Number(sum[3]))
          if (/dia útil|almoço de semana/i.test(copy)) expect([1, 2, 3, 4, 5]).toContain(weekdayOf(day))
        }
      },
    ),
    { numRuns: 200 },
  )
})

test('no body is the same in two houses of one kind', () => {
  const bodies = (name: string) =>
    calendarOf(answers, context('2026-11-21', name)).posts.map(({ copy }) => copy.replaceAll(name, ''))
  const other = new Set(bodies('Boteco do Zé'))
  expect(bodies('Boteco da Praia').filter((copy) => other.has(copy))).toEqual([])
})

test('a dish of one weekday is shown on that day alone', () => {
  const house = houseSchema.parse({ menu: [{ name: 'Panelada (sábado)', section: 'Pratos', price: 36.9 }] })
  const { posts } = calendarOf({ ...answers, posting_frequency: 'Diariamente' }, asking([], house))
  const shown = posts.filter(({ copy, theme }) => copy.includes('36,90') && theme === 'Pratos da casa')
  expect(shown.map(({ day }) => weekdayOf(day))).toEqual([6])
  expect(shown[0]?.copy).toMatch(/(Só sai|É só) aos sábados/)
})

test('a name on the menu that breaks the rules is left out, with the rule', () => {
  const house = houseSchema.parse({
    menu: [
      { name: 'Porre da casa', price: 20 },
      { name: 'Cartola', price: 18 },
    ],
  })
  const calendar = calendarOf(answers, asking([], house))
  expect(calendar.house?.join(' ')).toMatch(/“Porre da casa” ficou fora.*CONAR/)
  expect(calendar.posts.map(({ copy }) => copy).join(' ')).not.toContain('Porre')
})

test('without a menu the posts say what they need', () => {
  const { posts } = calendarOf(answers)
  expect(posts.filter(({ need }) => need).length).toBeGreaterThan(5)
  expect(posts.map(({ copy }) => copy).join(' ')).not.toContain('R$')
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
          expect(post.copy.length).toBeGreaterThan(70)
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
