/** What the report claims of its posts, computed anew from all that is pasted, over houses of every kind. */
import { describe, expect, test } from 'vitest'
import { asking, calendarOf } from '../../../../../../tests/support/content-calendars.ts'
import { houseSchema } from '../../base/house/house.ts'
import { checkDate } from '../../checks/days.ts'
import { furtherHouses } from '../../golden/further-houses.ts'
import { houses as goldenHouses, kept } from '../../golden/houses.ts'
import { understand } from '../../understanding/understand.ts'
import { postFacts } from './facts.ts'

const today = '2026-11-30'
const item = (section: string, name: string, price: number) => ({ section, name, price })
const open = (from: string, to: string, closed: readonly number[] = []) =>
  Object.fromEntries([0, 1, 2, 3, 4, 5, 6].map((day) => [day, closed.includes(day) ? null : { from, to }]))
const sushi = houseSchema.parse({
  menu: [
    item('Combinados', 'Combinado 18 peças', 56),
    item('Combinados', 'Combinado salmão 30 peças', 98),
    item('Temakis', 'Temaki de atum', 34),
    item('Frios', 'Ceviche de robalo', 42),
    item('Quentes', 'Yakisoba de legumes', 38),
    item('Quentes', 'Guioza de legumes', 24),
    item('Bebidas', 'Chá verde gelado', 12),
  ],
  settings: { seats: 36, opening: open('18:00', '23:00', [1]) },
})
const cafe = houseSchema.parse({
  menu: [
    item('Cafés', 'Café coado', 9),
    item('Cafés', 'Cappuccino', 15),
    item('Salgados', 'Pão de queijo', 8),
    item('Salgados', 'Croissant de queijo', 16),
    item('Doces', 'Bolo de milho', 12),
    item('Doces', 'Torta de limão', 16),
  ],
  settings: { seats: 28, opening: open('08:00', '19:00', [0]) },
})
const boteco = houseSchema.parse({
  menu: [
    item('Petiscos', 'Bolinho de carne seca', 32),
    item('Petiscos', 'Caldinho de feijão', 14),
    item('Pratos', 'Feijoada', 62),
    item('Pratos', 'Carneiro assado', 54),
    item('Drinks', 'Caipirinha de caju', 22),
    item('Drinks', 'Dose de cachaça', 13),
  ],
  settings: { seats: 70, opening: open('17:00', '23:30', [0, 1]) },
})
const bar = houseSchema.parse({
  menu: [
    item('Drinks', 'Caipirinha de limão', 22),
    item('Drinks', 'Rabo de galo', 24),
    item('Cervejas', 'Cerveja 600 ml', 16),
    item('Doses', 'Dose de cachaça branca', 12),
    item('Sem álcool', 'Limonada', 10),
  ],
  settings: { seats: 24, opening: open('18:00', '23:59', [0, 1]) },
})
const golden = [...goldenHouses, ...furtherHouses].map(({ id, menu }) => [id, kept(menu, {})] as const)
const houses = { ...Object.fromEntries(golden), sushi, cafe, boteco, bar }
const voices = [['Moderna', 'Acolhedora'], ['Descontraída', 'Cearense com sotaque'], ['Sofisticada']]

function pastedOf(house: typeof sushi, text: string, brand_style: string[]) {
  const given = {
    brand_style,
    content_focus: ['Pratos da casa', 'Bastidores do bar e da cozinha'],
    posting_frequency: '3-4 vezes por semana',
  }
  const sheet = understand('content_generation', { answers: { ...given, special_dates: text }, house, today })
  const content = calendarOf(given, { ...asking([...sheet.wishes], house), today })
  return content.posts.map(
    ({ day, title, copy, stories, whatsapp, whatsappAnswer, english, endings = [], visual, picture }) => ({
      day,
      text: [
        title,
        copy,
        stories,
        whatsapp,
        whatsappAnswer,
        english,
        ...endings.map(({ text: said }) => said),
      ].join('\n'),
      visual: `${visual} ${picture?.who ?? ''}`,
    }),
  )
}

const cases = Object.entries(houses).flatMap(([name, house]) =>
  voices.map((voice) => [name, voice, house] as const),
)

describe.each(cases)('in a house of %s with the voice %s', (name, voice, house) => {
  test('no price stands where the owner wants none, nor in an ending or a message', () => {
    for (const text of [
      'Feijoada só aos sábados. 8 anos da casa em 12/12. Não citem preços.',
      'Sem preço nos posts. Fechados de 28/12 a 3/1.',
    ])
      for (const post of pastedOf(house, text, voice))
        expect([post.day, /R\$/.test(post.text) && post.text]).toEqual([post.day, false])
  })

  test('nobody is shown, and nobody asked for a picture, where the owner shows no guests', () => {
    for (const text of [
      'Sem foto de cliente. Dia 10/12 a casa faz 6 anos.',
      'Não mostre cliente. Aniversário da casa em 19/12.',
    ])
      for (const post of pastedOf(house, text, voice)) {
        expect([
          post.day,
          /casa cheia|sal[ãa]o cheio|equipe|(?<!sem (?:nome de )?)clientes?|turma|(?<!sem )rostos?/i.exec(
            post.visual,
          )?.[0],
        ]).toEqual([post.day, undefined])
        expect([
          post.day,
          /(?:tem|tirou|manda|mande|procure|procura)[^.?!]{0,20} foto|foto (?:antiga|velha|guardada)/i.exec(
            post.text,
          )?.[0],
        ]).toEqual([post.day, undefined])
      }
  })

  test('pots and fire are told only of a kitchen that has them', () => {
    const told = pastedOf(house, '5 anos da casa em 12/12.', voice).filter(({ text, visual }) =>
      /panela|fog[ãa]o|\bfogo\b|brasa|travessa|raspado/i.test(`${text} ${visual}`),
    )
    if (house === sushi || house === cafe || house === bar) expect([name, told]).toEqual([name, []])
  })
})

test('a weekly dish with its size in brackets is found in the posts that tell it', () => {
  const sizes = houseSchema.parse({
    ...boteco,
    menu: [...boteco.menu, item('Pratos', 'Rabada (serve 3)', 88)],
  })
  const sheet = understand('content_generation', {
    answers: { special_dates: 'Rabada só às quintas.' },
    house: sizes,
    today,
  })
  const given = {
    brand_style: ['Acolhedora'],
    content_focus: ['Pratos da casa'],
    posting_frequency: '3-4 vezes por semana',
  }
  const engine = { ...asking([...sheet.wishes], sizes), today }
  const facts = postFacts([calendarOf(given, engine)])
  const [wish] = sheet.wishes
  if (wish?.kind !== 'date') throw new Error('no weekly dish')
  const answer = checkDate(wish, { facts, sheet: engine.sheet } as unknown as Parameters<typeof checkDate>[1])
  expect([wish.what, answer.reason]).toEqual([wish.what, expect.stringMatching(/aparece em/)])
})
