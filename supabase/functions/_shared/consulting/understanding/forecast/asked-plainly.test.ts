import { describe, expect, it } from 'vitest'
import { understand } from '../understand.ts'

const item = (name: string) => ({ name, section: 'Casa', price: 20, active: true })
const house = {
  menu: [
    'Marmita média',
    'Marmita grande',
    'Feijoada de sábado',
    'Suco natural 300 ml',
    'Açaí 300 ml',
    'Açaí 500 ml',
    'Pote 1 litro',
    'Milkshake',
    'Sorvete de cachaça com limão',
  ].map(item),
  ingredientPrices: {},
  settings: { restrictions: [], equipment: [], opening: {} },
  competitors: [],
}
const read = (context: string) =>
  understand('predictive_analytics', { answers: { context }, house: house as never, today: '2026-11-29' })
const wishes = (context: string) =>
  read(context).wishes.map(({ text: _text, place: _place, origin: _origin, ...wish }) => wish)

const question = (about: string, rest: object) => ({ kind: 'question', about, ...rest })

describe('questions that hang on a decision', () => {
  it.each([
    [
      'Se a feijoada passar de 60 no sábado eu chamo minha cunhada pra ajudar, vai precisar?',
      question('threshold', { item: 'Feijoada de sábado', count: 60, weekdays: [6] }),
    ],
    [
      'Se a semana da virada passar de 12 mil eu compro outro freezer.',
      question('threshold', {
        price: 12000,
        from: '2026-12-28',
        to: '2027-01-03',
        what: 'eu compro outro freezer',
      }),
    ],
    [
      'Se o milkshake não passar de 40 por semana eu tiro',
      question('threshold', { item: 'Milkshake', count: 40, against: true }),
    ],
    ['quanto compro de copo de suco?', question('vessels', { item: 'Suco natural 300 ml', what: 'copo' })],
    [
      'Jogo fora umas 5 marmitas por dia, como diminuo?',
      question('waste', { item: 'marmitas', count: 5, what: 'por dia' }),
    ],
    [
      'Uma caixa de açaí de 10 litros dá umas 22 tigelas de 500, quantas caixas eu compro por semana? Só cabem 6 caixas no freezer e o homem entrega terça e sexta.',
      question('packsServed', {
        item: 'açaí',
        other: 'Açaí 500 ml',
        count: 22,
        what: 'caixa de açaí de 10 litros',
        most: 6,
        weekdays: [2, 5],
      }),
    ],
    [
      'Abriu uma sorveteria do outro lado da praça em setembro, ela tá me comendo venda?',
      question('newRival', { from: '2026-09-01', what: 'Abriu uma sorveteria do outro lado da praça' }),
    ],
    [
      'Preciso de mais uma menina em janeiro, em que dias?',
      question('hire', { from: '2027-01-01', to: '2027-01-31' }),
    ],
    ['Milkshake parece que tá morrendo, confirma?', question('itemTrend', { item: 'Milkshake' })],
  ])('%s', (text, expected) => {
    expect(wishes(text)).toEqual([expect.objectContaining(expected)])
    expect(read(text).unread).toEqual([])
  })

  it('trust the number of an item, and know since when it is sold', () => {
    expect(
      wishes('O sorvete de cachaça é de junho pra cá, me diz se já dá pra confiar no número dele.'),
    ).toEqual([
      question('newItem', { item: 'Sorvete de cachaça com limão', from: '2026-06-01' }),
      question('trust', { item: 'Sorvete de cachaça com limão' }),
    ])
  })

  it.each([
    'Se a feijoada passar de 60 graus eu sirvo',
    'Se passar de 60 clientes eu fecho a porta',
    'Uma caixa de açaí de 10 litros dá umas 22 tigelas de 500',
    'Abriu uma sorveteria do outro lado da praça em setembro',
    'vai precisar?',
  ])('are not read into “%s”', (text) => {
    const abouts = wishes(text).flatMap((wish) => ('about' in wish ? [wish.about] : []))
    for (const about of ['threshold', 'packsServed', 'newRival', 'trust']) expect(abouts).not.toContain(about)
  })
})
