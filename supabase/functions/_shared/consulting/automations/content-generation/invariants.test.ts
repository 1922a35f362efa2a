/** What holds of every calendar, whatever the house. */
import { describe, expect, it, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { showsPeople } from '../../base/language/pictures.ts'
import { understand } from '../../understanding/understand.ts'

const today = '2026-11-30'
const item = (section: string, name: string, price: number) => ({ section, name, price })
const hours = (from: string, to: string, closed: readonly number[]) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, closed.includes(day) ? null : { from, to }]))

const inn = houseSchema.parse({
  menu: [
    item('Pratos', 'Arroz de siri com leite de coco', 88),
    item('Pratos', 'Cavala na brasa', 76),
    item('Petiscos', 'Pastel de arraia', 38),
    item('Petiscos', 'Tapioca de coco', 24),
    item('Drinks', 'Copo Farol: cachaça, umbu e hortelã', 34),
    item('Drinks', 'Caipirinha de siriguela', 28),
    item('Doces', 'Pudim de tapioca', 19),
  ],
  settings: { seats: 30, opening: hours('15:00', '23:00', [1]) },
})
const cafe = houseSchema.parse({
  menu: [
    item('Cafés', 'Café coado da serra', 9),
    item('Cafés', 'Mocha da casa', 16),
    item('Salgados', 'Pão de queijo com nata', 14),
    item('Salgados', 'Cuscuz com ovo', 19),
    item('Doces', 'Bolo de macaxeira', 13),
    item('Doces', 'Geleia de umbu (pote)', 26),
  ],
  settings: { seats: 32, opening: hours('08:00', '20:00', [2]) },
})
const given = {
  brand_style: ['Acolhedora'],
  content_focus: ['Pratos da casa'],
  posting_frequency: '3-4 vezes por semana',
}

function calendar(text: string, house = inn) {
  const sheet = understand('content_generation', {
    answers: { ...given, special_dates: text },
    house,
    today,
  })
  const made = calendarOf(given, { ...asking([...sheet.wishes], house), today })
  return {
    ...made,
    sheet,
    text: made.posts.map(({ title, copy, whatsapp = '' }) => `${title} ${copy} ${whatsapp}`),
  }
}

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

const pub = houseSchema.parse({
  menu: [
    item('Sanduíches', 'X-Praia', 27),
    item('Sanduíches', 'Sanduíche de carne de sol', 31),
    item('Caldos', 'Caldo de mocotó', 14),
    item('Drinks', 'Caipirinha de cajá', 18),
    item('Bebidas', 'Cajuína', 9),
  ],
  settings: { seats: 40, opening: hours('18:00', '00:30', [1]) },
})
const bistro = houseSchema.parse({
  menu: [
    item('Pratos', 'Risoto de caju', 62),
    item('Pratos', 'Filé ao molho de café', 74),
    item('Sobremesas', 'Torta de umbu', 24),
    item('Drinks', 'Negroni da casa', 32),
  ],
  settings: { seats: 34, opening: hours('12:00', '23:00', [1]) },
})

describe.each([
  ['inn', inn],
  ['cafe', cafe],
  ['pub', pub],
  ['bistro', bistro],
] as const)('in the house %s', (_, house) => {
  const feasts = 'Aniversário da casa dia 12/12. Fechados no Natal e em 1º de janeiro.'

  test('no post appears at the minute at which the door opens', () => {
    for (const text of ['', feasts]) {
      const { posts } = calendar(text, house)
      for (const { day, hour } of posts) {
        const from = house.settings.opening[String(new Date(day).getUTCDay())]?.from
        expect([day, from]).not.toEqual([day, `${String(hour).padStart(2, '0')}:00`])
      }
    }
  })

  test('nothing promises a day of which the report asks whether the house opens', () => {
    for (const text of [feasts, 'Natal fechado.', 'Fechamos 25/12 e 1º/1.']) {
      const { text: told, readings = [] } = calendar(text, house)
      const asked = /a casa abre (.*?)\?/.exec(readings.join(' '))?.[1] ?? ''
      for (const [day = ''] of asked.matchAll(/\d{2}\/\d{2}/g))
        expect([day, told.filter((one) => new RegExp(`abre até [a-zç-]+, ${day}`).test(one))]).toEqual([
          day,
          [],
        ])
    }
  })
})

test.each([
  ['A terça é fraca: o que posto? Não dou desconto.', cafe],
  ['Nada de desconto. Quarta é parada, o que eu posto pra encher?', pub],
])('a weak day is filled without a discount where the owner gives none: %s', (said, house) => {
  const priced = houseSchema.parse({
    ...house,
    settings: {
      ...house.settings,
      opening: { ...house.settings.opening, 2: { from: '08:00', to: '19:00' } },
    },
    menu: house.menu.map((one) => ({ ...one, cost: (one.price ?? 0) / 3 })),
  })
  const [answer] = calendar(said, priced).answers ?? []
  expect(answer?.text).toMatch(/pelo preço de sempre/)
  expect(answer?.text).not.toMatch(/separados, a R\$|a menos do que no preço cheio/)
})

test('the advice on hours speaks of the meals that the house serves', () => {
  const ask = (house: typeof inn) => calendar('Qual a melhor hora de postar?', house).answers?.[0]?.text ?? ''
  expect(ask(cafe)).toMatch(/[Cc]afé da manhã: na véspera/)
  expect(ask(cafe)).not.toMatch(/jantar e bar/)
  expect(ask(pub)).not.toMatch(/almoço|manhã: na véspera/i)
  expect(ask(inn)).not.toMatch(/[Aa]lmoço/)
})

