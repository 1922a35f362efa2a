import { describe, expect, it } from 'vitest'
import { houseSchema } from '../../base/house/house.ts'
import { understand } from '../understand.ts'

const house = houseSchema.parse({
  menu: [
    ['Massas', 'Fettuccine ao camarão', 70],
    ['Massas', 'Nhoque ao sugo', 52],
    ['Drinks', 'Negroni', 32],
    ['Cervejas', 'Cerveja 600 ml', 15],
  ].map(([section, name, price]) => ({ section, name, price })),
})
const read = (type: 'dynamic_pricing' | 'menu_redesign' | 'competitor_analysis', said: string) => {
  const field = type === 'competitor_analysis' ? 'competitors' : 'constraints'
  const { wishes, unread } = understand(type, { answers: { [field]: said }, house, today: '2026-11-17' })
  return {
    unread: unread.map(({ text }) => text),
    caps: wishes.flatMap((wish) =>
      wish.kind === 'capPrice'
        ? [[wish.item, wish.max ?? null, wish.percent ?? null, wish.rise ?? null]]
        : [],
    ),
  }
}

it('a rise in reais counts from what guests pay now, not from the mean of the year', () => {
  const item = { name: 'Milkshake', category: 'Bebidas', units: 900, price: 18.71, cost: 6 }
  const sales = {
    items: [{ ...item, listed: 19 }],
    period: { from: '2025-11-26', to: '2026-11-25' },
    weeks: [],
    itemWeeks: [],
    weekdays: [],
    dayParts: [],
    rows: { read: 1, totals: 0, blank: 0, refused: 0 },
  }
  const file = { path: 'r/a.csv', name: 'a.csv', size: 1, type: 'text/csv', sales }
  const { wishes } = understand('dynamic_pricing', {
    answers: { sales_data: file, constraints: 'o milkshake pode subir até um real' },
    house: houseSchema.parse({ menu: [] }),
    today: '2026-11-28',
  })
  expect(wishes).toMatchObject([{ kind: 'capPrice', item: 'Milkshake', max: 20 }])
})

describe('what may rise under a condition', () => {
  it('has each limit of the condition', () => {
    const said = 'As massas podem subir, desde que nenhuma passe de R$ 72 e que o aumento fique em até 7%.'
    for (const type of ['dynamic_pricing', 'menu_redesign'] as const)
      expect(read(type, said)).toEqual({
        unread: [],
        caps: [
          ['Massas', 72, null, null],
          ['Massas', null, 7, null],
        ],
      })
  })
  it.each([
    ['os drinks podem subir no máximo R$ 2 cada', ['Drinks', null, null, 2]],
    ['a cerveja pode aumentar até 8%', ['Cervejas', null, 8, null]],
    ['as massas podem mudar, mas nenhuma acima de R$ 75', ['Massas', 75, null, null]],
  ])('%s', (said, cap) => {
    expect(read('dynamic_pricing', said)).toEqual({ unread: [], caps: [cap] })
  })
  it('reaches all other items where they are meant, also beside competitors', () => {
    const said = 'Os demais podem mudar em até 10%, para cima ou para baixo'
    for (const type of ['dynamic_pricing', 'competitor_analysis'] as const)
      expect(read(type, said)).toEqual({ unread: [], caps: [['todos os itens', null, 10, null]] })
  })
  it('is left to the owner where a part of the condition is not understood', () => {
    expect(read('dynamic_pricing', 'as massas podem subir, desde que o xablau concorde').caps).toEqual([])
  })
})

it('what several actions may cost together is no limit of prices', () => {
  const { wishes } = understand('competitor_analysis', {
    answers: { competitors: 'Quero três ações que custem juntas no máximo R$ 1.500' },
    house,
    today: '2026-11-17',
  })
  expect(wishes.filter(({ kind }) => kind === 'price')).toEqual([])
})
