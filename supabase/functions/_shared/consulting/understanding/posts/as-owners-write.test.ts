/** Texts as owners of twelve kinds of houses write them: each says what is to be read, and nothing else. */
import { expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import type { Wish } from '../../base/request/wish.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Panelada', 28],
    ['Tapiocas', 'Tapioca de camarão', 24],
    ['Tapiocas', 'Tapioca de carne de sol', 18],
    ['Burgers', 'Chapa Clássico', 28],
    ['Rodízio', 'Rodízio completo', 99.9],
    ['Rodízio', 'Rodízio infantil', 49.9],
    ['Do mar', 'Caranguejo toc toc', 14],
    ['Sushi', 'Temaki de salmão', 34],
  ].map(([section, name, price]) => ({ section: String(section), name: String(name), price: Number(price) })),
})

const read = (text: string, restrictions: readonly string[] = []) =>
  understand('content_generation', {
    answers: { special_dates: text },
    house: { ...house, settings: { ...house.settings, restrictions: [...restrictions] } },
    today: '2026-11-30',
  })

const plain = ({ text: _text, origin: _origin, ...wish }: Wish) => {
  const { place: _place, ...rest } = wish as typeof wish & { place?: unknown }
  return rest
}

test.each<[string, object[]]>([
  // An amount is no day.
  [
    'dia 19/12 confraternização, entrada 20',
    [{ kind: 'date', what: 'confraternização', from: '2026-12-19', price: 20, per: 'de entrada' }],
  ],
  ['forró toda quinta, couvert 15', [{ kind: 'date', what: 'forró', weekdays: [4], price: 15 }]],
  // What is free until an hour is free until then.
  [
    'Forró pé de serra toda quinta às 20h, mulher não paga até 21h',
    [{ kind: 'date', what: 'Forró pé de serra', at: 20, note: 'mulher não paga até 21h' }],
  ],
  // What is sold on one weekday only, beside a date of its own.
  [
    '12/12 forró do Zé Branco. Panelada só no domingo.',
    [
      { kind: 'date', what: 'forró do Zé Branco', from: '2026-12-12' },
      { kind: 'date', what: 'Panelada', closed: false, weekdays: [0] },
    ],
  ],
  [
    'A panelada é só domingo, 12/12 forró',
    [
      { kind: 'date', what: 'Panelada', weekdays: [0] },
      { kind: 'date', what: 'forró', from: '2026-12-12' },
    ],
  ],
  ['Seresta só no sábado', [{ kind: 'date', what: 'Seresta', weekdays: [6] }]],
  [
    'Até 3 fotos, filmo no celular',
    [
      { kind: 'postRule', what: 'mostPictures', most: 3 },
      { kind: 'houseFact', about: 'context', what: 'filmo no celular' },
    ],
  ],
  ['No máximo duas fotos por post', [{ kind: 'postRule', what: 'mostPictures', most: 2 }]],
  ['3 fotos por semana', [{ kind: 'postRule', what: 'perWeek', most: 3 }]],
  // How many there are for the price.
  ['Domingo 2 tapiocas por R$ 25', [{ kind: 'combo', what: '2 tapiocas', price: 25, weekdays: [0] }]],
  [
    'Terça em dobro: 2 Chapa Clássico por R$ 45 toda terça',
    [
      { kind: 'date', what: 'terça em dobro', weekdays: [2] },
      { kind: 'combo', what: '2 Chapa Clássico', price: 45, weekdays: [2] },
    ],
  ],
  ['Terça temaki em dobro', [{ kind: 'date', what: 'temaki em dobro', weekdays: [2] }]],
  [
    'Rodízio R$ 79,90 de terça a quinta no jantar',
    [{ kind: 'combo', what: 'Rodízio', price: 79.9, weekdays: [2, 3, 4], note: 'no jantar' }],
  ],
  // The name of an evening is said once.
  [
    'Quinta do caranguejo toda quinta a partir das 11h',
    [{ kind: 'date', what: 'quinta do caranguejo', weekdays: [4], at: 11 }],
  ],
  // A sentence of its own is no condition of the date before it.
  [
    'Sopa toda quarta R$ 22. Encomendas de Natal até 20/12, sinal de 50%',
    [
      { kind: 'date', what: 'Sopa', price: 22, weekdays: [3] },
      { kind: 'date', what: 'último dia de encomendas (Natal)', from: '2026-12-20', note: 'sinal de 50%' },
    ],
  ],
  [
    '01/01 abre às 19h. Trocamos o fornecedor do atum, agora vem de Areia Branca',
    [
      { kind: 'date', from: '2027-01-01', open: true, note: 'a partir das 19h' },
      {
        kind: 'houseFact',
        about: 'story',
        what: 'Trocamos o fornecedor do atum, agora vem de Areia Branca',
      },
    ],
  ],
  // Several themes after one verb.
  [
    'Fale do pôr do sol na duna, da praia do Riacho Doce e do kitesurf',
    [
      { kind: 'postTopic', what: 'pôr do sol na duna' },
      { kind: 'postTopic', what: 'praia do Riacho Doce' },
      { kind: 'postTopic', what: 'kitesurf' },
    ],
  ],
  [
    'Falar do calçadão da Beira-Mar, da feirinha e do Mucuripe',
    [
      { kind: 'postTopic', what: 'calçadão da Beira-Mar' },
      { kind: 'postTopic', what: 'feirinha' },
      { kind: 'postTopic', what: 'Mucuripe' },
    ],
  ],
  ['Véspera de feriado sem publicação', [{ kind: 'postRule', what: 'noPostsOnEves' }]],
  ['não publicar em véspera de feriado', [{ kind: 'postRule', what: 'noPostsOnEves' }]],
  ['nada de post na véspera de feriado', [{ kind: 'postRule', what: 'noPostsOnEves' }]],
  ['sem post em feriado', [{ kind: 'postRule', what: 'noPostsOnHolidays' }]],
  ['sem hashtag de praia do futuro', [{ kind: 'postRule', what: 'noMention', of: 'praia do futuro' }]],
  ['Taxa de serviço?', [{ kind: 'question', about: 'postAdvice', what: 'serviceFee' }]],
])('%s', (said, expected) => {
  const { wishes, unread } = read(said)
  expect(unread).toEqual([])
  expect(wishes.map(plain)).toMatchObject(expected)
  expect(wishes).toHaveLength(expected.length)
})

test.each<[string, object]>([
  ['véspera de feriado sem publicação', { kind: 'postRule', what: 'noPostsOnEves' }],
  ['não falar de bebida alcoólica', { kind: 'exclude', what: 'bebidas alcoólicas' }],
  ['não fazer sorteio', { kind: 'postRule', what: 'noMention', of: 'sorteio' }],
])('a restriction of the house that posts obey: %s', (said, expected) => {
  const { wishes, unread } = read('', [said])
  expect(unread).toEqual([])
  expect(wishes.map(plain)).toMatchObject([expected])
})

test('guests and children are left out together', () => {
  expect(read('Não mostrar cliente nem criança').wishes.map(plain)).toMatchObject([
    { kind: 'postRule', what: 'noFaces' },
    { kind: 'postRule', what: 'noChildren' },
  ])
})

test('what only points back is no subject of a post', () => {
  const { wishes, unread } = read(
    'O chef Marcelo é de Aracati e aprendeu a panelada com a avó; conte essa história.',
  )
  expect(wishes.map(({ kind }) => kind)).toEqual(['houseFact'])
  expect(unread).toEqual([])
})
