/** What owners ask of all posts or of some of them, kept over houses of several kinds. */
import { describe, expect, test } from 'vitest'
import { bistro, cafe, calendar, inn, item, pub } from '../../../../../../tests/support/posting-houses.ts'
import { houseSchema } from '../../base/house/house.ts'
import { showsPeople } from '../../base/language/pictures.ts'

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
