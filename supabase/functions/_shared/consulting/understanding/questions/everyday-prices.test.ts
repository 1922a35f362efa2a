/** What any owner says and asks of prices in plain words, each sentence alone. */
import { describe, expect, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Petiscos', 'Pastel de carne', 18],
    ['Pratos', 'Peixada', 78],
    ['Pratos', 'Lasanha', 39],
    ['Sobremesas', 'Pudim', 12],
    ['Drinks', 'Caipirinha de limão', 18],
    ['Cervejas', 'Heineken long neck', 12],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (constraints: string) =>
  understand('dynamic_pricing', { answers: { constraints }, house, today: '2026-12-01' })
const wishes = (said: string) => read(said).wishes.map(({ text: _, place: __, origin: ___, ...wish }) => wish)

type Case = readonly [said: string, is: object]
const ask = (about: string, fields: object = {}) => ({ kind: 'question', about, ...fields })
const kept = (item: string, price: number) => ({ kind: 'keepPrice', item, price })

describe.each<readonly [name: string, cases: readonly Case[]]>([
  [
    'an offer of some hours is asked about, hours and all',
    [
      ['Dose dupla das 17 às 19 dá lucro?', ask('happyHour', { start: 17, end: 19 })],
      ['Faço dose dupla das 17h às 19h na terça?', ask('happyHour', { start: 17, end: 19, weekdays: [2] })],
      ['Será que compensa rodada dupla das 6 às 8?', ask('happyHour', { start: 18, end: 20 })],
    ],
  ],
  [
    'which price is wrong',
    [
      ['Qual preço está errado?', ask('upDown')],
      ['Tem algum preço errado no meu cardápio?', ask('upDown')],
      ['Algum preço meu está fora do lugar?', ask('upDown')],
      ['Que preços estão fora da realidade?', ask('upDown')],
      ['Me diz o que está com o preço errado.', ask('upDown')],
    ],
  ],
  [
    'whether guests leave',
    [
      ['Se eu subir tudo, perco cliente?', ask('breakEven')],
      ['Perco freguês se subir a caipirinha?', ask('breakEven', { item: 'Caipirinha de limão' })],
      ['Será que o pessoal foge se eu aumentar?', ask('breakEven')],
      ['Subindo tudo 5%, o cliente some?', ask('breakEven', { percent: 5 })],
      ['O aumento de julho espantou cliente?', ask('pastChange')],
    ],
  ],
  [
    'dearer in a month, in the season or at a feast',
    [
      [
        'Em dezembro posso cobrar mais caro?',
        ask('seasonPrice', { what: 'dezembro', from: '2026-12-01', to: '2026-12-31' }),
      ],
      [
        'Posso subir a lasanha em janeiro?',
        ask('seasonPrice', { item: 'Lasanha', what: 'janeiro', from: '2027-01-01', to: '2027-01-31' }),
      ],
      ['Na alta estação dá para cobrar mais?', ask('seasonPrice', { what: 'alta' })],
      ['No Carnaval eu posso aumentar?', ask('feastPrice', { what: 'Carnaval' })],
    ],
  ],
  [
    'the day on which new prices begin, today too',
    [
      ['Quero começar os preços novos dia 1º de dezembro.', ask('startsOn', { from: '2026-12-01' })],
      ['Vou trocar a tabela na segunda que vem.', ask('startsOn', { from: '2026-12-07' })],
      ['Pretendo virar os preços depois do Natal.', ask('startsOn', { from: '2026-12-26' })],
    ],
  ],
  [
    'a price that stays although it leaves little',
    [
      ['O pudim eu deixo por 12 mesmo dando pouco lucro.', kept('Pudim', 12)],
      ['A lasanha vou manter em 39 ainda que ganhe pouco.', kept('Lasanha', 39)],
      ['Deixa o pastel a 18, nem que eu ganhe menos.', kept('Pastel de carne', 18)],
      ['Peixada continua 78, mesmo apertada.', kept('Peixada', 78)],
    ],
  ],
  [
    'forms of an offer that are refused, and no others',
    [
      [
        'Não quero chope em dobro nem rodízio.',
        ask('promotion', { what: 'chope em dobro nem rodízio', against: true }),
      ],
      ['Nada de rodízio.', ask('promotion', { what: 'rodízio', against: true })],
      ['Rodízio eu não faço.', ask('promotion', { what: 'rodízio', against: true })],
      ['Nada de promoção.', ask('discountLimit', { against: true })],
    ],
  ],
])('%s', (_, cases) => {
  test.each(cases)('%s', (said, is) => {
    expect(wishes(said)).toEqual([is])
    expect(read(said).unread).toEqual([])
  })
})

test('what a supplier does in a month is no season of ours', () => {
  expect(JSON.stringify(wishes('Em dezembro o fornecedor sobe?'))).not.toMatch(/seasonPrice/)
})

test.each([
  'A concorrência faz o pastel a 15 reais.',
  'Por aqui todo mundo vende a caipirinha a 20.',
  'Na rua os outros botam a Heineken a 11.',
])('what others charge sets no price of the house: %s', (said) => {
  expect(wishes(said)).toEqual([])
  expect(read(said).unread).toHaveLength(1)
})
