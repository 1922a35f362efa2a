/** What goes to the WhatsApp list, and what is answered on WhatsApp to someone who asks about a post. */
import { describe, expect, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { type House, houseSchema } from '../../base/house/house.ts'
import { isPublishable } from '../../base/language/advertising.ts'
import { contentSections } from './sections.ts'

const everyDay = (from: string, to: string) =>
  Object.fromEntries(['0', '1', '2', '3', '4', '5', '6'].map((day) => [day, { from, to }]))

const menu = [
  { section: 'Petiscos', name: 'Torresmo de rolo', price: 38, description: 'com limão' },
  { section: 'Petiscos', name: 'Caldinho de feijão', price: 12 },
  { section: 'Petiscos', name: 'Bolinho de bacalhau (8 un)', price: 42 },
  { section: 'Petiscos', name: 'Macaxeira frita', price: 22 },
  { section: 'Pratos', name: 'Panelada', price: 34, description: 'só aos sábados' },
  { section: 'Pratos', name: 'Peixe frito com pirão', price: 58 },
  { section: 'Doses', name: 'Cachaça envelhecida 50 ml', price: 14 },
  { section: 'Drinks', name: 'Caipirinha de caju', price: 20 },
  { section: 'Drinks', name: 'Rabo de galo', price: 19 },
  { section: 'Sem álcool', name: 'Suco de cajá', price: 10 },
]
const houses: readonly (readonly [string, House])[] = [
  ['with its menu', houseSchema.parse({ menu })],
  ['with menu and hours', houseSchema.parse({ menu, settings: { opening: everyDay('17:00', '23:00') } })],
  ['without menu', houseSchema.parse({ menu: [] })],
  ['without prices', houseSchema.parse({ menu: menu.map((item) => ({ ...item, price: null })) })],
]
const voices = [['Descontraída', 'Cearense com sotaque'], ['Elegante']]
const calendars = houses.flatMap(([named, house]) =>
  voices.flatMap((brand_style) =>
    ['1-2 vezes por semana', '3-4 vezes por semana', 'Diariamente'].map((posting_frequency) => ({
      name: `${named}, ${brand_style.at(-1)}, ${posting_frequency}`,
      calendar: calendarOf(
        { brand_style, content_focus: ['Pratos da casa', 'Drinks autorais'], posting_frequency },
        { ...asking([], house), today: '2026-11-22' },
      ),
    })),
  ),
)

/** Sentences, but for the opening hours and the warning, which are facts. */
const sentencesOf = (text: string) =>
  text
    .split(/(?<=[.!?])\s+/)
    .filter((one) => !/^(Hoje abrimos|Abrimos hoje|Hoje a casa abre) das|^Beba com/.test(one))

describe.each(calendars)('a calendar of a house $name', ({ calendar }) => {
  const { posts } = calendar

  test('has for every post either a broadcast or an answer, and says which it is', () => {
    for (const { whatsapp, whatsappAnswer } of posts)
      expect([whatsapp, whatsappAnswer].filter((text) => text !== undefined)).toHaveLength(1)
    const specs = contentSections([calendar]).flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'posts' ? block.items : [])),
    )
    const labels = specs.map(({ versions = [] }) =>
      versions.map(({ label }) => label).filter((label) => label.startsWith('WhatsApp')),
    )
    expect(labels).toEqual(
      posts.map(({ whatsapp, alcohol }) => [
        whatsapp
          ? 'WhatsApp, para a lista'
          : alcohol
            ? 'WhatsApp, se um adulto perguntar'
            : 'WhatsApp, se perguntarem',
      ]),
    )
  })

  test('says no sentence of a message or an answer twice', () => {
    const told = posts.flatMap(({ whatsapp, whatsappAnswer }) =>
      sentencesOf(whatsapp ?? whatsappAnswer ?? ''),
    )
    expect(told.filter((one, at) => told.indexOf(one) !== at)).toEqual([])
  })

  test('says in an answer no sentence that stands in a caption', () => {
    const captions = new Set(posts.flatMap(({ copy }) => copy.split(/\n+/).flatMap(sentencesOf)))
    const answers = posts.flatMap(({ whatsappAnswer }) => sentencesOf(whatsappAnswer ?? ''))
    expect(answers.filter((one) => captions.has(one))).toEqual([])
  })

  test('answers in one short message, within the rules, with the warning and no call where it names alcohol', () => {
    const answered = posts.filter(({ whatsappAnswer }) => whatsappAnswer !== undefined)
    expect(answered.length).toBeGreaterThan(10)
    expect(answered.some(({ alcohol }) => alcohol)).toBe(true)
    for (const { whatsappAnswer = '', alcohol } of answered) {
      expect(whatsappAnswer.length).toBeLessThan(alcohol ? 220 : 200)
      expect(isPublishable(whatsappAnswer)).toBe(true)
      expect(whatsappAnswer).not.toMatch(/[{}|[\]]|undefined|\.\.| ,|\s\./)
      expect(whatsappAnswer.includes('Beba com moderação.')).toBe(alcohol)
      if (alcohol) expect(whatsappAnswer).not.toMatch(/vem com|venha|bora|te espero|quantos|reserv/iu)
    }
  })
})

test('an answer about an item tells its name and price, a weekly dish its day, and some the hours', () => {
  const { posts } = calendars.find(({ name }) =>
    name.startsWith('with menu and hours, Cearense com sotaque, 3-4'),
  )?.calendar ?? {
    posts: [],
  }
  const answers = posts.flatMap(({ title, whatsappAnswer }) =>
    whatsappAnswer === undefined ? [] : [{ title, text: whatsappAnswer.toLowerCase() }],
  )
  const about = answers.filter(({ title }) => menu.some(({ name }) => title === name))
  expect(about.length).toBeGreaterThan(3)
  for (const { title, text } of about) {
    expect(text).toContain(title.toLowerCase().replace(/ \d+ ml$/, ''))
    expect(text).toMatch(/r\$\s\d/)
  }
  expect(answers.some(({ text }) => /ab(re|rimos) das 17h às 23h/.test(text))).toBe(true)
})
