/** What holds of every calendar, whatever the house. */
import { describe, expect, it, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { cafe, calendar, given, inn, item, today } from '../../../../../../tests/support/posting-houses.ts'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../../understanding/understand.ts'

describe('a weekly event', () => {
  test.each([
    ['Luau com sanfona todo sábado, às 20h', /luau com sanfona/i, 6],
    ['A quinta é do siri', /siri/i, 4],
    ['Quinta: siriguelada com choro às 19h', /siriguelada com choro/i, 4],
    ['Roda de conversa com poesia nas quartas, às 18h30', /roda de conversa/i, 3],
    ['Sexta: cantoria de viola às 21h', /cantoria de viola/i, 5],
  ])('is read by its weekday, whatever its name, and told on its days: %s', (said, name, weekday) => {
    for (const house of [inn, cafe]) {
      const { sheet, posts } = calendar(`${said}.`, house)
      expect(sheet.unread.map(({ text }) => text)).toEqual([])
      expect(sheet.wishes[0]).toMatchObject({ kind: 'date', closed: false, weekdays: [weekday] })
      const told = posts.filter(({ title, copy }) => name.test(`${title} ${copy}`))
      expect(told.length).toBeGreaterThan(1)
      for (const { day } of told.slice(0, 2)) expect(new Date(day).getUTCDay()).toBe(weekday)
    }
  })

  test.each(['Quarta: descanso', 'Sábado: foto da equipe'])('is no day off and no picture: %s', (said) =>
    expect(calendar(`${said}.`).sheet.wishes.some((wish) => wish.kind === 'date' && !wish.closed)).toBe(
      false,
    ),
  )
})

describe('days of a span that do not hold', () => {
  test.each([
    ['De 20/12 a 5/1 abrimos todo dia, menos dia 25.', ['2026-12-25']],
    ['Abrimos todos os dias de 20/12 a 5/1, exceto 24 e 25.', ['2026-12-24', '2026-12-25']],
    ['De 19/12 a 6/1 a casa abre direto, menos no Natal.', ['2026-12-25']],
  ])('are closed, and no text says that the house opens on them: %s', (said, shut) => {
    for (const house of [inn, cafe]) {
      const { sheet, text, readings = [] } = calendar(said, house)
      expect(sheet.unread).toEqual([])
      for (const day of shut)
        expect(
          sheet.wishes.some(
            (wish) =>
              wish.kind === 'date' && !wish.closed && (wish.from ?? '') <= day && (wish.to ?? '') >= day,
          ),
        ).toBe(false)
      expect(text.join(' ')).not.toMatch(
        /de (?:sábado|domingo), (?:19|20)\/12, a [a-z]+, 0[56]\/01, a casa abre/,
      )
      expect(readings.join(' ')).toMatch(/A casa fecha/)
    }
  })

  it('leave the other holidays answered: nobody asks whether the house opens', () => {
    const { posts, readings = [] } = calendar('De 20/12 a 5/1 abrimos todo dia, menos dia 25.')
    expect(posts.every(({ endings }) => endings === undefined)).toBe(true)
    expect(readings.join(' ')).not.toMatch(/a casa abre na quinta, 31\/12/)
  })
})

describe('a supper with places, a price and a last day of bookings', () => {
  const said = 'Ceia de réveillon 31/12, 280 por pessoa, 44 lugares, reserva no WhatsApp até 20/12.'
  const { sheet, posts, readings = [] } = calendar(said)
  const told = posts.filter(({ theme }) => /ceia/i.test(theme))

  it('is read whole', () => {
    expect(sheet.unread).toEqual([])
    expect(sheet.wishes).toHaveLength(1)
    expect(sheet.wishes[0]).toMatchObject({ kind: 'date', price: 280, per: 'por pessoa' })
  })

  it('is told with its price and places until then, with a last call, and sells nothing afterwards', () => {
    const before = told.filter(({ day }) => day <= '2026-12-20')
    expect(before.length).toBeGreaterThanOrEqual(3)
    for (const { copy } of before) expect(copy).toMatch(/44 lugares.*R\$ 280 por pessoa/)
    expect(before.some(({ copy }) => /último dia de reserva/.test(copy))).toBe(true)
    for (const post of told.filter(({ day }) => day > '2026-12-20')) {
      expect(post.copy).not.toMatch(/R\$ 280|44 lugares|[Rr]eserva por mensagem/)
      expect(post.whatsapp).toBeUndefined()
    }
  })

  it('is checked against the seats of the house, which no text gives it', () => {
    expect(readings.join(' ')).toContain('Confira os lugares: a ceia de réveillon, 44; “A casa”, 30.')
    expect(posts.filter(({ copy }) => /São 44 lugares/.test(copy))).toEqual([])
  })
})

test('an event that begins when the house closes is asked about', () => {
  expect((calendar('13/12 sarau de viola às 19h.', cafe).readings ?? []).join(' ')).toMatch(
    /sarau de viola, às 19h, e a casa fecha às 20h/,
  )
  expect((calendar('13/12 sarau de viola às 17h.', cafe).readings ?? []).join(' ')).not.toContain('fecha às')
})

test.each([
  ['Não citar o pudim: estará em falta.', 'pudim'],
  ['Nada de pastel: trocamos a fritadeira.', 'pastel'],
])('a reason after a colon belongs to what is refused: %s', (said, word) => {
  const { sheet, text } = calendar(said)
  expect(sheet.unread).toEqual([])
  expect(text.join(' ').toLowerCase()).not.toContain(word)
})

test.each([
  'O que responder a quem pede preço no direct?',
  'Perguntam quanto custa no WhatsApp, o que eu digo?',
])('who asks a price gets the price: %s', (said) => {
  const { answers = [] } = calendar(said)
  expect(answers[0]?.text).toMatch(/^\*\*O preço, o que vem por ele.*R\$ \d/)
})

test('a house that opens in the afternoon is told in no words of the morning', () => {
  for (const said of ['', 'Terça não.', 'Sem emoji.'])
    expect(calendar(said).text.join(' ')).not.toMatch(/bom-dia|café da manhã/)
})

test('a name before a colon is the name, and what follows is what it holds', () => {
  const { posts } = calendar('Falem do Copo Farol.')
  const text = posts
    .map(({ title, copy, visual, hashtags }) => [title, copy, visual, ...hashtags].join(' '))
    .join(' ')
  expect(text).toContain('Copo Farol')
  expect(text).not.toMatch(/Farol: cachaça, por|[Oo] Copo Farol: cachaça no|FarolCachaca/)
})

test('the dishes that only this house has are told before any comes twice', () => {
  for (const [house, name] of [
    [inn, 'arroz de siri'],
    [cafe, 'café coado da serra'],
  ] as const) {
    const { posts } = calendar('', house)
    const first = posts.findIndex(({ title }) => title.toLowerCase().startsWith(name))
    expect([name, first >= 0]).toEqual([name, true])
  }
})

test('a house with a single wine posts nothing of ice, distilleries and measures', () => {
  const lodge = houseSchema.parse({
    menu: [
      item('Pratos', 'Truta na manteiga', 74),
      item('Pratos', 'Risoto de cogumelos', 62),
      item('Entradas', 'Sopa de jerimum', 28),
      item('Sobremesas', 'Petit gâteau', 26),
      item('Vinhos', 'Vinho tinto da casa (taça)', 26),
    ],
  })
  const sheet = understand('content_generation', { answers: given, house: lodge, today })
  const { posts } = calendarOf(given, {
    ...asking([...sheet.wishes], lodge),
    restaurant: { name: 'Pousada do Alto', city: 'Pacoti', type: 'bistro' },
    today,
  })
  const text = posts.map(({ title, copy }) => `${title} ${copy}`).join(' ')
  expect(text).not.toMatch(/gelo (?:grande|picado|também)|engenho|alambique|guarnição|dois copos/i)
})

test('the dishes of a short menu come twice, in other words, before what could stand under any house', () => {
  const { posts } = calendar('', cafe)
  for (const name of ['cuscuz com ovo', 'pão de queijo com nata', 'bolo de macaxeira']) {
    const own = posts.filter(({ title }) => title.toLowerCase().includes(name))
    expect([name, own.length >= 2]).toEqual([name, true])
  }
})

test('an inn that serves others says so', () => {
  const { sheet, text } = calendar('Restaurante aberto a quem não é hóspede.')
  expect(sheet.unread).toEqual([])
  expect(text.join(' ')).toContain('aberto a quem não é hóspede')
})
