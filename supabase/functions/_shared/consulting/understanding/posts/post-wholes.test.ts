/** What owners say of their posts in any order of words: each wording of a row means the same. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const today = '2026-11-30'
const house = houseSchema.parse({
  menu: [
    { section: 'Pães', name: 'Rosca de coco', price: 11 },
    { section: 'Pães', name: 'Pão de batata-doce', price: 9 },
    { section: 'Doces', name: 'Torta Criança Feliz', price: 14 },
    { section: 'Cafés', name: 'Espresso da serra', price: 7 },
    { section: 'Bebidas', name: 'Suco de graviola', price: 10 },
  ],
})
const read = (said: string) => {
  const { wishes, unread } = understand('content_generation', {
    answers: { special_dates: said },
    house,
    today,
  })
  return {
    wishes: wishes.map(({ text: _, place: _place, origin: _origin, ...wish }) => wish),
    unread: unread.map(({ text }) => text),
  }
}

const alike = (rows: readonly (readonly [object[], ...string[]])[]) =>
  rows.flatMap(([wishes, ...said]) => said.map((one) => [one, wishes] as const))
const rule = (what: string, more = {}) => ({ kind: 'postRule', what, ...more })
const asked = (what: string, more = {}) => ({ kind: 'question', about: 'postAdvice', what, ...more })

describe('the words of captions', () => {
  test.each(
    alike([
      [[rule('noEnglish')], 'sem inglês', 'nada de palavra em inglês', 'legendas só em português'],
      [
        [rule('noDiminutives'), rule('noExclamation')],
        'não gosto de diminutivo nem de ponto de exclamação',
        'sem diminutivos, sem exclamação',
      ],
      [[rule('formal')], 'texto formal', 'trate o cliente por senhor'],
      [[rule('noSlang'), rule('noEmoji')], 'nada de gíria e sem emoji'],
    ]),
  )('%s', (said, wishes) => expect(read(said)).toEqual({ wishes, unread: [] }))
})

describe('fewer guests', () => {
  test.each([
    ['18/12 as aulas acabam, fica vazio', '2026-12-18', undefined],
    ['a partir de 20/12 o movimento cai', '2026-12-20', undefined],
    ['de 7 a 11 de dezembro tem obra na rua da frente', '2026-12-07', '2026-12-11'],
    ['a calçada fica interditada de 7/12 a 9/12', '2026-12-07', '2026-12-09'],
  ])('are no event: %s', (said, from, to) => {
    const { wishes, unread } = read(said)
    expect(unread).toEqual([])
    expect(wishes).toMatchObject([{ kind: 'date', from, closed: false, effect: 'down' }])
    expect((wishes[0] as { to?: string }).to).toBe(to)
  })

  test.each(['quando chove ninguém vem', 'se chover a gente fecha mais cedo'])(
    'on days that nobody can name ask for nothing: %s',
    (said) => expect(read(said)).toEqual({ wishes: [], unread: [] }),
  )

  test('on a weekday that is to be filled stay a weak day', () =>
    expect(read('a terça é fraca, quero encher a terça').wishes).toContainEqual(
      expect.objectContaining(rule('moreOn', { weekdays: [2] })),
    ))
})

describe('when the house publishes', () => {
  const days = rule('noPosts', { weekdays: [0, 2, 3, 5, 6] })
  test.each(
    alike([
      [
        [rule('perWeek', { most: 2 }), days, rule('postAt', { at: 9 })],
        '2 posts por semana, segunda e quinta, às 9h',
        'publicar duas vezes por semana, só segunda e quinta, sempre às 9h',
      ],
      [[days], 'só consigo postar segunda e quinta'],
    ]),
  )('%s', (said, wishes) => expect(read(said)).toEqual({ wishes, unread: [] }))
})

describe('what is not there yet, or no more', () => {
  test.each(
    alike([
      [
        [
          {
            kind: 'date',
            what: 'lançamento de Rosca de coco',
            from: '2026-12-09',
            to: '2026-12-09',
            closed: false,
          },
        ],
        'a rosca de coco entra dia 9 de dezembro',
        'dia 9/12 começa a fornada de rosca de coco, antes disso não pode aparecer',
      ],
      [
        [rule('noMention', { of: 'Suco de graviola', from: today, to: '2027-01-31' })],
        'suco de graviola só tem em fevereiro',
        'acabou o suco de graviola, só volta em fevereiro',
      ],
      [
        [
          {
            kind: 'date',
            what: 'volta do Suco de graviola',
            from: '2026-12-14',
            to: '2026-12-14',
            closed: false,
          },
        ],
        'o suco de graviola acabou, volta dia 14/12',
      ],
    ]),
  )('%s', (said, wishes) => expect(read(said)).toEqual({ wishes, unread: [] }))
})

describe('texts beside the posts', () => {
  test.each(
    alike([
      [[asked('bio')], 'me faz a bio do instagram', 'preciso de um texto pro perfil do insta'],
      [[asked('googleText')], 'o que ponho na descrição da casa no google?'],
      [[asked('autoReply')], 'quero uma mensagem automática pro whatsapp'],
      [
        [asked('script', { item: 'rosca saindo do forno', count: 15 })],
        'quero um roteiro de um vídeo da rosca saindo do forno, 15 segundos',
      ],
      [[asked('boost', { price: 80 })], 'vale a pena impulsionar? tenho 80 reais por mês'],
    ]),
  )('%s', (said, wishes) => expect(read(said)).toEqual({ wishes, unread: [] }))

  test.each([
    'uma moça reclamou no Google que esperou demais, como respondo?',
    'recebi uma avaliação ruim do atendimento, o que eu escrevo?',
    'O cliente reclamou que a rosca veio dura. Como respondo?',
  ])('answer the complaint itself: %s', (said) => {
    const { wishes, unread } = read(said)
    expect(unread).toEqual([])
    expect(wishes).toMatchObject([asked('reviews')])
    expect((wishes[0] as { item?: string }).item).toMatch(/reclam|avalia/)
  })
})

describe('people', () => {
  test.each([
    [
      'quero um post contando que a Dona Ivone assa a rosca desde 1991',
      'a Dona Ivone assa a rosca desde 1991',
    ],
    ['fala do seu Zeca que traz o coco de Trairi', 'seu Zeca traz o coco de Trairi'],
  ])('are told of in the owner’s facts: %s', (said, what) =>
    expect(read(said)).toEqual({ wishes: [{ kind: 'houseFact', about: 'story', what }], unread: [] }),
  )

  test.each(['meu marido assa o pão mas não quer aparecer', 'a cozinheira não pode sair em foto'])(
    'who do not want it are in no picture: %s',
    (said) => expect(read(said)).toEqual({ wishes: [rule('noFaces')], unread: [] }),
  )

  test('cook a dish on a day', () =>
    expect(read('dia 12/12 a Neném faz o pirão dela, 15 reais o prato').wishes).toEqual([
      {
        kind: 'date',
        what: 'pirão da Neném',
        from: '2026-12-12',
        to: '2026-12-12',
        closed: false,
        price: 15,
        per: 'cada prato',
      },
    ]))
})

test.each([
  ['rosca de coco a 8 reais só na terça', { kind: 'combo', what: 'Rosca de coco', price: 8, weekdays: [2] }],
  [
    'toda segunda o suco de graviola sai por 6 reais, nos outros dias é o preço normal',
    { kind: 'combo', what: 'Suco de graviola', price: 6, weekdays: [1] },
  ],
  [
    'na quarta o segundo espresso é pela metade do preço, mas só na quarta',
    { kind: 'date', weekdays: [3], closed: false },
  ],
])('an offer of one weekday is one wish: %s', (said, wish) => {
  const { wishes, unread } = read(said)
  expect(unread).toEqual([])
  expect(wishes).toEqual([expect.objectContaining(wish)])
})

test('a day of each month is a date of each month', () =>
  expect(
    read('dia 13 de todo mês tem missa na praça').wishes.map((wish) => 'from' in wish && wish.from),
  ).toEqual(['2026-12-13', '2027-01-13', '2027-02-13']))

test.each(['post da caipirinha pras crianças', 'faz um post de cerveja com desenho animado'])(
  'an appeal to children with alcohol stays refused: %s',
  (said) => expect(read(said).wishes).toMatchObject([{ kind: 'refusedPost', what: 'minors' }]),
)
