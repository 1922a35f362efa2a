/** A house on the sand that dances every Sunday at noon and serves a supper on New Year's Eve. */
import { describe, expect, it } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Isca de peixe', 52, 'dish'],
    ['Pratos', 'Moqueca de camarão', 124, 'dish'],
    ['Pratos', 'Baião com carne de sol', 89, 'dish'],
    ['Sobremesas', 'Cocada cremosa', 15, 'dish'],
    ['Bebidas', 'Água de coco', 8, 'soft_drink'],
  ].map(([section, name, price, kind]) => ({ section, name, price, kind })),
  settings: {
    opening: Object.fromEntries(
      ['0', '2', '3', '4', '5', '6'].map((day) => [day, { from: '09:00', to: '17:00' }]),
    ),
  },
})
const today = '2026-11-30'
const answers = {
  brand_style: ['Acolhedora'],
  content_focus: ['Pratos da casa', 'Eventos e música ao vivo'],
  posting_frequency: '3-4 vezes por semana',
}
const calendar = (special_dates: string) => {
  const { wishes, unread } = understand('content_generation', {
    answers: { ...answers, special_dates },
    house,
    today,
  })
  return { unread, ...calendarOf(answers, { ...asking([...wishes], house), today }) }
}

describe('a supper of the house', () => {
  const {
    posts,
    answers: replies = [],
    unread,
  } = calendar(
    'Forró pé de serra todo domingo ao meio-dia e Réveillon com ceia no dia 31. Quando devo começar a anunciar o Réveillon?',
  )
  const told = posts.filter(({ copy }) => /Réveillon com ceia/.test(copy))

  it('is told weeks before, with how to book, and waits for its hour', () => {
    expect(unread).toEqual([])
    expect(told[0]?.day).toMatch(/^2026-12-0[1-8]$/)
    expect(told[0]?.copy).toContain('Reserva por mensagem')
    expect(told[0]?.need).toContain('a hora em que começa')
    expect(told.filter(({ day }) => day < '2026-12-31').length).toBeGreaterThanOrEqual(3)
  })
  it('sends nobody home for it', () => {
    expect(posts.filter(({ copy }) => /(?<!com )ceia|sobra da ceia/i.test(copy))).toEqual([])
  })
  it('answers when to begin with the day on which the calendar does', () => {
    const day = told[0]?.day.split('-').slice(1).toReversed().join('/') ?? ''
    expect(replies[0]?.text).toContain(`Em ${day}`)
  })
  it('leaves the weekly dance its Sundays', () => {
    const danced = posts.filter(({ copy }) => /Domingo, \d\d\/\d\d, às 12h: forró pé de serra/.test(copy))
    expect(danced.length).toBeGreaterThanOrEqual(4)
  })
})

it('a weekly event at night has no hour, and says so', () => {
  const { posts } = calendar('Samba toda sexta à noite')
  expect(posts.some(({ copy }) => /Sexta, \d\d\/\d\d, à noite: samba\./.test(copy))).toBe(true)
})
