import { expect, test } from 'vitest'
import type { MenuItem } from '../../documents/menu.ts'
import { redesign, salesOf } from './test-case.ts'

const item = (name: string, category: string, price: number): MenuItem => ({
  name,
  category,
  description: null,
  price,
  cost: null,
})
const menu = {
  items: [
    ...['Torresmo', 'Panelada', 'Frango a passarinho', 'Pastel', 'Calabresa'].map((name) =>
      item(name, 'Petiscos', 30),
    ),
    item('Caranguejo', 'Petiscos', 25),
    ...['Negroni', 'Gin tônica', 'Moscow mule', 'Mojito', 'Spritz'].map((name) => item(name, 'Drinks', 32)),
    item('Caipirinha de limão', 'Drinks', 25),
  ],
}
const sales = salesOf(
  menu.items.map(({ name, category, price }) => ({
    name,
    category,
    units: /Caran|Caipi/.test(name) ? 20 : 300,
    price,
    cost: (price ?? 0) * (/Caran|Caipi/.test(name) ? 0.7 : 0.3),
  })),
)
const leaving = (goals: string[], constraints?: string) =>
  (redesign(menu, sales, constraints, goals).content.leaves ?? []).map(({ name }) => name)

test('a goal keeps its items on the menu although their figures would remove them', () => {
  expect(leaving(['Melhorar a margem'])).toEqual(['Caranguejo', 'Caipirinha de limão'])
  expect(leaving(['Vender mais drinks com cachaça'])).toEqual(['Caranguejo'])
  expect(leaving(['Atrair turistas'])).toEqual(['Caipirinha de limão'])
})

test('a number of items removes other items first', () => {
  const goals = ['Vender mais drinks com cachaça', 'Atrair turistas']
  const out = leaving(goals, 'no máximo 9 itens')
  expect(out).toHaveLength(3)
  expect(out).not.toContain('Caranguejo')
  expect(out).not.toContain('Caipirinha de limão')
})
