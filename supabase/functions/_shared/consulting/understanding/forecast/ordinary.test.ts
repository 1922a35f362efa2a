/** What ordinary owners ask of a forecast in ordinary sentences. */
import { describe, expect, it, test } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    { name: 'Pizza de chocolate', section: 'Pizzas doces', price: 48 },
    { name: 'Pizza carne de sol', section: 'Pizzas', price: 66 },
    { name: 'Pizza mussarela', section: 'Pizzas', price: 49 },
  ],
})
const read = (context: string, today = '2027-01-25') =>
  understand('predictive_analytics', { answers: { context }, house, today }).wishes

describe('closed days', () => {
  test.each(['Fechamos de sexta 5/2 a terça 9/2', 'Vamos fechar de sexta (5/2) a terça (9/2)'])(
    'are one span although the days have names: %s',
    (text) => {
      expect(read(text)).toMatchObject([{ kind: 'date', from: '2027-02-05', to: '2027-02-09', closed: true }])
    },
  )

  it('of a list are those to come, whatever stands before “dias”', () => {
    const wishes = read('Fechamos nos dias 24, 25 e 31 de dezembro e 1º de janeiro.', '2026-11-23')
    expect(wishes.map((wish) => wish.kind === 'date' && wish.from)).toEqual([
      '2026-12-24',
      '2026-12-25',
      '2026-12-31',
      '2027-01-01',
    ])
    // "fechamos 3 dias" is over.
    expect(read('Fechamos 3 dias em novembro.', '2026-12-10')).toMatchObject([
      { days: 3, from: '2026-11-01' },
    ])
  })
})

it('an item is not taken for one that shares only its first word and “de”', () => {
  expect(read('A pizza de carne de sol é nova, começou em agosto.')).toMatchObject([
    { kind: 'question', about: 'newItem', item: 'Pizza carne de sol' },
  ])
})

describe('what a week’s work needs', () => {
  const menu = houseSchema.parse({
    menu: [
      { name: 'Chope 300 ml', section: 'Bebidas', price: 9.9 },
      { name: 'Coxinha de jaca', section: 'Salgados', price: 12 },
      { name: 'Carne de sol com macaxeira', section: 'Petiscos', price: 58 },
      { name: 'Pizza mussarela', section: 'Pizzas', price: 49 },
      { name: 'Pizza camarão', section: 'Pizzas', price: 82 },
    ],
  })
  const of = (context: string) =>
    understand('predictive_analytics', { answers: { context }, house: menu, today: '2027-01-25' }).wishes

  test.each([
    [
      'Quantos barris de 50 litros de chope eu peço por semana?',
      { about: 'packs', item: 'Chope 300 ml', what: 'chope em barril de 50 l' },
    ],
    [
      'Quantos garçons preciso por dia, se cada um atende 8 mesas e a casa tem 18?',
      { about: 'hire', what: 'por dia', count: 3 },
    ],
    [
      'Quanto devo deixar pronto de coxinha na sexta, no sábado e no domingo?',
      { about: 'perWeek', item: 'Coxinha de jaca', weekdays: [0, 5, 6] },
    ],
    [
      'Não quero comprar mais de 30 kg de carne de sol, porque o freezer é pequeno.',
      { about: 'stockLimit', count: 30, what: 'carne de sol' },
    ],
    [
      'No dia 25 de fevereiro entregamos uma encomenda de 80 coxinhas.',
      { about: 'fixedOrder', item: 'Coxinha de jaca', count: 80, from: '2027-02-25', to: '2027-02-25' },
    ],
    ['Vale a pena manter a pizza de camarão?', { about: 'itemTrend', item: 'Pizza camarão', against: true }],
    ['No dia 14 de maio vamos servir 60 almoços para uma empresa.', { about: 'seats', count: 60 }],
  ])('%s', (text, wish) => {
    expect(of(text)).toMatchObject([{ kind: 'question', ...wish }])
  })

  it('a good that a portion names is asked about, delivered and packed by its own name', () => {
    expect(
      of(
        'Cada pizza leva 200 g de mussarela: quantos quilos devo comprar por semana? O fornecedor só entrega na terça e na sexta, em peças de 4 kg.',
      ),
    ).toMatchObject([
      { kind: 'portion', of: 'mussarela', amount: 200 },
      { about: 'deliveries', what: 'mussarela', weekdays: [2, 5] },
      { about: 'packs', what: 'mussarela em peca de 4 kg' },
    ])
  })

  it('an order without a day, and a barrel that is only told of, ask nothing', () => {
    expect(of('Entregamos 80 coxinhas no ano passado.').filter(({ kind }) => kind === 'question')).toEqual([])
    expect(
      of('Abrimos uma turma e não quero ter mais de 2 garçons.').filter(({ kind }) => kind === 'question'),
    ).toEqual([])
  })

  it('an item that left the menu is not read as leaving it next year', () => {
    const [wish] = of('A pizza camarão saiu do cardápio em 3 de novembro e não volta.')
    expect(wish).toMatchObject({ kind: 'question', about: 'leaves', item: 'Pizza camarão' })
    expect(wish).not.toHaveProperty('from')
  })
})
