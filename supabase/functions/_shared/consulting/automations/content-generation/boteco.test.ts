/** The calendar of a boteco that closes on Sundays and Mondays, cooks one dish on Saturdays and has its anniversary. */
import { describe, expect, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { weekdayOf } from '../../base/calendar.ts'
import { houseSchema } from '../../base/house/house.ts'
import type { Wish } from '../../base/request/wish.ts'
import { revealsCost } from '../../report/costless-text.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Pastel de queijo coalho (6 un)', 26, 'queijo coalho da Jaguaribe, melaço à parte'],
    ['Petiscos', 'Torresmo de rolo', 38, 'porção de 400 g, limão'],
    ['Petiscos', 'Caldinho de feijão', 12],
    ['Petiscos', 'Caldinho de sururu', 16, 'leite de coco e coentro'],
    ['Petiscos', 'Bolinho de bacalhau (8 un)', 42],
    ['Petiscos', 'Língua ao molho madeira', 36, 'receita da Dona Neuma'],
    ['Pratos', 'Baião de dois com carne de sol', 54, 'para duas pessoas'],
    ['Pratos', 'Panelada', 34, 'só aos sábados'],
    ['Pratos', 'Peixe frito com pirão', 58],
    ['Sanduíches', 'Pão com carne moída', 15, 'o clássico da saída da faculdade'],
    ['Doses', 'Cachaça da casa 50 ml', 7],
    ['Doses', 'Cachaça envelhecida 50 ml', 14],
    ['Drinks', 'Caipirinha de limão', 18],
    ['Drinks', 'Caipirinha de caju', 20],
    ['Drinks', 'Rabo de galo', 19],
    ['Sem álcool', 'Suco de cajá', 10],
  ].map(([section, name, price, description = null]) => ({ section, name, price, description })),
})
const said = { text: 'dito', origin: 'request', kind: 'date' } as const
const wishes: Wish[] = [
  { ...said, what: 'aniversário do boteco', from: '2026-12-12', to: '2026-12-12', closed: false },
  { ...said, what: 'panelada', weekdays: [6], closed: false },
  { ...said, what: 'fechado domingo e segunda', weekdays: [0, 1], closed: true },
]
const answers = {
  brand_style: ['Descontraída', 'Cearense com sotaque'],
  content_focus: ['Pratos da casa', 'Drinks autorais'],
  posting_frequency: '3-4 vezes por semana',
}
const { posts, plan } = calendarOf(answers, { ...asking(wishes, house), today: '2026-11-22' })
const told = posts.map((post) => Object.values(post).join(' ')).join('\n')

test('posts on open days only, four a week', () => {
  expect(posts.filter(({ day }) => weekdayOf(day) < 2)).toEqual([])
  expect((posts.at(-1)?.day ?? '') <= '2027-01-20').toBe(true)
})

test('gives the Saturday dish every Saturday, in the morning, each time in its own words', () => {
  const saturdays = posts.filter(({ day }) => weekdayOf(day) === 6)
  expect(saturdays).toHaveLength(8)
  for (const { hour, title } of saturdays) {
    expect(hour).toBe(9)
    expect(title).toMatch(/panelada/i)
  }
  for (const part of ['copy', 'whatsapp'] as const)
    expect(new Set(saturdays.map((post) => post[part])).size).toBe(8)
  for (const { whatsapp } of saturdays) expect(whatsapp).toContain('R$ 34')
})

test('spreads the posts over the menu: no item but the weekly dish has more than two', () => {
  const named = (name: string) =>
    posts.filter(({ title }) => title.toLowerCase().includes(name.toLowerCase())).length
  for (const { name } of house.menu.filter(({ name }) => name !== 'Panelada'))
    expect(named(name.replace(/ \(\d+ un\)| \d+ ml/, ''))).toBeLessThanOrEqual(2)
  for (const drink of ['Caipirinha de limão', 'Caipirinha de caju', 'Rabo de galo', 'Torresmo de rolo'])
    expect([drink, named(drink)]).toEqual([drink, 1])
  expect(posts.some(({ title }) => title.toLowerCase().includes('cachaça envelhecida'))).toBe(true)
  expect(posts.some(({ title, alcohol }) => title === 'Suco de cajá' && !alcohol)).toBe(true)
  expect(posts.filter(({ alcohol, hour }) => alcohol && hour < 17)).toEqual([])
})

test('speaks of the house and its people too, each subject once', () => {
  const home = posts.filter(({ theme }) => theme === 'A casa').map(({ title }) => title)
  expect(home.length).toBeGreaterThanOrEqual(3)
  expect(new Set(home).size).toBe(home.length)
})

test('speaks of caju while it is in season, and asks about it later', () => {
  const caju = posts.filter(({ title }) => title.includes('caju'))
  expect(caju[0]?.day.slice(0, 7)).toBe('2026-11')
  for (const { day, need } of caju) expect(need?.includes('caju na feira') ?? false).toBe(day >= '2027')
})

test('asks no question twice, in captions and Stories alike', () => {
  const asked = posts.map(
    ({ copy, stories = '' }) =>
      new Set([...`${copy}\n${stories}`.matchAll(/[^.!?:;“”\n]+\?/g)].map(([text]) => text.trim())),
  )
  const all = asked.flatMap((questions) => [...questions])
  expect(all.length).toBeGreaterThan(12)
  expect(all.filter((text, at) => all.indexOf(text) !== at)).toEqual([])
})

