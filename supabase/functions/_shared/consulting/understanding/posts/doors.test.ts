/** What an event costs at the door and until when, and the form of the post that an occasion is asked in. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [{ section: 'Comidas', name: 'Caldo de mocotó', price: 15 }],
})
const read = (special_dates: string) => {
  const sheet = understand('content_generation', { answers: { special_dates }, house, today: '2026-11-29' })
  return { wishes: sheet.wishes, unread: sheet.unread.map(({ text }) => text) }
}

test.each([
  [
    'dia 12/12 tem trio Nó Cego 21h entrada 15 até 22h',
    'trio Nó Cego',
    15,
    'de entrada até as 22h',
    undefined,
  ],
  [
    'sábado 12/12 show da banda Os Primos às 22h, ingresso 30 até meia noite',
    'show da banda Os Primos',
    30,
    'de ingresso até a meia-noite',
    undefined,
  ],
  [
    '18/12 DJ Lia, 23h, entrada 20 antes das 00h, depois 30',
    'DJ Lia',
    20,
    'de entrada até a meia-noite',
    'depois, R$ 30',
  ],
  [
    'dia 20/12 seresta 19h mulher não paga até 21h',
    'seresta',
    undefined,
    undefined,
    'mulher não paga até as 21h',
  ],
])('%s', (said, what, price, per, note) => {
  const { wishes, unread } = read(said)
  expect(unread).toEqual([])
  expect(wishes).toHaveLength(1)
  expect(wishes[0]).toMatchObject({
    kind: 'date',
    what,
    ...(price !== undefined && { price, per }),
    ...(note !== undefined && { note }),
  })
})

test.each([
  ['um vídeo curto pro aniversário da casa 19/12 (10 anos)', '10 anos da casa', 'Reels'],
  ['faz um reels do aniversário de 5 anos do bar dia 20/12', 'aniversário de 5 anos do bar', 'Reels'],
  ['dia 12/12 quero um video do show do Zé Airton 21h', 'show do Zé Airton', 'Reels'],
  ['um story pro natal', 'natal', 'Stories'],
])('the form of a post is not its event: %s', (said, what, format) => {
  const { wishes, unread } = read(said)
  expect(unread).toEqual([])
  expect(wishes).toEqual([expect.objectContaining({ kind: 'date', format })])
  expect(String(wishes.map((wish) => (wish.kind === 'date' ? wish.what : '')))).toBe(what)
})

test('a video of a dish is a post about the dish', () => {
  const { wishes } = read('um reels do caldo de mocotó dia 13/12')
  expect(wishes).toEqual([expect.objectContaining({ kind: 'postTopic', what: 'Caldo de mocotó' })])
})

test('a form that points back belongs to the occasion before it', () => {
  const { wishes, unread } = read(
    'aniversário de 3 anos da casa 12/12, rodízio 49,90 das 18h às 22h, um vídeo mostrando isso',
  )
  expect(unread).toEqual([])
  expect(wishes).toEqual([expect.objectContaining({ kind: 'date', price: 49.9, format: 'Reels' })])
})

test.each([
  ['31/12 a gente fica até 3h', 'até as 3h da madrugada'],
  ['31/12 o carrinho fica na praia até 2h da manhã', 'até as 2h da madrugada'],
  ['dia 31/12 abrimos 16h e ficamos até 2h', 'das 16h às 2h da madrugada'],
])('a house that stays is open: %s', (said, note) => {
  expect(read(said).wishes).toEqual([
    expect.objectContaining({ kind: 'date', from: '2026-12-31', open: true, closed: false, note }),
  ])
})

test('who wants to make the most of a feast names nothing to tell', () => {
  const [wish] = read('quero aproveitar o réveillon').wishes
  expect(wish).toMatchObject({ kind: 'date', what: 'Réveillon' })
  expect(wish).not.toHaveProperty('tell')
})

test('a picture that is asked for is no event', () => {
  const { wishes } = read('foto da equipe no dia 18/12 confra')
  expect(wishes.filter(({ kind }) => kind === 'date')).toEqual([])
})