test.each([
  ['12/12 lançamento do livro da Dona Zuleide às 17h.', inn],
  ['11/12 lançamento do disco da banda Xaxado, 18h', cafe],
  ['Lançamento de revista de poesia em 12/12 às 16h.', bistro],
])('what is launched and not eaten is not to be tasted: %s', (said, house) => {
  const told = calendar(said, house).posts.filter(({ theme }) => /lan[çc]amento/i.test(theme))
  expect(told.length).toBeGreaterThan(0)
  for (const { copy, whatsapp = '' } of told) {
    expect(`${copy} ${whatsapp}`).not.toMatch(/prov[ae]|card[áa]pio/i)
    expect(copy).toMatch(/lançamento/i)
  }
})

test.each([
  ['Encomenda de ceia até 18/12, retirada de 20 a 24/12.', cafe],
  ['Panetone por encomenda até 15/12; retirada dia 23/12.', bistro],
])('those who fetch what they ordered are not invited to a feast: %s', (said, house) => {
  const { posts, readings = [] } = calendar(said, house)
  const told = posts.filter(({ theme }) => /^retirada/i.test(theme))
  expect(told.length).toBeGreaterThan(0)
  for (const { copy, whatsapp = '' } of told)
    expect(`${copy} ${whatsapp}`).not.toMatch(
      /não pode faltar|com quantos|Está tudo no lugar|Até já|Quem vem/,
    )
  expect(readings.join(' ')).not.toMatch(
    said.includes('24') ? /a casa abre na quinta, 24\/12/ : /quarta, 23\/12/,
  )
})

test.each([
  ['Não mostrar preço da comida nem usar hashtag em inglês.', inn, /Drinks/],
  ['Sem preço dos pratos. Nada de hashtag em inglês.', pub, /Drinks|Bebidas/],
  ['Preço das bebidas não.', bistro, /Pratos|Sobremesas/],
])('a refusal of some prices is kept, and leaves the other ones: %s', (said, house, others) => {
  const { sheet, posts } = calendar(said, house)
  expect(sheet.unread).toEqual([])
  const names = (told: boolean) =>
    house.menu.flatMap(({ name, section }) =>
      others.test(section ?? '') === told ? [name.replace(/:.*/, '').toLowerCase()] : [],
    )
  const priced = (of: readonly string[]) =>
    posts.filter(
      ({ title, copy }) =>
        copy.includes('R$') && of.some((name) => `${title} ${copy}`.toLowerCase().includes(name)),
    )
  expect(priced(names(false)).map(({ copy }) => copy)).toEqual([])
  const unpriced = house.menu
    .filter(({ section }) => !others.test(section ?? ''))
    .map(({ section }) => section)
  for (const { title } of posts)
    expect([title, unpriced.some((section) => title.startsWith(`${section} com preço`))]).toEqual([
      title,
      false,
    ])
  expect(priced(names(true)).length).toBeGreaterThan(0)
})

test.each([
  'Foto de cliente só com autorização. Aniversário da casa em 12/12.',
  'Não mostrem hóspede sem permissão.',
  'Rosto de gente apenas com o sim da pessoa. 9 anos da casa em 11/12.',
])('people are shown with their leave, where the owner asks for it: %s', (said) => {
  for (const house of [inn, cafe, pub]) {
    const { sheet, posts } = calendar(said, house)
    expect(sheet.unread).toEqual([])
    expect(sheet.wishes).toContainEqual(expect.objectContaining({ kind: 'postRule', what: 'withConsent' }))
    for (const { visual, picture } of posts)
      for (const shown of [visual, picture?.who ?? ''])
        if (showsPeople(shown)) expect(shown).toMatch(/autoriza/)
  }
})

test.each([
  ['Encomenda de bolo até 18/12, retirada de 20 a 24/12.', 'Bolo de fubá', cafe],
  ['Torta por encomenda até 16/12.', 'Torta de umbu', bistro],
])('posts of what is ordered say until when, and none after that: %s', (said, name, house) => {
  const stocked = houseSchema.parse({ ...house, menu: [...house.menu, item('Natal', name, 64)] })
  const { posts, sheet } = calendar(said, stocked)
  const until = sheet.wishes.flatMap((wish) => (wish.kind === 'date' ? (wish.from ?? []) : []))[0] ?? ''
  const own = posts.filter(
    ({ title, theme }) =>
      title.toLowerCase().includes(name.toLowerCase()) && !/encomenda|retirada/i.test(theme),
  )
  expect(own.length).toBeGreaterThan(0)
  for (const { day, copy } of own.filter((post) => post.day <= until))
    expect([day, copy]).toEqual([day, expect.stringMatching(/[Ee]ncomenda/)])
})

test.each(['Cold brew com laranja', 'Cappuccino gelado'])(
  'what is drunk cold is shown in no hot cup: %s',
  (name) => {
    const cold = houseSchema.parse({ ...cafe, menu: [...cafe.menu, item('Cafés', name, 18)] })
    const own = calendar('', cold).posts.filter(({ title }) => title.toLowerCase() === name.toLowerCase())
    expect(own.length).toBeGreaterThan(0)
    for (const { copy, visual } of own)
      expect(`${copy} ${visual}`).not.toMatch(/quente,|vapor (?!pela)à vista|na xícara|[Aa] xícara/)
  },
)

test.each(['Segunda não postem, é folga.', 'Nas terças não publicar, a equipe folga.'])(
  'why nothing comes out on a day is no wish of its own: %s',
  (said) => {
    const { sheet } = calendar(said)
    expect(sheet.unread).toEqual([])
    expect(sheet.wishes.filter((wish) => wish.kind !== 'houseFact')).toMatchObject([
      { kind: 'postRule', what: 'noPosts' },
    ])
  },
)