test('sends the WhatsApp list at most two messages a week, none about alcohol', () => {
  const sent = posts.filter(({ whatsapp }) => whatsapp !== undefined)
  const weekOf = (day: string) => Math.floor((Date.parse(day) / 86_400_000 + 3) / 7)
  const weeks = sent.map(({ day }) => weekOf(day))
  for (const week of weeks) expect(weeks.filter((one) => one === week).length).toBeLessThanOrEqual(2)
  expect(sent.length).toBeGreaterThanOrEqual(8)
  expect(sent.filter(({ alcohol }) => alcohol)).toEqual([])
})

test('tells the price of every item in its caption, as its last sentence before a question', () => {
  const items = posts.filter(({ title }) => house.menu.some(({ name }) => name.startsWith(title)))
  expect(items.length).toBeGreaterThan(12)
  for (const { copy } of items)
    expect(copy.replaceAll('\u00a0', ' ')).toMatch(
      /[.!?] ([^.!?]+, )?R\$ \d+\.(\n\n.+[?.])?(\n\nBeba com moderação\..+)?$/,
    )
})

test('describes every picture of a carousel', () => {
  for (const { format, visual } of posts) expect(format === 'Carrossel').toBe(/1: .+2: /.test(visual))
})

test('says no sentence in two captions, but for the warning', () => {
  const said = posts.flatMap(({ copy }) => [
    ...new Set(copy.split(/(?<=[.!?])\s+/).filter((one) => !/^(?:Beba com|Venda proibida)|R\$/.test(one))),
  ])
  expect(said.filter((one, at) => said.indexOf(one) !== at)).toEqual([])
})

test('prices stand beside no word for costs, so that reports without costs keep the captions whole', () => {
  const open = { isPrice: () => true, isCost: () => false }
  const plain = calendarOf(
    { ...answers, brand_style: ['Bem-humorada', 'Moderna'] },
    { ...asking(wishes, house), today: '2026-11-22' },
  )
  for (const { copy, whatsapp = '' } of [...posts, ...plain.posts])
    expect([copy, revealsCost(`${copy} ${whatsapp}`, open)]).toEqual([copy, false])
})

test('invites nobody to a holiday on which it may be closed, and gives both endings', () => {
  for (const theme of ['Natal', 'Réveillon']) {
    const dated = posts.filter((post) => post.theme === theme)
    for (const { copy, whatsapp, stories } of dated) {
      expect(whatsapp).toBeUndefined()
      expect(`${copy} ${stories}`).not.toMatch(/vem com|quem vem|te espero|reserva|a gente abre/i)
    }
    expect(dated[0]?.endings?.map(({ label }) => label)).toEqual([
      'Final, se a casa abre',
      'Final, se a casa fecha',
    ])
    expect(dated[0]?.endings?.[1]?.text).toMatch(/no sábado, (26\/12|02\/01), que tem panelada, R\$/)
  }
})

describe('the plan beside the posts', () => {
  const lines = (id: string) => plan?.find((part) => part.id === id)?.lines.join('\n') ?? ''

  test('photographs in two sessions on open days, and the Saturday dish on its day', () => {
    expect(lines('fotos')).toMatch(/\*\*Terça, 24\/11 e (?:terça|quarta|quinta)/)
    expect(lines('fotos')).toContain('Sábado, 28/11')
  })
})

test('tells the anniversary before, on its day and after, and every text of it can be published', () => {
  const own = posts.filter(({ theme }) => theme === 'aniversário do boteco')
  expect(own).toHaveLength(4)
  expect(own.filter(({ day }) => day < '2026-12-12')).toHaveLength(2)
  expect(own.filter(({ day }) => day > '2026-12-12')).toHaveLength(1)
  expect(own.find(({ day }) => day === '2026-12-12')?.copy).toMatch(/é hoje|chegou o dia/i)
  expect(own.find(({ day }) => day === '2026-12-12')?.copy).toContain('panelada, R$')
  expect(own.filter(({ need }) => need)).toEqual([])
})

test('leaves at most four posts to complete, and none on New Year’s Day', () => {
  expect(posts.filter(({ need }) => need).length).toBeLessThanOrEqual(4)
  expect(posts.filter(({ day }) => day.endsWith('01-01'))).toEqual([])
})

test('says nothing that the menu contradicts', () => {
  expect(told).not.toMatch(/ímpar|com porção|rapadura|manjericão|leva só aos|com receita/i)
  for (const { title, copy, stories, whatsapp, visual } of posts)
    if (/^Cachaça/.test(title))
      expect([copy, stories, whatsapp, visual].join(' ')).not.toMatch(/gelo|guarni|preparo|duas mãos/i)
  for (const { title, copy, whatsapp } of posts)
    if (/^Suco/.test(title)) expect(`${copy} ${whatsapp}`).not.toMatch(/fome|garfo/i)
})

describe('a house that has not said when it opens', () => {
  const daily = { ...answers, posting_frequency: 'Diariamente' }
  const unknown = calendarOf(daily, { ...asking([], house), today: '2026-11-22' }).posts

  test('calls nobody on a Sunday, a Monday or a holiday', () => {
    const unsure = unknown.filter(({ day }) => weekdayOf(day) < 2 || /12-25|12-31/.test(day))
    expect(unsure.length).toBeGreaterThan(3)
    for (const { copy, whatsapp } of unsure)
      expect(`${copy} ${whatsapp}`).not.toMatch(/hoje tem|quem vem\?|te espero|até já/i)
  })

  test('posts on other days where the owner leaves the choice', () => {
    const chosen = calendarOf(answers, { ...asking([], house), today: '2026-11-22' }).posts
    expect(chosen.filter(({ day }) => weekdayOf(day) < 2)).toEqual([])
  })
})
