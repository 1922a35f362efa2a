/** What a table orders: one combo for a family, single drinks, discounts that persuade, texts of the dish itself. */
import { expect, test } from 'vitest'
import { plainContext } from '../../../../../../tests/support/understood.ts'
import type { Wish } from '../../base/request/wish.ts'
import type { MenuItem } from '../../documents/menu.ts'
import { menuAnswer } from '../../golden/houses.ts'
import { comboOf } from './combo.ts'
import { houseDosesOf } from './doses.ts'
import { createPairings } from './engine.ts'
import { preparationOf } from './preparations/index.ts'

const item = (category: string, name: string, price: number, cost = price / 3): MenuItem => ({
  category,
  name,
  price,
  cost,
  description: null,
})
const items = [
  item('Entradas', 'Torresmo de rolo', 32),
  item('Na brasa', 'Carneiro assado com pirão', 79),
  item('Na brasa', 'Bode guisado', 68),
  item('Na brasa', 'Costela bovina 8 horas', 85),
  item('Acompanhamentos', 'Baião de dois', 22),
  item('Bebidas', 'Cachaça da casa dose', 8),
  item('Bebidas', 'Cajuína', 10),
  item('Bebidas', 'Suco de acerola jarra', 20),
]
const menuFor = (wishes: Omit<Wish, 'text' | 'origin'>[]) => {
  const contents = createPairings(
    {
      menu_upload: menuAnswer({ items }),
      cuisine_style: 'Churrasco e carnes na brasa',
      focus_areas: ['Entradas e petiscos', 'Pratos principais'],
    },
    {
      ...plainContext,
      today: '2026-11-28',
      sheet: {
        wishes: wishes.map((wish) => ({ ...wish, text: 'pedido', origin: 'request' }) as Wish),
        unread: [],
      },
    },
  )
  const [menu] = contents.flatMap(({ content }) => (content.kind === 'pairing_menu' ? [content] : []))
  if (!menu) throw new Error('no menu')
  return menu
}

test('a combo for a family is one combo for its table, within its price', () => {
  const { asked } = menuFor([{ kind: 'newCombo', count: 1, guests: 4, max: 220, weekdays: [0] } as never])
  const answer = asked?.planned?.find(({ wish }) => wish === 'newCombo')
  expect(answer?.done).toBe(true)
  const [, price] = /\*\*R\$ (\d+)\*\* a mesa de 4/.exec(answer?.text ?? '') ?? []
  expect(Number(price)).toBeLessThanOrEqual(220)
  expect(answer?.text).toMatch(/Costela|Carneiro|Bode/)
})

test('who drives gets a glass, and no jug', () => {
  const { overview } = menuFor([])
  expect(overview.map(({ free }) => free?.name).filter((name) => /jarra/.test(name ?? ''))).toEqual([])
})

test('the drinks of a snack cost no more than it does by much', () => {
  for (const { servedPrice, guests = 1, course, name } of menuFor([]).overview) {
    const own = items.find((one) => one.name === name)?.price ?? 0
    if (course === 'starter') expect((servedPrice ?? 0) * guests).toBeLessThanOrEqual(own * 1.2)
  }
})

test('a discount of a real or two is none', () => {
  const dish = { name: 'Carne de sol', price: 72, cost: 26 }
  expect(comboOf(dish, { name: 'Latada', price: 14, cost: 3 }, 'whole')?.discount).toBe(0)
  expect(comboOf(dish, { name: 'Subida', price: 32, cost: 7 }, 'whole')?.discount).toBe(4)
})

test('the house dose by any of its names gives the white one its price', () => {
  for (const name of ['Cachaça da casa dose', 'Cachaça em dose', 'Dose de cachaça'])
    expect(houseDosesOf([item('Bebidas', name, 8)]).get('white')?.price).toBe(8)
})

test('a dish is made of what its own words say', () => {
  const idOf = (name: string, description: string | null = null) =>
    preparationOf({ name, category: 'Pratos', description })?.id
  expect(idOf('Carpaccio de carne de sol com rapadura', 'com lascas de queijo manteiga')).toBe(
    'sun-dried beef with rapadura',
  )
  expect(idOf('Carne de sol com queijo coalho')).toBe('sun-dried beef with cheese')
  expect(idOf('Carne de sol com nata')).toBe('sun-dried beef in cream')
  expect(idOf('Moqueca de caju', 'vegana, com dendê e castanha')).toBe('moqueca')
  expect(idOf('Moqueca de caju', 'sem dendê')).toBe('moqueca without palm oil')
})
