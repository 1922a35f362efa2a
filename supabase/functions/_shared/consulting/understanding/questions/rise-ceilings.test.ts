import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Chopes', 'Pilsen da casa', 14],
    ['Chopes', 'IPA Resistência', 22],
    ['Drinks', 'Caipirinha de cajá', 21],
    ['Drinks', 'Gin tônica', 29],
    ['Comidas', 'Burger da casa', 36],
    ['Comidas', 'Tábua de frios', 72],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const types = ['dynamic_pricing', 'menu_redesign', 'competitor_analysis'] as const
const read = (type: (typeof types)[number], said: string) => {
  const field = type === 'competitor_analysis' ? 'competitors' : 'constraints'
  const { wishes, unread } = understand(type, { answers: { [field]: said }, house, today: '2026-11-17' })
  return {
    unread: unread.map(({ text }) => text),
    caps: wishes.flatMap((wish) =>
      wish.kind === 'capPrice'
        ? [[wish.item, wish.max ?? null, wish.percent ?? null, wish.rise ?? null]]
        : [],
    ),
    held: wishes.flatMap((wish) => (wish.kind === 'keepPrice' ? [[wish.item, wish.except ?? []]] : [])),
    asked: wishes.flatMap((wish) => (wish.kind === 'question' ? [wish.about] : [])),
  }
}
const all = 'todos os itens'

describe.each(types)('a ceiling of rises in %s', (type) => {
  it.each([
    ['Se for aumentar alguma coisa, no máximo 1 real por item.', [all, null, null, 1]],
    ['Se precisar subir, que seja até 2 reais por item', [all, null, null, 2]],
    ['mas se tiver que subir preço, não passe de 5%', [all, null, 5, null]],
    ['O resto pode subir, mas não mais que 8% de uma vez', [all, null, 8, null]],
    ['Nas comidas pode aumentar até 3 reais', ['Comidas', null, null, 3]],
    ['Se mexer no preço da IPA, no máximo 1 real', ['IPA Resistência', 23, null, null]],
  ] as const)('%s', (said, cap) => {
    expect(read(type, said)).toMatchObject({ unread: [], caps: [cap], asked: [] })
  })
})

describe('what may move', () => {
  it('is limited, and nothing else moves', () => {
    const said = 'Nos outros chope e nos drink dá pra mexer, mas não passe de 8% de uma vez.'
    for (const type of ['dynamic_pricing', 'menu_redesign'] as const)
      expect(read(type, said)).toEqual({
        unread: [],
        caps: [
          ['Chopes', null, 8, null],
          ['Drinks', null, 8, null],
        ],
        held: [[all, ['Chopes', 'Drinks']]],
        asked: [],
      })
  })
  it('holds nothing where the sentence goes on', () => {
    expect(read('dynamic_pricing', 'Nas comidas dá pra mexer, e nos drinks também').held).toEqual([])
    expect(read('dynamic_pricing', 'Nas comidas dá pra mexer até 3 reais e nos drinks até 5%')).toMatchObject(
      {
        caps: [
          ['Comidas', null, null, 3],
          ['Drinks', null, 5, null],
        ],
        held: [],
      },
    )
  })
})

describe('a ceiling that nobody reads', () => {
  it('holds all prices back to it', () => {
    const said = 'Aumento, se houver mesmo precisão, coisa de no máximo 2 reais'
    expect(read('dynamic_pricing', said).caps).toEqual([[all, null, null, 2]])
  })
  it.each(['O fornecedor subiu, no máximo 8% pelo que vi', 'Dá pra subir até 8% sem perder venda?'])(
    'is none in %s',
    (said) => expect(read('dynamic_pricing', said).caps).toEqual([]),
  )
})
