/** What owners ask of some posts or some guests: another language, a day that is not for all, bookings with an end. */
import { describe, expect, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

const today = '2026-11-30'
const item = (section: string, name: string, price: number, cost: number) => ({ section, name, price, cost })
const opening = Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, { from: '12:00', to: '22:00' }]))
const hotel = houseSchema.parse({
  menu: [
    item('Pratos', 'Pargo assado com macaxeira', 96, 34),
    item('Pratos', 'Arroz de camarão', 84, 29),
    item('Sobremesas', 'Pudim de coco', 24, 6),
    item('Drinks', 'Caipirinha de umbu', 29, 6),
  ],
  settings: { seats: 70, opening, neighbourhood: 'Porto das Dunas' },
})
const club = houseSchema.parse({
  menu: [
    item('Petiscos', 'Bolinho de bacalhau', 38, 12),
    item('Pratos', 'Filé com batata frita', 62, 24),
    item('Pratos', 'Peixada', 88, 30),
    item('Doces', 'Bolo de milho', 12, 3),
    item('Bebidas', 'Suco de manga', 11, 3),
  ],
  settings: { seats: 110, opening: { ...opening, 1: null } },
})

function calendar(text: string, house = hotel) {
  const given = {
    brand_style: ['Acolhedora'],
    content_focus: ['Pratos da casa'],
    posting_frequency: '3-4 vezes por semana',
    special_dates: text,
  }
  const sheet = understand('content_generation', { answers: given, house, today })
  return { sheet, ...calendarOf(given, { ...asking([...sheet.wishes], house), today }) }
}
const weekOf = (day: string) => Math.floor((Date.parse(day) / 86_400_000 + 3) / 7)

describe('posts in another language', () => {
  test.each([
    ['Um post por semana em inglês.', 1],
    ['Quero 2 publicações por semana em inglês pros turistas.', 2],
  ])('are written, as many a week as asked: %s', (said, most) => {
    for (const house of [hotel, club]) {
      const { sheet, posts } = calendar(said, house)
      expect(sheet.unread).toEqual([])
      expect(sheet.wishes).toMatchObject([{ kind: 'postRule', what: 'inLanguage', of: 'inglês', most }])
      expect(posts.length).toBe(30)
      const own = posts.filter(({ language }) => language === 'inglês')
      for (const { copy } of own) expect(copy).toMatch(/^(?=.*[.!?] \p{Lu})(?!.*(?:hoje|quem|você))/su)
      const inner = [...new Set(posts.map(({ day }) => weekOf(day)))].slice(1, -1)
      const counts = inner.map((week) => own.filter(({ day }) => weekOf(day) === week).length)
      expect(Math.max(...counts)).toBe(most)
      expect(counts.filter((count) => count === most).length).toBeGreaterThan(inner.length - 3)
    }
  })

  test.each([
    ['Legendas em inglês também.', undefined, undefined],
    ['Um post em inglês toda quarta.', undefined, [3]],
    ['Em dezembro, um post por semana em inglês.', '2026-12-31', undefined],
  ])('keep the days that the owner names, or stand beside each caption: %s', (said, to, weekdays) => {
    const { sheet, posts } = calendar(said)
    expect(sheet.unread).toEqual([])
    const own = posts.filter(({ language, english }) => language !== undefined || english !== undefined)
    expect(own.length).toBeGreaterThan(2)
    for (const { day } of own) {
      expect(day <= (to ?? '9')).toBe(true)
      if (weekdays) expect(weekdays).toContain(new Date(day).getUTCDay())
    }
  })

  test.each([
    'Metade dos posts em inglês.',
    'Um post por mês em inglês.',
    'Um post por semana em inglês com drinks.',
  ])('go back to the owner where only some of it is understood: %s', (said) => {
    const { sheet } = calendar(said)
    expect(sheet.unread.length).toBe(1)
    expect(sheet.wishes).toEqual([])
  })
})

describe('a day that is not for everybody', () => {
  test.each([
    ['Réveillon dia 31 só para hóspedes.', '2026-12-31', 'só para hóspedes'],
    ['Ceia de Natal só para sócios do clube, 24/12.', '2026-12-24', 'só para sócios do clube'],
    ['Em 19/12 atendemos apenas quem está hospedado.', '2026-12-19', 'só para quem está hospedado'],
    ['O Réveillon é exclusivo dos sócios.', '2026-12-31', 'só para sócios'],
  ])('is said to be theirs, and never that the house closes: %s', (said, day, only) => {
    for (const house of [hotel, club]) {
      const { sheet, posts, readings = [] } = calendar(said, house)
      expect(sheet.unread).toEqual([])
      expect(sheet.wishes).toMatchObject([{ kind: 'date', closed: true, from: day, only }])
      const told = posts.map(({ title, copy }) => `${title} ${copy}`).join('\n') + readings.join('\n')
      expect(told).toContain(only)
      expect(told).not.toMatch(/a casa fecha|Cadeiras sobre|Sentimos falta/)
      expect(posts.filter((post) => post.day === day)).toEqual([])
    }
  })
})

describe('a supper with an end of bookings', () => {
  test.each([
    'Ceia de Natal 24/12 a R$ 240 por pessoa, reserva até 18/12.',
    'Ceia de réveillon 31/12, 310 por pessoa, reserva no WhatsApp até 22/12.',
  ])('is announced early with its price, and called a last time before it, not after: %s', (said) => {
    for (const house of [hotel, club]) {
      const { posts } = calendar(said, house)
      const own = posts.filter(({ title }) => /ceia/i.test(title))
      const until = said.includes('18/12') ? '2026-12-18' : '2026-12-22'
      const selling = own.filter(({ day }) => day <= until)
      expect(selling.length).toBeGreaterThan(2)
      expect((selling[0]?.day ?? '9') <= '2026-12-08').toBe(true)
      for (const { copy, whatsapp = 'R$' } of selling) {
        expect(copy).toMatch(/R\$ (?:240|310)/)
        expect(whatsapp).toContain('R$')
      }
      expect(selling[0]?.copy).toMatch(/Reservas abertas|Já dá para reservar/)
      expect(selling.at(-1)?.copy).toMatch(/Última chamada|último dia/)
      for (const { copy } of own.filter(({ day }) => day > until))
        expect(copy).not.toMatch(/R\$|reserv(?:e|as?) /i)
    }
  })
})

test('the calendar is one table: what comes on each day, what for, and whose picture is taken when', () => {
  for (const house of [hotel, club]) {
    const { posts } = calendar('Voz e violão toda sexta às 19h.', house)
    for (const { aim = '', shot = '' } of posts)
      expect([aim, shot].every((text) => text.length > 3)).toBe(true)
    const sold = posts.find(({ title }) => title === (house === hotel ? 'Arroz de camarão' : 'Peixada'))
    expect(sold?.aim).toBe(house === hotel ? 'vender: deixa R$ 55' : 'vender: deixa R$ 58')
    expect(posts.find(({ title }) => title === 'Voz e violão')?.aim).toBe('encher a sexta')
    for (const { day, shot = '' } of posts) {
      const session = /(\d{2})\/(\d{2})$/.exec(shot)
      if (session) expect(`2026-${session[2]}-${session[1]}` <= day).toBe(true)
    }
  }
})
